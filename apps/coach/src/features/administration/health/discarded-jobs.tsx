"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/admin-health";
import * as errors from "@aangan/copy/errors";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { ago } from "@aangan/shell/live/ago.ts";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { RotateCcw } from "lucide-react";
import { type DiscardedJob, useDiscardJob, useRetryJob } from "./queries";

/** The discarded jobs, latest first, with their actions. */
export function DiscardedJobs({ jobs, now }: { jobs: readonly DiscardedJob[]; now: Date | null }) {
  return (
    // A retried or deleted job disappears with its buttons: this element receives focus then.
    <div tabIndex={-1} className="outline-none">
      {jobs.length === 0 ? (
        <EmptyState
          seed="health"
          headingLevel={3}
          title={words.nothingGivenUp}
          description={words.nothingGivenUpText}
        />
      ) : (
        <ul
          aria-label={words.givenUpLabel}
          className="max-w-3xl rounded-card border border-line bg-surface shadow-cast-1"
        >
          {jobs.map((job) => (
            <Row key={job.id} job={job} now={now} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({ job, now }: { job: DiscardedJob; now: Date | null }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line border-b px-4 py-3.5 last:border-b-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Badge variant="danger">{job.sort === "letter" ? words.letter : words.task}</Badge>
          <b className="font-semibold [overflow-wrap:anywhere]">{job.kind}</b>
        </p>
        <p className="mt-1.5">{words.classes.find(({ code }) => code === job.failedOn)?.label}</p>
        <p className="mt-1.5 flex flex-wrap gap-x-3 gap-y-0.5 text-fine text-ink-muted tabular-nums">
          <span>{words.number({ id: job.id })}</span>
          <time dateTime={job.failedAt}>{now ? words.failedAgo({ ago: ago(job.failedAt, now) }) : null}</time>
          <span>{words.attempts({ count: job.attempts })}</span>
        </p>
      </div>
      <Actions job={job} />
    </li>
  );
}

function Actions({ job: { id, kind } }: { job: DiscardedJob }) {
  const retry = useRetryJob();
  const discard = useDiscardJob();
  const again = () =>
    // A refetch may unmount these buttons before the response: act on the promise.
    retry.mutateAsync(id).then(
      () => toast({ title: words.retried.title, description: words.retried.text }),
      (error: unknown) => toastFailure(words.retryFailed, error),
    );
  const drop = async (): Promise<string | undefined> => {
    try {
      await discard.mutateAsync(id);
    } catch (error) {
      return messageOf(error, errors.somethingWrong);
    }
    toast({ title: words.discarded });
    return undefined;
  };
  return (
    <div className="flex shrink-0 flex-wrap gap-2">
      <AlertDialog
        trigger={
          <Button size="sm" variant="quiet" aria-label={`${words.discard}: ${kind} ${id}`}>
            {words.discard}
          </Button>
        }
        title={words.discardTitle}
        description={words.discardText}
        confirmLabel={words.discard}
        pendingLabel={words.discarding}
        cancelLabel={words.discardBack}
        onConfirm={drop}
      />
      <Button
        size="sm"
        variant="secondary"
        aria-label={`${words.retry}: ${kind} ${id}`}
        pending={retry.isPending}
        pendingText={words.retrying}
        onClick={again}
      >
        <RotateCcw aria-hidden="true" />
        {words.retry}
      </Button>
    </div>
  );
}
