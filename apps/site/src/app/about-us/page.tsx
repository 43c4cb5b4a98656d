import * as aboutUs from "@aangan/copy/about-us";
import { routes } from "@aangan/copy/routes";
import { AboutPage } from "@/features/about/about-page";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({
  title: aboutUs.title,
  description: aboutUs.description,
  path: routes.aboutUs.path,
  image: "about-us",
});

export default function AboutUsPage() {
  return <AboutPage />;
}
