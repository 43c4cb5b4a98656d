"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-sessions";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { type CoachSession, useReportVideo } from "./queries";
import { clientNameOf } from "./times";

/** Confirms the report that the video did not work. */
export function VideoProblemDialog({ session, onClose }: { session: CoachSession; onClose: () => void }) {
  const report = useReportVideo();
  const clientName = clientNameOf(session);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={words.troubleTitle}
      description={words.troubleText({ clientName })}
      confirmLabel={words.troubleConfirm}
      pendingLabel={words.troubleSaving}
      cancelLabel={words.troubleBack}
      onConfirm={async () => {
        try {
          await report.mutateAsync(session.id);
        } catch (error) {
          return messageOf(error, words.troubleFailed);
        }
        toast({ title: words.troubleDone.title, description: words.troubleDone.text({ clientName }) });
        return undefined;
      }}
    />
  );
}
