// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { crisisOutcomes } from "../lists.gen";
import { choice, maxLength, oneOf, optionalLines, required, safeLines } from "../../forms";

/** The crisisOutcome form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const crisisOutcomeForm = z.object({
  outcome: choice(crisisOutcomes, required("चुनें कि क्या हुआ"), oneOf(crisisOutcomes, "चुनें कि क्या हुआ")),
  note: optionalLines(maxLength(2000, "नोट ज़्यादा से ज़्यादा 2000 अक्षरों का हो सकता है"), safeLines("नोट में कुछ ऐसे अक्षर हैं जो सेव नहीं हो सकते। इसे फिर से टाइप करें।")),
});

/** What the crisisOutcome form's fields hold while they are being filled. */
export type CrisisOutcomeInput = z.input<typeof crisisOutcomeForm>;

/** What a valid crisisOutcome form gives. */
export type CrisisOutcomeValues = z.output<typeof crisisOutcomeForm>;
