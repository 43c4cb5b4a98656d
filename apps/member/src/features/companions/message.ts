import type { Tier } from "@aangan/copy/safety";

/** Something that the member can do next, offered below a reply. */
export interface TalkAction {
  /** `exercise:<code>`, `avoid:<subject>`, or one word: `say` sends the label as a message. */
  do: string;
  label: string;
}

/** One stored entry of a talk with a companion. */
export interface TalkMessage {
  id: string;
  /** Its number in the talk. */
  seq: number;
  text: string;
  from: "member" | "companion" | "notice";
  /** RFC 3339. */
  createdAt: string;
  /** The crisis detector's tier of the member's message. */
  safety: Tier;
  actions: TalkAction[];
}

/** Parses a message of the stream; null if it is invalid. */
export function toMessage(value: unknown): TalkMessage | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, seq, text, from, createdAt, safety, actions }: Record<string, unknown> = { ...value };
  if (typeof id !== "string" || typeof seq !== "number" || typeof text !== "string") return null;
  if (typeof createdAt !== "string" || (from !== "member" && from !== "companion" && from !== "notice")) return null;
  return {
    id,
    seq,
    text,
    from,
    createdAt,
    safety: safety === "urgent" || safety === "concern" ? safety : "",
    actions: Array.isArray(actions) ? actions.filter(isAction) : [],
  };
}

const isAction = (value: unknown): value is TalkAction =>
  typeof value === "object" &&
  value !== null &&
  "do" in value &&
  typeof value.do === "string" &&
  "label" in value &&
  typeof value.label === "string";

/** Merges entries without duplicates, in the talk's order. */
export function mergeTalk(known: readonly TalkMessage[], more: readonly TalkMessage[]): TalkMessage[] {
  const byId = new Map([...known, ...more].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
}
