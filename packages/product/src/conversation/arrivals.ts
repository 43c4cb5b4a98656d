import type { AttachmentKind } from "@aangan/ui/attachment/types.ts";
import type { ThreadMessage } from "./thread";

/** The messages of a conversation that are announced so far. */
export interface Told {
  /** The newest stored number that was there, or null before anything was seen. */
  seq: number | null;
  /** Whether the newest messages were among those shown. */
  atNewest: boolean;
}

/** The words of {@link arrivalsOf}. */
export interface ArrivalWords {
  other: string;
  kinds: Record<AttachmentKind, string>;
}

/**
 * Returns the messages to announce when a conversation changes: the other person's new ones, each with its author.
 * Nothing for the initial messages, for pages fetched at either end, and for the user's own.
 */
export function arrivalsOf(
  before: Told,
  messages: readonly ThreadMessage[],
  atNewest: boolean,
  words: ArrivalWords,
): { told: Told; text: string } {
  const newest = messages.reduce((highest, { seq }) => Math.max(highest, seq ?? 0), 0);
  const { seq: known } = before;
  // While the newest are not shown nothing arrives, it is only read; and what then comes with them is history too.
  if (known === null || !atNewest || !before.atNewest) {
    return { told: { seq: Math.max(known ?? 0, newest), atNewest }, text: "" };
  }
  const text = messages
    .filter(({ mine, seq }) => !mine && seq !== null && seq > known)
    .map((message) => `${words.other}: ${spoken(message, words)}`)
    .join(" ");
  return { told: { seq: Math.max(known, newest), atNewest }, text };
}

function spoken({ text, attachment }: ThreadMessage, words: ArrivalWords): string {
  const file = attachment ? `${words.kinds[attachment.kind]}. ` : "";
  return `${file}${text}`.trim();
}
