import * as ourCoach from "@aangan/copy/our-coach";
import { OurCoachPage } from "@/features/coaches/our-coach-page";
import { pageMetadata } from "@/lib/metadata";
import { routes } from "@/lib/routes";

export const metadata = pageMetadata({
  title: ourCoach.title,
  description: ourCoach.description,
  path: routes.ourCoach.path,
  image: "our-coaches",
});

export default function Page() {
  return <OurCoachPage />;
}
