// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { moderationOutcomes } from "../lists.gen";
import { atLeast, atMost, choice, flag, maxLength, oneOf, optionalLines, optionalNumber, required, safeLines, whole } from "../../forms";

/** The decision form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const decisionForm = z.object({
  outcome: choice(moderationOutcomes, required("Choose a decision"), oneOf(moderationOutcomes, "Choose a decision")),
  warn: flag(),
  suspendDays: optionalNumber(atLeast(0, "Choose between 0 and 30 days"), atMost(30, "Choose between 0 and 30 days"), whole("Choose between 0 and 30 days")),
  help: flag(),
  note: optionalLines(maxLength(2000, "The note cannot exceed 2000 characters"), safeLines("The note has characters we can't save. Please type it again.")),
});

/** What the decision form's fields hold while they are being filled. */
export type DecisionInput = z.input<typeof decisionForm>;

/** What a valid decision form gives. */
export type DecisionValues = z.output<typeof decisionForm>;
