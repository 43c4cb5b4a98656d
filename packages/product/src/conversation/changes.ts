import type { Reaction, ThreadMessage } from "./thread";

/** The texts of {@link changesOf}. */
export interface ChangeWords {
  other: string;
  editSaved: string;
  unsentLine: string;
  announceEdited: (words: { author: string; text: string }) => string;
  announceUnsent: (words: { author: string }) => string;
  announceReaction: (words: { author: string; reaction: string }) => string;
  reactions: Record<Reaction, string>;
}

/**
 * Returns what to announce when messages that were shown before have changed: edits and unsent messages of both sides,
 * and reactions of the other person.
 */
export function changesOf(
  before: readonly ThreadMessage[],
  messages: readonly ThreadMessage[],
  words: ChangeWords,
): string {
  const known = new Map(before.map((message) => [message.id, message]));
  return messages
    .map((message) => {
      const was = known.get(message.id);
      if (!was || was === message || was.seq === null) return "";
      if (message.unsent) {
        if (was.unsent) return "";
        return message.mine ? words.unsentLine : words.announceUnsent({ author: words.other });
      }
      if ((message.version ?? 1) > (was.version ?? 1)) {
        return message.mine ? words.editSaved : words.announceEdited({ author: words.other, text: message.text });
      }
      if (message.otherReaction && message.otherReaction !== was.otherReaction) {
        return words.announceReaction({ author: words.other, reaction: words.reactions[message.otherReaction] });
      }
      return "";
    })
    .filter(Boolean)
    .join(". ");
}
