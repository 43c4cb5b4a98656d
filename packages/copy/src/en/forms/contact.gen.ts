// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, lines, maxLength, optionalLine, pattern, required, safeLine, safeLines } from "../../forms";

/** The contact form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const contactForm = z.object({
  name: line(required("Name is required"), maxLength(100, "Name cannot exceed 100 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
  email: line(required("Email is required"), pattern(/^[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/u, "Please enter a valid email address"), maxLength(100, "Email cannot exceed 100 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
  subject: optionalLine(maxLength(150, "Subject cannot exceed 150 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
  message: lines(required("Message is required"), maxLength(5000, "Message cannot exceed 5000 characters"), safeLines("Your message has characters we can't send. Please type it again.")),
});

/** What the contact form's fields hold while they are being filled. */
export type ContactInput = z.input<typeof contactForm>;

/** What a valid contact form gives. */
export type ContactValues = z.output<typeof contactForm>;

/** The messages of required fields that were left empty. Any of these, and the form as a whole says "Please fill in all required fields." */
export const contactMissing: readonly string[] = [
  "Name is required",
  "Email is required",
  "Message is required",
];
