import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLiveState } from "../live/live";
import { onRecovered } from "../live/outage";
import { useOwner } from "../session/tab-storage";
import { deliver, type Outgoing } from "./delivery";
import { outbox } from "./outbox";
import { addOwnMessage } from "./thread";

/** The first and the longest delay of a retry, in milliseconds. */
const firstPauseMs = 2_000;
const lastPauseMs = 30_000;

/** Options of a {@link Flusher}. */
export interface FlusherOptions {
  /** Reports whether messages to this peer are sent by it. */
  serves: (peerId: string) => boolean;
  /** Sends one; throws an `ApiError`. The id makes a repeat harmless. */
  post: (peerId: string, message: Outgoing) => Promise<ThreadMessage>;
  /** The message is stored; called before it leaves the outbox. */
  onStored: (peerId: string, message: ThreadMessage) => void;
  /** The server rejected a message; the user decides what to do with it. */
  onRefused: (peerId: string, error: Error) => void;
}

/** Empties the outbox, whichever page is shown. */
export interface Flusher {
  /** Retries everything at once: the connection is back, or the messages of an earlier page of the tab are loaded. */
  wake: () => void;
  /** Stops it, and cancels all retries. */
  stop: () => void;
}

/**
 * Sends the outbox: new messages at once, unanswered ones with growing delays. Each peer's messages are sent in order.
 */
export function startFlusher(options: FlusherOptions): Flusher {
  const pauses = new Map<string, number>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const busy = new Set<string>();
  let stopped = false;

  const hasWaiting = (peerId: string) =>
    outbox.all().some((item) => item.peerId === peerId && item.status === "waiting");
  const peers = (which: (item: { status: string; unreachable: boolean }) => boolean) =>
    new Set(outbox.all().flatMap((item) => (which(item) && options.serves(item.peerId) ? [item.peerId] : [])));

  const flush = async (peerId: string) => {
    if (stopped || busy.has(peerId)) return;
    busy.add(peerId);
    clearTimeout(timers.get(peerId));
    let delivered = true;
    try {
      do {
        delivered = await deliver({
          peerId,
          outbox,
          post: (message) => options.post(peerId, message),
          onStored: (message) => {
            pauses.delete(peerId);
            options.onStored(peerId, message);
          },
          onRefused: (error) => options.onRefused(peerId, error),
        });
      } while (delivered && !stopped && hasWaiting(peerId));
    } finally {
      busy.delete(peerId);
    }
    if (delivered || stopped) return;
    const pause = pauses.get(peerId) ?? firstPauseMs;
    pauses.set(peerId, Math.min(pause * 2, lastPauseMs));
    timers.set(
      peerId,
      setTimeout(() => void flush(peerId), pause),
    );
  };
  const unsubscribe = outbox.subscribe(() => {
    for (const peerId of peers(({ status }) => status === "waiting")) void flush(peerId);
  });

  return {
    wake: () => {
      pauses.clear();
      for (const peerId of peers(({ status, unreachable }) => status === "waiting" || unreachable)) void flush(peerId);
    },
    stop: () => {
      stopped = true;
      unsubscribe();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

const storedListeners = new Set<(peerId: string) => void>();

/** Calls `listener` with the peer whenever a message of this page was stored; returns a function that unsubscribes. */
export function onMessageStored(listener: (peerId: string) => void): () => void {
  storedListeners.add(listener);
  return () => storedListeners.delete(listener);
}

/** Options of {@link useOutboxFlush}. */
export interface OutboxFlushOptions {
  /** Reports whether messages to this peer are sent this way; all are by default. */
  serves?: (peerId: string) => boolean;
  /** Sends one; throws an `ApiError`. The id makes a repeat harmless. */
  post: (peerId: string, message: Outgoing) => Promise<ThreadMessage>;
  /** The query key of the conversation with this peer. */
  queryKeyOf: (peerId: string) => QueryKey;
  onSent?: (peerId: string) => void;
  /** The server rejected a message; the user decides what to do with it. */
  onFailed: (error: Error) => void;
}

/**
 * Sends an app's queued messages, whichever page is shown, and again when the stream, the network or the server is
 * back. Used once in the frame, below the `LiveProvider`.
 */
export function useOutboxFlush(options: OutboxFlushOptions): void {
  const client = useQueryClient();
  const live = useLiveState();
  const owner = useOwner();
  const flusher = useRef<Flusher | null>(null);

  const serves = useEffectEvent((peerId: string) => options.serves?.(peerId) ?? true);
  const post = useEffectEvent((peerId: string, message: Outgoing) => options.post(peerId, message));
  const onStored = useEffectEvent((peerId: string, message: ThreadMessage) => {
    addOwnMessage(client, options.queryKeyOf(peerId), message);
    options.onSent?.(peerId);
    for (const listener of storedListeners) listener(peerId);
  });
  const onRefused = useEffectEvent((_: string, error: Error) => options.onFailed(error));
  useEffect(() => {
    const own = startFlusher({
      serves: (peerId) => serves(peerId),
      post: (peerId, message) => post(peerId, message),
      onStored: (peerId, message) => onStored(peerId, message),
      onRefused: (peerId, error) => onRefused(peerId, error),
    });
    flusher.current = own;
    const online = () => own.wake();
    window.addEventListener("online", online);
    const ignoreRecovery = onRecovered(online);
    return () => {
      ignoreRecovery();
      window.removeEventListener("online", online);
      own.stop();
    };
  }, []);
  useEffect(() => {
    // Messages of an earlier page of this tab are available once the user is known. Without the stream there are still
    // retries.
    if (live !== "connecting" && owner !== null) flusher.current?.wake();
  }, [live, owner]);
}
