"use client";

import { ApiError, messageOf } from "@aangan/api/errors";
import * as communityPage from "@aangan/copy/community-page";
import * as words from "@aangan/copy/community-thread";
import * as sentences from "@aangan/copy/errors";
import { commentForm } from "@aangan/copy/forms/comment";
import { limits } from "@aangan/copy/limits";
import { Button } from "@aangan/ui/button/button.tsx";
import { Composer } from "@aangan/ui/chat/composer.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useIsMutating } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { useDetector } from "@/lib/detector";
import { mutationKeys } from "@/lib/query-keys";
import { useHelp } from "@/lib/risk";
import { useGuidelines } from "../guidelines";
import type { Post } from "../queries";
import { CommunitySafety } from "../safety";
import { thankOnce } from "../thanks";
import { commentStored, useCommentDraft } from "./comment-draft";
import { focusAfterDialog } from "./focus";
import { type Added, useAddComment } from "./queries";

const edge = "shrink-0 border-line border-t bg-surface px-4 md:rounded-b-dialog md:px-[26px]";

/** Props of {@link CommentBox}. */
export interface CommentBoxProps {
  post: Post;
  /** The name that the reader has in this thread, if they have one already. */
  name: string | null;
  /** The last shown comment: null without comments, undefined when more follow it. */
  last: string | null | undefined;
  onAdded: (added: Added) => void;
}

/**
 * The form of a new comment. The draft stays in this tab until it is stored, also after a failure. Before the
 * guidelines are accepted, and during a suspension, a notice replaces the form.
 */
export function CommentBox({ post, name, last, onAdded }: CommentBoxProps) {
  const { blocked, suspendedUntil, guard } = useGuidelines();
  const box = useRef<HTMLTextAreaElement>(null);
  if (blocked === "suspended") {
    return (
      <p className={`${edge} py-4 pb-[max(16px,env(safe-area-inset-bottom))] text-ink-muted text-small`}>
        {communityPage.suspended.text({ date: suspendedUntil ?? "" })}
      </p>
    );
  }
  if (blocked === "guidelines") {
    return (
      <div
        className={`${edge} flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 pb-[max(14px,env(safe-area-inset-bottom))]`}
      >
        <p className="min-w-0 flex-1 basis-56 text-small">{words.acceptFirst}</p>
        <Button variant="secondary" onClick={() => guard(() => focusAfterDialog(() => box.current))}>
          {words.readGuidelines}
        </Button>
      </div>
    );
  }
  return <CommentForm post={post} name={name} last={last} onAdded={onAdded} box={box} />;
}

function CommentForm({
  post,
  name,
  last,
  onAdded,
  box,
}: CommentBoxProps & { box: RefObject<HTMLTextAreaElement | null> }) {
  const draft = useCommentDraft(post.id);
  const [refused, setRefused] = useState<string>();
  // Reports the result and deletes the draft even if the thread was closed during the request.
  const add = useAddComment(post.id, {
    onStored(comment, sent) {
      commentStored(post.id, sent);
      if (comment.status === "published" && comment.safety === "" && !help.shown)
        thankOnce({ title: words.thanks.title, description: words.thanks.text });
    },
    onFailed: (error) =>
      toast({
        title: words.addFailed,
        description: messageOf(error, sentences.somethingWrong),
        variant: "destructive",
      }),
  });
  const sending = useIsMutating({ mutationKey: mutationKeys.addComment(post.id) }) > 0;
  const detect = useDetector(draft.text);
  const inDistress = detect?.(draft.text);
  const help = useHelp();

  const send = (text: string) => {
    const checked = commentForm.safeParse({ content: text });
    if (!checked.success) {
      setRefused(checked.error.issues[0]?.message);
      return;
    }
    setRefused(undefined);
    add.mutate(
      { ...draft.send(checked.data.content), typed: draft.text, last },
      {
        onSuccess: onAdded,
        onError: (error) => {
          const field = error instanceof ApiError ? error.fields.find((one) => one.field === "content") : undefined;
          setRefused(field?.message);
        },
      },
    );
  };

  return (
    <div className="shrink-0 border-line border-t bg-surface md:rounded-b-dialog">
      {inDistress || help.shown ? (
        <CommunitySafety
          announce={inDistress || help.fresh}
          compact={!inDistress}
          className="mx-2.5 mt-2.5 md:mx-[26px]"
        />
      ) : null}
      <p className="px-4 pt-2.5 text-fine text-ink-muted md:px-[26px]">
        {name === null ? words.nameless : words.asWho({ name })}
      </p>
      <Composer
        value={draft.text}
        onValueChange={(text) => {
          draft.write(text);
          setRefused(undefined);
        }}
        onSend={send}
        label={words.commentLabel}
        placeholder={words.commentPlaceholder}
        sendLabel={sending ? words.sending : words.send}
        sending={sending}
        limit={limits.commentMax}
        leftLabel={(left) =>
          left < 0 ? words.charactersOver({ count: -left }) : words.charactersLeft({ count: left })
        }
        error={refused}
        inputRef={box}
        className="border-t-0 px-3 pt-1.5 frame:px-[26px] frame:pt-1.5 md:rounded-b-dialog md:px-[26px]"
      />
    </div>
  );
}
