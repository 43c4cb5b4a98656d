// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { communityCategories } from "../lists.gen";
import { choice, line, lines, maxLength, minLength, oneOf, required, safeLine, safeLines } from "../../forms";

/** The post form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const postForm = z.object({
  title: line(minLength(3, "Title must be at least 3 characters"), maxLength(120, "Title must be less than 120 characters"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  content: lines(minLength(10, "Content must be at least 10 characters"), maxLength(4000, "Content must be less than 4000 characters"), safeLines("This has characters we can't post. Please type it again.")),
  category: choice(communityCategories, required("Please select a category"), oneOf(communityCategories, "Please select a category")),
});

/** What the post form's fields hold while they are being filled. */
export type PostInput = z.input<typeof postForm>;

/** What a valid post form gives. */
export type PostValues = z.output<typeof postForm>;
