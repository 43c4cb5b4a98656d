"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-replies";
import * as errors from "@aangan/copy/errors";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { moveReply, type SavedReply, useDeleteReply, useOrderReplies, useShowOrder } from "./replies";

/** The saved replies in their order, each with its controls. */
export function ReplyList({
  replies,
  onEdit,
}: {
  replies: readonly SavedReply[];
  onEdit: (reply: SavedReply) => void;
}) {
  const remove = useDeleteReply();
  const order = useOrderReplies();
  const show = useShowOrder();
  const [said, setSaid] = useState("");

  const move = (reply: SavedReply, by: -1 | 1) => {
    const next = moveReply(replies, reply.id, by);
    if (next === replies) return;
    show(next);
    order.mutate(next);
    const place = next.findIndex(({ id }) => id === reply.id) + 1;
    setSaid(words.moved({ title: reply.title, place, count: next.length }));
  };

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {order.error ? (
        <Alert tone="danger" title={words.orderFailed} className="mb-3">
          {messageOf(order.error, errors.somethingWrong)}
        </Alert>
      ) : null}
      <ol className="rounded-control border border-line">
        {replies.map((reply, index) => (
          <li
            key={reply.id}
            className="flex flex-wrap items-center gap-x-3 border-line border-b py-2 pr-1.5 pl-3.5 last:border-b-0"
          >
            <div className="min-w-0 flex-1 basis-48">
              <p className="truncate font-semibold">{reply.title}</p>
              <p className="line-clamp-2 text-fine text-ink-muted [overflow-wrap:anywhere]">{reply.text}</p>
            </div>
            <div className="ml-auto flex">
              <IconButton
                label={words.moveUp({ title: reply.title })}
                // Not `disabled`: the pressed button keeps focus when it cannot move the reply any further.
                aria-disabled={index === 0}
                onClick={() => move(reply, -1)}
                className="aria-disabled:opacity-35"
              >
                <ArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton
                label={words.moveDown({ title: reply.title })}
                aria-disabled={index === replies.length - 1}
                onClick={() => move(reply, 1)}
                className="aria-disabled:opacity-35"
              >
                <ArrowDown aria-hidden="true" />
              </IconButton>
              <IconButton label={words.editOne({ title: reply.title })} onClick={() => onEdit(reply)}>
                <Pencil aria-hidden="true" />
              </IconButton>
              <AlertDialog
                trigger={
                  <IconButton label={words.deleteOne({ title: reply.title })}>
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                }
                title={words.deleteTitle({ title: reply.title })}
                description={words.deleteText}
                confirmLabel={words.delete}
                pendingLabel={words.deleting}
                cancelLabel={words.keep}
                destructive
                onConfirm={async () => {
                  try {
                    await remove.mutateAsync(reply.id);
                  } catch (error) {
                    return messageOf(error, errors.somethingWrong);
                  }
                  toast({ title: words.deleted });
                  return undefined;
                }}
              />
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
