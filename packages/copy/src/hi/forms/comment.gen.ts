// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { lines, maxLength, minLength, safeLines } from "../../forms";

/** The comment form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const commentForm = z.object({
  content: lines(minLength(3, "कमेंट में कम से कम 3 अक्षर होने चाहिए"), maxLength(2000, "कमेंट 2000 अक्षरों से कम का होना चाहिए"), safeLines("इसमें ऐसे अक्षर हैं जो पोस्ट नहीं हो सकते। इसे फिर से टाइप करें।")),
});

/** What the comment form's fields hold while they are being filled. */
export type CommentInput = z.input<typeof commentForm>;

/** What a valid comment form gives. */
export type CommentValues = z.output<typeof commentForm>;
