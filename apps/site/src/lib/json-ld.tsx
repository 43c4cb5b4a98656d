import { type StructuredData, scriptText } from "./structured-data";

/**
 * Structured data in a page. It is data and never run, so it needs no leave of the page's policy and stays in pages without
 * scripts. For server components.
 */
export function JsonLd({ data }: { data: StructuredData }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />;
}
