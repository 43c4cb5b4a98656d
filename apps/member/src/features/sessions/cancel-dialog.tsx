"use client";

import { ApiError, messageOf } from "@aangan/api/errors";
import * as errors from "@aangan/copy/errors";
import * as words from "@aangan/copy/sessions";
import { serverNow, useServerClock } from "@aangan/shell/live/clock.ts";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { type Session, useCancel } from "./queries";
import { cancelCounts, dayAndTime, monthAt, monthName } from "./times";

/** Props of {@link CancelDialog}. It is open for as long as it is mounted. */
export interface CancelDialogProps {
  session: Session;
  onClose: () => void;
}

/** Explains the effect of cancelling before it happens: whether the session counts, and until when it would not. */
export function CancelDialog({ session, onClose }: CancelDialogProps) {
  const cancel = useCancel();
  const now = useServerClock() ?? serverNow();
  const { date, timeZone, changeUntil } = session;
  const coachName = session.coachName.split(" ")[0] ?? session.coachName;
  const month = monthName(monthAt(date, timeZone), monthAt(now.toISOString(), timeZone));
  const meaning = session.movedByCoach
    ? words.cancelMoved({ coachName, month })
    : cancelCounts(session, now)
      ? words.cancelCounts({ month })
      : words.cancelFree({ month, until: dayAndTime(changeUntil, timeZone) });

  const confirm = async (): Promise<string | undefined> => {
    try {
      const { counted } = await cancel.mutateAsync(session.id);
      toast({
        title: words.cancelled.title,
        description: counted ? words.cancelledCounts({ coachName, month }) : words.cancelledFree({ coachName }),
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        toast({ title: words.cancelFailed, description: words.alreadyEnded, variant: "destructive" });
        return;
      }
      const description = messageOf(error, errors.somethingWrong);
      toast({ title: words.cancelFailed, description, variant: "destructive" });
      return description;
    }
  };

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.cancelTitle}
      description={
        <>
          <p className="font-semibold text-ink">
            {words.cancelWhen({ time: dayAndTime(date, timeZone), coachName: session.coachName })}
          </p>
          <p className="mt-2">{meaning}</p>
          <p className="mt-2">{words.cancelTold({ coachName })}</p>
        </>
      }
      cancelLabel={words.keepIt}
      confirmLabel={words.cancelIt}
      pendingLabel={words.cancelling}
      destructive
      onConfirm={confirm}
    />
  );
}
