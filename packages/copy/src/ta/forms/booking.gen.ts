// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { maxLength, optionalLines, safeLines } from "../../forms";

/** The booking form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const bookingForm = z.object({
  note: optionalLines(maxLength(500, "The note cannot exceed 500 characters"), safeLines("Your note has characters we can't send. Please type it again.")),
});

/** What the booking form's fields hold while they are being filled. */
export type BookingInput = z.input<typeof bookingForm>;

/** What a valid booking form gives. */
export type BookingValues = z.output<typeof bookingForm>;
