// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, maxLength, minLength, pattern, required, safeLine } from "../../forms";

/** The welcome form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const welcomeForm = z.object({
  firstName: line(required("First name is required"), maxLength(50, "First name cannot exceed 50 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
  lastName: line(required("Last name is required"), maxLength(50, "Last name cannot exceed 50 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
  username: line(minLength(3, "Username must be at least 3 characters"), maxLength(50, "Username cannot exceed 50 characters"), pattern(/^[A-Za-z0-9_]+$/u, "Username can only contain letters, numbers, and underscores"), safeLine("This has characters that can't be used here. Please type it again.")),
});

/** What the welcome form's fields hold while they are being filled. */
export type WelcomeInput = z.input<typeof welcomeForm>;

/** What a valid welcome form gives. */
export type WelcomeValues = z.output<typeof welcomeForm>;
