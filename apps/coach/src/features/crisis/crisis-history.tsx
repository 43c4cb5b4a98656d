"use client";

import * as words from "@aangan/copy/coach-crisis";
import * as common from "@aangan/copy/common";
import { labelOf } from "@aangan/copy/format";
import { crisisOutcomes } from "@aangan/copy/lists";
import { failureText } from "@aangan/shell/forms/failure.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { formatWhen } from "@/lib/days";
import { type CrisisOutcome, useCrisisOutcomes } from "./queries";

/** Props of {@link CrisisHistory}. */
export interface CrisisHistoryProps {
  clientId: string;
  /** The client's first name. */
  clientName: string;
  now: Date;
  /** The coach's time zone. */
  zone: string;
}

/** How a client's possible crises were closed, newest first, with the coach's own notes. */
export function CrisisHistory({ clientId, clientName, now, zone }: CrisisHistoryProps) {
  const outcomes = useCrisisOutcomes(clientId);
  if (outcomes.data) {
    return (
      <>
        <RefetchErrorAlert query={outcomes} className="mb-3" />
        {outcomes.data.length > 0 ? (
          <>
            <p className="text-fine text-ink-muted">{words.historyText({ clientName })}</p>
            <ul className="mt-1">
              {outcomes.data.map((outcome) => (
                <Entry key={outcome.id} outcome={outcome} now={now} zone={zone} />
              ))}
            </ul>
          </>
        ) : (
          <p className="text-ink-muted text-small">{words.empty}</p>
        )}
      </>
    );
  }
  if (outcomes.error) {
    return (
      <Alert
        tone="danger"
        title={words.loadFailed}
        action={
          <Button
            size="sm"
            variant="secondary"
            pending={outcomes.isFetching}
            pendingText={common.loading}
            onClick={() => void outcomes.refetch()}
          >
            {common.retry}
          </Button>
        }
      >
        {failureText(outcomes.error)}
      </Alert>
    );
  }
  return (
    <SkeletonGroup label={common.loading} className="flex flex-col gap-3">
      <Skeleton className="w-2/3" />
      <Skeleton className="w-11/12" />
    </SkeletonGroup>
  );
}

function Entry({ outcome, now, zone }: { outcome: CrisisOutcome; now: Date; zone: string }) {
  const { openedAt, closedAt, coachName, own, note, unreadable } = outcome;
  const label = labelOf(crisisOutcomes, outcome.outcome);
  const closed = formatWhen(closedAt, now, zone);
  return (
    <li
      aria-label={words.entry({ outcome: label, when: closed })}
      className="border-line border-b py-3 last:border-b-0"
    >
      <p className="font-semibold text-small">{label}</p>
      <p className="text-fine text-ink-muted">
        <time dateTime={openedAt}>{words.opened({ when: formatWhen(openedAt, now, zone) })}</time>
        {" · "}
        <time dateTime={closedAt}>
          {own ? words.closed({ when: closed }) : words.closedBy({ when: closed, coachName })}
        </time>
      </p>
      {outcome.handovers.map((handover) => {
        const when = formatWhen(handover.at, now, zone);
        const by = { when, coachName: handover.coachName };
        return (
          <div key={handover.at} className="mt-1">
            <p className="text-fine text-ink-muted">
              <time dateTime={handover.at}>{(handover.own ? words.teamAlerted : words.teamAlertedBy)(by)}</time>
            </p>
            <NoteText note={handover.note} unreadable={handover.unreadable} />
          </div>
        );
      })}
      <NoteText note={note} unreadable={unreadable} />
    </li>
  );
}

/** A note; or that it does not open; or nothing. */
function NoteText({ note, unreadable }: { note: string; unreadable: boolean }) {
  if (unreadable) return <p className="mt-1 text-caution text-small">{words.unreadable}</p>;
  return note ? <p className="mt-1 whitespace-pre-wrap text-small [overflow-wrap:anywhere]">{note}</p> : null;
}
