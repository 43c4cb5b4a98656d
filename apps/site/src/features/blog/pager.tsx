import * as blog from "@aangan/copy/blog";
import { ChipLink } from "@aangan/ui/chips/chip.tsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { pagePath } from "./paths";

const end = "inline-flex min-h-11 items-center gap-1 text-small font-semibold [&_svg]:size-4.5 [&_svg]:stroke-[1.75]";

/** The links to the pages of the list by number, with the current page marked. */
export function Pager({ page, pageCount }: { page: number; pageCount: number }) {
  if (pageCount <= 1) return null;
  const step = (target: number, rel: string, content: ReactNode) =>
    target >= 1 && target <= pageCount ? (
      <a href={pagePath(target)} rel={rel} className={`${end} rounded-control text-ink no-underline hover:underline`}>
        {content}
      </a>
    ) : (
      // An unavailable link stays as text, so that the row has the same layout on every page.
      <span className={`${end} text-ink-muted`}>{content}</span>
    );
  return (
    <nav aria-label={blog.pagesLabel}>
      <ul className="flex flex-wrap items-center gap-x-3 frame:gap-x-4">
        <li className="mr-auto frame:mr-0">
          {step(
            page - 1,
            "prev",
            <>
              <ChevronLeft aria-hidden="true" />
              {blog.previous}
            </>,
          )}
        </li>
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <ChipLink
              href={pagePath(number)}
              current={number === page}
              aria-label={blog.pageLabel({ page: number })}
              className="min-w-9 justify-center tabular-nums"
            >
              {number}
            </ChipLink>
          </li>
        ))}
        <li className="ml-auto frame:ml-0">
          {step(
            page + 1,
            "next",
            <>
              {blog.next}
              <ChevronRight aria-hidden="true" />
            </>,
          )}
        </li>
      </ul>
    </nav>
  );
}
