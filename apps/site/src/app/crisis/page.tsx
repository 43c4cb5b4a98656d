import * as helpPages from "@aangan/copy/help-pages";
import { CrisisPage } from "@/features/help/crisis-page";
import { pageMetadata } from "@/lib/metadata";
import { routes } from "@/lib/routes";

const { title, description } = helpPages.crisis;

export const metadata = pageMetadata({ title, description, path: routes.crisis.path, image: "crisis" });

export default function Page() {
  return <CrisisPage />;
}
