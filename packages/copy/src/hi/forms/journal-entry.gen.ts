// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { lines, maxLength, required, safeLines } from "../../forms";

/** The journalEntry form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const journalEntryForm = z.object({
  text: lines(required("पहले कुछ लिखें"), maxLength(10000, "एंट्री 10000 अक्षरों से ज़्यादा की नहीं हो सकती"), safeLines("एंट्री में ऐसे अक्षर हैं जो सेव नहीं हो सकते। इसे फिर से टाइप करें।")),
});

/** What the journalEntry form's fields hold while they are being filled. */
export type JournalEntryInput = z.input<typeof journalEntryForm>;

/** What a valid journalEntry form gives. */
export type JournalEntryValues = z.output<typeof journalEntryForm>;
