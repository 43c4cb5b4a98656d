import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/journal-page";
import { limits } from "@aangan/copy/limits";
import { Button } from "@aangan/ui/button/button.tsx";
import { Check, CircleAlert, CloudOff, Files } from "lucide-react";
import type { Unsaved } from "./draft-store";
import { lengthOf } from "./text";

/** Props of {@link SaveStatus}. */
export interface SaveStatusProps {
  text: string;
  /** Its unsaved version in the draft store, if any. */
  unsaved: Unsaved | undefined;
  /** Some version of this entry is stored. */
  stored: boolean;
  onRetry: () => void;
}

/** The state of saving. Errors are announced; success is not, because it recurs at every pause in typing. */
export function SaveStatus({ text, unsaved, stored, onRetry }: SaveStatusProps) {
  const over = lengthOf(text) - limits.journalText;
  const trouble =
    over > 0
      ? words.tooLong({ count: over })
      : unsaved?.keeping === "refused"
        ? text.trim() === ""
          ? words.emptyPage
          : `${unsaved.message} ${words.tooBig}`
        : unsaved?.keeping === "failed"
          ? words.notSaved
          : "";
  const Icon = unsaved?.keeping === "failed" ? CloudOff : CircleAlert;
  return (
    <div className="flex min-h-9 min-w-0 flex-wrap items-center gap-y-1 text-small [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]">
      <div role="status" className="min-w-0">
        {trouble ? (
          <p
            className={
              text.trim() === "" ? "flex items-start gap-2 text-ink-muted" : "flex items-start gap-2 text-danger"
            }
          >
            <Icon aria-hidden="true" className="mt-0.5" />
            <span className="min-w-0">{trouble}</span>
          </p>
        ) : null}
      </div>
      {trouble ? null : unsaved ? (
        <p className="text-ink-muted">{words.saving}</p>
      ) : stored ? (
        <p className="flex items-center gap-2 text-success">
          <Check aria-hidden="true" />
          {words.saved}
        </p>
      ) : null}
      {trouble && over <= 0 && text.trim() !== "" ? (
        <Button size="sm" variant="secondary" className="ml-3" onClick={onRetry}>
          {common.retry}
        </Button>
      ) : null}
    </div>
  );
}

/** Explains that both versions of an entry were kept. */
export function ConflictNotice() {
  return (
    <p className="mt-2 flex max-w-(--measure) items-start gap-2 text-ink-muted text-small [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]">
      <Files aria-hidden="true" />
      <span className="min-w-0">{words.bothKept}</span>
    </p>
  );
}
