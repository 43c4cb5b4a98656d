// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { equals, line, maxLength, minLength, pattern, required, safeLine, secret } from "../../forms";

/** The registration form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const registrationForm = z.object({
  firstName: line(required("नाम ज़रूरी है"), maxLength(50, "नाम 50 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  lastName: line(required("सरनेम ज़रूरी है"), maxLength(50, "सरनेम 50 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  username: line(minLength(3, "यूज़रनेम में कम से कम 3 अक्षर होने चाहिए"), maxLength(50, "यूज़रनेम 50 अक्षरों से ज़्यादा का नहीं हो सकता"), pattern(/^[A-Za-z0-9_]+$/u, "यूज़रनेम में सिर्फ़ अंग्रेज़ी अक्षर, नंबर और अंडरस्कोर (_) हो सकते हैं"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  email: line(required("ईमेल ज़रूरी है"), pattern(/^[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/u, "सही ईमेल पता डालें"), minLength(5, "सही ईमेल पता डालें"), maxLength(100, "ईमेल 100 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  password: secret(minLength(8, "पासवर्ड में कम से कम 8 अक्षर होने चाहिए"), maxLength(100, "पासवर्ड 100 अक्षरों से ज़्यादा का नहीं हो सकता"), pattern(/\p{Lu}/u, "पासवर्ड में कम से कम एक बड़ा अक्षर (A–Z) होना चाहिए"), pattern(/\p{Ll}/u, "पासवर्ड में कम से कम एक छोटा अक्षर (a–z) होना चाहिए"), pattern(/\p{Nd}/u, "पासवर्ड में कम से कम एक नंबर होना चाहिए"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  confirmPassword: secret(required("पासवर्ड दोबारा डालें"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
}).check(equals("confirmPassword", "password", "दोनों पासवर्ड एक जैसे नहीं हैं"));

/** What the registration form's fields hold while they are being filled. */
export type RegistrationInput = z.input<typeof registrationForm>;

/** What a valid registration form gives. */
export type RegistrationValues = z.output<typeof registrationForm>;
