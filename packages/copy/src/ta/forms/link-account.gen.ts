// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { maxLength, required, safeLine, secret } from "../../forms";

/** The linkAccount form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const linkAccountForm = z.object({
  password: secret(required("பாஸ்வேர்டு தேவை"), maxLength(100, "பாஸ்வேர்டு 100 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
});

/** What the linkAccount form's fields hold while they are being filled. */
export type LinkAccountInput = z.input<typeof linkAccountForm>;

/** What a valid linkAccount form gives. */
export type LinkAccountValues = z.output<typeof linkAccountForm>;
