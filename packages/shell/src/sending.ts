import { ApiError } from "@aangan/api/errors";
import type { ThreadMessage } from "@aangan/ui/conversation";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useOwner } from "./belongings";
import { useLiveState } from "./live";
import { type OutboxItem, outbox } from "./outbox";
import { addStored } from "./thread";

/** What messages to one person are sent with. */
export interface SendingOptions {
  peerId: string;
  /** The conversation in the query cache. */
  queryKey: QueryKey;
  /** Sends one; throws an `ApiError`. The id makes a repeat harmless. */
  post: (message: { id: string; text: string }) => Promise<ThreadMessage>;
  onSent?: () => void;
  onFailed: (error: Error) => void;
}

/** Sends a new text, or an item of the outbox once more. */
export interface Sending {
  send: (text: string) => void;
  retry: (item: OutboxItem) => void;
}

/**
 * Sends messages one after the other, in the order written. A message that no server answered is tried again with the
 * same id when the connection is back; one that was refused waits for the person.
 */
export function useSending({ peerId, queryKey, post, onSent, onFailed }: SendingOptions): Sending {
  const client = useQueryClient();
  const live = useLiveState();
  const owner = useOwner();
  const { mutate } = useMutation({
    scope: { id: `send-${peerId}` },
    // Without a network too: it fails at once, and the message waits where the person can see it.
    networkMode: "always",
    mutationFn: ({ id, text }: OutboxItem) => post({ id, text }),
    onMutate: (item) => outbox.put({ ...item, status: "waiting", unreachable: false }),
    onSuccess: (message) => {
      addStored(client, queryKey, message);
      outbox.remove(message.id);
    },
    onError: (error, item) =>
      outbox.put({ ...item, status: "failed", unreachable: error instanceof ApiError && error.status === 0 }),
  });
  const start = (item: OutboxItem) => mutate(item, { onSuccess: onSent, onError: onFailed });
  const resend = useEffectEvent(() => {
    for (const item of outbox.all()) {
      if (item.peerId === peerId && item.unreachable && item.status === "failed") start(item);
    }
  });
  useEffect(() => {
    // What an earlier page of this tab wrote is known once the person is.
    if (live === "open" && owner !== null) resend();
  }, [live, owner]);

  return {
    retry: start,
    send: (text) => {
      const createdAt = new Date().toISOString();
      start({ id: crypto.randomUUID(), peerId, text, createdAt, status: "waiting", unreachable: false });
    },
  };
}
