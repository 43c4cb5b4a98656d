// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { onCallReasons } from "../lists.gen";
import { choice, maxLength, minLength, oneOf, optionalLines, required, safeLines } from "../../forms";

/** The onCallOpening form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const onCallOpeningForm = z.object({
  reason: choice(onCallReasons, required("Choose why you're opening it"), oneOf(onCallReasons, "Choose why you're opening it")),
  detail: optionalLines(minLength(10, "Use at least 10 characters"), maxLength(500, "Use at most 500 characters"), safeLines("The text has characters we can't save. Please type it again.")),
});

/** What the onCallOpening form's fields hold while they are being filled. */
export type OnCallOpeningInput = z.input<typeof onCallOpeningForm>;

/** What a valid onCallOpening form gives. */
export type OnCallOpeningValues = z.output<typeof onCallOpeningForm>;
