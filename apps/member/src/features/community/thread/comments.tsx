"use client";

import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/community-thread";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { LoadEarlier } from "@aangan/ui/chat/message-list.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { ArrowDown } from "lucide-react";
import type { RefObject } from "react";
import { Failure } from "@/lib/failure";
import type { Post } from "../queries";
import type { ThreadAction } from "./actions";
import { CommentRow } from "./comment-row";
import { type useThread, useThreadScroll } from "./use-thread";

/** Id of the heading, which receives focus when the focused comment was removed. */
export const commentsTitleId = "thread-comments";

/** Props of {@link Comments}. */
export interface CommentsProps {
  post: Post;
  thread: ReturnType<typeof useThread>;
  /** The comment that the URL points to. */
  commentId: string | null;
  /** The comment that was just added here. */
  added: string | null;
  /** The scroll container. */
  scroller: RefObject<HTMLElement | null>;
  onAct: (act: ThreadAction) => void;
  onSay: (words: string) => void;
}

/** The comments of a post, oldest first, with buttons for earlier, later and new ones. */
export function Comments({ post, thread, commentId, added, scroller, onAct, onSay }: CommentsProps) {
  const { query, comments, fresh, missed, goal, onReached } = thread;
  const now = useServerClock();
  useThreadScroll(scroller, comments, goal, onReached);
  // Only the last own comment that needs it shows the crisis banner.
  const bannerId = comments?.findLast(({ author, safety }) => author.isYours && safety !== "")?.id;
  const more = query.isFetchNextPageError || query.isFetchPreviousPageError ? words.moreFailed : undefined;
  return (
    <section aria-labelledby={commentsTitleId} className="mt-6">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h3 id={commentsTitleId} tabIndex={-1} className="font-display text-h3 outline-none">
          {post.commentCount > 0 ? words.comments({ count: post.commentCount }) : words.commentsTitle}
        </h3>
        {comments !== null && query.hasNextPage ? (
          <Button size="sm" variant="quiet" className="-mr-2" onClick={() => thread.newest()}>
            <ArrowDown aria-hidden="true" />
            {words.newest}
          </Button>
        ) : null}
      </div>
      {missed ? (
        <Alert live="polite" className="mt-1 mb-3">
          {words.commentGone}
        </Alert>
      ) : null}
      {comments === null || now === null ? (
        query.error && comments === null ? (
          <div className="pt-2">
            <Failure
              title={words.commentsFailed}
              error={query.error}
              pending={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          </div>
        ) : (
          <SkeletonGroup label={common.loading} className="flex flex-col gap-6 pt-4">
            {[0, 1, 2].map((row) => (
              <div key={row} className="flex gap-3.5">
                <Skeleton shape="block" className="size-9 shrink-0 rounded-tile" />
                <div className="flex flex-1 flex-col gap-2">
                  <Skeleton className="w-32" />
                  <Skeleton className="w-11/12" />
                </div>
              </div>
            ))}
          </SkeletonGroup>
        )
      ) : (
        <>
          {query.hasPreviousPage ? (
            <LoadEarlier
              label={words.earlier}
              pendingLabel={words.loadingEarlier}
              pending={query.isFetchingPreviousPage}
              failed={query.isFetchPreviousPageError ? more : undefined}
              onLoad={() => void thread.earlier()}
            />
          ) : null}
          {comments.length === 0 && fresh.length === 0 ? (
            <div className="border-line border-t py-5">
              <p className="font-semibold">{words.noComments}</p>
              {post.status === "published" && !post.deleted ? (
                <p className="text-ink-muted text-small">{words.noCommentsText}</p>
              ) : null}
            </div>
          ) : (
            <ol aria-labelledby={commentsTitleId}>
              {comments.map((comment) => (
                <li key={comment.id}>
                  <CommentRow
                    postId={post.id}
                    comment={comment}
                    now={now}
                    marked={comment.id === commentId}
                    crisisBanner={comment.id !== bannerId ? null : comment.id === added ? "new" : "known"}
                    onAct={onAct}
                    onSay={onSay}
                  />
                </li>
              ))}
            </ol>
          )}
          {query.hasNextPage ? (
            <LoadEarlier
              label={words.later}
              pendingLabel={words.loadingLater}
              pending={query.isFetchingNextPage}
              failed={query.isFetchNextPageError ? more : undefined}
              onLoad={() => void thread.later()}
            />
          ) : null}
          {fresh.length > 0 ? (
            // Floats over the end of the visible part, so that the comments do not move until it is clicked.
            <div className="pointer-events-none sticky bottom-3 z-10 flex justify-center pt-2">
              <Button
                size="sm"
                variant="secondary"
                className="pointer-events-auto shadow-cast-2"
                onClick={thread.showFresh}
              >
                <ArrowDown aria-hidden="true" />
                {words.newComments({ count: fresh.length })}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </section>
  );
}
