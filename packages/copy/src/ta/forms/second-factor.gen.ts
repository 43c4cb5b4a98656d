// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, maxLength, pattern, required, safeLine } from "../../forms";

/** The secondFactor form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const secondFactorForm = z.object({
  code: line(required("Please enter a code"), maxLength(32, "Enter the six digits from your app, or one of your recovery codes"), pattern(/^[0-9]{3} ?[0-9]{3}$|^[A-Za-z2-7]{4}(?:[ -]?[A-Za-z2-7]{4}){3}$/u, "Enter the six digits from your app, or one of your recovery codes"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
});

/** What the secondFactor form's fields hold while they are being filled. */
export type SecondFactorInput = z.input<typeof secondFactorForm>;

/** What a valid secondFactor form gives. */
export type SecondFactorValues = z.output<typeof secondFactorForm>;
