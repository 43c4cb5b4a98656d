"use client";

import { messageOf } from "@aangan/api/errors";
import { coachNotes as words } from "@aangan/copy/coach-casework";
import { common } from "@aangan/copy/common";
import { errors } from "@aangan/copy/errors";
import { fill } from "@aangan/copy/format";
import { useKept } from "@aangan/shell/belongings";
import { useServerClock } from "@aangan/shell/clock";
import { Alert } from "@aangan/ui/alert";
import { Button } from "@aangan/ui/button";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton";
import { EyeOff } from "lucide-react";
import { NoteCard } from "./note-card";
import { NoteForm } from "./note-form";
import { useAddNote, useNotes } from "./notes";

/** Props of {@link NotesBody}. */
export interface NotesBodyProps {
  clientId: string;
  /** What the client is called in a sentence. */
  clientName: string;
  /** The coach's zone; undefined while it is not known. */
  zone: string | undefined;
}

/** The notes about a client and the box for a new one: in the panel beside the conversation, and on the client's page. */
export function NotesBody({ clientId, clientName, zone }: NotesBodyProps) {
  const notes = useNotes(clientId);
  const add = useAddNote(clientId);
  const now = useServerClock();
  const [draft, setDraft, dropDraft] = useKept(`note_${clientId}`, "");
  return (
    <>
      <p className="mb-3.5 flex gap-2 text-fine text-ink-muted">
        <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 stroke-[1.75]" />
        {fill(words.private, { clientName })}
      </p>
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
      {notes.data && now && zone ? (
        notes.data.length === 0 ? (
          <p className="mt-4 text-ink-muted text-small">{words.empty}</p>
        ) : (
          <ul className="mt-2">
            {notes.data.map((note) => (
              <NoteCard key={note.id} clientId={clientId} note={note} now={now} zone={zone} />
            ))}
          </ul>
        )
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
          {messageOf(notes.error, errors.somethingWrong)}
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
