import type { Attachment } from "@aangan/ui/attachment";
import type { ThreadMessage } from "@aangan/ui/conversation";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { useOwner } from "./belongings";
import { deliver, type Outgoing } from "./delivery";
import { useLiveState } from "./live";
import { type OutboxItem, outbox } from "./outbox";
import { addStored } from "./thread";

/** The first pause before another try, and the longest, in milliseconds. */
const firstPauseMs = 2_000;
const lastPauseMs = 30_000;

/** What messages to one person are sent with. */
export interface SendingOptions {
  peerId: string;
  /** The conversation in the query cache. */
  queryKey: QueryKey;
  /** Sends one; throws an `ApiError`. The id makes a repeat harmless. */
  post: (message: Outgoing) => Promise<ThreadMessage>;
  onSent?: () => void;
  /** The server refused a message, which waits for the person now. */
  onFailed: (error: Error) => void;
}

/** Sends a new message, or does something about one that was refused. */
export interface Sending {
  /** Text, an uploaded file, or both. */
  send: (text: string, attachment?: Attachment | null) => void;
  retry: (item: OutboxItem) => void;
  /** Gives a message up. What the server has stored already is not taken back by it. */
  discard: (item: OutboxItem) => void;
}

/**
 * Sends messages one after the other, in the order written. A message that no server answered is tried again with the same
 * id, in growing pauses and at once when the connection is back, and those written after it wait behind it; one that was
 * refused waits for the person.
 */
export function useSending(options: SendingOptions): Sending {
  const { peerId } = options;
  const client = useQueryClient();
  const live = useLiveState();
  const owner = useOwner();
  const latest = useRef<SendingOptions | null>(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );

  const retry = useRef({ pauseMs: firstPauseMs, timer: undefined as ReturnType<typeof setTimeout> | undefined });
  const flush = useCallback(async () => {
    const begun = latest.current;
    if (begun?.peerId !== peerId) return;
    const wait = retry.current;
    clearTimeout(wait.timer);
    // The person may have gone elsewhere meanwhile: the message goes on, and nobody is told.
    const here = () => (latest.current?.peerId === peerId ? latest.current : null);
    const through = await deliver({
      peerId,
      outbox,
      post: begun.post,
      onStored: (message) => {
        wait.pauseMs = firstPauseMs;
        addStored(client, begun.queryKey, message);
        here()?.onSent?.();
      },
      onRefused: (error) => here()?.onFailed(error),
    });
    if (through || !here()) return;
    clearTimeout(wait.timer);
    wait.timer = setTimeout(() => void flush(), wait.pauseMs);
    wait.pauseMs = Math.min(wait.pauseMs * 2, lastPauseMs);
  }, [client, peerId]);
  useEffect(() => {
    const wait = retry.current;
    return () => clearTimeout(wait.timer);
  }, []);
  useEffect(() => {
    // What an earlier page of this tab wrote is known once the person is.
    if (live === "open" && owner !== null) void flush();
  }, [live, owner, flush]);
  useEffect(() => {
    const online = () => void flush();
    window.addEventListener("online", online);
    return () => window.removeEventListener("online", online);
  }, [flush]);

  const start = (item: OutboxItem) => {
    outbox.put({ ...item, status: "waiting", unreachable: false });
    void flush();
  };
  return {
    retry: start,
    discard: ({ id }) => outbox.remove(id),
    send: (text, attachment = null) =>
      start({
        id: crypto.randomUUID(),
        peerId,
        text,
        attachment,
        createdAt: new Date().toISOString(),
        status: "waiting",
        unreachable: false,
      }),
  };
}
