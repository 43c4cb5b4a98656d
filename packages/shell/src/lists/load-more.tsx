import { messageOf } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { Button } from "@aangan/ui/button/button.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";

/** Props of {@link LoadMore}. */
export interface LoadMoreProps {
  /** The list's infinite query. */
  query: {
    hasNextPage: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: unknown;
    fetchNextPage: () => Promise<unknown>;
  };
  /** The element that contains the entries. */
  list: RefObject<HTMLElement | null>;
  /** Selector of the focusable entries in it ("[data-post]"). */
  entries: string;
  /** The number of shown entries. */
  shown: number;
  labels: { more: string; loading: string; failed: string };
  /** Rendered instead after the last page. */
  end?: ReactNode;
  className?: string;
}

/**
 * The end of an infinite list: fetches the next page when it comes near, or with its button. The button then moves
 * focus to the first new entry. After a failure, which is shown, the user decides when to retry.
 */
export function LoadMore({ query, list, entries, shown, labels, end = null, className }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  /** The number of entries when the button was pressed. */
  const pressedAt = useRef<number | null>(null);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;

  useEffect(() => {
    if (pressedAt.current === null || shown <= pressedAt.current) return;
    list.current?.querySelectorAll<HTMLElement>(entries)[pressedAt.current]?.focus();
    pressedAt.current = null;
  }, [shown, list, entries]);

  useEffect(() => {
    if (!hasNextPage || isFetching || isFetchNextPageError || !place.current) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some((one) => one.isIntersecting)) void fetchNextPage();
      },
      { rootMargin: "600px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  if (!hasNextPage) return end;
  return (
    <div ref={place} className={cn("flex flex-col items-center gap-3", className)}>
      {isFetchNextPageError ? (
        <p role="alert" className="text-center text-danger text-small">
          {labels.failed}. {messageOf(query.error, errors.somethingWrong)}
        </p>
      ) : null}
      <Button
        variant="secondary"
        pending={query.isFetchingNextPage}
        pendingText={labels.loading}
        onClick={() => {
          pressedAt.current = shown;
          void fetchNextPage();
        }}
      >
        {isFetchNextPageError ? common.retry : labels.more}
      </Button>
    </div>
  );
}
