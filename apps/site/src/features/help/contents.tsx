import * as helpPages from "@aangan/copy/help-pages";
import { ChevronDown } from "lucide-react";

/** A part of a page and its anchor. */
interface ContentsItem {
  id: string;
  title: string;
}

/** Props of {@link Contents}. */
export interface ContentsProps {
  items: readonly ContentsItem[];
  /** Omits the collapsible version on phones, for pages with important content at the top. */
  wideOnly?: boolean;
}

/** The contents of a long page: collapsible on phones, a sticky column on wide screens, and not printed. */
export function Contents({ items, wideOnly = false }: ContentsProps) {
  return (
    <>
      {wideOnly ? null : <Fold items={items} />}
      <nav
        aria-label={helpPages.contents}
        className="sticky top-6 max-h-[calc(100dvh-48px)] self-start overflow-y-auto pb-4 max-frame:hidden print:hidden"
      >
        <p className="mb-2 font-semibold text-label">{helpPages.contents}</p>
        <Links items={items} className="py-1.5" />
      </nav>
    </>
  );
}

function Fold({ items }: { items: readonly ContentsItem[] }) {
  return (
    <details className="group border-line border-y frame:hidden print:hidden">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 font-semibold">
        {helpPages.contents}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-(--d-ui) group-open:rotate-180"
        />
      </summary>
      <nav aria-label={helpPages.contents} className="pb-3">
        <Links items={items} className="min-h-11 py-1" />
      </nav>
    </details>
  );
}

function Links({ items, className }: { items: readonly ContentsItem[]; className: string }) {
  return (
    <ol>
      {items.map((item) => (
        <li key={item.id}>
          <a
            href={`#${item.id}`}
            className={`inline-flex items-center rounded-tile text-small no-underline hover:underline ${className}`}
          >
            {item.title}
          </a>
        </li>
      ))}
    </ol>
  );
}
