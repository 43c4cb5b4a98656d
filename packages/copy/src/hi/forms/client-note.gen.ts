// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { lines, maxLength, required, safeLines } from "../../forms";

/** The clientNote form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const clientNoteForm = z.object({
  text: lines(required("पहले कुछ लिखें"), maxLength(5000, "नोट 5000 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLines("नोट में कुछ ऐसे अक्षर हैं जो सेव नहीं हो सकते। इसे फिर से टाइप करें।")),
});

/** What the clientNote form's fields hold while they are being filled. */
export type ClientNoteInput = z.input<typeof clientNoteForm>;

/** What a valid clientNote form gives. */
export type ClientNoteValues = z.output<typeof clientNoteForm>;
