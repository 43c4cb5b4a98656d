// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { crisisOutcomes } from "../lists.gen";
import { choice, maxLength, oneOf, optionalLines, required, safeLines } from "../../forms";

/** The crisisOutcome form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const crisisOutcomeForm = z.object({
  outcome: choice(crisisOutcomes, required("Choose what happened"), oneOf(crisisOutcomes, "Choose what happened")),
  note: optionalLines(maxLength(2000, "The note can have up to 2000 characters"), safeLines("The note has characters we can't save. Please type it again.")),
});

/** What the crisisOutcome form's fields hold while they are being filled. */
export type CrisisOutcomeInput = z.input<typeof crisisOutcomeForm>;

/** What a valid crisisOutcome form gives. */
export type CrisisOutcomeValues = z.output<typeof crisisOutcomeForm>;
