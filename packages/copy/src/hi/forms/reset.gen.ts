// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { equals, maxLength, minLength, pattern, required, safeLine, secret } from "../../forms";

/** The reset form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const resetForm = z.object({
  password: secret(minLength(8, "पासवर्ड में कम से कम 8 अक्षर होने चाहिए"), maxLength(100, "पासवर्ड 100 अक्षरों से ज़्यादा का नहीं हो सकता"), pattern(/\p{Lu}/u, "पासवर्ड में कम से कम एक बड़ा अक्षर (A–Z) होना चाहिए"), pattern(/\p{Ll}/u, "पासवर्ड में कम से कम एक छोटा अक्षर (a–z) होना चाहिए"), pattern(/\p{Nd}/u, "पासवर्ड में कम से कम एक नंबर होना चाहिए"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  confirmPassword: secret(required("पासवर्ड दोबारा डालें"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
}).check(equals("confirmPassword", "password", "दोनों पासवर्ड एक जैसे नहीं हैं"));

/** What the reset form's fields hold while they are being filled. */
export type ResetInput = z.input<typeof resetForm>;

/** What a valid reset form gives. */
export type ResetValues = z.output<typeof resetForm>;
