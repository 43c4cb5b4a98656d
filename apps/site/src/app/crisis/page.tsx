import * as helpPages from "@aangan/copy/help-pages";
import { routes } from "@aangan/copy/routes";
import { CrisisPage } from "@/features/help/crisis-page";
import { pageMetadata } from "@/lib/metadata";

const { title, description } = helpPages.crisis;

export const metadata = pageMetadata({ title, description, path: routes.crisis.path, image: "crisis" });

export default function Page() {
  return <CrisisPage />;
}
