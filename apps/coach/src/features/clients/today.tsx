"use client";

import * as coachCrisis from "@aangan/copy/coach-crisis";
import * as coachSessions from "@aangan/copy/coach-sessions";
import * as words from "@aangan/copy/coach-today";
import { ReplyClock } from "@aangan/product/reply-clock/reply-clock.tsx";
import { clockAt } from "@aangan/shell/locale/dates.ts";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { zoneAt } from "@aangan/ui/time-slots/clock.ts";
import { ChevronDown, Video } from "lucide-react";
import { useId } from "react";
import type { CoachSession } from "@/features/sessions/queries";
import { clientNameOf, clientTime, isUpcoming } from "@/features/sessions/times";
import { useTransitions } from "@/features/sessions/transitions";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { tabHref } from "@/lib/hrefs";
import { clientsHref } from "./filter";
import { type DashboardData, nameOf, type WaitingClient } from "./queries";
import { replyDeadline } from "./waiting";

/** The number of waiting clients shown here; the list has all. */
const waitingShown = 4;
const waitingOnPhone = 2;

/** Props of {@link Today}. */
export interface TodayProps {
  dashboard: DashboardData;
  now: Date;
  /** The coach's time zone. */
  zone: string;
  className?: string;
}

/**
 * The coach's day: sessions in both time zones, and waiting clients with the time left to reply. Next to the list, or
 * above it in a small window, where it can be folded and is one line when empty.
 */
