// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, maxLength, pattern, required, safeLine } from "../../forms";

/** The safetyContact form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const safetyContactForm = z.object({
  contactName: line(required("Please enter a name"), maxLength(50, "A name can have at most 50 characters"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  contactPhone: line(required("Please enter a phone number"), maxLength(30, "Please enter a full phone number, such as 408 555 0142"), pattern(/^[+(]?(?:[0-9][ ().-]*){6,14}[0-9]$/u, "Please enter a full phone number, such as 408 555 0142"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
});

/** What the safetyContact form's fields hold while they are being filled. */
export type SafetyContactInput = z.input<typeof safetyContactForm>;

/** What a valid safetyContact form gives. */
export type SafetyContactValues = z.output<typeof safetyContactForm>;
