import { helpPages } from "@aangan/copy/help";
import { routes } from "@aangan/copy/routes";
import { FaqPage } from "@/features/help/faq-page";
import { pageMetadata } from "@/lib/metadata";

const { title, description } = helpPages.faq;

export const metadata = pageMetadata({ title, description, path: routes.faq.path, image: "faq" });

export default function Page() {
  return <FaqPage />;
}
