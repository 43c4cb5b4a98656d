// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, maxLength, minLength, optionalLines, safeLine, safeLines } from "../../forms";

/** The goal form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const goalForm = z.object({
  title: line(minLength(3, "कम से कम 3 अक्षर लिखें"), maxLength(120, "इसे 120 अक्षरों तक रखें"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  detail: optionalLines(maxLength(1000, "इसे 1000 अक्षरों तक रखें"), safeLines("इसमें ऐसे अक्षर हैं जो सेव नहीं हो सकते। इसे फिर से टाइप करें।")),
});

/** What the goal form's fields hold while they are being filled. */
export type GoalInput = z.input<typeof goalForm>;

/** What a valid goal form gives. */
export type GoalValues = z.output<typeof goalForm>;
