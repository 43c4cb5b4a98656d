// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { flagReasons } from "../lists.gen";
import { choice, maxLength, oneOf, optionalLines, required, safeLines } from "../../forms";

/** The flag form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const flagForm = z.object({
  reason: choice(flagReasons, required("कोई वजह चुनें"), oneOf(flagReasons, "कोई वजह चुनें")),
  notes: optionalLines(maxLength(1000, "नोट 1000 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLines("इसमें ऐसे अक्षर हैं जो पोस्ट नहीं हो सकते। इसे फिर से टाइप करें।")),
});

/** What the flag form's fields hold while they are being filled. */
export type FlagInput = z.input<typeof flagForm>;

/** What a valid flag form gives. */
export type FlagValues = z.output<typeof flagForm>;
