// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { flag, line, maxLength, required, safeLine, secret } from "../../forms";

/** The login form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const loginForm = z.object({
  username: line(required("யூசர்நேம் அல்லது ஈமெயில் தேவை"), maxLength(100, "யூசர்நேம் அல்லது ஈமெயில் 100 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  password: secret(required("பாஸ்வேர்டு தேவை"), maxLength(100, "பாஸ்வேர்டு 100 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  sharedDevice: flag(),
});

/** What the login form's fields hold while they are being filled. */
export type LoginInput = z.input<typeof loginForm>;

/** What a valid login form gives. */
export type LoginValues = z.output<typeof loginForm>;
