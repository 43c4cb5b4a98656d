// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { flag, line, maxLength, required, safeLine, secret } from "../../forms";

/** The login form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const loginForm = z.object({
  username: line(required("Username or email is required"), maxLength(100, "Username or email cannot exceed 100 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
  password: secret(required("Password is required"), maxLength(100, "Password cannot exceed 100 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
  sharedDevice: flag(),
});

/** What the login form's fields hold while they are being filled. */
export type LoginInput = z.input<typeof loginForm>;

/** What a valid login form gives. */
export type LoginValues = z.output<typeof loginForm>;
