import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import { useMemo } from "react";
import { type Detect, useDetector } from "@/lib/detector";

/** How long a message in distress keeps the crisis banner shown, in milliseconds: a day, whatever is written after it. */
const lampBurns = 24 * 60 * 60 * 1000;

/** What is needed to know whether the crisis banner is shown. */
export interface DistressSource {
  /** The strongest that the server found in what the member wrote within the day. */
  safety: "" | "concern" | "urgent";
  /** The newest messages, those on their way included. */
  messages: readonly ThreadMessage[];
  draft: string;
}

/**
 * Whether words of distress stand in what reached the server within the day ("sent": the coach has been told), or only in
 * what is on its way or being written ("draft"). At once, without asking the server.
 */
export function useDistress({ safety, messages, draft }: DistressSource): "sent" | "draft" | null {
  const detect = useDetector(draft);
  const written = useMemo(() => (detect ? inMessages(messages, detect) : null), [messages, detect]);
  if (safety !== "" || written === "sent") return "sent";
  return written ?? (detect && detect(draft) !== "" ? "draft" : null);
}

/** The same for messages alone, at a moment in milliseconds since 1970. */
export function inMessages(
  messages: readonly ThreadMessage[],
  detect: Detect,
  now = Date.now(),
): "sent" | "draft" | null {
  const since = now - lampBurns;
  const flagged = messages.filter(
    (message) => message.mine && Date.parse(message.createdAt) > since && detect(message.text) !== "",
  );
  if (flagged.length === 0) return null;
  return flagged.some((message) => message.seq !== null) ? "sent" : "draft";
}
