// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { clientsOnLeaving } from "../lists.gen";
import { choice, maxLength, oneOf, optionalLines, required, safeLines } from "../../forms";

/** The coachDeactivation form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const coachDeactivationForm = z.object({
  clients: choice(clientsOnLeaving, required("Choose what happens to their clients"), oneOf(clientsOnLeaving, "Choose what happens to their clients")),
  reason: optionalLines(maxLength(1000, "The reason cannot exceed 1000 characters"), safeLines("The reason has characters we can't save. Please type it again.")),
});

/** What the coachDeactivation form's fields hold while they are being filled. */
export type CoachDeactivationInput = z.input<typeof coachDeactivationForm>;

/** What a valid coachDeactivation form gives. */
export type CoachDeactivationValues = z.output<typeof coachDeactivationForm>;
