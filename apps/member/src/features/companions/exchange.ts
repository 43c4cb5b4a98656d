import { ApiError } from "@aangan/api/errors";
import type { Tier } from "@aangan/copy/safety";
import { useSyncExternalStore } from "react";
import type { AnswerEvent } from "./answer-stream";
import type { TalkMessage } from "./message";

/** The member's message, with the id that every attempt keeps. */
export interface OutgoingMessage {
  id: string;
  text: string;
  createdAt: string;
}

/** A message to a companion, with its reply in progress. It continues while the member looks at another page. */
export interface Exchange extends OutgoingMessage {
  /** Sending: the server has not confirmed that it is stored. Stopped: nothing more arrives automatically. */
  phase: "sending" | "thinking" | "writing" | "stopped";
  /** The server has stored the message. */
  stored: boolean;
  /** The part of the reply received so far. */
  answer: string;
  /** The server's safety tier of the message. */
  safety: Tier;
  /** The server's reason why no reply comes; null if the connection broke. */
  sentence: string | null;
}

/** The functions and callbacks of an exchange. */
export interface ExchangeOptions {
  /** Sends the message and yields the server's events; see `askCompanion`. */
  ask: (message: OutgoingMessage, signal: AbortSignal) => AsyncIterable<AnswerEvent>;
  /** An entry of the talk was received. */
  onMessage: (message: TalkMessage) => void;
  /** The server has stored the message, so the outbox can drop it. */
  onStored: (message: OutgoingMessage) => void;
  /** The message was rejected, or did not reach the server. */
  onRefused: (message: OutgoingMessage, error: Error) => void;
}

const running = new Map<string, { exchange: Exchange; stop: AbortController }>();
const listeners = new Set<() => void>();

function show(companion: string, stop: AbortController, change: Partial<Exchange>): void {
  const known = running.get(companion);
  // A cancelled exchange reports nothing.
  if (known?.stop !== stop) return;
  running.set(companion, { stop, exchange: { ...known.exchange, ...change } });
  for (const listener of listeners) listener();
}

function end(companion: string, stop: AbortController): void {
  if (running.get(companion)?.stop !== stop) return;
  running.delete(companion);
  for (const listener of listeners) listener();
}

/**
 * Sends a message to a companion and follows the reply to its end, whichever page is shown. One at a time per
 * companion: does nothing while one is in progress. Never throws.
 */
export async function exchange(
  companion: string,
  message: OutgoingMessage,
  { ask, ...callbacks }: ExchangeOptions,
): Promise<void> {
  const before = running.get(companion)?.exchange;
  if (before && before.phase !== "stopped") return;
  const stop = new AbortController();
  const again = before?.id === message.id ? before : undefined;
  running.set(companion, {
    stop,
    exchange: {
      ...message,
      phase: again?.stored ? "thinking" : "sending",
      stored: again?.stored ?? false,
      answer: "",
      safety: again?.safety ?? "",
      sentence: null,
    },
  });
  for (const listener of listeners) listener();
  let stored = again?.stored ?? false;
  let answer = "";
  let sentence: string | null = null;
  try {
    for await (const event of ask(message, stop.signal)) {
      if (stop.signal.aborted) return;
      switch (event.kind) {
        case "stored":
          stored = true;
          callbacks.onStored(message);
          callbacks.onMessage(event.message);
          show(companion, stop, { stored, ...(event.message.safety !== "" && { safety: event.message.safety }) });
          break;
        case "safety":
          show(companion, stop, { safety: event.tier });
          break;
        case "notice":
          callbacks.onMessage(event.message);
          break;
        case "thinking":
          show(companion, stop, { phase: "thinking" });
          break;
        case "delta":
          answer += event.text;
          show(companion, stop, { phase: "writing", answer });
          break;
        case "done":
          callbacks.onMessage(event.message);
          end(companion, stop);
          return;
        case "failed":
          sentence = event.sentence;
          break;
      }
    }
    if (stop.signal.aborted) return;
    // Without a `stored` event the outcome is unknown: treat it as no response.
    if (!stored) throw new ApiError(0, "");
    show(companion, stop, { phase: "stopped", sentence });
  } catch (error) {
    if (stop.signal.aborted && running.get(companion)?.stop !== stop) return;
    const problem = error instanceof Error ? error : new Error(String(error));
    if (stored) {
      show(companion, stop, { phase: "stopped", sentence: problem.message || null });
      return;
    }
    end(companion, stop);
    callbacks.onRefused(message, problem);
  }
}

/** Cancels the exchange with a companion, for example when the talk is deleted. */
export function cancelExchange(companion: string): void {
  const known = running.get(companion);
  if (!known) return;
  running.delete(companion);
  known.stop.abort();
  for (const listener of listeners) listener();
}

/** Returns the exchange with a companion, or null. */
export function exchangeOf(companion: string): Exchange | null {
  return running.get(companion)?.exchange ?? null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the exchange with a companion, and rerenders on each change. */
export function useExchange(companion: string): Exchange | null {
  return useSyncExternalStore(
    subscribe,
    () => exchangeOf(companion),
    () => null,
  );
}
