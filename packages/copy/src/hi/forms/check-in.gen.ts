// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { moods } from "../lists.gen";
import { choice, maxLength, oneOf, optionalLine, optionalLines, required, safeLine, safeLines } from "../../forms";

/** The checkIn form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const checkInForm = z.object({
  mood: choice(moods, required("बताइए कि आप कैसे हैं"), oneOf(moods, "बताइए कि आप कैसे हैं")),
  word: optionalLine(maxLength(30, "शब्द 30 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  note: optionalLines(maxLength(500, "नोट 500 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLines("नोट में कुछ ऐसे अक्षर हैं जो सेव नहीं हो सकते। इसे फिर से टाइप करें।")),
});

/** What the checkIn form's fields hold while they are being filled. */
export type CheckInInput = z.input<typeof checkInForm>;

/** What a valid checkIn form gives. */
export type CheckInValues = z.output<typeof checkInForm>;
