"use client";

import { messageOf } from "@aangan/api/errors";
import { coachNotes } from "@aangan/copy/coach-casework";
import { coachSessions as words } from "@aangan/copy/coach-sessions";
import { common } from "@aangan/copy/common";
import { errors } from "@aangan/copy/errors";
import { fill } from "@aangan/copy/format";
import { useKept } from "@aangan/shell/belongings";
import { useServerClock } from "@aangan/shell/clock";
import { Alert } from "@aangan/ui/alert";
import { Button } from "@aangan/ui/button";
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@aangan/ui/dialog";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton";
import { NoteCard } from "@/features/casework/note-card";
import { NoteForm } from "@/features/casework/note-form";
import { useNotes } from "@/features/casework/notes";
import { type CoachSession, useAddSessionNote } from "./queries";
import { dayAndTime, firstNameOf, nameOf } from "./times";

/** What the coach notes about one session. These notes stand among those about the client as well. */
export function NotesDialog({ session, zone, onClose }: { session: CoachSession; zone: string; onClose: () => void }) {
  const notes = useNotes(session.userId);
  const add = useAddSessionNote(session);
  const now = useServerClock();
  const [draft, setDraft, dropDraft] = useKept(`note_session_${session.id}`, "");
  const own = notes.data?.filter(({ sessionId }) => sessionId === session.id);
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent closeLabel={common.close}>
        <DialogHeader>
          <DialogTitle>{fill(words.notesOf, { when: dayAndTime(session.date, zone) })}</DialogTitle>
          <DialogDescription>
            {nameOf(session)}. {fill(coachNotes.private, { clientName: firstNameOf(session) })}
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          <NoteForm
            label={coachNotes.new}
            text={draft}
            onText={setDraft}
            save={async (text) => {
              await add.mutateAsync(text);
              dropDraft();
            }}
            saveLabel={coachNotes.add}
            savingLabel={coachNotes.adding}
            failedTitle={coachNotes.addFailed}
          />
          {own && now ? (
            own.length === 0 ? null : (
              <ul className="mt-2">
                {own.map((note) => (
                  <NoteCard key={note.id} clientId={session.userId} note={note} now={now} zone={zone} />
                ))}
              </ul>
            )
          ) : notes.error ? (
            <Alert
              tone="danger"
              title={coachNotes.loadFailed}
              className="mt-4"
              action={
                <Button
                  size="sm"
                  variant="secondary"
                  pending={notes.isFetching}
                  pendingText={common.loading}
                  onClick={() => void notes.refetch()}
                >
                  {common.retry}
                </Button>
              }
            >
              {messageOf(notes.error, errors.somethingWrong)}
            </Alert>
          ) : (
            <SkeletonGroup label={common.loading} className="mt-5 flex flex-col gap-3">
              <Skeleton className="w-11/12" />
              <Skeleton className="w-2/3" />
            </SkeletonGroup>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
