"use client";

import * as words from "@aangan/copy/community-thread";
import { useAfterCommit } from "@aangan/ui/after-commit/use-after-commit.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { Comment } from "@aangan/ui/comment/comment.tsx";
import { LinkedText } from "@aangan/ui/comment/linked-text.tsx";
import { writtenLanguageOf } from "@aangan/ui/lib/language.ts";
import { memo, useState } from "react";
import { dayText } from "../day";
import { CommunitySafety } from "../safety";
import { marksOf, type ThreadAction } from "./actions";
import { copyLink } from "./copy-link";
import { EditComment } from "./edit-comment";
import type { ThreadComment } from "./queries";
import { ThingMenu } from "./thing-menu";

/** Props of {@link CommentRow}. */
export interface CommentRowProps {
  postId: string;
  comment: ThreadComment;
  /** By the server's clock. */
  now: Date;
  /** The URL points to this comment. */
  marked: boolean;
  /** The crisis banner under the reader's own comment; it is announced when the comment was just written. */
  crisisBanner: "new" | "known" | null;
  onAct: (act: ThreadAction) => void;
  /** Announces an action to screen readers. */
  onSay: (words: string) => void;
}

/** One comment, with its menu; changed in its own place. */
export const CommentRow = memo(function CommentRow({
  postId,
  comment,
  now,
  marked,
  crisisBanner,
  onAct,
  onSay,
}: CommentRowProps) {
  const [editing, setEditing] = useState(false);
  const afterCommit = useAfterCommit();
  const { id, author, content, createdAt, status, canAppeal } = comment;
  const note = noteOf(comment);
  const menuId = `comment-menu-${id}`;
  const stop = () => {
    setEditing(false);
    afterCommit(() => document.getElementById(menuId)?.focus());
  };
  return (
    <Comment
      seed={`${postId}|${author.name}`}
      id={id}
      name={author.name}
      marks={marksOf(author)}
      when={dayText(createdAt, now)}
      dateTime={createdAt}
      edited={comment.edited ? words.edited : undefined}
      marked={marked}
      menu={
        editing ? null : (
          <ThingMenu
            id={menuId}
            label={words.commentMenu({ name: author.name })}
            isYours={author.isYours}
            canEdit={status !== "removed"}
            onEdit={() => setEditing(true)}
            onDelete={() => onAct({ kind: "delete", comment })}
            onFlag={() => onAct({ kind: "flag", comment })}
            onCopyLink={() => void copyLink({ postId, commentId: id })}
          />
        )
      }
      note={
        note ? (
          <p className="mb-1 flex flex-wrap items-center gap-x-3 text-caution text-small">
            <span>{note}</span>
            {canAppeal ? (
              <Button size="sm" variant="quiet" className="-ml-2" onClick={() => onAct({ kind: "appeal", comment })}>
                {words.appeal}
              </Button>
            ) : null}
          </p>
        ) : null
      }
    >
      {editing ? (
        <EditComment
          postId={postId}
          comment={comment}
          onSaved={() => {
            onSay(words.commentSaved);
            stop();
          }}
          onClose={stop}
        />
      ) : (
        <p lang={writtenLanguageOf(content)} className="whitespace-pre-wrap">
          <LinkedText text={content} newTabLabel={words.newTab} />
        </p>
      )}
      {crisisBanner ? <CommunitySafety announce={crisisBanner === "new"} className="mt-3" /> : null}
    </Comment>
  );
});

/** Returns the notice over a comment that only its author sees. */
function noteOf({ status, appears, canAppeal }: ThreadComment): string | null {
  switch (status) {
    case "scheduled":
      return appears === "soon" ? words.appearsSoon : words.appearsLater;
    case "held":
      return words.commentHeld;
    case "hidden":
      return canAppeal ? words.commentHidden : words.commentHiddenWaiting;
    case "removed":
      return words.commentRemoved;
    default:
      return null;
  }
}
