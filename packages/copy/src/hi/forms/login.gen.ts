// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { flag, line, maxLength, required, safeLine, secret } from "../../forms";

/** The login form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const loginForm = z.object({
  username: line(required("यूज़रनेम या ईमेल ज़रूरी है"), maxLength(100, "यूज़रनेम या ईमेल 100 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  password: secret(required("पासवर्ड ज़रूरी है"), maxLength(100, "पासवर्ड 100 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  sharedDevice: flag(),
});

/** What the login form's fields hold while they are being filled. */
export type LoginInput = z.input<typeof loginForm>;

/** What a valid login form gives. */
export type LoginValues = z.output<typeof loginForm>;
