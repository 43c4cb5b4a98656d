import { items as faq } from "@aangan/copy/faq";
import * as landing from "@aangan/copy/landing";
import { LandingPage } from "@/features/landing/landing-page";
import { JsonLd } from "@/lib/json-ld";
import { pageMetadata } from "@/lib/metadata";
import { routes } from "@/lib/routes";
import { faqPage, organization, webSite } from "@/lib/structured-data";

export const metadata = pageMetadata({
  title: landing.title,
  description: landing.description,
  path: routes.home.path,
});

export default function HomePage() {
  return (
    <>
      <LandingPage />
      <JsonLd data={organization()} />
      <JsonLd data={webSite()} />
      <JsonLd data={faqPage(faq)} />
    </>
  );
}
