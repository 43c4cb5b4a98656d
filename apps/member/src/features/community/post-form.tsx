"use client";

import { messageOf } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as communityPage from "@aangan/copy/community-page";
import * as general from "@aangan/copy/errors";
import { limits } from "@aangan/copy/limits";
import { communityCategories } from "@aangan/copy/lists";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { DialogBody, DialogFooter } from "@aangan/ui/dialog/dialog.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Input } from "@aangan/ui/input/input.tsx";
import { Select } from "@aangan/ui/select/select.tsx";
import { CharacterCount, Textarea } from "@aangan/ui/textarea/textarea.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useIsMutating } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Controller, useForm } from "react-hook-form";
import { useDetector } from "@/lib/detector";
import { showFieldErrors } from "@/lib/field-errors";
import { mutationKeys } from "@/lib/query-keys";
import { useHelp } from "@/lib/risk";
import { useGuidelines } from "./guidelines";
import { checkPost, type TypedPost } from "./post-check";
import { usePostDraft } from "./post-draft";
import { contentOf, type Post, type PostDraft, useCreatePost, useEditPost } from "./queries";
import { CommunitySafety } from "./safety";
import { parseTags } from "./tags";
import { thankOnce } from "./thanks";

const words = communityPage.form;
const fields = ["title", "content", "category", "tags"] as const;
const categories = communityCategories.map(({ code, label }) => ({ value: code, label }));

/** Length as the server counts it. */
const lengthOf = (text: string): number => [...text.trim()].length;

/** Props of {@link PostForm}. */
export interface PostFormProps {
  post: Post | undefined;
  onDone: (post: Post) => void;
}

/** Title, text, category and tags. The draft survives a reload; after a failure it stays in the form. */
export function PostForm({ post, onDone }: PostFormProps) {
  const { guard } = useGuidelines();
  const draft = usePostDraft(post);
  const { control, register, handleSubmit, setError, getValues, watch, formState } = useForm<
    TypedPost,
    unknown,
    PostDraft
  >({
    resolver: checkPost,
    defaultValues: draft.first,
  });
  const { errors } = formState;
  useEffect(() => {
    const watching = watch(({ title = "", content = "", category = "", tags = "" }, { type }) => {
      if (type === "change") draft.keep({ title, content, category, tags });
    });
    return () => watching.unsubscribe();
  });
  const [title, content, tagText] = watch(["title", "content", "tags"]);
  const tags = parseTags(tagText);
  const detect = useDetector(`${title}\n${content}`);
  const inDistress = detect?.(`${title}\n${content}`);
  const help = useHelp();

  const onFailed = (error: Error) => {
    showFieldErrors(error, fields, setError);
    toast({
      title: post ? words.saveFailed : words.createFailed,
      description: messageOf(error, general.somethingWrong),
      variant: "destructive",
    });
  };
  const create = useCreatePost({
    onStored(created) {
      draft.drop();
      onDone(created);
      const held = created.status === "held";
      const appears = { soon: words.createdSoon, later: words.createdLater, "": words.created }[created.appears];
      const message = held ? words.createdHeld : appears;
      toast({ title: message.title, description: message.text });
      // A post with words of distress gets no cheerful thanks.
      if (!held && created.safety === "" && !help.shown)
        thankOnce({ title: words.thanks.title, description: words.thanks.text });
    },
    onFailed,
  });
  const edit = useEditPost(post?.id ?? "", {
    onStored(saved) {
      draft.drop();
      onDone(saved);
      const message = saved.status === "held" ? words.savedHeld : words.saved;
      toast({ title: message.title, description: message.text });
    },
    onFailed,
  });
  // Includes a send from this form before it was closed and reopened. The fields stay read-only until the response:
  // changes would be lost with the draft.
  const pending =
    useIsMutating({ mutationKey: post ? mutationKeys.editPost(post.id) : mutationKeys.createPost, exact: true }) > 0;
  const send = (values: PostDraft) => {
    if (pending) return;
    const written = contentOf(values);
    if (post) edit.mutate(written);
    else create.mutate({ ...draft.send(getValues(), written), content: written });
  };
  const submit = handleSubmit((values) => guard(() => send(values)));

  // Enter in a one-line field would post an unfinished text; Ctrl and Enter posts from any field.
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    if (event.metaKey || event.ctrlKey) {
      event.preventDefault();
      event.currentTarget.requestSubmit();
    } else if (event.target instanceof HTMLInputElement) {
      event.preventDefault();
    }
  };

  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} onKeyDown={onKeyDown}>
      <DialogBody className="flex flex-col gap-4.5">
        <Field
          label={words.title}
          error={errors.title?.message}
          description={<Left text={title} max={limits.postTitleMax} />}
          required
        >
          <Input autoComplete="off" className="scroll-mb-3" readOnly={pending} {...register("title")} />
        </Field>
        <Field
          label={words.content}
          error={errors.content?.message}
          description={
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>{words.contentHint}</span>
              <Left text={content} max={limits.postContentMax} />
            </span>
          }
          required
        >
          <Textarea rows={6} className="scroll-mb-3" readOnly={pending} {...register("content")} />
        </Field>
        <Controller
          name="category"
          control={control}
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <Field label={words.category} error={errors.category?.message} required>
              <Select
                ref={ref}
                options={categories}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                disabled={pending}
                placeholder={words.categoryHint}
              />
            </Field>
          )}
        />
        <Field
          label={words.tags}
          labelNote={common.optional}
          error={errors.tags?.message}
          description={words.tagsHint({ max: limits.postTagsMax })}
        >
          <Input
            autoComplete="off"
            autoCapitalize="none"
            className="scroll-mb-3"
            readOnly={pending}
            {...register("tags")}
          />
        </Field>
        {tags.length > 0 ? (
          <ul aria-label={words.tagsList} className="-mt-2 flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <li key={tag} className="max-w-full">
                <Badge variant="outline" className="[overflow-wrap:anywhere]">
                  {communityPage.tag({ tag })}
                </Badge>
              </li>
            ))}
          </ul>
        ) : null}
      </DialogBody>
      {inDistress || help.shown ? <Help announce={inDistress || help.fresh} /> : null}
      <DialogFooter summary={<p className="text-ink-muted">{words.draftKept}</p>}>
        <Button type="submit" size="lg" pending={pending} pendingText={post ? words.saving : words.posting}>
          {post ? words.save : words.post}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** The number of remaining characters, near the limit. */
function Left({ text, max }: { text: string; max: number }) {
  const count = lengthOf(text);
  if (count < max * 0.9) return null;
  return (
    <CharacterCount
      count={count}
      max={max}
      format={() => (count > max ? words.over({ count: count - max }) : words.left({ count: max - count }))}
      className="ml-auto"
    />
  );
}

/**
 * The crisis banner above the actions. It takes space from the scrolling part, so the focused field is scrolled into
 * view again.
 */
function Help({ announce }: { announce: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const writing = document.activeElement;
    if (!place.current) return;
    if (writing instanceof HTMLElement) writing.scrollIntoView({ block: "nearest" });
    // A phone's keyboard leaves no space for both: prefer the banner.
    place.current.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place} className="shrink-0">
      <CommunitySafety announce={announce} className="mx-2.5 mb-2 md:mx-[26px]" />
    </div>
  );
}
