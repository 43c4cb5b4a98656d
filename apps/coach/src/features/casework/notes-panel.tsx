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
import { IconButton } from "@aangan/ui/icon-button";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton";
import { EyeOff, X } from "lucide-react";
import { type RefObject, useId } from "react";
import { NoteCard } from "./note-card";
import { NoteForm } from "./note-form";
import { useAddNote, useNotes } from "./notes";

/** Props of {@link NotesPanel}. */
export interface NotesPanelProps {
  clientId: string;
  /** What the client is called in a sentence. */
  clientName: string;
  /** The coach's zone; undefined while it is not known. */
  zone: string | undefined;
  onClose: () => void;
  /** The panel's heading, which takes the focus when the panel is opened. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** What the coach notes about a client, beside the conversation where there is room, over it where there is none. */
export function NotesPanel({ clientId, clientName, zone, onClose, headingRef }: NotesPanelProps) {
  const notes = useNotes(clientId);
  const add = useAddNote(clientId);
  const now = useServerClock();
  const [draft, setDraft, dropDraft] = useKept(`note_${clientId}`, "");
  const headingId = useId();
  return (
    // The panel is no dialog: the conversation beside it stays in use. Esc closes it all the same.
    <aside
      aria-labelledby={headingId}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        // A dialog of a note is drawn elsewhere, and its Esc is its own.
        if (event.target instanceof Element && !event.currentTarget.contains(event.target)) return;
        onClose();
      }}
      className="absolute inset-0 z-20 flex min-h-0 flex-col border-line bg-surface xl:static xl:w-80 xl:shrink-0 xl:border-l"
    >
      <header className="flex min-h-17 shrink-0 items-center gap-2 border-line border-b py-1.5 pr-2.5 pl-4">
        <h3
          id={headingId}
          ref={headingRef}
          tabIndex={-1}
          className="min-w-0 flex-1 font-bold font-text text-[17px] tracking-normal outline-none"
        >
          {words.title}
        </h3>
        <IconButton label={words.close} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <div className="relative min-h-0 flex-1 overflow-y-auto px-4 py-3.5">
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
      </div>
    </aside>
  );
}
