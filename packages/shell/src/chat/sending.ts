import type { Attachment } from "@aangan/ui/attachment/types.ts";
import { useEffect, useEffectEvent } from "react";
import { onMessageStored } from "./flushing";
import { type OutboxItem, outbox } from "./outbox";

/** Options of {@link useSending}. */
export interface SendingOptions {
  peerId: string;
  /** Called when one of the messages is stored while the conversation is shown. */
  onSent?: () => void;
}

/** The functions that send a message, and retry or discard an unsent one. */
export interface Sending {
  /** Text, an uploaded file, or both. */
  send: (text: string, attachment?: Attachment | null) => void;
  retry: (item: OutboxItem) => void;
  /** Discards a message. If the server has stored it already, it stays there. */
  discard: (item: OutboxItem) => void;
}

/** Sends to one peer. `useOutboxFlush` in the frame sends the messages, also after the conversation is closed. */
export function useSending({ peerId, onSent }: SendingOptions): Sending {
  const stored = useEffectEvent((to: string) => {
    if (to === peerId) onSent?.();
  });
  useEffect(() => onMessageStored((to) => stored(to)), []);
  return {
    retry: (item) => outbox.put({ ...item, status: "waiting", unreachable: false }),
    discard: ({ id }) => outbox.remove(id),
    send: (text, attachment = null) => outbox.write(peerId, text, attachment),
  };
}
