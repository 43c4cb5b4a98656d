"use client";

import * as common from "@aangan/copy/common";
import * as communityPage from "@aangan/copy/community-page";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@aangan/ui/dialog/dialog.tsx";
import { PostForm } from "./post-form";
import type { Post } from "./queries";

const words = communityPage.form;

/** Props of {@link PostFormDialog}. */
export interface PostFormDialogProps {
  /** The post to change. Without one a new one is written. */
  post?: Post;
  onClose: () => void;
  /**
   * Called with the stored post, even if the dialog was closed during the request. It must close the dialog; without
   * it `onClose` is called.
   */
  onSaved?: (post: Post) => void;
}

/**
 * Writes a post, or changes the member's own. Reports the result in a toast. Mounted while open, below a
 * GuidelinesProvider.
 */
export function PostFormDialog({ post, onClose, onSaved }: PostFormDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg" closeLabel={common.close}>
        <DialogHeader>
          <DialogTitle>{post ? words.editTitle : words.newTitle}</DialogTitle>
          <DialogDescription>{post ? words.editAsWho : words.asWho}</DialogDescription>
        </DialogHeader>
        <PostForm
          post={post}
          onDone={(saved) => {
            if (onSaved) onSaved(saved);
            else onClose();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
