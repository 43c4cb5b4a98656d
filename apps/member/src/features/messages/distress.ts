import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import { useMemo } from "react";
import { type Detect, useDetector } from "@/lib/detector";

/** The time in which the server's answer about a message arrives, in milliseconds. */
const answeredWithinMs = 60_000;

/** The facts that decide whether the crisis banner is shown. */
export interface DistressSource {
  /** The highest tier in the member's messages of the last day, from the server. */
  safety: "" | "concern" | "urgent";
  /** The newest messages, including those being sent. */
  messages: readonly ThreadMessage[];
  draft: string;
}

/**
 * Returns "told" if the server found a risk in a message of the last day, so that the coach was notified; "noticed" if
 * only the page's own list of phrases matches the draft or a message that the server has not judged; null otherwise.
 */
export function useDistress({ safety, messages, draft }: DistressSource): "told" | "noticed" | null {
  const detect = useDetector(draft);
  const written = useMemo(() => detect !== null && distressInMessages(messages, detect), [messages, detect]);
  if (safety !== "") return "told";
  return written || detect?.(draft) ? "noticed" : null;
}

/**
 * Reports whether one of the member's messages matches of which the server's answer may not have arrived. `now` is in
 * milliseconds since 1970.
 */
export function distressInMessages(messages: readonly ThreadMessage[], detect: Detect, now = Date.now()): boolean {
  return messages.some(
    ({ mine, seq, createdAt, text }) =>
      mine && (seq === null || Date.parse(createdAt) > now - answeredWithinMs) && detect(text),
  );
}
