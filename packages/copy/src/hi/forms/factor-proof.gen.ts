// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, maxLength, pattern, required, safeLine, secret } from "../../forms";

/** The factorProof form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const factorProofForm = z.object({
  password: secret(required("पासवर्ड ज़रूरी है"), maxLength(100, "पासवर्ड 100 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  code: line(required("Please enter a code"), maxLength(32, "Enter the six digits from your app, or one of your recovery codes"), pattern(/^[0-9]{3} ?[0-9]{3}$|^[A-Za-z2-7]{4}(?:[ -]?[A-Za-z2-7]{4}){3}$/u, "Enter the six digits from your app, or one of your recovery codes"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
});

/** What the factorProof form's fields hold while they are being filled. */
export type FactorProofInput = z.input<typeof factorProofForm>;

/** What a valid factorProof form gives. */
export type FactorProofValues = z.output<typeof factorProofForm>;
