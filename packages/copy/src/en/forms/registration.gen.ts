// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { equals, line, maxLength, minLength, pattern, required, safeLine, secret } from "../../forms";

/** The registration form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const registrationForm = z.object({
  firstName: line(required("First name is required"), maxLength(50, "First name cannot exceed 50 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
  lastName: line(required("Last name is required"), maxLength(50, "Last name cannot exceed 50 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
  username: line(minLength(3, "Username must be at least 3 characters"), maxLength(50, "Username cannot exceed 50 characters"), pattern(/^[A-Za-z0-9_]+$/u, "Username can only contain letters, numbers, and underscores"), safeLine("This has characters that can't be used here. Please type it again.")),
  email: line(required("Email is required"), pattern(/^[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/u, "Please enter a valid email address"), minLength(5, "Please enter a valid email address"), maxLength(100, "Email cannot exceed 100 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
  password: secret(minLength(8, "Password must be at least 8 characters long"), maxLength(100, "Password cannot exceed 100 characters"), pattern(/\p{Lu}/u, "Password must contain at least one uppercase letter"), pattern(/\p{Ll}/u, "Password must contain at least one lowercase letter"), pattern(/\p{Nd}/u, "Password must contain at least one number"), safeLine("This has characters that can't be used here. Please type it again.")),
  confirmPassword: secret(required("Please confirm your password"), safeLine("This has characters that can't be used here. Please type it again.")),
}).check(equals("confirmPassword", "password", "Passwords do not match"));

/** What the registration form's fields hold while they are being filled. */
export type RegistrationInput = z.input<typeof registrationForm>;

/** What a valid registration form gives. */
export type RegistrationValues = z.output<typeof registrationForm>;
