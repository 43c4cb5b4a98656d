import type { AttachmentKind } from "@aangan/ui/attachment/types.ts";
import type { ThreadMessage } from "./thread";

/** The messages of a conversation that have been announced so far. */
export interface AnnouncedState {
  /** The highest stored sequence number seen so far, or null before the first call. */
  seq: number | null;
  /** Whether the newest messages were among those shown. */
  atNewest: boolean;
}

/** The texts of {@link arrivalsOf}. */
export interface ArrivalWords {
  other: string;
  /** The author of the team's messages. */
  team: string;
  kinds: Record<AttachmentKind, string>;
}

/**
 * Returns the messages to announce when a conversation changes: the other person's new ones, each with its author.
 * Nothing for the initial messages, for pages fetched at either end, and for the user's own.
 */
export function arrivalsOf(
  before: AnnouncedState,
  messages: readonly ThreadMessage[],
  atNewest: boolean,
  words: ArrivalWords,
): { state: AnnouncedState; text: string } {
  const newest = messages.reduce((highest, { seq }) => Math.max(highest, seq ?? 0), 0);
  const { seq: known } = before;
  // Messages fetched while the newest are not shown are history, as are those fetched on the return to the newest.
  if (known === null || !atNewest || !before.atNewest) {
    return { state: { seq: Math.max(known ?? 0, newest), atNewest }, text: "" };
  }
  const text = messages
    .filter(({ mine, seq }) => !mine && seq !== null && seq > known)
    .map((message) => `${message.team ? words.team : words.other}: ${spoken(message, words)}`)
    .join(" ");
  return { state: { seq: Math.max(known, newest), atNewest }, text };
}

function spoken({ text, attachment }: ThreadMessage, words: ArrivalWords): string {
  const file = attachment ? `${words.kinds[attachment.kind]}. ` : "";
  return `${file}${text}`.trim();
}
