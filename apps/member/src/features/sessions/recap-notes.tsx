import * as words from "@aangan/copy/after-session";
import { cn } from "@aangan/ui/lib/cn.ts";
import type { Session } from "./queries";
import { dayAndTime } from "./times";

/** Props of {@link RecapNotes}. */
export interface RecapNotesProps {
  session: Session;
  className?: string;
}

/** What the coach shared after a session: the summary, what was agreed, and when. Renders nothing without it. */
export function RecapNotes({ session: { recap, coachName, timeZone }, className }: RecapNotesProps) {
  if (!recap) return null;
  const firstName = coachName.split(" ")[0] ?? coachName;
  const shared = dayAndTime(recap.sharedAt, timeZone);
  return (
    <section
      aria-label={words.notes({ coachName: firstName })}
      className={cn("rounded-control bg-sunk px-4 py-3.5", className)}
    >
      <h3 className="font-display text-h4">{words.notes({ coachName: firstName })}</h3>
      {recap.unreadable ? <p className="mt-1 text-small">{words.unreadable({ coachName: firstName })}</p> : null}
      <dl className="max-w-[62ch] [overflow-wrap:anywhere]">
        {recap.summary ? (
          <>
            <dt className="mt-2 font-semibold text-label">{words.summary}</dt>
            <dd className="whitespace-pre-line">{recap.summary}</dd>
          </>
        ) : null}
        {recap.agreed ? (
          <>
            <dt className="mt-2.5 font-semibold text-label">{words.agreed}</dt>
            <dd className="whitespace-pre-line">{recap.agreed}</dd>
          </>
        ) : null}
      </dl>
      <p className="mt-2 text-fine text-ink-muted tabular-nums">
        {recap.changedAt
          ? words.changedOn({ shared, changed: dayAndTime(recap.changedAt, timeZone) })
          : words.sharedOn({ when: shared })}
      </p>
    </section>
  );
}
