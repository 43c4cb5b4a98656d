// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, maxLength, minLength, pattern, safeLine, secret } from "../../forms";

/** The coachLogin form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const coachLoginForm = z.object({
  email: line(pattern(/^[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/u, "सही ईमेल पता डालें"), maxLength(100, "ईमेल 100 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  password: secret(minLength(6, "पासवर्ड में कम से कम 6 अक्षर होने चाहिए"), maxLength(100, "पासवर्ड 100 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
});

/** What the coachLogin form's fields hold while they are being filled. */
export type CoachLoginInput = z.input<typeof coachLoginForm>;

/** What a valid coachLogin form gives. */
export type CoachLoginValues = z.output<typeof coachLoginForm>;
