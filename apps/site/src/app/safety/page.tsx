import * as helpPages from "@aangan/copy/help-pages";
import { safetyDate } from "@aangan/copy/promises";
import { safetySections, safetySummary } from "@/content/safety";
import { LegalPage } from "@/features/help/legal-page";
import { pageMetadata } from "@/lib/metadata";
import { routes } from "@/lib/routes";

const { title, description, heading, text } = helpPages.safety;

export const metadata = pageMetadata({ title, description, path: routes.safety.path, image: "safety" });

export default function Page() {
  return <LegalPage title={heading} text={text} since={safetyDate} summary={safetySummary} sections={safetySections} />;
}
