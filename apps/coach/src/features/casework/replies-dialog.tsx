"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-replies";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { limits } from "@aangan/copy/limits";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@aangan/ui/dialog/dialog.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { Plus } from "lucide-react";
import { useReplies } from "./replies";
import { type ReplyDraft, ReplyForm } from "./reply-form";
import { ReplyList } from "./reply-list";

/** The dialog to add, edit, order and delete saved replies. Mounted while open. */
export function RepliesDialog({ onClose }: { onClose: () => void }) {
  // The draft survives a reload; null shows the list.
  const [draft, keep, drop] = useTabState<ReplyDraft | null>("reply_draft", null);
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent size="md" closeLabel={common.close}>
        <DialogHeader>
          <DialogTitle>{draft === null ? words.title : draft.id === null ? words.new : words.edit}</DialogTitle>
          <DialogDescription>{draft === null ? words.text : " "}</DialogDescription>
        </DialogHeader>
        {draft === null ? (
          <Overview onWrite={keep} onClose={onClose} />
        ) : (
          <ReplyForm draft={draft} onDraft={keep} onDone={drop} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Overview({ onWrite, onClose }: { onWrite: (draft: ReplyDraft) => void; onClose: () => void }) {
  const replies = useReplies();
  const full = (replies.data?.length ?? 0) >= limits.savedRepliesMax;
  return (
    <>
      <DialogBody>
        {replies.data ? (
          replies.data.length === 0 ? (
            <EmptyState seed="replies" title={words.empty} description={words.emptyText} />
          ) : (
            <ReplyList replies={replies.data} onEdit={(reply) => onWrite({ ...reply })} />
          )
        ) : replies.error ? (
          <Alert
            tone="danger"
            title={words.loadFailed}
            action={
              <Button
                size="sm"
                variant="secondary"
                pending={replies.isFetching}
                pendingText={common.loading}
                onClick={() => void replies.refetch()}
              >
                {common.retry}
              </Button>
            }
          >
            {messageOf(replies.error, errors.somethingWrong)}
          </Alert>
        ) : (
          <SkeletonGroup label={common.loading} className="flex flex-col gap-4">
            <Skeleton className="w-1/2" />
            <Skeleton className="w-2/3" />
            <Skeleton className="w-1/3" />
          </SkeletonGroup>
        )}
      </DialogBody>
      <DialogFooter summary={full ? words.full : undefined}>
        {replies.data && !full ? (
          <Button variant="secondary" onClick={() => onWrite({ id: null, title: "", text: "" })}>
            <Plus aria-hidden="true" />
            {words.new}
          </Button>
        ) : null}
        <Button onClick={onClose}>{words.done}</Button>
      </DialogFooter>
    </>
  );
}
