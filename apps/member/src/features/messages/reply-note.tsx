import { cn } from "@aangan/ui/cn";
import type { ReplyState } from "./promise";
import { replyInWords } from "./promise";

/** By when the coach answers, under the last message. While nothing waits, the bar above says it where it has room. */
export function ReplyNote({ state, firstName, now }: { state: ReplyState; firstName: string; now: Date }) {
  return (
    <p
      className={cn(
        "mx-auto mt-1 max-w-[46ch] text-center frame:max-w-none text-fine text-pretty",
        state.kind === "late" ? "font-semibold text-caution" : "text-ink-muted",
        state.kind === "open" && "frame:hidden",
      )}
    >
      {replyInWords(state, firstName, now)}
    </p>
  );
}
