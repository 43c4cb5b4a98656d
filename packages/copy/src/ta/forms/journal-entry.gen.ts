// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { lines, maxLength, required, safeLines } from "../../forms";

/** The journalEntry form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const journalEntryForm = z.object({
  text: lines(required("முதலில் ஏதாவது எழுதுங்கள்"), maxLength(10000, "An entry cannot exceed 10000 characters"), safeLines("The entry has characters we can't save. Please type it again.")),
});

/** What the journalEntry form's fields hold while they are being filled. */
export type JournalEntryInput = z.input<typeof journalEntryForm>;

/** What a valid journalEntry form gives. */
export type JournalEntryValues = z.output<typeof journalEntryForm>;
