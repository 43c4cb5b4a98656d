// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { atLeast, atMost, line, maxLength, optionalNumber, required, safeLine, whole } from "../../forms";

/** The credential form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const credentialForm = z.object({
  title: line(required("Please enter what it is"), maxLength(150, "This cannot exceed 150 characters"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  issuer: line(required("Please enter who issued it"), maxLength(150, "The issuer cannot exceed 150 characters"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  year: optionalNumber(atLeast(1950, "Please enter a year from 1950 to this one"), atMost(2100, "Please enter a year from 1950 to this one"), whole("Please enter a year from 1950 to this one")),
});

/** What the credential form's fields hold while they are being filled. */
export type CredentialInput = z.input<typeof credentialForm>;

/** What a valid credential form gives. */
export type CredentialValues = z.output<typeof credentialForm>;
