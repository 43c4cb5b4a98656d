import * as crisis from "@aangan/copy/crisis";
import { crisisLinks } from "@aangan/copy/crisis-lines";
import * as words from "@aangan/copy/join-session";
import { routes } from "@aangan/copy/routes";
import { PageHeader } from "@aangan/ui/app-frame/app-frame.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { Spinner } from "@aangan/ui/spinner/spinner.tsx";
import { Video } from "lucide-react";
import { Link } from "@/lib/link";
import { endReason } from "./end-reason";
import type { Session } from "./queries";
import { SessionTimes } from "./session-times";
import { canReport, countdown, dayAndTime, isOver, joinable, underWay } from "./times";
import { VideoReport } from "./video-report";

/** Props of {@link JoinRoom}. */
export interface JoinRoomProps {
  session: Session;
  now: Date;
}

/** One session: the time when joining opens, the join link, or how it ended; and help when the video fails. */
export function JoinRoom({ session, now }: JoinRoomProps) {
  const over = isOver(session, now);
  const report = canReport(session, now);
  return (
    <>
      <PageHeader title={titleOf(session, now)} />
      <Card padding="roomy">
        <p className="font-display text-h3">{session.coachName}</p>
        <SessionTimes session={session} now={now} className="mt-1" />
        <div className="mt-5">
          {over ? (
            <Ended session={session} />
          ) : joinable(session, now) ? (
            <JoinLink session={session} />
          ) : (
            <Early session={session} />
          )}
        </div>
      </Card>
      {report || session.videoTrouble || !over ? <Trouble session={session} report={report} /> : null}
      <p className="mt-8 text-ink-muted text-small">
        {crisis.inCrisis({
          link: (number) => (
            <TextLink key="link" variant="inherit" href={crisisLinks.call988}>
              {number}
            </TextLink>
          ),
        })}
      </p>
    </>
  );
}

function titleOf(session: Session, now: Date): string {
  if (session.status === "cancelled") return words.cancelledTitle;
  if (isOver(session, now)) return words.overTitle;
  if (underWay(session, now)) return words.runningTitle;
  if (joinable(session, now)) return words.openTitle;
  return words.earlyTitle({ countdown: countdown(session, now) });
}

function Early({ session }: { session: Session }) {
  return (
    <>
      <p>{words.earlyText({ time: dayAndTime(session.joinFrom, session.timeZone) })}</p>
      <p className="mt-1 text-ink-muted text-small">{words.earlyStay}</p>
      <AllSessions />
    </>
  );
}

function JoinLink({ session }: { session: Session }) {
  if (session.zoomLink === null) {
    return (
      <p role="status" className="flex items-center gap-2.5">
        <Spinner />
        {words.fetchingText}
      </p>
    );
  }
  return (
    <>
      <Button asChild size="lg" block>
        <a href={session.zoomLink} target="_blank" rel="noopener noreferrer">
          <Video aria-hidden="true" />
          {words.join}
          <span className="sr-only"> {words.joinNewTab}</span>
        </a>
      </Button>
      <p className="mt-3 text-ink-muted text-small text-pretty">{words.openText}</p>
    </>
  );
}

function Ended({ session }: { session: Session }) {
  return (
    <>
      <p>
        {session.status === "cancelled" ? `${endReason(session)}. ` : ""}
        {session.counted ? words.overCounted : words.overNotCounted}
      </p>
      <AllSessions />
    </>
  );
}

function AllSessions() {
  return (
    <Button asChild variant="secondary" className="mt-5">
      <Link href={routes.sessions.path}>{words.allSessions}</Link>
    </Button>
  );
}

/** Help when the video fails: message the coach, and report the problem. */
function Trouble({ session, report }: { session: Session; report: boolean }) {
  const coachName = session.coachName.split(" ")[0] ?? session.coachName;
  return (
    <section aria-labelledby="video-trouble" className="mt-8 border-line border-t pt-5">
      <h2 id="video-trouble" className="font-display font-medium text-h3">
        {words.troubleTitle}
      </h2>
      <p className="mt-1 text-small text-pretty">{words.troubleText({ coachName })}</p>
      {session.videoTrouble ? (
        <p role="status" className="mt-3 font-semibold text-small">
          {words.doesNotCount}
        </p>
      ) : report ? (
        <p className="mt-3 text-small">{words.reportText}</p>
      ) : null}
      <div className="mt-4 flex flex-wrap items-center gap-2.5">
        <Button asChild variant="secondary" size="sm">
          <Link href={`${routes.messages.path}?coach=${session.coachId}`}>{words.message({ coachName })}</Link>
        </Button>
        {report && !session.videoTrouble ? <VideoReport session={session} /> : null}
      </div>
    </section>
  );
}
