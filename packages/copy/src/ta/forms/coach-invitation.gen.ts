// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, maxLength, pattern, required, safeLine } from "../../forms";

/** The coachInvitation form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const coachInvitationForm = z.object({
  name: line(required("பெயர் தேவை"), maxLength(100, "பெயர் 100 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  email: line(required("ஈமெயில் தேவை"), pattern(/^[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/u, "சரியான ஈமெயில் முகவரியை எழுதுங்கள்"), maxLength(100, "ஈமெயில் 100 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
});

/** What the coachInvitation form's fields hold while they are being filled. */
export type CoachInvitationInput = z.input<typeof coachInvitationForm>;

/** What a valid coachInvitation form gives. */
export type CoachInvitationValues = z.output<typeof coachInvitationForm>;
