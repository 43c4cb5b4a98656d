// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, maxLength, minLength, optionalLine, optionalSecret, pattern, required, safeLine } from "../../forms";

/** The profile form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const profileForm = z.object({
  firstName: line(required("First name is required"), maxLength(50, "First name cannot exceed 50 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
  lastName: line(required("Last name is required"), maxLength(50, "Last name cannot exceed 50 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
  email: line(pattern(/^[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/u, "Invalid email address"), minLength(5, "Invalid email address"), maxLength(100, "Email cannot exceed 100 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
  username: line(minLength(3, "Username must be at least 3 characters"), maxLength(50, "Username cannot exceed 50 characters"), pattern(/^[A-Za-z0-9_]+$/u, "Username can only contain letters, numbers, and underscores"), safeLine("This has characters that can't be used here. Please type it again.")),
  timeZone: optionalLine(maxLength(64, "Please choose a valid time zone"), pattern(/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/u, "Please choose a valid time zone"), safeLine("This has characters that can't be used here. Please type it again.")),
  password: optionalSecret(maxLength(100, "Password cannot exceed 100 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
});

/** What the profile form's fields hold while they are being filled. */
export type ProfileInput = z.input<typeof profileForm>;

/** What a valid profile form gives. */
export type ProfileValues = z.output<typeof profileForm>;
