"use client";

import * as words from "@aangan/copy/coach-sessions";
import { clockAt } from "@aangan/shell/locale/dates.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@aangan/ui/dropdown-menu/dropdown-menu.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { CalendarX2, Ellipsis, MessagesSquare, NotebookPen, Video, VideoOff } from "lucide-react";
import { useId } from "react";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { tabHref } from "@/lib/hrefs";
import { dayIn } from "@/lib/zoned";
import { MarkMenu } from "./mark-menu";
import type { CoachSession } from "./queries";
import { RecapButton } from "./recap-status";
import { clientNameOf, dayAndTime, isUpcoming } from "./times";

/** The actions on a session that open a dialog. */
export type SessionAction = "move" | "withdraw" | "cancel" | "trouble" | "notes" | "recap";

/** Opens the dialog of an action. */
export type OpenAction = (deed: SessionAction, session: CoachSession) => void;

/** The actions on a session: join, reschedule, mark the outcome, and a menu of others. */
export function SessionActions({
  session,
  zone,
  now,
  next,
  onAct,
}: {
  session: CoachSession;
  zone: string;
  now: Date;
  next: boolean;
  onAct: OpenAction;
}) {
  const name = clientNameOf(session);
  const begun = Date.parse(session.date) <= now.getTime();
  return (
    <div className="flex flex-wrap items-start gap-2 md:col-start-2 grid:col-start-3 grid:justify-end">
      {isUpcoming(session, now) ? <Join session={session} zone={zone} now={now} next={next} /> : null}
      <MarkMenu session={session} />
      <RecapButton session={session} now={now} onAct={onAct} />
      {begun || session.proposal ? null : (
        <Button size="md" variant="secondary" className="max-md:flex-1" onClick={() => onAct("move", session)}>
          {words.reschedule}
          <span className="sr-only">{words.forClient({ clientName: name })}</span>
        </Button>
      )}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton variant="secondary" label={words.moreFor({ clientName: name })}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem asChild>
            <Link href={tabHref("messages", session.userId)}>
              <MessagesSquare aria-hidden="true" />
              {words.message}
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => onAct("notes", session)}>
            <NotebookPen aria-hidden="true" />
            {words.notes}
          </DropdownMenuItem>
          {session.canReportVideo && !session.videoTrouble ? (
            <DropdownMenuItem onSelect={() => onAct("trouble", session)}>
              <VideoOff aria-hidden="true" />
              {words.trouble}
            </DropdownMenuItem>
          ) : null}
          {begun ? null : (
            <>
              <DropdownMenuSeparator />
              <DropdownMenuItem destructive onSelect={() => onAct("cancel", session)}>
                <CalendarX2 aria-hidden="true" />
                {words.cancel}
              </DropdownMenuItem>
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}

/** The join link from ten minutes before the start; until then a disabled button with that time. */
function Join({ session, zone, now, next }: { session: CoachSession; zone: string; now: Date; next: boolean }) {
  const hintId = useId();
  const clientName = clientNameOf(session);
  const label = (
    <>
      <Video aria-hidden="true" className="size-5 stroke-[1.75]" />
      {words.join}
      <span className="sr-only">{words.forClient({ clientName })}</span>
    </>
  );
  if (session.zoomLink) {
    return (
      <Button asChild className="max-md:w-full">
        <a href={session.zoomLink} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      </Button>
    );
  }
  const sameDay = dayIn(new Date(session.joinFrom), zone) === dayIn(now, zone);
  const hint = sameDay
    ? words.joinFrom({ time: clockAt(session.joinFrom, zone) })
    : words.joinFromDay({ when: dayAndTime(session.joinFrom, zone, now) });
  return (
    <div className="flex flex-col max-md:w-full">
      <Button variant="secondary" disabled aria-describedby={hintId}>
        {label}
      </Button>
      <p id={hintId} className={`mt-1 text-center text-fine tabular-nums ${next ? "text-ink" : "text-ink-muted"}`}>
        {hint}
      </p>
    </div>
  );
}