export function Today({ dashboard, now, zone, className }: TodayProps) {
  const { counts, today } = dashboard;
  const { urgent, waiting } = urgentFirst(dashboard);
  const ahead = today.filter((session) => isUpcoming(session, now));
  useTransitions(ahead, now);
  const [open, setOpen] = useTabState("today_open", true);
  const bodyId = useId();
  const yourTime = words.yourTime({ zone: zoneAt(now.toISOString(), zone) });
  const quiet = ahead.length === 0 && waiting.length === 0;
  const summary = [
    ahead.length > 0 ? words.sessions({ count: ahead.length }) : null,
    counts.waiting > 0 ? words.waits({ count: counts.waiting }) : null,
  ].filter((one) => one !== null);
  return (
    <section
      aria-labelledby={`${bodyId}-title`}
      className={cn(
        "rounded-card border border-line bg-surface px-4 py-3 shadow-cast-1 grid:px-5 grid:py-4",
        className,
      )}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${bodyId}-title`} className="font-display font-[550] text-h3">
          {words.title}
        </h2>
        <span className="text-fine text-ink-muted max-grid:hidden">{yourTime}</span>
        {quiet ? null : (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={bodyId}
            onClick={() => setOpen(!open)}
            className="-my-1 -mr-2 flex min-h-11 items-center gap-2 rounded-control px-2 text-small grid:hidden"
          >
            {summary.join(" · ")}
            <ChevronDown
              aria-hidden="true"
              className={cn("size-5 stroke-[1.75] transition-[rotate] duration-(--d-ui) ease-ui", open && "rotate-180")}
            />
          </button>
        )}
      </header>
      {quiet ? (
        <p className="text-ink-muted text-small grid:mt-1">{words.quiet}</p>
      ) : (
        <div
          id={bodyId}
          className={cn("mt-1.5 grid gap-x-8 gap-y-4 md:grid-cols-2 grid:grid-cols-1", !open && "max-grid:hidden")}
        >
          <p className="-mb-3 text-fine text-ink-muted md:col-span-2 grid:hidden">{yourTime}</p>
          <div className="min-w-0">
            {ahead.length > 0 ? (
              <ul>
                {ahead.map((session) => (
                  <TodaySession key={session.id} session={session} zone={zone} />
                ))}
              </ul>
            ) : (
              <p className="py-1.5 text-ink-muted text-small">{today.length > 0 ? words.noneLeft : words.noSessions}</p>
            )}
            <TextLink
              asChild
              className={cn("mt-1.5 inline-block py-1 text-small", ahead.length === 0 && "max-grid:hidden")}
            >
              <Link href={tabHref("sessions")}>{words.allSessions}</Link>
            </TextLink>
          </div>
          {waiting.length > 0 ? (
            <div className="min-w-0">
              <h3 className="font-semibold font-text text-h4 tracking-normal">{words.waiting}</h3>
              <ul className="mt-0.5">
                {waiting.slice(0, waitingShown).map((client, place) => (
                  <WaitingRow
                    key={client.clientId}
                    client={client}
                    urgent={urgent.has(client.clientId)}
                    now={now}
                    zone={zone}
                    // Keep the card short on a phone, so that the list below stays close.
                    className={cn(place >= waitingOnPhone && "max-md:hidden")}
                  />
                ))}
              </ul>
              {counts.waiting > waitingOnPhone ? (
                <TextLink
                  asChild
                  className={cn("mt-1.5 inline-block py-1 text-small", counts.waiting <= waitingShown && "md:hidden")}
                >
                  <Link href={clientsHref({ state: "waiting", sort: "waiting" })}>{words.allWaiting}</Link>
                </TextLink>
              ) : null}
            </div>
          ) : null}
        </div>
      )}
    </section>
  );
}

/**
 * Returns the ids of the clients in a possible crisis, and the waiting clients with these first. The list of the
 * longest waits may lack them; the first page of clients begins with them.
 */
function urgentFirst({ clients, waiting }: DashboardData) {
  const flagged = clients.items.filter(({ hasUrgentKeyword }) => hasUrgentKeyword);
  const urgent = new Set(flagged.map(({ id }) => id));
  const first = flagged.flatMap(({ id, waitingSince, answerBy, timeZone, ...name }): WaitingClient[] =>
    waitingSince && answerBy ? [{ clientId: id, name: nameOf(name), timeZone, since: waitingSince, answerBy }] : [],
  );
  return { urgent, waiting: [...first, ...waiting.filter(({ clientId }) => !urgent.has(clientId))] };
}

/** One session of today: time, client, the client's time, and the join link once it is open. */
function TodaySession({ session, zone }: { session: CoachSession; zone: string }) {
  const clientName = clientNameOf(session);
  return (
    <li className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-3 border-line border-b py-2.5 text-small">
      <time dateTime={session.date} className="font-semibold">
        {clockAt(session.date, zone)}
      </time>
      <div className="min-w-0">
        <Link
          href={tabHref("clients", session.userId)}
          className="font-semibold text-ink underline-offset-[0.18em] [overflow-wrap:anywhere] not-hover:no-underline"
        >
          {clientName}
        </Link>
        <p className="text-ink-muted tabular-nums">
          {session.type === "first" ? `${coachSessions.first} · ` : null}
          {clientTime(session, zone)}
        </p>
        {session.zoomLink ? (
          <Button asChild size="md" className="mt-2 w-full">
            <a href={session.zoomLink} target="_blank" rel="noopener noreferrer">
              <Video aria-hidden="true" className="size-5 stroke-[1.75]" />
              {coachSessions.join}
              <span className="sr-only">{coachSessions.forClient({ clientName })}</span>
            </a>
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** A waiting client: the time left to reply, as a clock and as text. Links to the conversation. */
function WaitingRow({
  client,
  urgent,
  now,
  zone,
  className,
}: {
  client: WaitingClient;
  /** In a crisis the reply is due now, whatever was promised. */
  urgent: boolean;
  now: Date;
  zone: string;
  className: string;
}) {
  const promise = replyDeadline(client.since, client.answerBy, now, zone);
  return (
    <li className={cn("border-line border-b last:border-b-0", className)}>
      <Link
        href={tabHref("messages", client.clientId)}
        className="-mx-2 flex items-center gap-3 rounded-control px-2 py-2 text-ink no-underline hover:bg-sunk"
      >
        <ReplyClock left={urgent ? 0 : promise.left} className="size-9" />
        <span className="min-w-0">
          <span className="block truncate font-semibold text-small">{client.name}</span>
          <span
            className={cn("block text-fine", urgent || promise.late ? "font-medium text-danger" : "text-ink-muted")}
          >
            {urgent
              ? coachCrisis.now
              : promise.late
                ? `${promise.rest} · ${promise.by}`
                : `${promise.by} · ${promise.rest}`}
          </span>
        </span>
      </Link>
    </li>
  );
}
