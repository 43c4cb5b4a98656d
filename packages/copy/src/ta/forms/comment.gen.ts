// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { lines, maxLength, minLength, safeLines } from "../../forms";

/** The comment form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const commentForm = z.object({
  content: lines(minLength(3, "Comment must be at least 3 characters"), maxLength(2000, "Comment must be less than 2000 characters"), safeLines("This has characters we can't post. Please type it again.")),
});

/** What the comment form's fields hold while they are being filled. */
export type CommentInput = z.input<typeof commentForm>;

/** What a valid comment form gives. */
export type CommentValues = z.output<typeof commentForm>;
