"use client";

import * as words from "@aangan/copy/community-yours";
import { Button } from "@aangan/ui/button/button.tsx";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Failure } from "@/lib/failure";

/** The button for a list's older pages, and the error if they could not be fetched. */
export function Older({
  query,
}: {
  query: Pick<
    UseInfiniteQueryResult,
    "hasNextPage" | "isFetchNextPageError" | "error" | "isFetching" | "isFetchingNextPage" | "fetchNextPage"
  >;
}) {
  if (query.isFetchNextPageError && query.error) {
    return (
      <div className="mt-4">
        <Failure
          title={words.moreFailed}
          error={query.error}
          pending={query.isFetching}
          onRetry={() => void query.fetchNextPage()}
        />
      </div>
    );
  }
  return query.hasNextPage ? (
    <div className="mt-5 flex justify-center">
      <Button
        variant="secondary"
        pending={query.isFetchingNextPage}
        pendingText={words.loadingOlder}
        onClick={() => void query.fetchNextPage()}
      >
        {words.older}
      </Button>
    </div>
  ) : null;
}
