"use client";

import * as words from "@aangan/copy/coach-notes";
import { EyeOff } from "lucide-react";
import { NoteBook } from "./note-book";

/** Props of {@link NotesBody}. */
export interface NotesBodyProps {
  clientId: string;
  /** The client's first name. */
  clientName: string;
  /** The coach's time zone; undefined while unknown. */
  zone: string | undefined;
}

/** The notes about a client, with a hint about their privacy; in the panel, and on the client's page. */
export function NotesBody({ clientId, clientName, zone }: NotesBodyProps) {
  return (
    <>
      <p className="mb-3.5 flex gap-2 text-fine text-ink-muted">
        <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 stroke-[1.75]" />
        {words.private({ clientName })}
      </p>
      <NoteBook clientId={clientId} zone={zone} empty={words.empty} />
    </>
  );
}
