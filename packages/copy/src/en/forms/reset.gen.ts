// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { equals, maxLength, minLength, pattern, required, safeLine, secret } from "../../forms";

/** The reset form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const resetForm = z.object({
  password: secret(minLength(8, "Password must be at least 8 characters long"), maxLength(100, "Password cannot exceed 100 characters"), pattern(/\p{Lu}/u, "Password must contain at least one uppercase letter"), pattern(/\p{Ll}/u, "Password must contain at least one lowercase letter"), pattern(/\p{Nd}/u, "Password must contain at least one number"), safeLine("This has characters that can't be used here. Please type it again.")),
  confirmPassword: secret(required("Please confirm your password"), safeLine("This has characters that can't be used here. Please type it again.")),
}).check(equals("confirmPassword", "password", "Passwords do not match"));

/** What the reset form's fields hold while they are being filled. */
export type ResetInput = z.input<typeof resetForm>;

/** What a valid reset form gives. */
export type ResetValues = z.output<typeof resetForm>;
