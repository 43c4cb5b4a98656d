// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, maxLength, pattern, required, safeLine } from "../../forms";

/** The safetyContact form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const safetyContactForm = z.object({
  contactName: line(required("नाम डालें"), maxLength(50, "नाम ज़्यादा से ज़्यादा 50 अक्षरों का हो सकता है"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  contactPhone: line(required("फ़ोन नंबर डालें"), maxLength(30, "पूरा फ़ोन नंबर डालें, जैसे 408 555 0142"), pattern(/^[+(]?(?:[0-9][ ().-]*){6,14}[0-9]$/u, "पूरा फ़ोन नंबर डालें, जैसे 408 555 0142"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
});

/** What the safetyContact form's fields hold while they are being filled. */
export type SafetyContactInput = z.input<typeof safetyContactForm>;

/** What a valid safetyContact form gives. */
export type SafetyContactValues = z.output<typeof safetyContactForm>;
