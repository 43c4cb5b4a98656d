"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-sessions";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import type { SessionDialogProps } from "./dialog-props";
import { useCancel } from "./queries";
import { clientNameOf, dayAndTime } from "./times";

/** Confirms the cancellation of a session, and explains its effect for the member. */
export function CancelDialog({ session, zone, now, onClose }: SessionDialogProps) {
  const cancel = useCancel();
  const clientName = clientNameOf(session);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={words.cancelTitle}
      description={words.cancelText({ when: dayAndTime(session.date, zone, now), clientName })}
      confirmLabel={words.cancel}
      pendingLabel={words.cancelling}
      cancelLabel={words.keepSession}
      destructive
      onConfirm={async () => {
        try {
          await cancel.mutateAsync(session.id);
        } catch (error) {
          return messageOf(error, words.cancelFailed);
        }
        toast({ title: words.cancelDone.title, description: words.cancelDone.text({ clientName }) });
        return undefined;
      }}
    />
  );
}
