// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { lines, maxLength, minLength, safeLines } from "../../forms";

/** The appeal form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const appealForm = z.object({
  text: lines(minLength(10, "कम से कम 10 अक्षर लिखें"), maxLength(1000, "यह 1000 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLines("इसमें ऐसे अक्षर हैं जो पोस्ट नहीं हो सकते। इसे फिर से टाइप करें।")),
});

/** What the appeal form's fields hold while they are being filled. */
export type AppealInput = z.input<typeof appealForm>;

/** What a valid appeal form gives. */
export type AppealValues = z.output<typeof appealForm>;
