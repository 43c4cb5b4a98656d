import { ApiError, messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/companions-page";
import * as errors from "@aangan/copy/errors";
import type { TalkEntry } from "@aangan/product/companion/types.ts";
import { outbox, useOutbox } from "@aangan/shell/chat/outbox.ts";
import { useLiveState } from "@aangan/shell/live/live.tsx";
import { useOwner } from "@aangan/shell/session/tab-storage.ts";
import { toast } from "@aangan/ui/toast/store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { companionPeer } from "@/lib/peers";
import type { CompanionCode } from "./address";
import { askCompanion } from "./answer-stream";
import { exchange, exchangeOf, type OutgoingMessage, useExchange } from "./exchange";
import type { TalkMessage } from "./message";
import { addToTalk, refetchCompanions } from "./queries";

/** The peer id under which the outbox and the draft store messages to a companion. */
export const peerOf = (code: CompanionCode) => companionPeer + code;

/** Writing to one companion. */
export interface Talking {
  /** All shown entries: the stored ones, then the others. */
  entries: TalkEntry[];
  /** The exchange in progress, or null. */
  current: ReturnType<typeof useExchange>;
  /** The member's last message, if it has no reply. */
  unanswered: OutgoingMessage | null;
  send: (text: string) => void;
  /** Resends a message with its id. */
  again: (words: OutgoingMessage) => void;
  /** Discards messages that were never stored. */
  forget: () => void;
  /** The state of the connection. */
  live: ReturnType<typeof useLiveState>;
}

/**
 * Sends messages to a companion and follows the replies. A message that did not reach a server waits in this tab and
 * is sent again when the connection is back; so is the request for a reply that was cut off or not awaited.
 */
export function useTalking(code: CompanionCode, stored: readonly TalkMessage[] | undefined, able: boolean): Talking {
  const client = useQueryClient();
  const live = useLiveState();
  const owner = useOwner();
  const peerId = peerOf(code);
  const pending = useOutbox(peerId);
  const current = useExchange(code);

  const run = (item: OutgoingMessage) =>
    void exchange(code, item, {
      ask: (message, signal) => askCompanion(code, { id: message.id, text: message.text }, signal),
      onMessage: (message) => addToTalk(client, code, message),
      onStored: ({ id }) => outbox.remove(id),
      onRefused: (refused, error) => {
        const unreachable = error instanceof ApiError && error.status === 0;
        outbox.put({ ...refused, peerId, status: "failed", unreachable });
        // The plan may have ended since the page was opened.
        if (error instanceof ApiError && error.status === 403) refetchCompanions(client);
        toast({
          title: words.sendFailed,
          description: messageOf(error, unreachable ? errors.unreachable : errors.somethingWrong),
          variant: "destructive",
        });
      },
    });
  const start = (item: OutgoingMessage) => {
    if (!stored?.some(({ id }) => id === item.id)) {
      outbox.put({ ...item, peerId, status: "waiting", unreachable: false });
    }
    run(item);
  };

  const last = stored?.findLast(({ from }) => from !== "notice");
  const unanswered = last?.from === "member" ? last : null;
  const resume = useEffectEvent(() => {
    const busy = exchangeOf(code);
    if (busy && busy.phase !== "stopped") return;
    const waiting = outbox.all().find((item) => item.peerId === peerId && item.status === "failed" && item.unreachable);
    if (unanswered) run(unanswered);
    else if (waiting) start(waiting);
  });
  const known = stored !== undefined;
  // After each reply the next waiting message is sent. A failed one waits for the connection, to prevent a retry loop.
  const answered = last?.from === "companion" ? last.id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new reply runs the effect again.
  useEffect(() => {
    // Messages from an earlier page of this tab are known once the member is loaded, and their replies once the talk
    // is.
    if (live === "open" && owner !== null && known && able) resume();
  }, [live, owner, known, able, answered]);

  return {
    current,
    unanswered,
    live,
    again: start,
    forget: () => {
      for (const { id } of pending) outbox.remove(id);
    },
    send: (text) => start({ id: crypto.randomUUID(), text, createdAt: new Date().toISOString() }),
    entries: [
      ...(stored ?? []),
      ...pending
        .filter(({ id }) => !stored?.some((message) => message.id === id))
        .map(({ id, text, createdAt, status }): TalkEntry => {
          return { id, text, createdAt, seq: null, from: "member", status: status === "failed" ? "failed" : "waiting" };
        }),
    ],
  };
}
