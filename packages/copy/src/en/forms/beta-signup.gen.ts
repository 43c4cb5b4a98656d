// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, maxLength, minLength, pattern, safeLine } from "../../forms";

/** The betaSignup form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const betaSignupForm = z.object({
  firstName: line(minLength(2, "First name must be at least 2 characters"), maxLength(50, "First name cannot exceed 50 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
  lastName: line(pattern(/^(?:\p{L}|[\s\S]{2,})$/u, "Last name must be at least 2 characters"), maxLength(50, "Last name cannot exceed 50 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
  email: line(pattern(/^[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/u, "Please enter a valid email address"), maxLength(100, "Email cannot exceed 100 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
});

/** What the betaSignup form's fields hold while they are being filled. */
export type BetaSignupInput = z.input<typeof betaSignupForm>;

/** What a valid betaSignup form gives. */
export type BetaSignupValues = z.output<typeof betaSignupForm>;
