/** An entry of a talk with a companion: the member's message, a reply, or a notice of the product. */
export interface TalkEntry {
  /** For the member's messages it is made by the client, and stays the same once stored. */
  id: string;
  /** Its number in the talk, or null while the server has not stored it. */
  seq: number | null;
  from: "member" | "companion" | "notice";
  text: string;
  /** RFC 3339. */
  createdAt: string;
  /** For entries that are not stored. */
  status?: "waiting" | "failed";
}

/**
 * An incomplete reply. Thinking: nothing received. Writing: `text` is the received part. Stopped: nothing more arrives
 * automatically; `sentence` is the reason, and the member can request the rest.
 */
export type TalkAnswer =
  | { phase: "thinking" }
  | { phase: "writing"; text: string }
  | { phase: "stopped"; text: string; sentence: string };

/** A direct question with its answers, for a person who may be at risk. */
export interface TalkQuestion {
  /** Names the group of answers, for screen readers. */
  label: string;
  /** What happens with the answer. */
  note: string;
  answers: readonly string[];
  onAnswer: (answer: string) => void;
}
