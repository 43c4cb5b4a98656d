import * as helpPages from "@aangan/copy/help-pages";
import { policiesDate } from "@aangan/copy/promises";
import { privacySections, privacySummary } from "@/content/privacy";
import { LegalPage } from "@/features/help/legal-page";
import { pageMetadata } from "@/lib/metadata";
import { routes } from "@/lib/routes";

const { title, description, heading, text } = helpPages.privacy;

export const metadata = pageMetadata({ title, description, path: routes.privacy.path, image: "privacy" });

export default function Page() {
  return (
    <LegalPage title={heading} text={text} since={policiesDate} summary={privacySummary} sections={privacySections} />
  );
}
