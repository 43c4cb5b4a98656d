// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, maxLength, minLength, pattern, safeLine } from "../../forms";

/** The betaSignup form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const betaSignupForm = z.object({
  firstName: line(minLength(2, "नाम में कम से कम 2 अक्षर होने चाहिए"), maxLength(50, "नाम 50 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  lastName: line(pattern(/^(?:\p{L}|[\s\S]{2,})$/u, "सरनेम में कम से कम 2 अक्षर होने चाहिए"), maxLength(50, "सरनेम 50 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  email: line(pattern(/^[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/u, "सही ईमेल पता डालें"), maxLength(100, "ईमेल 100 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
});

/** What the betaSignup form's fields hold while they are being filled. */
export type BetaSignupInput = z.input<typeof betaSignupForm>;

/** What a valid betaSignup form gives. */
export type BetaSignupValues = z.output<typeof betaSignupForm>;
