import * as aboutUs from "@aangan/copy/about-us";
import { AboutPage } from "@/features/about/about-page";
import { pageMetadata } from "@/lib/metadata";
import { routes } from "@/lib/routes";

export const metadata = pageMetadata({
  title: aboutUs.title,
  description: aboutUs.description,
  path: routes.aboutUs.path,
  image: "about-us",
});

export default function AboutUsPage() {
  return <AboutPage />;
}
