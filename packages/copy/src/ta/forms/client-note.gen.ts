// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { lines, maxLength, required, safeLines } from "../../forms";

/** The clientNote form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const clientNoteForm = z.object({
  text: lines(required("முதலில் ஏதாவது எழுதுங்கள்"), maxLength(5000, "The note cannot exceed 5000 characters"), safeLines("The note has characters we can't save. Please type it again.")),
});

/** What the clientNote form's fields hold while they are being filled. */
export type ClientNoteInput = z.input<typeof clientNoteForm>;

/** What a valid clientNote form gives. */
export type ClientNoteValues = z.output<typeof clientNoteForm>;
