// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { lines, maxLength, required, safeLines } from "../../forms";

/** The message form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const messageForm = z.object({
  text: lines(required("पहले कुछ लिखें"), maxLength(4000, "मैसेज 4000 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLines("आपके मैसेज में ऐसे अक्षर हैं जो भेजे नहीं जा सकते। इसे फिर से टाइप करें।")),
});

/** What the message form's fields hold while they are being filled. */
export type MessageInput = z.input<typeof messageForm>;

/** What a valid message form gives. */
export type MessageValues = z.output<typeof messageForm>;
