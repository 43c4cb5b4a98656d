// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, maxLength, minLength, pattern, required, safeLine } from "../../forms";

/** The welcome form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const welcomeForm = z.object({
  firstName: line(required("नाम ज़रूरी है"), maxLength(50, "नाम 50 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  lastName: line(required("सरनेम ज़रूरी है"), maxLength(50, "सरनेम 50 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  username: line(minLength(3, "यूज़रनेम में कम से कम 3 अक्षर होने चाहिए"), maxLength(50, "यूज़रनेम 50 अक्षरों से ज़्यादा का नहीं हो सकता"), pattern(/^[A-Za-z0-9_]+$/u, "यूज़रनेम में सिर्फ़ अंग्रेज़ी अक्षर, नंबर और अंडरस्कोर (_) हो सकते हैं"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
});

/** What the welcome form's fields hold while they are being filled. */
export type WelcomeInput = z.input<typeof welcomeForm>;

/** What a valid welcome form gives. */
export type WelcomeValues = z.output<typeof welcomeForm>;
