// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { maxLength, optionalLines, safeLines } from "../../forms";

/** The sessionRecap form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const sessionRecapForm = z.object({
  summary: optionalLines(maxLength(2000, "The summary cannot exceed 2000 characters"), safeLines("This has characters we can't save. Please type it again.")),
  agreed: optionalLines(maxLength(1000, "What you agreed cannot exceed 1000 characters"), safeLines("This has characters we can't save. Please type it again.")),
});

/** What the sessionRecap form's fields hold while they are being filled. */
export type SessionRecapInput = z.input<typeof sessionRecapForm>;

/** What a valid sessionRecap form gives. */
export type SessionRecapValues = z.output<typeof sessionRecapForm>;
