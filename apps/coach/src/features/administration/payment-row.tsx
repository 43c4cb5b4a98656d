"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/admin-payments";
import * as errors from "@aangan/copy/errors";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { ago } from "@aangan/shell/live/ago.ts";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { CircleCheck, CircleSlash, Clock, RotateCcw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { type PaymentEvent, type PaymentState, useDismissEvent, useRetryEvent } from "./payment-queries";

const marks: Record<PaymentState, { label: string; variant: "caution" | "success" | "outline"; icon: ReactNode }> = {
  set_aside: { label: words.setAside, variant: "caution", icon: <TriangleAlert aria-hidden="true" /> },
  waiting: { label: words.inLine, variant: "outline", icon: <Clock aria-hidden="true" /> },
  applied: { label: words.applied, variant: "success", icon: <CircleCheck aria-hidden="true" /> },
  dismissed: { label: words.dismissed, variant: "outline", icon: <CircleSlash aria-hidden="true" /> },
};

/** Props of {@link PaymentRow}. */
export interface PaymentRowProps {
  event: PaymentEvent;
  now: Date | null;
}

/** One payment event: kind, subject, time and state; and the actions if it is set aside. */
export function PaymentRow({ event, now }: PaymentRowProps) {
  const { label, variant, icon } = marks[event.state];
  return (
    <li className="border-line border-b px-4 py-3.5 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Badge variant={variant}>
              {icon}
              {label}
            </Badge>
            {/* The provider's name of the event, to find it in the provider's dashboard. */}
            <b className="font-semibold [overflow-wrap:anywhere]">{event.type}</b>
          </p>
          {event.state === "set_aside" ? (
            <p className="mt-1.5 text-pretty [overflow-wrap:anywhere]">{event.reason || words.noReason}</p>
          ) : null}
          <p className="mt-1.5 flex flex-wrap gap-x-3 gap-y-0.5 text-fine text-ink-muted tabular-nums">
            {event.objectId ? (
              <span className="[overflow-wrap:anywhere]">{words.about({ object: event.objectId })}</span>
            ) : null}
            <span className="[overflow-wrap:anywhere]">{words.eventID({ id: event.eventId })}</span>
            <time dateTime={event.receivedAt}>{now ? words.told({ ago: ago(event.receivedAt, now) }) : null}</time>
            {event.tries > 0 ? <span>{words.tries({ count: event.tries })}</span> : null}
          </p>
        </div>
        {event.state === "set_aside" ? <Actions event={event} /> : null}
      </div>
    </li>
  );
}

function Actions({ event: { id, type } }: Pick<PaymentRowProps, "event">) {
  const retry = useRetryEvent();
  const dismiss = useDismissEvent();
  const again = () =>
    // A refetch may unmount these buttons before the response: act on the promise.
    retry.mutateAsync(id).then(
      () => toast({ title: words.retried.title, description: words.retried.text }),
      (error: unknown) => toastFailure(words.retryFailed, error),
    );
  const leave = async (): Promise<string | undefined> => {
    try {
      await dismiss.mutateAsync(id);
    } catch (error) {
      return messageOf(error, errors.somethingWrong);
    }
    toast({ title: words.dismissedToast.title, description: words.dismissedToast.text });
    return undefined;
  };
  return (
    <div className="flex shrink-0 flex-wrap gap-2">
      <AlertDialog
        trigger={
          <Button size="sm" variant="quiet" aria-label={`${words.dismiss}: ${type}`}>
            {words.dismiss}
          </Button>
        }
        title={words.dismissTitle}
        description={words.dismissText}
        confirmLabel={words.dismiss}
        pendingLabel={words.dismissing}
        cancelLabel={words.dismissBack}
        onConfirm={leave}
      />
      <Button
        size="sm"
        variant="secondary"
        aria-label={`${words.retry}: ${type}`}
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
