"use client";

import { limits } from "@aangan/copy/limits";
import * as words from "@aangan/copy/safety-notes-page";
import { Button } from "@aangan/ui/button/button.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { languageOf } from "@aangan/ui/lib/language.ts";
import { Pencil, Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { NotesContent } from "@/lib/kept-notes";

/** What can be edited: a section by its id, a new one, or the trusted contact. */
export type Edited = { section: string } | "new" | "contact";

/** Props of {@link Sheet}. */
export interface SheetProps {
  notes: NotesContent;
  /** Opens an editor. Without it the notes can only be read. */
  onEdit?: ((what: Edited) => void) | undefined;
  className?: string;
}

/** The notes as a sheet: titles, their lines, and the trusted contact. */
export function Sheet({ notes, onEdit, className }: SheetProps) {
  const { sections, contactName, contactPhone } = notes;
  return (
    <section aria-label={words.title} className={className}>
      <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-cast-1">
        {sections.map(({ id, title, text }) => (
          <Row
            key={id}
            title={title}
            lines={linesOf(text)}
            empty={words.empty}
            edit={onEdit && { label: words.editOf({ title }), onClick: () => onEdit({ section: id }) }}
          />
        ))}
        <Row
          title={words.contact}
          lines={contactPhone ? [contactName, contactPhone] : []}
          empty={words.contactEmpty}
          note={words.contactText}
          edit={onEdit && { label: words.contactEdit, onClick: () => onEdit("contact") }}
        />
        {onEdit ? (
          <div className="px-3.5 py-1.5 print:hidden">
            {sections.length < limits.safetySectionsMax ? (
              <Button variant="quiet" onClick={() => onEdit("new")}>
                <Plus aria-hidden="true" />
                {words.add}
              </Button>
            ) : (
              <p className="px-2.5 py-2 text-ink-muted text-small">{words.full}</p>
            )}
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** Returns the notes of a text: its lines, without empty ones. */
function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

interface RowProps {
  title: string;
  lines: readonly string[];
  /** Shown without lines. */
  empty: string;
  note?: ReactNode;
  edit: { label: string; onClick: () => void } | undefined;
}

function Row({ title, lines, empty, note, edit }: RowProps) {
  return (
    <article className="grid break-inside-avoid grid-cols-[minmax(0,1fr)_44px] items-start gap-x-2 py-2.5 pr-1 pl-4 frame:grid-cols-[210px_minmax(0,1fr)_44px] frame:gap-x-5 frame:py-3.5 frame:pr-3 frame:pl-6">
      <h2
        lang={languageOf(title)}
        className="pt-2.25 font-[550] font-display text-[19px] leading-6 [overflow-wrap:anywhere]"
      >
        {title}
      </h2>
      <div className="col-span-2 row-start-2 pr-3 frame:col-span-1 frame:col-start-2 frame:row-start-1">
        {lines.length > 0 ? (
          <ul>
            {lines.map((line, place) => (
              <li
                key={place}
                lang={languageOf(line)}
                className="border-line-strong py-2 [overflow-wrap:anywhere] not-first:border-t not-first:border-dotted"
              >
                {line}
              </li>
            ))}
          </ul>
        ) : (
          <p className="py-2 text-ink-muted">{empty}</p>
        )}
        {note ? <p className="pb-1 text-fine text-ink-muted">{note}</p> : null}
      </div>
      {edit ? (
        <IconButton
          label={edit.label}
          onClick={edit.onClick}
          className="col-start-2 row-start-1 frame:col-start-3 print:hidden"
        >
          <Pencil aria-hidden="true" />
        </IconButton>
      ) : null}
    </article>
  );
}
