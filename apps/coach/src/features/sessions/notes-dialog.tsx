"use client";

import * as coachNotes from "@aangan/copy/coach-notes";
import * as words from "@aangan/copy/coach-sessions";
import * as common from "@aangan/copy/common";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@aangan/ui/dialog/dialog.tsx";
import { NoteBook } from "@/features/casework/note-book";
import type { SessionDialogProps } from "./dialog-props";
import { clientNameOf, dayAndTime, firstNameOf } from "./times";

/** The coach's notes about one session. They also appear among the notes about the client. */
export function NotesDialog({ session, zone, now, onClose }: SessionDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent closeLabel={common.close}>
        <DialogHeader>
          <DialogTitle>{words.notesOf({ when: dayAndTime(session.date, zone, now) })}</DialogTitle>
          <DialogDescription>
            {clientNameOf(session)}. {coachNotes.private({ clientName: firstNameOf(session) })}
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          <NoteBook clientId={session.userId} zone={zone} sessionId={session.id} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
