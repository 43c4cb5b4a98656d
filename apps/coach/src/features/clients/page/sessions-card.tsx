import * as words from "@aangan/copy/coach-client-page";
import * as coachSessions from "@aangan/copy/coach-sessions";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { Video } from "lucide-react";
import type { ReactNode } from "react";
import { MarkMenu, outcomeLabel } from "@/features/sessions/mark-menu";
import { ProposalStrip } from "@/features/sessions/proposal-strip";
import type { CoachSession } from "@/features/sessions/queries";
import { RecapBadges, RecapButton } from "@/features/sessions/recap-status";
import { useSessionDialogs } from "@/features/sessions/session-dialogs";
import { clientNameOf, clientTime, dayAndTime, isUpcoming } from "@/features/sessions/times";
import { useTransitions } from "@/features/sessions/transitions";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { sessionsHref, tabHref } from "@/lib/hrefs";
import { dayIn } from "@/lib/zoned";
import type { ClientDetail } from "../queries";

/** Props of {@link SessionsCard}. */
export interface SessionsCardProps {
  client: ClientDetail;
  /** The time of the client's fetch, in milliseconds. */
  readAt: number;
  now: Date;
  /** The coach's time zone. */
  zone: string;
}

/** The upcoming and the latest past sessions with this client. */
export function SessionsCard({ client, readAt, now, zone }: SessionsCardProps) {
  const ahead = client.upcoming.filter((session) => isUpcoming(session, now));
  useTransitions(client.upcoming, now, readAt);
  const { act, dialogs } = useSessionDialogs(zone, now);
  const [first] = ahead;
  return (
    <>
      <h3 className="font-semibold font-text text-h4 tracking-normal">{words.upcoming}</h3>
      {ahead.length > 0 ? (
        <ul>
          {ahead.map((session) => (
            <Line
              key={session.id}
              session={session}
              zone={zone}
              now={now}
              below={
                <ProposalStrip session={session} zone={zone} now={now} onWithdraw={() => act("withdraw", session)} />
              }
            >
              <MarkMenu session={session} />
              {session.zoomLink ? (
                <Button asChild size="md">
                  <a href={session.zoomLink} target="_blank" rel="noopener noreferrer">
                    <Video aria-hidden="true" className="size-5 stroke-[1.75]" />
                    {coachSessions.join}
                    <span className="sr-only">{coachSessions.forClient({ clientName: clientNameOf(session) })}</span>
                  </a>
                </Button>
              ) : null}
            </Line>
          ))}
        </ul>
      ) : (
        <p className="text-ink-muted text-small">{words.noUpcoming}</p>
      )}
      <h3 className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 font-semibold font-text text-h4 tracking-normal">
        {words.earlier}
        {client.past.count > 0 ? (
          <span className="font-normal text-fine text-ink-muted">{words.held({ count: client.past.count })}</span>
        ) : null}
      </h3>
      {client.past.items.length > 0 ? (
        <ul>
          {client.past.items.map((session) => (
            <Line key={session.id} session={session} zone={zone} now={now}>
              <MarkMenu session={session} />
              <RecapButton session={session} now={now} onAct={act} />
            </Line>
          ))}
        </ul>
      ) : (
        <p className="text-ink-muted text-small">{words.noEarlier}</p>
      )}
      <TextLink asChild className="mt-2 inline-block py-1 text-small">
        <Link href={first ? sessionsHref(dayIn(new Date(first.date), zone)) : tabHref("sessions")}>
          {words.allSessions}
        </Link>
      </TextLink>
      {dialogs}
    </>
  );
}

interface LineProps {
  session: CoachSession;
  zone: string;
  now: Date;
  /** The session's actions. */
  children?: ReactNode;
  below?: ReactNode;
}

function Line({ session, zone, now, children, below }: LineProps) {
  return (
    // Receives focus when the pressed element in it was removed.
    <li
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-2.5 text-small last:border-b-0"
    >
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2">
          <time dateTime={session.date} className="font-semibold">
            {dayAndTime(session.date, zone, now)}
          </time>
          {session.status === "cancelled" ? <Badge variant="neutral">{coachSessions.cancelled}</Badge> : null}
          {session.outcome ? (
            <Badge variant={session.outcome === "held" ? "success" : "caution"}>{outcomeLabel(session.outcome)}</Badge>
          ) : null}
          {session.videoTrouble ? <Badge variant="danger">{coachSessions.videoTrouble}</Badge> : null}
          <RecapBadges session={session} />
        </p>
        <p className="text-ink-muted tabular-nums">
          {session.type === "first" ? `${coachSessions.first} · ` : null}
          {clientTime(session, zone)}
        </p>
        {below}
      </div>
      {children}
    </li>
  );
}
