"use client";

import * as words from "@aangan/copy/administration";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Hourglass } from "lucide-react";
import { type Lease, minutesLeft } from "./lease";
import { type CaseDetail, useClaim, useRelease } from "./queries";

/** Props of {@link Claim}. */
export interface ClaimProps {
  found: CaseDetail;
  lease: Lease;
  now: Date | null;
}

/** The assignee of an open case: claim, remaining time, release. */
export function Claim({ found, lease, now }: ClaimProps) {
  const claim = useClaim(found.id);
  const release = useRelease(found.id);
  // Act on the promises: another case may be shown by the time of the response.
  const take = () => {
    claim
      .mutateAsync(undefined, { onSuccess: lease.begin })
      .catch((error: unknown) => toastFailure(words.takeFailed, error));
  };
  const giveBack = () => {
    release
      .mutateAsync(undefined, { onSuccess: lease.end })
      .catch((error: unknown) => toastFailure(words.giveBackFailed, error));
  };
  const holder = found.claimedBy;
  if (holder && !holder.you) {
    return (
      <Alert tone="neutral" live="polite">
        {words.takenBy({ name: holder.name })}
      </Alert>
    );
  }
  if (!holder) {
    return (
      <div className="flex flex-col gap-3">
        {!lease.claimed ? (
          <p className="text-ink-muted text-small">{words.takeText}</p>
        ) : (
          <Alert tone="caution" title={words.lost}>
            {words.lostText}
          </Alert>
        )}
        <Button
          className="self-start max-md:w-full"
          pending={claim.isPending}
          pendingText={words.taking}
          onClick={take}
        >
          {lease.claimed ? words.takeAgain : words.take}
        </Button>
      </div>
    );
  }
  const left = now ? minutesLeft(holder.until, now) : 0;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-primary-soft py-2 pr-2 pl-3.5">
      <p className="flex min-w-0 flex-1 basis-52 items-center gap-2 font-semibold">
        <Hourglass aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
        {left > 0 ? words.yoursFor({ count: left }) : words.yoursNow}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" pending={claim.isPending} pendingText={words.lengthening} onClick={take}>
          {words.longer}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          pending={release.isPending}
          pendingText={words.givingBack}
          onClick={giveBack}
        >
          {words.giveBack}
        </Button>
      </div>
    </div>
  );
}
