"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-notes";
import * as errors from "@aangan/copy/errors";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { formatWhen } from "@/lib/days";
import { NoteForm } from "./note-form";
import { type ClientNote, useChangeNote, useDeleteNote } from "./notes";

/** One note, with buttons to edit and delete it. */
export function NoteCard({
  clientId,
  note,
  now,
  zone,
}: {
  clientId: string;
  note: ClientNote;
  now: Date;
  zone: string;
}) {
  // Null: not being edited. The draft survives a reload.
  const [typed, keep, drop] = useTabState<string | null>(`note_edit_${note.id}`, null);
  const change = useChangeNote(clientId);
  const remove = useDeleteNote(clientId);
  const edit = useRef<HTMLButtonElement>(null);
  const when = formatWhen(note.createdAt, now, zone);
  const returning = useRef(false);
  const stop = () => {
    returning.current = true;
    drop();
  };
  useEffect(() => {
    if (typed !== null || !returning.current) return;
    returning.current = false;
    edit.current?.focus();
  }, [typed]);

  return (
    <li aria-label={words.noteOf({ when })} className="border-line border-b py-3 last:border-b-0">
      {typed === null ? (
        <>
          <p className="whitespace-pre-wrap text-small [overflow-wrap:anywhere]">{note.text}</p>
          <div className="mt-0.5 -mr-2 flex items-center gap-1">
            <p className="min-w-0 flex-1 text-fine text-ink-muted">
              <time dateTime={note.createdAt} className="inline-block first-letter:uppercase">
                {note.updatedAt === note.createdAt ? when : words.edited({ when })}
              </time>
            </p>
            <IconButton ref={edit} label={words.editLabel} onClick={() => keep(note.text)}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <AlertDialog
              trigger={
                <IconButton label={words.deleteLabel}>
                  <Trash2 aria-hidden="true" />
                </IconButton>
              }
              title={words.deleteTitle}
              description={words.deleteText}
              confirmLabel={words.delete}
              pendingLabel={words.deleting}
              cancelLabel={words.keep}
              destructive
              onConfirm={async () => {
                try {
                  await remove.mutateAsync(note.id);
                } catch (error) {
                  return messageOf(error, errors.somethingWrong);
                }
                toast({ title: words.deleted });
                return undefined;
              }}
            />
          </div>
        </>
      ) : (
        <NoteForm
          label={words.editLabel}
          labelHidden
          focused
          text={typed}
          onText={keep}
          save={async (text) => {
            await change.mutateAsync({ id: note.id, text });
            stop();
          }}
          saveLabel={words.save}
          savingLabel={words.saving}
          failedTitle={words.saveFailed}
          onCancel={stop}
        />
      )}
    </li>
  );
}
