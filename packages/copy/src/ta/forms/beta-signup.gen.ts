// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, maxLength, minLength, pattern, safeLine } from "../../forms";

/** The betaSignup form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const betaSignupForm = z.object({
  firstName: line(minLength(2, "முதல் பெயரில் குறைந்தது 2 எழுத்துகள் இருக்க வேண்டும்"), maxLength(50, "முதல் பெயர் 50 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  lastName: line(pattern(/^(?:\p{L}|[\s\S]{2,})$/u, "கடைசிப் பெயரில் குறைந்தது 2 எழுத்துகள் இருக்க வேண்டும்"), maxLength(50, "கடைசிப் பெயர் 50 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  email: line(pattern(/^[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/u, "சரியான ஈமெயில் முகவரியை எழுதுங்கள்"), maxLength(100, "ஈமெயில் 100 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
});

/** What the betaSignup form's fields hold while they are being filled. */
export type BetaSignupInput = z.input<typeof betaSignupForm>;

/** What a valid betaSignup form gives. */
export type BetaSignupValues = z.output<typeof betaSignupForm>;
