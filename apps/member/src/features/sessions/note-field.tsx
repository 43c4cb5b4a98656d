import * as words from "@aangan/copy/booking";
import * as common from "@aangan/copy/common";
import { limits } from "@aangan/copy/limits";
import { Field } from "@aangan/ui/field/field.tsx";
import { CharacterCount, Textarea } from "@aangan/ui/textarea/textarea.tsx";
import type { Ref } from "react";

/** Returns the length of a note in code points, as the server counts. */
export const noteLength = (note: string): number => [...note.trim()].length;

/** Props of {@link NoteField}. */
export interface NoteFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  /** The coach's first name. */
  coachName: string;
  value: string;
  /** The booking is in flight. */
  readOnly: boolean;
  /** The server's error about this exact text. */
  refused: string | undefined;
  onChange: (text: string) => void;
}

/** The note for the coach. */
export function NoteField({ ref, coachName, value, readOnly, refused, onChange }: NoteFieldProps) {
  const over = noteLength(value) - limits.sessionNoteMax;
  return (
    <Field
      label={words.noteLabel({ coachName })}
      labelNote={common.optional}
      error={over > 0 ? words.noteTooLong({ count: over }) : refused}
      description={
        <span className="flex flex-wrap justify-between gap-x-4">
          <span>{words.noteHint({ coachName })}</span>
          <CharacterCount
            count={noteLength(value)}
            max={limits.sessionNoteMax}
            format={(count, max) => words.noteCount({ count, max })}
          />
        </span>
      }
    >
      <Textarea
        ref={ref}
        rows={2}
        value={value}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
        className="scroll-mb-3"
      />
    </Field>
  );
}
