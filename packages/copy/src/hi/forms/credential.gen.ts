// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { atLeast, atMost, line, maxLength, optionalNumber, required, safeLine, whole } from "../../forms";

/** The credential form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const credentialForm = z.object({
  title: line(required("Please enter what it is"), maxLength(150, "This cannot exceed 150 characters"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  issuer: line(required("Please enter who issued it"), maxLength(150, "The issuer cannot exceed 150 characters"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  year: optionalNumber(atLeast(1950, "1950 से इस साल तक का कोई साल लिखें"), atMost(2100, "1950 से इस साल तक का कोई साल लिखें"), whole("1950 से इस साल तक का कोई साल लिखें")),
});

/** What the credential form's fields hold while they are being filled. */
export type CredentialInput = z.input<typeof credentialForm>;

/** What a valid credential form gives. */
export type CredentialValues = z.output<typeof credentialForm>;
