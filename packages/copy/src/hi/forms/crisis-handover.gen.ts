// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { maxLength, optionalLines, safeLines } from "../../forms";

/** The crisisHandover form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const crisisHandoverForm = z.object({
  note: optionalLines(maxLength(500, "नोट ज़्यादा से ज़्यादा 500 अक्षरों का हो सकता है"), safeLines("नोट में कुछ ऐसे अक्षर हैं जो सेव नहीं हो सकते। इसे फिर से टाइप करें।")),
});

/** What the crisisHandover form's fields hold while they are being filled. */
export type CrisisHandoverInput = z.input<typeof crisisHandoverForm>;

/** What a valid crisisHandover form gives. */
export type CrisisHandoverValues = z.output<typeof crisisHandoverForm>;
