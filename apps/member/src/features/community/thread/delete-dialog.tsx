"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/community-thread";
import * as errors from "@aangan/copy/errors";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { type Target, useDelete } from "./queries";

/** Props of {@link DeleteDialog}. It is open for as long as it is mounted. */
export interface DeleteDialogProps {
  /** The member's own post or comment. */
  target: Target;
  /** Called with true when the request starts, and with false when it fails. */
  onDeleting?: (deleting: boolean) => void;
  /** Called once it is deleted. */
  onDeleted: () => void;
  onClose: () => void;
}

/** Warns that deleting is permanent, before it happens. */
export function DeleteDialog({ target, onDeleting, onDeleted, onClose }: DeleteDialogProps) {
  const remove = useDelete();
  const ofPost = target.commentId === undefined;
  const confirm = async (): Promise<string | undefined> => {
    onDeleting?.(true);
    try {
      await remove.mutateAsync(target);
    } catch (error) {
      onDeleting?.(false);
      const description = messageOf(error, errors.somethingWrong);
      toast({ title: words.deleteFailed, description, variant: "destructive" });
      return description;
    }
    const { title, text } = ofPost ? words.postDeleted : words.commentDeleted;
    toast({ title, description: text });
    onDeleted();
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={ofPost ? words.deletePostTitle : words.deleteCommentTitle}
      description={ofPost ? words.deletePostText : words.deleteCommentText}
      cancelLabel={words.keepIt}
      confirmLabel={words.deleteIt}
      pendingLabel={words.deleting}
      destructive
      onConfirm={confirm}
    />
  );
}
