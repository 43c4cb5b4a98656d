"use client";

import { messageOf } from "@aangan/api/errors";
import * as chat from "@aangan/copy/chat";
import * as errors from "@aangan/copy/errors";
import { limits } from "@aangan/copy/limits";
import type { MessageActions } from "@aangan/product/conversation/message-menu.tsx";
import { quoteOf, type Reaction, type ThreadMessage } from "@aangan/product/conversation/thread.ts";
import { useAfterCommit } from "@aangan/ui/after-commit/use-after-commit.ts";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useState } from "react";
import { toastFailure } from "../forms/toast-failure";
import { serverNow } from "../live/clock";
import { setReplyTarget } from "./outbox";
import { changeMessage } from "./thread";

/** An app's requests that change a message. Each returns the message as it is then, or throws an `ApiError`. */
export interface MessageChangeRequests {
  edit: (messageId: string, edit: { text: string; version: number }) => Promise<ThreadMessage>;
  unsend: (messageId: string) => Promise<ThreadMessage>;
  react: (messageId: string, reaction: Reaction | "") => Promise<ThreadMessage>;
}

/** A message that is being edited in the composer. */
export interface Editing {
  text: string;
  onTextChange: (text: string) => void;
  onSave: (text: string) => void;
  onCancel: () => void;
  pending: boolean;
  error: string | undefined;
}

/** Options of {@link useMessageChanges}. */
export interface MessageChangesOptions {
  peerId: string;
  queryKey: QueryKey;
  requests: MessageChangeRequests;
  /** The text of the confirmation before a message is unsent. */
  unsendText: string;
  /** The text box. */
  box: RefObject<HTMLTextAreaElement | null>;
}

/** The parts of a conversation with which messages are changed. */
export interface MessageChanges {
  /** Props for `Conversation`. */
  actions: MessageActions;
  /** The message in the composer; null for none. */
  editing: Editing | null;
  /** The open confirmation, if any. */
  dialog: ReactNode;
}

/** Reports whether a message can still be edited and unsent. The server has the last word. */
export function isRecent({ createdAt }: Pick<ThreadMessage, "createdAt">, now = serverNow()): boolean {
  return now.getTime() - Date.parse(createdAt) < limits.messageChangeMinutes * 60_000;
}

/** Edits, unsends, answers and reacts to messages, for members and coaches alike. */
export function useMessageChanges({
  peerId,
  queryKey,
  requests,
  unsendText,
  box,
}: MessageChangesOptions): MessageChanges {
  const client = useQueryClient();
  const afterCommit = useAfterCommit();
  const [edited, setEdited] = useState<{ message: ThreadMessage; text: string } | null>(null);
  const [unsending, setUnsending] = useState<ThreadMessage | null>(null);
  const focusBox = () => afterCommit(() => box.current?.focus());
  const onSuccess = (message: ThreadMessage) => {
    changeMessage(client, queryKey, message);
    void client.invalidateQueries({ queryKey: ["conversation-search", peerId] });
  };
  const edit = useMutation({
    mutationFn: ({ message, text }: { message: ThreadMessage; text: string }) =>
      requests.edit(message.id, { text, version: message.version ?? 1 }),
    onSuccess,
  });
  const unsend = useMutation({ mutationFn: (message: ThreadMessage) => requests.unsend(message.id), onSuccess });
  const react = useMutation({
    mutationFn: ({ message, reaction }: { message: ThreadMessage; reaction: Reaction | "" }) =>
      requests.react(message.id, reaction),
    onSuccess,
    onError: (error) => toastFailure(chat.reactFailed, error),
  });

  const stopEditing = () => {
    setEdited(null);
    edit.reset();
    focusBox();
  };
  const save = (text: string) => {
    if (!edited || edit.isPending) return;
    if (text === edited.message.text) stopEditing();
    else edit.mutate({ message: edited.message, text }, { onSuccess: stopEditing });
  };

  return {
    actions: {
      isRecent,
      onReply: (message) => {
        setEdited(null);
        edit.reset();
        setReplyTarget(peerId, quoteOf(message));
        focusBox();
      },
      onReact: (message, reaction) => react.mutate({ message, reaction }),
      onCopy: ({ text }) => {
        navigator.clipboard.writeText(text).then(
          () => toast({ title: chat.copied }),
          () => toast({ title: chat.copyFailed, variant: "destructive" }),
        );
      },
      onEdit: (message) => {
        edit.reset();
        setEdited({ message, text: message.text });
        focusBox();
      },
      onUnsend: setUnsending,
    },
    editing: edited && {
      text: edited.text,
      onTextChange: (text) => setEdited({ ...edited, text }),
      onSave: save,
      onCancel: stopEditing,
      pending: edit.isPending,
      error: edit.error ? `${chat.editFailed}. ${messageOf(edit.error, errors.somethingWrong)}` : undefined,
    },
    dialog: unsending ? (
      <AlertDialog
        open
        onOpenChange={(open) => {
          if (open) return;
          setUnsending(null);
          focusBox();
        }}
        title={chat.unsendTitle}
        description={unsendText}
        confirmLabel={chat.unsendConfirm}
        pendingLabel={chat.unsending}
        cancelLabel={chat.unsendKeep}
        destructive
        onConfirm={async () => {
          try {
            await unsend.mutateAsync(unsending);
          } catch (error) {
            return `${chat.unsendFailed}. ${messageOf(error, errors.somethingWrong)}`;
          }
          if (edited?.message.id === unsending.id) setEdited(null);
          return undefined;
        }}
      />
    ) : null,
  };
}
