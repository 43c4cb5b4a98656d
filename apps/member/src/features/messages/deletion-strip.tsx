"use client";

import { ApiError } from "@aangan/api/errors";
import * as words from "@aangan/copy/messages";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { NoticeStrip } from "@aangan/ui/chat/notice-strip.tsx";
import { isFocusUnclaimed } from "@aangan/ui/lib/focus-fallback.ts";
import { toast } from "@aangan/ui/toast/store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useUndoDeletion } from "./changes";
import { momentInWords } from "./promise";
import { type ConversationHead, refetchHead } from "./queries";

/** Props of {@link DeletionStrip}. */
export interface DeletionStripProps {
  coachId: string;
  head: ConversationHead;
  /** The zone of the member's profile. */
  timeZone: string;
  /** Called when the strip with the pressed button was removed, to move focus. */
  onGone: () => void;
}

/** The time until which a requested deletion can be undone, with the button to undo it. */
export function DeletionStrip({ coachId, head, timeZone, onGone }: DeletionStripProps) {
  const now = useServerClock();
  const client = useQueryClient();
  const undo = useUndoDeletion(coachId);
  const pressed = useRef(false);
  const shown = head.deletion !== null && now !== null;
  const onHidden = useEffectEvent(() => {
    // Focus stays where the user has moved it.
    if (pressed.current && isFocusUnclaimed()) onGone();
    pressed.current = false;
  });
  useEffect(() => {
    if (!shown) onHidden();
  }, [shown]);
  if (!head.deletion || !now) return null;
  const by = momentInWords(head.deletion.deleteAt, now, timeZone);
  return (
    <NoticeStrip
      tone="caution"
      // Below the messages, because toasts, which come from the top here, must not cover the undo button.
      className="border-t border-b-0"
      icon={<Trash2 />}
      action={{
        label: words.undoDeletion,
        pending: undo.isPending,
        pendingText: words.undoingDeletion,
        onClick: () => {
          pressed.current = true;
          // Act on the promise: the member may open another conversation or page during the request.
          undo.mutateAsync().then(
            () => toast({ title: words.deletionUndone.title, description: words.deletionUndone.text }),
            (error: unknown) => {
              toastFailure(words.undoDeletionFailed, error);
              // The deletion was carried out, or undone elsewhere.
              if (error instanceof ApiError && [404, 409].includes(error.status)) void refetchHead(client, coachId);
            },
          );
        },
      }}
    >
      {head.canWrite ? words.deletionStrip({ by, coachName: head.coach.name }) : words.deletionStripEarlier({ by })}
    </NoticeStrip>
  );
}
