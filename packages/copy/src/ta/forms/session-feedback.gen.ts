// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { sessionRatings } from "../lists.gen";
import { choice, maxLength, oneOf, optionalLines, required, safeLines } from "../../forms";

/** The sessionFeedback form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const sessionFeedbackForm = z.object({
  rating: choice(sessionRatings, required("Please choose how it went"), oneOf(sessionRatings, "Please choose how it went")),
  note: optionalLines(maxLength(500, "Your words cannot exceed 500 characters"), safeLines("Your words have characters we can't save. Please type them again.")),
});

/** What the sessionFeedback form's fields hold while they are being filled. */
export type SessionFeedbackInput = z.input<typeof sessionFeedbackForm>;

/** What a valid sessionFeedback form gives. */
export type SessionFeedbackValues = z.output<typeof sessionFeedbackForm>;
