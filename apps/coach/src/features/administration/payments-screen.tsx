"use client";

import * as words from "@aangan/copy/admin-payments";
import * as common from "@aangan/copy/common";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Segmented } from "@aangan/ui/segmented/segmented.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { useSearchParams } from "next/navigation";
import { paymentsHref } from "@/lib/hrefs";
import { AdminFrame, AdminHeader } from "./admin-frame";
import { LoadError, LoadErrorSmall } from "./load-error";
import { type PaymentState, usePaymentEvents } from "./payment-queries";
import { PaymentRow } from "./payment-row";

const states = [
  { value: "set_aside", label: words.setAside },
  { value: "waiting", label: words.inLine },
  { value: "applied", label: words.applied },
  { value: "dismissed", label: words.dismissed },
] as const satisfies readonly { value: PaymentState; label: string }[];

/** The payment provider's events by state. Those that could not be applied come first. */
export function PaymentsScreen() {
  return <AdminFrame>{() => <Payments />}</AdminFrame>;
}

function Payments() {
  const requested = useSearchParams().get("state");
  const state = states.find(({ value }) => value === requested)?.value ?? "set_aside";
  return (
    <>
      <AdminHeader title={words.title} lead={words.lead} place="coachPayments" />
      <div className="flex max-w-3xl flex-col gap-4">
        <details className="rounded-card border border-line bg-surface px-4 py-2 text-small">
          <summary className="-my-2 min-h-11 cursor-pointer py-2.5 font-semibold">{words.what}</summary>
          <p className="max-w-[68ch] pt-1 pb-2 text-pretty text-ink-muted">{words.whatText}</p>
        </details>
        <Segmented
          aria-label={words.stateLabel}
          options={states}
          value={state}
          onValueChange={(next) => window.history.pushState(null, "", paymentsHref(next))}
          className="self-start"
        />
        <Events key={state} state={state} />
      </div>
    </>
  );
}

function Events({ state }: { state: PaymentState }) {
  const events = usePaymentEvents(state);
  const now = useServerClock();
  if (!events.data) {
    return events.error ? (
      <LoadError
        title={words.failed}
        error={events.error}
        seed="payments"
        trying={events.isFetching}
        retry={() => void events.refetch()}
      />
    ) : (
      <SkeletonGroup
        label={common.loading}
        className="flex flex-col gap-6 rounded-card border border-line bg-surface p-4"
      >
        {["a", "b", "c"].map((key) => (
          <div key={key} className="flex flex-col gap-2.5">
            <Skeleton className="w-1/3" />
            <Skeleton className="w-2/3" />
          </div>
        ))}
      </SkeletonGroup>
    );
  }
  // An event that moved between two page fetches appears once.
  const shown = [...new Map(events.data.pages.flatMap(({ items }) => items).map((one) => [one.id, one])).values()];
  return (
    // A settled event leaves the list with its button: this element receives focus then.
    <div tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <RefetchErrorAlert query={events} />
      {shown.length === 0 ? (
        <EmptyState
          seed="payments"
          headingLevel={2}
          title={state === "set_aside" ? words.noneSetAside : words.noneOther}
          description={state === "set_aside" ? words.noneSetAsideText : words.noneOtherText}
        />
      ) : (
        <ul aria-label={words.listLabel} className="rounded-card border border-line bg-surface shadow-cast-1">
          {shown.map((event) => (
            <PaymentRow key={event.id} event={event} now={now} />
          ))}
        </ul>
      )}
      {events.isFetchNextPageError ? (
        <LoadErrorSmall
          title={words.moreFailed}
          error={events.error}
          trying={events.isFetching}
          retry={() => void events.fetchNextPage()}
        />
      ) : events.hasNextPage ? (
        <Button
          variant="secondary"
          className="self-center"
          pending={events.isFetchingNextPage}
          pendingText={words.loadingMore}
          onClick={() => void events.fetchNextPage()}
        >
          {words.more}
        </Button>
      ) : null}
    </div>
  );
}
