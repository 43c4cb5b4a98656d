import * as words from "@aangan/copy/messages";
import { cn } from "@aangan/ui/lib/cn.ts";
import type { ReplyState } from "./promise";
import { replyInWords } from "./promise";

/** Props of {@link ReplyNote}. */
export interface ReplyNoteProps {
  state: ReplyState;
  firstName: string;
  now: Date;
  /** The zone of the member's profile. */
  timeZone: string;
}

/** The coach's reply time, below the last message. While nothing waits, the bar above shows it where it has room. */
export function ReplyNote({ state, firstName, now, timeZone }: ReplyNoteProps) {
  return (
    <p
      className={cn(
        "mx-auto mt-1 max-w-[46ch] text-center frame:max-w-none text-fine text-pretty",
        state.kind === "late" ? "font-semibold text-caution" : "text-ink-muted",
        state.kind === "open" && "frame:hidden",
      )}
    >
      {replyInWords(state, firstName, now, timeZone)}
    </p>
  );
}

/** Replaces the reply time while the coach is away. */
export function AwayNote({ firstName }: { firstName: string }) {
  return (
    <p className="mx-auto mt-1 max-w-[46ch] text-pretty text-center font-semibold text-caution text-fine">
      {words.coachAway({ coachName: firstName })}
    </p>
  );
}
