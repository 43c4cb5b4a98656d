// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { maxLength, optionalLines, safeLines } from "../../forms";

/** The caption form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const captionForm = z.object({
  text: optionalLines(maxLength(4000, "மெசேஜ் 4000 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLines("உங்கள் மெசேஜில் எங்களால் அனுப்ப முடியாத எழுத்துகள் இருக்கின்றன. அதை மீண்டும் டைப் செய்யுங்கள்.")),
});

/** What the caption form's fields hold while they are being filled. */
export type CaptionInput = z.input<typeof captionForm>;

/** What a valid caption form gives. */
export type CaptionValues = z.output<typeof captionForm>;
