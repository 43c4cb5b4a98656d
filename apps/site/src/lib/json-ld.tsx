import { type StructuredData, scriptText } from "./structured-data";

/**
 * Structured data in a page. It is never executed, so the page's policy need not allow it, and pages without scripts
 * keep it. For server components.
 */
export function JsonLd({ data }: { data: StructuredData }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />;
}
