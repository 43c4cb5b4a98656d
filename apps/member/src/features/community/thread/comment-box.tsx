"use client";

import { ApiError, messageOf } from "@aangan/api/errors";
import { communityPage } from "@aangan/copy/community-page";
import { communityThread as words } from "@aangan/copy/community-thread";
import { errors as sentences } from "@aangan/copy/errors";
import { fill, plural } from "@aangan/copy/format";
import { commentForm } from "@aangan/copy/forms/comment";
import { limits } from "@aangan/copy/limits";
import { useKept } from "@aangan/shell/belongings";
import { Button } from "@aangan/ui/button";
import { Composer } from "@aangan/ui/chat";
import { toast } from "@aangan/ui/toast";
import { type RefObject, useRef, useState } from "react";
import { useDetector } from "@/lib/detector";
import { useGuidelines } from "../guidelines";
import type { Post } from "../queries";
import { CommunitySafety } from "../safety";
import { thankOnce } from "../thanks";
import { focusBehind } from "./focus";
import { type ThreadComment, useAddComment } from "./queries";

/** What is written and not sent, and the id of the try to send these very words. */
interface Draft {
  text: string;
  id: string;
}

const nothing: Draft = { text: "", id: "" };
const edge = "shrink-0 border-line border-t bg-surface px-4 md:rounded-b-dialog md:px-[26px]";

/** Props of {@link CommentBox}. */
export interface CommentBoxProps {
  post: Post;
  /** The name that the reader has in this thread, if they have one already. */
  name: string | null;
  /** The last comment that is shown: null when there is none, left out when more stand behind it. */
  last: string | null | undefined;
  onAdded: (comment: ThreadComment) => void;
}

/**
 * Where a comment is written. What was typed stays in this tab until it is sent, also when sending fails. Until the
 * guidelines are accepted, and during a suspension, it says so instead.
 */
export function CommentBox({ post, name, last, onAdded }: CommentBoxProps) {
  const { blocked, suspendedUntil, guard } = useGuidelines();
  const box = useRef<HTMLTextAreaElement>(null);
  if (blocked === "suspended") {
    return (
      <p className={`${edge} py-4 pb-[max(16px,env(safe-area-inset-bottom))] text-ink-muted text-small`}>
        {fill(communityPage.suspended.text, { date: suspendedUntil ?? "" })}
      </p>
    );
  }
  if (blocked === "guidelines") {
    return (
      <div
        className={`${edge} flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 pb-[max(14px,env(safe-area-inset-bottom))]`}
      >
        <p className="min-w-0 flex-1 basis-56 text-small">{words.acceptFirst}</p>
        <Button variant="secondary" onClick={() => guard(() => focusBehind(() => box.current))}>
          {words.readGuidelines}
        </Button>
      </div>
    );
  }
  return <Box post={post} name={name} last={last} onAdded={onAdded} box={box} />;
}

function Box({ post, name, last, onAdded, box }: CommentBoxProps & { box: RefObject<HTMLTextAreaElement | null> }) {
  const [draft, setDraft, dropDraft] = useKept<Draft>(`comment_${post.id}`, nothing);
  const [refused, setRefused] = useState<string>();
  const add = useAddComment(post.id);
  const detect = useDetector(draft.text);
  const lamp = detect !== null && detect(draft.text) !== "";

  const send = (text: string) => {
    const checked = commentForm.safeParse({ content: text });
    if (!checked.success) {
      setRefused(checked.error.issues[0]?.message);
      return;
    }
    // Sent again after a failure, the same words keep their id: they may have arrived.
    const id = draft.id || crypto.randomUUID();
    setDraft({ text: draft.text, id });
    setRefused(undefined);
    add.mutate(
      { id, content: checked.data.content, last },
      {
        onSuccess: (comment) => {
          dropDraft();
          onAdded(comment);
          if (comment.status === "published" && comment.safety === "")
            thankOnce({ title: words.thanks.title, description: words.thanks.text });
        },
        onError: (error) => {
          const field = error instanceof ApiError ? error.fields.find((one) => one.field === "content") : undefined;
          setRefused(field?.message);
          toast({
            title: words.addFailed,
            description: messageOf(error, sentences.somethingWrong),
            variant: "destructive",
          });
        },
      },
    );
  };

  return (
    <div className="shrink-0 border-line border-t bg-surface md:rounded-b-dialog">
      {lamp ? <CommunitySafety announce className="mx-2.5 mt-2.5 md:mx-[26px]" /> : null}
      <p className="px-4 pt-2.5 text-fine text-ink-muted md:px-[26px]">
        {name === null ? words.nameless : fill(words.asWho, { name })}
      </p>
      <Composer
        value={draft.text}
        onValueChange={(text) => {
          setDraft({ text, id: "" });
          setRefused(undefined);
        }}
        onSend={send}
        label={words.commentLabel}
        placeholder={words.commentPlaceholder}
        sendLabel={add.isPending ? words.sending : words.send}
        sending={add.isPending}
        limit={limits.commentMax}
        leftLabel={(left) => (left < 0 ? plural(words.charactersOver, -left) : plural(words.charactersLeft, left))}
        error={refused}
        inputRef={box}
        className="border-t-0 px-3 pt-1.5 frame:px-[26px] frame:pt-1.5 md:rounded-b-dialog md:px-[26px]"
      />
    </div>
  );
}
