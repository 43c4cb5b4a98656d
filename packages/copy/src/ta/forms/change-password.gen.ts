// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { equals, maxLength, minLength, pattern, required, safeLine, secret } from "../../forms";

/** The changePassword form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const changePasswordForm = z.object({
  current: secret(required("இப்போதைய பாஸ்வேர்டை எழுதுங்கள்"), maxLength(100, "பாஸ்வேர்டு 100 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  password: secret(minLength(8, "பாஸ்வேர்டில் குறைந்தது 8 எழுத்துகள் இருக்க வேண்டும்"), maxLength(100, "பாஸ்வேர்டு 100 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), pattern(/\p{Lu}/u, "பாஸ்வேர்டில் குறைந்தது ஒரு பெரிய எழுத்து (ABC) இருக்க வேண்டும்"), pattern(/\p{Ll}/u, "பாஸ்வேர்டில் குறைந்தது ஒரு சிறிய எழுத்து (abc) இருக்க வேண்டும்"), pattern(/\p{Nd}/u, "பாஸ்வேர்டில் குறைந்தது ஓர் எண் இருக்க வேண்டும்"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  confirmPassword: secret(required("பாஸ்வேர்டை மீண்டும் எழுதுங்கள்"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
}).check(equals("confirmPassword", "password", "இரண்டு பாஸ்வேர்டுகளும் ஒன்றாக இல்லை"));

/** What the changePassword form's fields hold while they are being filled. */
export type ChangePasswordInput = z.input<typeof changePasswordForm>;

/** What a valid changePassword form gives. */
export type ChangePasswordValues = z.output<typeof changePasswordForm>;
