// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, lines, maxLength, optionalLine, pattern, required, safeLine, safeLines } from "../../forms";

/** The contact form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const contactForm = z.object({
  name: line(required("नाम ज़रूरी है"), maxLength(100, "नाम 100 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  email: line(required("ईमेल ज़रूरी है"), pattern(/^[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/u, "सही ईमेल पता डालें"), maxLength(100, "ईमेल 100 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  subject: optionalLine(maxLength(150, "विषय 150 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  message: lines(required("मैसेज ज़रूरी है"), maxLength(5000, "मैसेज 5000 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLines("आपके मैसेज में ऐसे अक्षर हैं जो भेजे नहीं जा सकते। इसे फिर से टाइप करें।")),
});

/** What the contact form's fields hold while they are being filled. */
export type ContactInput = z.input<typeof contactForm>;

/** What a valid contact form gives. */
export type ContactValues = z.output<typeof contactForm>;

/** The messages of required fields that were left empty. Any of these, and the form as a whole says "सभी ज़रूरी जगहें भरें।" */
export const contactMissing: readonly string[] = [
  "नाम ज़रूरी है",
  "ईमेल ज़रूरी है",
  "मैसेज ज़रूरी है",
];
