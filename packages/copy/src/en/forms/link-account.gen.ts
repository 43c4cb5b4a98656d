// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { maxLength, required, safeLine, secret } from "../../forms";

/** The linkAccount form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const linkAccountForm = z.object({
  password: secret(required("Password is required"), maxLength(100, "Password cannot exceed 100 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
});

/** What the linkAccount form's fields hold while they are being filled. */
export type LinkAccountInput = z.input<typeof linkAccountForm>;

/** What a valid linkAccount form gives. */
export type LinkAccountValues = z.output<typeof linkAccountForm>;
