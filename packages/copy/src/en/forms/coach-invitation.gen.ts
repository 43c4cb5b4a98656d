// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, maxLength, pattern, required, safeLine } from "../../forms";

/** The coachInvitation form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const coachInvitationForm = z.object({
  name: line(required("Name is required"), maxLength(100, "Name cannot exceed 100 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
  email: line(required("Email is required"), pattern(/^[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/u, "Please enter a valid email address"), maxLength(100, "Email cannot exceed 100 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
});

/** What the coachInvitation form's fields hold while they are being filled. */
export type CoachInvitationInput = z.input<typeof coachInvitationForm>;

/** What a valid coachInvitation form gives. */
export type CoachInvitationValues = z.output<typeof coachInvitationForm>;
