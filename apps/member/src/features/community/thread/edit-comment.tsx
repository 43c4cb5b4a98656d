"use client";

import { messageOf } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as communityPage from "@aangan/copy/community-page";
import * as words from "@aangan/copy/community-thread";
import * as sentences from "@aangan/copy/errors";
import { type CommentInput, type CommentValues, commentForm } from "@aangan/copy/forms/comment";
import { limits } from "@aangan/copy/limits";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { Textarea } from "@aangan/ui/textarea/textarea.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type ChangeEvent, useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { useDetector } from "@/lib/detector";
import { showFieldErrors } from "@/lib/field-errors";
import { CommunitySafety } from "../safety";
import { NearLimit } from "./near-limit";
import { type ThreadComment, useEditComment } from "./queries";

/** Marks a form in which Esc closes the form instead of the dialog around it. */
export const keepsEscape = "data-keeps-escape";

/** Props of {@link EditComment}. */
export interface EditCommentProps {
  postId: string;
  /** The member's own comment. */
  comment: ThreadComment;
  onSaved: () => void;
  onClose: () => void;
}

/**
 * Edits the member's own comment in place. Ctrl and Enter saves. Esc closes the form, and its draft stays in this tab;
 * Cancel discards it.
 */
export function EditComment({ postId, comment, onSaved, onClose }: EditCommentProps) {
  const edit = useEditComment(postId);
  const [kept, keep, drop] = useTabState<string | null>(`community_comment_${comment.id}`, null);
  const { register, handleSubmit, setError, setFocus, watch, formState } = useForm<
    CommentInput,
    unknown,
    CommentValues
  >({ resolver: standardSchemaResolver(commentForm), defaultValues: { content: kept ?? comment.content } });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    setFocus("content");
    form.current?.scrollIntoView({ block: "nearest" });
  }, [setFocus]);
  const content = watch("content");
  const detect = useDetector(content);
  // The unchanged comment already has its crisis banner.
  const inDistress = comment.safety === "" && detect !== null && detect(content);

  const submit = handleSubmit(async (values) => {
    if (edit.isPending) return;
    try {
      await edit.mutateAsync({ commentId: comment.id, content: values.content });
      drop();
      onSaved();
    } catch (error) {
      showFieldErrors(error, ["content"], setError);
      toast({
        title: words.editFailed,
        description: messageOf(error, sentences.somethingWrong),
        variant: "destructive",
      });
    }
  });
  return (
    <form
      ref={form}
      {...{ [keepsEscape]: "" }}
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          void submit();
        } else if (event.key === "Escape") {
          onClose();
        }
      }}
      className="flex scroll-my-3 flex-col gap-2.5 pt-1"
    >
      <Field
        label={words.editLabel}
        labelHidden
        error={formState.errors.content?.message}
        description={<NearLimit text={content} max={limits.commentMax} words={communityPage.form} />}
      >
        <Textarea
          rows={3}
          readOnly={edit.isPending}
          {...register("content", { onChange: (event: ChangeEvent<HTMLTextAreaElement>) => keep(event.target.value) })}
        />
      </Field>
      {inDistress ? <CommunitySafety /> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={edit.isPending} pendingText={words.saving}>
          {words.save}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          // The text must not be discarded during the request: it may be rejected.
          disabled={edit.isPending}
          onClick={() => {
            drop();
            onClose();
          }}
        >
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
