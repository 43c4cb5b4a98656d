// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { jobChoices } from "../lists.gen";
import { choice, line, lines, maxLength, oneOf, optionalLine, pattern, required, safeLine, safeLines } from "../../forms";

/** The application form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const applicationForm = z.object({
  job: choice(jobChoices, oneOf(jobChoices, "கொடுத்திருப்பவற்றில் ஒன்றைத் தேர்ந்தெடுங்கள்")),
  name: line(required("பெயர் தேவை"), maxLength(100, "பெயர் 100 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  email: line(required("ஈமெயில் தேவை"), pattern(/^[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/u, "சரியான ஈமெயில் முகவரியை எழுதுங்கள்"), maxLength(100, "ஈமெயில் 100 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  location: optionalLine(maxLength(100, "இடத்தின் பெயர் 100 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  link: optionalLine(maxLength(300, "லிங்க் 300 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), pattern(/^[Hh][Tt][Tt][Pp][Ss]?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|[Xx][Nn]--[A-Za-z0-9-]{2,59})(?::[0-9]{1,5})?(?:[\/?#][^ <>"]*)?$/u, "http:// அல்லது https:// என்று தொடங்கும் லிங்க்கைக் கொடுங்கள்"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  note: lines(required("உங்களைப் பற்றி ஏதாவது சொல்லுங்கள்"), maxLength(5000, "இது 5000 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLines("உங்கள் மெசேஜில் எங்களால் அனுப்ப முடியாத எழுத்துகள் இருக்கின்றன. அதை மீண்டும் டைப் செய்யுங்கள்.")),
});

/** What the application form's fields hold while they are being filled. */
export type ApplicationInput = z.input<typeof applicationForm>;

/** What a valid application form gives. */
export type ApplicationValues = z.output<typeof applicationForm>;

/** The messages of required fields that were left empty. Any of these, and the form as a whole says "Please fill in all required fields." */
export const applicationMissing: readonly string[] = [
  "பெயர் தேவை",
  "ஈமெயில் தேவை",
  "உங்களைப் பற்றி ஏதாவது சொல்லுங்கள்",
];
