import * as careers from "@aangan/copy/careers";
import { CareersPage } from "@/features/careers/careers-page";
import { pageMetadata } from "@/lib/metadata";
import { routes } from "@/lib/routes";

export const metadata = pageMetadata({
  title: careers.title,
  description: careers.description,
  path: routes.careers.path,
  image: "careers",
});

export default function Page() {
  return <CareersPage />;
}
