// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, lines, maxLength, optionalLine, pattern, required, safeLine, safeLines } from "../../forms";

/** The contact form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const contactForm = z.object({
  name: line(required("பெயர் தேவை"), maxLength(100, "பெயர் 100 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  email: line(required("ஈமெயில் தேவை"), pattern(/^[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/u, "சரியான ஈமெயில் முகவரியை எழுதுங்கள்"), maxLength(100, "ஈமெயில் 100 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  subject: optionalLine(maxLength(150, "சப்ஜெக்ட் 150 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  message: lines(required("மெசேஜ் தேவை"), maxLength(5000, "மெசேஜ் 5000 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLines("உங்கள் மெசேஜில் எங்களால் அனுப்ப முடியாத எழுத்துகள் இருக்கின்றன. அதை மீண்டும் டைப் செய்யுங்கள்.")),
});

/** What the contact form's fields hold while they are being filled. */
export type ContactInput = z.input<typeof contactForm>;

/** What a valid contact form gives. */
export type ContactValues = z.output<typeof contactForm>;

/** The messages of required fields that were left empty. Any of these, and the form as a whole says "Please fill in all required fields." */
export const contactMissing: readonly string[] = [
  "பெயர் தேவை",
  "ஈமெயில் தேவை",
  "மெசேஜ் தேவை",
];
