import { ApiError } from "@aangan/api/errors";
import type { Tier } from "@aangan/copy/safety";
import { useSyncExternalStore } from "react";
import type { AnswerEvent } from "./answer-stream";
import type { TalkMessage } from "./message";

/** What the member wrote, with the id that it keeps for every try. */
export interface Words {
  id: string;
  text: string;
  createdAt: string;
}

/** One thing written to a companion, and its answer on the way. It goes on while the member looks at something else. */
export interface Exchange extends Words {
  /** Sending: the server has not said that it is kept. Stopped: no more comes by itself. */
  phase: "sending" | "thinking" | "writing" | "stopped";
  /** The server has what the member wrote. */
  stored: boolean;
  /** What has come of the answer. */
  answer: string;
  /** What the server found in the words. */
  safety: Tier;
  /** The server's sentence about an answer that will not come; null when the connection broke. */
  sentence: string | null;
}

/** What an exchange is made with. */
export interface Exchanging {
  /** Sends the words and yields what comes back; see `askCompanion`. */
  ask: (words: Words, signal: AbortSignal) => AsyncIterable<AnswerEvent>;
  /** An entry of the talk came. */
  onMessage: (message: TalkMessage) => void;
  /** The words are kept: they need no keeping here. */
  onStored: (words: Words) => void;
  /** The words were not taken. */
  onRefused: (words: Words, error: Error) => void;
}

const running = new Map<string, { exchange: Exchange; stop: AbortController }>();
const listeners = new Set<() => void>();

function show(companion: string, stop: AbortController, change: Partial<Exchange>): void {
  const known = running.get(companion);
  // One that was given up says nothing any more.
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
 * Writes to a companion and follows the answer to its end, whatever is on the screen. One at a time for each companion: while
 * one is under way this does nothing. Never throws.
 */
export async function exchange(companion: string, words: Words, { ask, ...told }: Exchanging): Promise<void> {
  const before = running.get(companion)?.exchange;
  if (before && before.phase !== "stopped") return;
  const stop = new AbortController();
  const again = before?.id === words.id ? before : undefined;
  running.set(companion, {
    stop,
    exchange: {
      ...words,
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
    for await (const said of ask(words, stop.signal)) {
      if (stop.signal.aborted) return;
      switch (said.kind) {
        case "stored":
          stored = true;
          told.onStored(words);
          told.onMessage(said.message);
          show(companion, stop, { stored, ...(said.message.safety !== "" && { safety: said.message.safety }) });
          break;
        case "safety":
          show(companion, stop, { safety: said.tier });
          break;
        case "notice":
          told.onMessage(said.message);
          break;
        case "thinking":
          show(companion, stop, { phase: "thinking" });
          break;
        case "delta":
          answer += said.text;
          show(companion, stop, { phase: "writing", answer });
          break;
        case "done":
          told.onMessage(said.message);
          end(companion, stop);
          return;
        case "failed":
          sentence = said.sentence;
          break;
      }
    }
    if (stop.signal.aborted) return;
    // Without a word of storing the connection broke before anything was known: the same as no answer at all.
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
    told.onRefused(words, problem);
  }
}

/** Gives up what is under way with a companion, such as when the talk is deleted. */
export function abandon(companion: string): void {
  const known = running.get(companion);
  if (!known) return;
  running.delete(companion);
  known.stop.abort();
  for (const listener of listeners) listener();
}

/** What is under way with a companion; null when nothing is. */
export function exchangeOf(companion: string): Exchange | null {
  return running.get(companion)?.exchange ?? null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is under way with a companion, drawn anew with each change. */
export function useExchange(companion: string): Exchange | null {
  return useSyncExternalStore(
    subscribe,
    () => exchangeOf(companion),
    () => null,
  );
}
