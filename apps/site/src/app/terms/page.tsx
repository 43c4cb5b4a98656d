import * as helpPages from "@aangan/copy/help-pages";
import { policiesDate } from "@aangan/copy/promises";
import { termsSections, termsSummary } from "@/content/terms";
import { LegalPage } from "@/features/help/legal-page";
import { pageMetadata } from "@/lib/metadata";
import { routes } from "@/lib/routes";

const { title, description, heading, text } = helpPages.terms;

export const metadata = pageMetadata({ title, description, path: routes.terms.path, image: "terms" });

export default function Page() {
  return <LegalPage title={heading} text={text} since={policiesDate} summary={termsSummary} sections={termsSections} />;
}
