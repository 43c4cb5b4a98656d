// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { maxLength, optionalLines, safeLines } from "../../forms";

/** The credentialDecision form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const credentialDecisionForm = z.object({
  reason: optionalLines(maxLength(1000, "The reason cannot exceed 1000 characters"), safeLines("The reason has characters we can't save. Please type it again.")),
});

/** What the credentialDecision form's fields hold while they are being filled. */
export type CredentialDecisionInput = z.input<typeof credentialDecisionForm>;

/** What a valid credentialDecision form gives. */
export type CredentialDecisionValues = z.output<typeof credentialDecisionForm>;
