// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { sharedFields } from "../lists.gen";
import { distinct, oneOf, optionalChoices } from "../../forms";

/** The sharing form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const sharingForm = z.object({
  fields: optionalChoices(sharedFields, oneOf(sharedFields, "This can't be shared"), distinct("This can't be shared")),
});

/** What the sharing form's fields hold while they are being filled. */
export type SharingInput = z.input<typeof sharingForm>;

/** What a valid sharing form gives. */
export type SharingValues = z.output<typeof sharingForm>;
