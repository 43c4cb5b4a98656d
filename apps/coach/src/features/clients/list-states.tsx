"use client";

import { messageOf } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";

/** Props of {@link ListFailed}. */
export interface ListFailedProps {
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
  /** The title of the error. */
  title: string;
  /** Older data is shown below. */
  small?: boolean;
  /** The seed of the illustration. */
  seed?: string;
}

/** Replaces data that could not be fetched, with a retry button. */
export function ListFailed({ query, title, small = false, seed = "clients" }: ListFailedProps) {
  const retry = (
    <Button
      {...(small ? { size: "sm", variant: "secondary" } : {})}
      pending={query.isFetching}
      pendingText={common.loading}
      onClick={() => void query.refetch()}
    >
      {common.retry}
    </Button>
  );
  const description = messageOf(query.error, errors.somethingWrong);
  return small ? (
    <Alert tone="danger" title={title} action={retry} className="mb-4">
      {description}
    </Alert>
  ) : (
    <EmptyState role="alert" seed={seed} headingLevel={2} title={title} description={description} action={retry} />
  );
}

/** Placeholder of the list of clients. */
export function ListSkeleton() {
  return (
    <SkeletonGroup label={common.loading} className="flex flex-col gap-4 rounded-card border border-line p-4">
      {["a", "b", "c", "d", "e"].map((key) => (
        <div key={key} className="flex items-center gap-4">
          <Skeleton shape="avatar" />
          <Skeleton className="w-1/3" />
          <Skeleton className="ml-auto w-24" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
