import * as communityAnswers from "@aangan/copy/community-answers";
import { type PostInput, postForm } from "@aangan/copy/forms/post";
import { limits } from "@aangan/copy/limits";
import type { FieldError, Resolver } from "react-hook-form";
import type { PostDraft } from "./queries";
import { parseTags } from "./tags";

/** The fields of the post form as typed, with all tags in one text. */
export type TypedPost = PostInput & { tags: string };

/** Returns the error of these tags, or undefined. The server applies the same rule. */
export function tagsError(tags: readonly string[]): string | undefined {
  if (tags.length > limits.postTagsMax) return communityAnswers.tooManyTags;
  const fits = (tag: string) => {
    const { length } = [...tag];
    return length >= limits.tagMin && length <= limits.tagMax;
  };
  return tags.every(fits) ? undefined : communityAnswers.tagLength;
}

/** Validates the form: returns the values to send, or errors by field. */
export const checkPost: Resolver<TypedPost, unknown, PostDraft> = async ({ tags: typed, ...values }) => {
  const checked = await postForm["~standard"].validate(values);
  const tags = parseTags(typed);
  const errors: Partial<Record<keyof TypedPost, FieldError>> = {};
  for (const { path, message } of checked.issues ?? []) {
    const name = path?.[0];
    if (name === "title" || name === "content" || name === "category") errors[name] ??= { type: "refused", message };
  }
  const tagsMessage = tagsError(tags);
  if (tagsMessage) errors.tags = { type: "refused", message: tagsMessage };
  if (checked.issues || tagsMessage) return { values: {}, errors };
  return { values: { ...checked.value, tags }, errors: {} };
};
