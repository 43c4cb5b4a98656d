"use client";

import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/community-thread";
import { Button } from "@aangan/ui/button/button.tsx";
import { Dialog, DialogClose, DialogContent, DialogTitle } from "@aangan/ui/dialog/dialog.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Failure } from "@/lib/failure";
import { keepsEscape } from "./edit-comment";
import { PostView } from "./post-view";
import { isGone, usePost } from "./queries";

/** Props of {@link PostDialog}. */
export interface PostDialogProps {
  postId: string;
  /** The comment to begin with, or null. */
  commentId: string | null;
  /** Called before a link to a category or tag is followed. */
  onBrowse: () => void;
  onClose: () => void;
}

/** A thread: one post and its comments, full height on a phone. Mounted while open, below a `GuidelinesProvider`. */
export function PostDialog({ postId, commentId, onBrowse, onClose }: PostDialogProps) {
  const [deleting, setDeleting] = useState(false);
  const post = usePost(postId, !deleting);
  const close = (
    <DialogClose asChild>
      <IconButton label={common.close}>
        <X aria-hidden="true" />
      </IconButton>
    </DialogClose>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        onEscapeKeyDown={(event) => {
          // Escape closes an open comment form first.
          if (event.target instanceof Element && event.target.closest(`[${keepsEscape}]`)) event.preventDefault();
        }}
        className="max-md:h-[92dvh] md:h-[calc(100dvh-48px)] md:max-h-[min(940px,calc(100dvh-48px-var(--keyboard,0px)))] md:max-w-[780px]"
      >
        <div className="flex min-h-0 flex-1 flex-col">
          {post.error && isGone(post.error) ? (
            <Rest close={close} title={words.goneTitle}>
              <EmptyState
                seed="community"
                headingLevel={3}
                title={words.goneTitle}
                description={words.goneText}
                action={<Button onClick={onClose}>{words.backToCommunity}</Button>}
              />
            </Rest>
          ) : post.data ? (
            <PostView
              post={post.data}
              commentId={commentId}
              close={close}
              deleting={deleting}
              onDeleting={setDeleting}
              onBrowse={onBrowse}
              onClose={onClose}
            />
          ) : post.error ? (
            <Rest close={close} title={words.failed}>
              <Failure
                title={words.failed}
                error={post.error}
                pending={post.isFetching}
                onRetry={() => void post.refetch()}
              />
            </Rest>
          ) : (
            <Rest close={close} title={words.loading}>
              <SkeletonGroup label={words.loading} className="flex flex-col gap-4">
                <div className="flex items-center gap-3">
                  <Skeleton shape="block" className="size-11 rounded-[8px]" />
                  <div className="flex flex-1 flex-col gap-2">
                    <Skeleton className="w-28" />
                    <Skeleton className="w-40" />
                  </div>
                </div>
                <Skeleton className="mt-3 h-8 w-4/5" />
                <Skeleton className="w-full" />
                <Skeleton className="w-11/12" />
                <Skeleton className="w-3/5" />
              </SkeletonGroup>
            </Rest>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** The panel without a post. */
function Rest({ close, title, children }: { close: ReactNode; title: string; children: ReactNode }) {
  return (
    <>
      <div className="flex shrink-0 justify-end px-2 md:px-[18px] md:pt-[18px]">{close}</div>
      <DialogTitle className="sr-only">{title}</DialogTitle>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-8 md:px-[26px]">{children}</div>
    </>
  );
}
