// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, maxLength, pattern, required, safeLine } from "../../forms";

/** The factorCode form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const factorCodeForm = z.object({
  code: line(required("Please enter a code"), maxLength(32, "The code has six digits"), pattern(/^[0-9]{3} ?[0-9]{3}$/u, "The code has six digits"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
});

/** What the factorCode form's fields hold while they are being filled. */
export type FactorCodeInput = z.input<typeof factorCodeForm>;

/** What a valid factorCode form gives. */
export type FactorCodeValues = z.output<typeof factorCodeForm>;
