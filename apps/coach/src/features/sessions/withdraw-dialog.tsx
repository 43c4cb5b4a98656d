"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-sessions";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import type { SessionDialogProps } from "./dialog-props";
import { useWithdraw } from "./queries";
import { clientNameOf, dayAndTime } from "./times";

/** Confirms the withdrawal of a proposal, and explains the effect. */
export function WithdrawDialog({ session, zone, now, onClose }: SessionDialogProps) {
  const withdraw = useWithdraw();
  const when = dayAndTime(session.date, zone, now);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={words.withdrawTitle}
      description={words.withdrawText({ when, clientName: clientNameOf(session) })}
      confirmLabel={words.withdraw}
      pendingLabel={words.withdrawing}
      cancelLabel={words.withdrawBack}
      onConfirm={async () => {
        try {
          await withdraw.mutateAsync(session.id);
        } catch (error) {
          return messageOf(error, words.withdrawFailed);
        }
        toast({ title: words.withdrawDone.title, description: words.withdrawDone.text({ when }) });
        return undefined;
      }}
    />
  );
}
