// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { maxLength, required, safeLine, secret } from "../../forms";

/** The linkAccount form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const linkAccountForm = z.object({
  password: secret(required("पासवर्ड ज़रूरी है"), maxLength(100, "पासवर्ड 100 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
});

/** What the linkAccount form's fields hold while they are being filled. */
export type LinkAccountInput = z.input<typeof linkAccountForm>;

/** What a valid linkAccount form gives. */
export type LinkAccountValues = z.output<typeof linkAccountForm>;
