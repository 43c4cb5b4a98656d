"use client";

import { coachChat as words } from "@aangan/copy/coach-portal";
import { common } from "@aangan/copy/common";
import { coachCrisis } from "@aangan/copy/crisis-closing";
import { fill } from "@aangan/copy/format";
import { NoticeStrip } from "@aangan/ui/chat/notice-strip.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { isFocusUnclaimed } from "@aangan/ui/lib/focus-fallback.ts";
import { SafetyStrip } from "@aangan/ui/safety-banner/safety-strip.tsx";
import { CloudOff, Hourglass, Trash2 } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { flagText } from "@/features/clients/urgent";
import { isLate, waitingTime } from "@/features/clients/waiting";
import { OutcomeDialog } from "@/features/crisis/outcome-dialog";
import { formatWhen } from "@/lib/days";
import type { ConversationHead } from "./queries";

/** Props of {@link ThreadNotices}. */
export interface ThreadNoticesProps {
  /** The client's present state, from the client's query, which follows every event. */
  state: Pick<
    ConversationHead,
    | "id"
    | "firstName"
    | "lastName"
    | "hasUrgentKeyword"
    | "urgentSince"
    | "urgentTier"
    | "urgentIn"
    | "urgentThrough"
    | "waitingSince"
    | "answerBy"
    | "deletionAt"
  >;
  /** Set when newer messages could not be fetched: the retry. */
  stale?: { retry: () => void; pending: boolean } | undefined;
  now: Date;
  zone: string;
  /** The conversation's heading, which receives focus when the strip about flagged text disappears. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Notices for the coach before reading: flagged words, a waiting client, a requested deletion. */
export function ThreadNotices({ state, stale, now, zone, heading }: ThreadNoticesProps) {
  const clientName = state.firstName;
  const { waitingSince, answerBy, deletionAt } = state;
  const urgent = state.hasUrgentKeyword;
  const late = urgent || isLate(state, now);
  return (
    <>
      {state.hasUrgentKeyword ? <Flagged key={state.id} state={state} now={now} heading={heading} /> : null}
      {stale ? (
        <NoticeStrip
          icon={<CloudOff />}
          tone="caution"
          action={{ label: common.retry, onClick: stale.retry, pending: stale.pending, pendingText: common.loading }}
        >
          {words.stale}
        </NoticeStrip>
      ) : null}
      {deletionAt ? (
        <NoticeStrip icon={<Trash2 />} tone="caution">
          {fill(words.deletion, { clientName, when: formatWhen(deletionAt, now, zone) })}
        </NoticeStrip>
      ) : null}
      {waitingSince && answerBy ? (
        // Not a live region: it counts minutes, and the message itself was announced.
        <p
          className={cn(
            "flex shrink-0 items-start gap-2.5 border-line border-b px-4 py-2 text-small frame:px-(--gutter)",
            late ? "bg-caution-soft text-caution" : "bg-sunk",
          )}
        >
          <Hourglass aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-[1.75]" />
          {/* During a crisis the usual reply time does not count. */}
          {fill(urgent ? coachCrisis.answerNow : late ? words.late : words.waits, {
            clientName,
            duration: waitingTime(waitingSince, now),
            when: formatWhen(answerBy, now, zone),
          })}
        </p>
      ) : null}
    </>
  );
}

interface FlaggedProps {
  state: ThreadNoticesProps["state"];
  now: Date;
  heading: ThreadNoticesProps["heading"];
}

/** The strip about flagged text, and the dialog that closes the crisis: only a saved outcome removes the strip. */
function Flagged({ state, now, heading }: FlaggedProps) {
  const { title, detail } = flagText(state, now);
  const button = useRef<HTMLButtonElement>(null);
  // The newest flag that the coach had seen when opening the dialog: a flag raised meanwhile needs its own outcome.
  const [through, setThrough] = useState<number | null>();
  return (
    <>
      <SafetyStrip
        // A higher tier is announced again.
        key={state.urgentTier}
        title={title}
        detail={detail}
        close={{ ref: button, label: coachCrisis.close, onClick: () => setThrough(state.urgentThrough) }}
        className="m-2 shrink-0 frame:mx-(--gutter) frame:my-2.5"
      />
      {through === undefined ? null : (
        <OutcomeDialog
          client={state}
          through={through}
          onClose={() => setThrough(undefined)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (isFocusUnclaimed()) (button.current ?? heading.current)?.focus();
          }}
        />
      )}
    </>
  );
}
