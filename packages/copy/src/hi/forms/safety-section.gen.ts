// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, maxLength, optionalLines, required, safeLine, safeLines } from "../../forms";

/** The safetySection form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const safetySectionForm = z.object({
  title: line(required("टाइटल डालें"), maxLength(60, "टाइटल ज़्यादा से ज़्यादा 60 अक्षरों का हो सकता है"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  text: optionalLines(maxLength(1000, "एक सेक्शन ज़्यादा से ज़्यादा 1000 अक्षरों का हो सकता है"), safeLines("टेक्स्ट में ऐसे अक्षर हैं जो सेव नहीं हो सकते। इसे फिर से टाइप करें।")),
});

/** What the safetySection form's fields hold while they are being filled. */
export type SafetySectionInput = z.input<typeof safetySectionForm>;

/** What a valid safetySection form gives. */
export type SafetySectionValues = z.output<typeof safetySectionForm>;
