import * as ourCoaches from "@aangan/copy/our-coaches";
import { OurCoachesPage } from "@/features/coaches/our-coaches-page";
import { pageMetadata } from "@/lib/metadata";
import { routes } from "@/lib/routes";

export const metadata = pageMetadata({
  title: ourCoaches.title,
  description: ourCoaches.description,
  path: routes.ourCoaches.path,
  image: "our-coaches",
});

export default function Page() {
  return <OurCoachesPage />;
}
