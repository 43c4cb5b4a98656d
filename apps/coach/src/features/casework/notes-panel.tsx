"use client";

import * as words from "@aangan/copy/coach-notes";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { X } from "lucide-react";
import { type RefObject, useId } from "react";
import { NotesBody, type NotesBodyProps } from "./notes-body";

/** Props of {@link NotesPanel}. */
export interface NotesPanelProps extends NotesBodyProps {
  onClose: () => void;
  /** The panel's heading, which receives focus when the panel opens. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The coach's notes about a client, next to the conversation, or over it in a small window. */
export function NotesPanel({ clientId, clientName, zone, onClose, headingRef }: NotesPanelProps) {
  const headingId = useId();
  return (
    // Not a dialog: the conversation next to it stays usable. Esc closes it nevertheless.
    <aside
      aria-labelledby={headingId}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        // A note's dialog is a React child but rendered elsewhere, and handles its own Esc.
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
        <NotesBody clientId={clientId} clientName={clientName} zone={zone} />
      </div>
    </aside>
  );
}
