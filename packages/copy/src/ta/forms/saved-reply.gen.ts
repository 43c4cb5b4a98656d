// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, lines, maxLength, required, safeLine, safeLines } from "../../forms";

/** The savedReply form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const savedReplyForm = z.object({
  title: line(required("Give the reply a short title"), maxLength(60, "The title cannot exceed 60 characters"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  text: lines(required("Write what the reply says"), maxLength(4000, "The reply cannot exceed 4000 characters"), safeLines("The reply has characters we can't send. Please type it again.")),
});

/** What the savedReply form's fields hold while they are being filled. */
export type SavedReplyInput = z.input<typeof savedReplyForm>;

/** What a valid savedReply form gives. */
export type SavedReplyValues = z.output<typeof savedReplyForm>;
