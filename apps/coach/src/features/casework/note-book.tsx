"use client";

import * as words from "@aangan/copy/coach-notes";
import * as common from "@aangan/copy/common";
import { failureText } from "@aangan/shell/forms/failure.ts";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { NoteCard } from "./note-card";
import { NoteForm } from "./note-form";
import { useAddNote, useNotes } from "./notes";

/** Props of {@link NoteBook}. */
export interface NoteBookProps {
  clientId: string;
  /** The coach's time zone; undefined while unknown. */
  zone: string | undefined;
  /** Only notes about this session are shown, and new ones are about it. */
  sessionId?: string;
  /** Shown while there are no notes. */
  empty?: string;
}

/** The form for a new note, and the notes about a client or about one session with them. */
export function NoteBook({ clientId, zone, sessionId, empty }: NoteBookProps) {
  const notes = useNotes(clientId);
  const add = useAddNote(clientId, sessionId);
  const now = useServerClock();
  const [draft, setDraft, dropDraft] = useTabState(sessionId ? `note_session_${sessionId}` : `note_${clientId}`, "");
  const shown = notes.data?.filter((note) => sessionId === undefined || note.sessionId === sessionId);
  return (
    <>
      <NoteForm
        label={words.new}
        text={draft}
        onText={setDraft}
        save={async (text) => {
          await add.mutateAsync(text);
          dropDraft();
        }}
        saveLabel={words.add}
        savingLabel={words.adding}
        failedTitle={words.addFailed}
      />
      {shown && now && zone ? (
        <>
          <RefetchErrorAlert query={notes} className="mt-4" />
          {/* A deleted note disappears with its button: this element receives focus then. */}
          <div tabIndex={-1} className="outline-none">
            {shown.length > 0 ? (
              <ul className="mt-2">
                {shown.map((note) => (
                  <NoteCard key={note.id} clientId={clientId} note={note} now={now} zone={zone} />
                ))}
              </ul>
            ) : empty ? (
              <p className="mt-4 text-ink-muted text-small">{empty}</p>
            ) : null}
          </div>
        </>
      ) : notes.error ? (
        <Alert
          tone="danger"
          title={words.loadFailed}
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
          {failureText(notes.error)}
        </Alert>
      ) : (
        <SkeletonGroup label={common.loading} className="mt-5 flex flex-col gap-3">
          <Skeleton className="w-11/12" />
          <Skeleton className="w-2/3" />
          <Skeleton className="w-4/5" />
        </SkeletonGroup>
      )}
    </>
  );
}
