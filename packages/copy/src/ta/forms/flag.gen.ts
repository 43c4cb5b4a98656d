// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { flagReasons } from "../lists.gen";
import { choice, maxLength, oneOf, optionalLines, required, safeLines } from "../../forms";

/** The flag form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const flagForm = z.object({
  reason: choice(flagReasons, required("Please select a reason"), oneOf(flagReasons, "Please select a reason")),
  notes: optionalLines(maxLength(1000, "Notes cannot exceed 1000 characters"), safeLines("This has characters we can't post. Please type it again.")),
});

/** What the flag form's fields hold while they are being filled. */
export type FlagInput = z.input<typeof flagForm>;

/** What a valid flag form gives. */
export type FlagValues = z.output<typeof flagForm>;
