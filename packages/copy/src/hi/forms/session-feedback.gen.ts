// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { sessionRatings } from "../lists.gen";
import { choice, maxLength, oneOf, optionalLines, required, safeLines } from "../../forms";

/** The sessionFeedback form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const sessionFeedbackForm = z.object({
  rating: choice(sessionRatings, required("बताएँ कि सेशन कैसा रहा"), oneOf(sessionRatings, "बताएँ कि सेशन कैसा रहा")),
  note: optionalLines(maxLength(500, "आपकी बात 500 अक्षरों से ज़्यादा की नहीं हो सकती"), safeLines("आपकी बात में ऐसे अक्षर हैं जो सेव नहीं हो सकते। इसे फिर से टाइप करें।")),
});

/** What the sessionFeedback form's fields hold while they are being filled. */
export type SessionFeedbackInput = z.input<typeof sessionFeedbackForm>;

/** What a valid sessionFeedback form gives. */
export type SessionFeedbackValues = z.output<typeof sessionFeedbackForm>;
