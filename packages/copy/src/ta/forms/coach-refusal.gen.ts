// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { lines, maxLength, required, safeLines } from "../../forms";

/** The coachRefusal form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const coachRefusalForm = z.object({
  reason: lines(required("Please give a reason. The coach will read it."), maxLength(1000, "The reason cannot exceed 1000 characters"), safeLines("The reason has characters we can't save. Please type it again.")),
});

/** What the coachRefusal form's fields hold while they are being filled. */
export type CoachRefusalInput = z.input<typeof coachRefusalForm>;

/** What a valid coachRefusal form gives. */
export type CoachRefusalValues = z.output<typeof coachRefusalForm>;
