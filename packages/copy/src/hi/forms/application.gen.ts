// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { jobChoices } from "../lists.gen";
import { choice, line, lines, maxLength, oneOf, optionalLine, pattern, required, safeLine, safeLines } from "../../forms";

/** The application form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const applicationForm = z.object({
  job: choice(jobChoices, oneOf(jobChoices, "दिए गए विकल्पों में से एक चुनें")),
  name: line(required("नाम ज़रूरी है"), maxLength(100, "नाम 100 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  email: line(required("ईमेल ज़रूरी है"), pattern(/^[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/u, "सही ईमेल पता डालें"), maxLength(100, "ईमेल 100 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  location: optionalLine(maxLength(100, "जगह का नाम 100 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  link: optionalLine(maxLength(300, "लिंक 300 अक्षरों से ज़्यादा का नहीं हो सकता"), pattern(/^[Hh][Tt][Tt][Pp][Ss]?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|[Xx][Nn]--[A-Za-z0-9-]{2,59})(?::[0-9]{1,5})?(?:[\/?#][^ <>"]*)?$/u, "ऐसा लिंक डालें जो http:// या https:// से शुरू हो"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  note: lines(required("अपने बारे में कुछ बताएँ"), maxLength(5000, "यह 5000 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLines("आपके मैसेज में ऐसे अक्षर हैं जो भेजे नहीं जा सकते। इसे फिर से टाइप करें।")),
});

/** What the application form's fields hold while they are being filled. */
export type ApplicationInput = z.input<typeof applicationForm>;

/** What a valid application form gives. */
export type ApplicationValues = z.output<typeof applicationForm>;

/** The messages of required fields that were left empty. Any of these, and the form as a whole says "सभी ज़रूरी जगहें भरें।" */
export const applicationMissing: readonly string[] = [
  "नाम ज़रूरी है",
  "ईमेल ज़रूरी है",
  "अपने बारे में कुछ बताएँ",
];
