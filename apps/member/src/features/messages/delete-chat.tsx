"use client";

import { messageOf } from "@aangan/api/errors";
import * as errors from "@aangan/copy/errors";
import * as words from "@aangan/copy/messages";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useAskDeletion } from "./changes";
import type { ConversationHead } from "./queries";

/** Props of {@link DeleteChat}. */
export interface DeleteChatProps {
  coachId: string;
  head: ConversationHead;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Explains the deletion, for whom and when, before it is requested. */
export function DeleteChat({ coachId, head, open, onOpenChange }: DeleteChatProps) {
  const ask = useAskDeletion(coachId);
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.deleteTitle}
      description={(head.canWrite ? words.deleteText : words.deleteTextEarlier)({ coachName: head.coach.name })}
      confirmLabel={words.deleteConfirm}
      pendingLabel={words.deleteAsking}
      cancelLabel={words.deleteKeep}
      destructive
      onConfirm={async () => {
        try {
          await ask.mutateAsync();
        } catch (error) {
          return `${words.deleteFailed}. ${messageOf(error, errors.somethingWrong)}`;
        }
        toast({ title: words.deletionRequested.title, description: words.deletionRequested.text });
        return undefined;
      }}
    />
  );
}
