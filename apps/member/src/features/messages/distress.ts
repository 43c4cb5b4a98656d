import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import { useMemo } from "react";
import { type Detect, useDetector } from "@/lib/detector";

/**
 * The time a message with words of distress keeps the crisis banner visible, in milliseconds: a day, whatever is
 * written afterwards.
 */
const shownForMs = 24 * 60 * 60 * 1000;

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
 * only the page's own list of phrases matches a message of the last day or the draft; null otherwise.
 */
export function useDistress({ safety, messages, draft }: DistressSource): "told" | "noticed" | null {
  const detect = useDetector(draft);
  const written = useMemo(() => detect !== null && distressInMessages(messages, detect), [messages, detect]);
  if (safety !== "") return "told";
  return written || (detect && detect(draft) !== "") ? "noticed" : null;
}

/** Reports whether a message of the member's last day matches. `now` is in milliseconds since 1970. */
export function distressInMessages(messages: readonly ThreadMessage[], detect: Detect, now = Date.now()): boolean {
  const since = now - shownForMs;
  return messages.some(
    (message) => message.mine && Date.parse(message.createdAt) > since && detect(message.text) !== "",
  );
}
