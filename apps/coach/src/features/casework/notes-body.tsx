"use client";

import { coachNotes as words } from "@aangan/copy/coach-casework";
import { fill } from "@aangan/copy/format";
import { EyeOff } from "lucide-react";
import { NoteBook } from "./note-book";

/** Props of {@link NotesBody}. */
export interface NotesBodyProps {
  clientId: string;
  /** The client's name in a sentence. */
  clientName: string;
  /** The coach's zone; undefined while it is not known. */
  zone: string | undefined;
}

/** The notes about a client, and who can read them: in the panel next to the conversation, and on the client's page. */
export function NotesBody({ clientId, clientName, zone }: NotesBodyProps) {
  return (
    <>
      <p className="mb-3.5 flex gap-2 text-fine text-ink-muted">
        <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 stroke-[1.75]" />
        {fill(words.private, { clientName })}
      </p>
      <NoteBook clientId={clientId} zone={zone} empty={words.empty} />
    </>
  );
}
