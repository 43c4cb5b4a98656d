// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, maxLength, minLength, optionalLine, optionalSecret, pattern, required, safeLine } from "../../forms";

/** The profile form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const profileForm = z.object({
  firstName: line(required("नाम ज़रूरी है"), maxLength(50, "नाम 50 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  lastName: line(required("सरनेम ज़रूरी है"), maxLength(50, "सरनेम 50 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  email: line(pattern(/^[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/u, "ईमेल पता सही नहीं है"), minLength(5, "ईमेल पता सही नहीं है"), maxLength(100, "ईमेल 100 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  username: line(minLength(3, "यूज़रनेम में कम से कम 3 अक्षर होने चाहिए"), maxLength(50, "यूज़रनेम 50 अक्षरों से ज़्यादा का नहीं हो सकता"), pattern(/^[A-Za-z0-9_]+$/u, "यूज़रनेम में सिर्फ़ अंग्रेज़ी अक्षर, नंबर और अंडरस्कोर (_) हो सकते हैं"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  timeZone: optionalLine(maxLength(64, "सही टाइम ज़ोन चुनें"), pattern(/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/u, "सही टाइम ज़ोन चुनें"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  password: optionalSecret(maxLength(100, "पासवर्ड 100 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
});

/** What the profile form's fields hold while they are being filled. */
export type ProfileInput = z.input<typeof profileForm>;

/** What a valid profile form gives. */
export type ProfileValues = z.output<typeof profileForm>;
