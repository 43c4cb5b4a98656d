// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, maxLength, optionalLines, required, safeLine, safeLines } from "../../forms";

/** The safetySection form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const safetySectionForm = z.object({
  title: line(required("Please enter a title"), maxLength(60, "A title can have at most 60 characters"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  text: optionalLines(maxLength(1000, "A section can have at most 1000 characters"), safeLines("The text has characters that can't be saved. Please type it again.")),
});

/** What the safetySection form's fields hold while they are being filled. */
export type SafetySectionInput = z.input<typeof safetySectionForm>;

/** What a valid safetySection form gives. */
export type SafetySectionValues = z.output<typeof safetySectionForm>;
