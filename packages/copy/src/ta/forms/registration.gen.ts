// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { equals, line, maxLength, minLength, pattern, required, safeLine, secret } from "../../forms";

/** The registration form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const registrationForm = z.object({
  firstName: line(required("முதல் பெயர் தேவை"), maxLength(50, "முதல் பெயர் 50 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  lastName: line(required("கடைசிப் பெயர் தேவை"), maxLength(50, "கடைசிப் பெயர் 50 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  username: line(minLength(3, "யூசர்நேமில் குறைந்தது 3 எழுத்துகள் இருக்க வேண்டும்"), maxLength(50, "யூசர்நேம் 50 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), pattern(/^[A-Za-z0-9_]+$/u, "யூசர்நேமில் ஆங்கில எழுத்துகள், எண்கள், அண்டர்ஸ்கோர் (_) மட்டுமே இருக்கலாம்"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  email: line(required("ஈமெயில் தேவை"), pattern(/^[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/u, "சரியான ஈமெயில் முகவரியை எழுதுங்கள்"), minLength(5, "சரியான ஈமெயில் முகவரியை எழுதுங்கள்"), maxLength(100, "ஈமெயில் 100 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  password: secret(minLength(8, "பாஸ்வேர்டில் குறைந்தது 8 எழுத்துகள் இருக்க வேண்டும்"), maxLength(100, "பாஸ்வேர்டு 100 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), pattern(/\p{Lu}/u, "பாஸ்வேர்டில் குறைந்தது ஒரு பெரிய எழுத்து (ABC) இருக்க வேண்டும்"), pattern(/\p{Ll}/u, "பாஸ்வேர்டில் குறைந்தது ஒரு சிறிய எழுத்து (abc) இருக்க வேண்டும்"), pattern(/\p{Nd}/u, "பாஸ்வேர்டில் குறைந்தது ஓர் எண் இருக்க வேண்டும்"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  confirmPassword: secret(required("பாஸ்வேர்டை மீண்டும் எழுதுங்கள்"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
}).check(equals("confirmPassword", "password", "இரண்டு பாஸ்வேர்டுகளும் ஒன்றாக இல்லை"));

/** What the registration form's fields hold while they are being filled. */
export type RegistrationInput = z.input<typeof registrationForm>;

/** What a valid registration form gives. */
export type RegistrationValues = z.output<typeof registrationForm>;
