import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../lib/cn";
import { pageSteps } from "./pages";

/** Props of one step of the pagination, as a button or as a link. */
export interface PageStepProps {
  className: string;
  "aria-label": string;
  "aria-current": "page" | undefined;
  children: ReactNode;
}

interface PaginationBaseProps {
  /** The current page, from 1. */
  page: number;
  /** Number of pages. With one or none nothing is rendered. */
  pageCount: number;
  /** Accessible name ("Pages of articles"). */
  label?: string;
  /** Labels of the two ends. */
  previousLabel?: string;
  nextLabel?: string;
  /** Name of one step. */
  pageLabel?: (page: number) => string;
  className?: string;
}

/** Props of {@link Pagination}: either pages change in place, or each has a URL. */
export type PaginationProps = PaginationBaseProps &
  (
    | {
        /** Called with the requested page. */
        onPageChange: (page: number) => void;
        renderLink?: never;
      }
    | {
        /** Renders the link to a page; spread the second argument on it. */
        renderLink: (page: number, step: PageStepProps) => ReactNode;
        onPageChange?: never;
      }
  );

/** Navigates a long list by pages. On phones "3 / 12" replaces the numbers. */
export function Pagination({
  page,
  pageCount,
  label = "Pages",
  previousLabel = "Previous",
  nextLabel = "Next",
  pageLabel = (number) => `Page ${number}`,
  onPageChange,
  renderLink,
  className,
}: PaginationProps) {
  if (pageCount <= 1) return null;

  const step = (target: number, name: string, content: ReactNode, extra?: string) => {
    const shared: PageStepProps = {
      className: cn(stepClasses, extra),
      "aria-label": name,
      "aria-current": target === page && extra === undefined ? "page" : undefined,
      children: content,
    };
    if (renderLink) return renderLink(target, shared);
    return <button type="button" onClick={() => onPageChange(target)} {...shared} />;
  };

  const end = (target: number, name: string, content: ReactNode) => {
    if (target >= 1 && target <= pageCount) return step(target, name, content, "px-3");
    // The missing neighbour stays in place, so that the row does not jump on the first and last page.
    return (
      <span aria-hidden="true" className={cn(stepClasses, "cursor-default px-3 text-ink-muted hover:bg-transparent")}>
        {content}
      </span>
    );
  };

  return (
    <nav aria-label={label} className={className}>
      <ul className="m-0 flex list-none flex-wrap items-center justify-center gap-1 p-0">
        <li>
          {end(
            page - 1,
            previousLabel,
            <>
              <ChevronLeft aria-hidden="true" />
              {previousLabel}
            </>,
          )}
        </li>
        <li className="px-2 text-ink-muted text-small tabular-nums md:hidden">
          {page} / {pageCount}
        </li>
        {pageSteps(page, pageCount).map((entry) => (
          <li key={entry} className="hidden md:block">
            {typeof entry === "number" ? (
              step(entry, pageLabel(entry), entry)
            ) : (
              <span aria-hidden="true" className="grid size-11 place-items-center text-ink-muted">
                …
              </span>
            )}
          </li>
        ))}
        <li>
          {end(
            page + 1,
            nextLabel,
            <>
              {nextLabel}
              <ChevronRight aria-hidden="true" />
            </>,
          )}
        </li>
      </ul>
    </nav>
  );
}

const stepClasses = [
  "inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-1 rounded-control border-[1.5px] border-transparent px-1.5 font-semibold text-ink text-small tabular-nums no-underline",
  "transition-[background-color] duration-(--d-ui) ease-ui hover:bg-sunk",
  "aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-bg",
  "[&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]",
].join(" ");
