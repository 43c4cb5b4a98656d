"use client";

import * as words from "@aangan/copy/coach-chat";
import * as common from "@aangan/copy/common";
import { NoticeStrip } from "@aangan/ui/chat/notice-strip.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { CloudOff, Hourglass, Trash2 } from "lucide-react";
import { isLate, waitingTime } from "@/features/clients/waiting";
import { formatWhen } from "@/lib/days";
import type { ConversationHead } from "./queries";

/** Props of {@link ThreadNotices}. */
export interface ThreadNoticesProps {
  /** The client's present state, from the client's query, which follows every event. */
  state: Pick<ConversationHead, "firstName" | "hasUrgentKeyword" | "waitingSince" | "answerBy" | "deletionAt">;
  /** Set when newer messages could not be fetched: the retry. */
  stale?: { retry: () => void; pending: boolean } | undefined;
  now: Date;
  zone: string;
}

/** Notices for the coach before reading: a waiting client, and a requested deletion. */
export function ThreadNotices({ state, stale, now, zone }: ThreadNoticesProps) {
  const clientName = state.firstName;
  const { waitingSince, answerBy, deletionAt } = state;
  const late = isLate(state, now);
  return (
    <>
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
          {words.deletion({ clientName, when: formatWhen(deletionAt, now, zone) })}
        </NoticeStrip>
      ) : null}
      {/* In a crisis the usual reply time doesn't count. */}
      {waitingSince && answerBy && !state.hasUrgentKeyword ? (
        // Not a live region: it counts minutes, and the message itself was announced.
        <p
          className={cn(
            "flex shrink-0 items-start gap-2.5 border-line border-b px-4 py-2 text-small frame:px-(--gutter)",
            late ? "bg-caution-soft text-caution" : "bg-sunk",
          )}
        >
          <Hourglass aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-[1.75]" />
          {(late ? words.late : words.waits)({
            clientName,
            duration: waitingTime(waitingSince, now),
            when: formatWhen(answerBy, now, zone),
          })}
        </p>
      ) : null}
    </>
  );
}
