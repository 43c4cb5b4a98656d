// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { lines, maxLength, minLength, safeLines } from "../../forms";

/** The appeal form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const appealForm = z.object({
  text: lines(minLength(10, "Please write at least 10 characters"), maxLength(1000, "This cannot exceed 1000 characters"), safeLines("This has characters we can't post. Please type it again.")),
});

/** What the appeal form's fields hold while they are being filled. */
export type AppealInput = z.input<typeof appealForm>;

/** What a valid appeal form gives. */
export type AppealValues = z.output<typeof appealForm>;
