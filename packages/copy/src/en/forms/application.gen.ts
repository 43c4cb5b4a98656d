// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { jobChoices } from "../lists.gen";
import { choice, line, lines, maxLength, oneOf, optionalLine, pattern, required, safeLine, safeLines } from "../../forms";

/** The application form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const applicationForm = z.object({
  job: choice(jobChoices, oneOf(jobChoices, "Please choose one of the options")),
  name: line(required("Name is required"), maxLength(100, "Name cannot exceed 100 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
  email: line(required("Email is required"), pattern(/^[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/u, "Please enter a valid email address"), maxLength(100, "Email cannot exceed 100 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
  location: optionalLine(maxLength(100, "Location cannot exceed 100 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
  link: optionalLine(maxLength(300, "Link cannot exceed 300 characters"), pattern(/^[Hh][Tt][Tt][Pp][Ss]?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|[Xx][Nn]--[A-Za-z0-9-]{2,59})(?::[0-9]{1,5})?(?:[\/?#][^ <>"]*)?$/u, "Please enter a link that starts with http:// or https://"), safeLine("This has characters that can't be used here. Please type it again.")),
  note: lines(required("Please tell us something about yourself"), maxLength(5000, "This cannot exceed 5000 characters"), safeLines("Your message has characters we can't send. Please type it again.")),
});

/** What the application form's fields hold while they are being filled. */
export type ApplicationInput = z.input<typeof applicationForm>;

/** What a valid application form gives. */
export type ApplicationValues = z.output<typeof applicationForm>;

/** The messages of required fields that were left empty. Any of these, and the form as a whole says "Please fill in all required fields." */
export const applicationMissing: readonly string[] = [
  "Name is required",
  "Email is required",
  "Please tell us something about yourself",
];
