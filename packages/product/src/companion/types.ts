/** One thing in a talk with a companion: what the member wrote, what the companion answered, or a notice of the product. */
export interface TalkEntry {
  /** For what the member wrote, made by the client; the same before and after the server stored it. */
  id: string;
  /** Its number in the talk, or null while the server has not stored it. */
  seq: number | null;
  from: "member" | "companion" | "notice";
  text: string;
  /** RFC 3339. */
  createdAt: string;
  /** For what the server has not stored. */
  status?: "waiting" | "failed";
}

/**
 * An answer that is not whole yet. Thinking: nothing of it is there. Writing: `text` is what has come so far. Stopped: no
 * more will come by itself; `sentence` says so, and the member can ask for it again.
 */
export type TalkAnswer =
  | { phase: "thinking" }
  | { phase: "writing"; text: string }
  | { phase: "stopped"; text: string; sentence: string };
