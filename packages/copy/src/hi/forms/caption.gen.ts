// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { maxLength, optionalLines, safeLines } from "../../forms";

/** The caption form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const captionForm = z.object({
  text: optionalLines(maxLength(4000, "मैसेज 4000 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLines("आपके मैसेज में ऐसे अक्षर हैं जो भेजे नहीं जा सकते। इसे फिर से टाइप करें।")),
});

/** What the caption form's fields hold while they are being filled. */
export type CaptionInput = z.input<typeof captionForm>;

/** What a valid caption form gives. */
export type CaptionValues = z.output<typeof captionForm>;
