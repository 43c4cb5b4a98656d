// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, maxLength, minLength, pattern, safeLine, secret } from "../../forms";

/** The coachLogin form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const coachLoginForm = z.object({
  email: line(pattern(/^[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/u, "Please enter a valid email address"), maxLength(100, "Email cannot exceed 100 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
  password: secret(minLength(6, "Password must be at least 6 characters"), maxLength(100, "Password cannot exceed 100 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
});

/** What the coachLogin form's fields hold while they are being filled. */
export type CoachLoginInput = z.input<typeof coachLoginForm>;

/** What a valid coachLogin form gives. */
export type CoachLoginValues = z.output<typeof coachLoginForm>;
