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
 * Returns "sent" if a message of the last day contains words of distress (the coach has been notified), "draft" if
 * only an unsent message or the draft does. Needs no request.
 */
export function useDistress({ safety, messages, draft }: DistressSource): "sent" | "draft" | null {
  const detect = useDetector(draft);
  const written = useMemo(() => (detect ? distressInMessages(messages, detect) : null), [messages, detect]);
  if (safety !== "" || written === "sent") return "sent";
  return written ?? (detect && detect(draft) !== "" ? "draft" : null);
}

/** The same for messages alone. `now` is in milliseconds since 1970. */
export function distressInMessages(
  messages: readonly ThreadMessage[],
  detect: Detect,
  now = Date.now(),
): "sent" | "draft" | null {
  const since = now - shownForMs;
  const flagged = messages.filter(
    (message) => message.mine && Date.parse(message.createdAt) > since && detect(message.text) !== "",
  );
  if (flagged.length === 0) return null;
  return flagged.some((message) => message.seq !== null) ? "sent" : "draft";
}
