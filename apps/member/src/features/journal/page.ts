import type { components } from "@aangan/api/member";

/** A stored entry of the member's journal. */
export type Entry = components["schemas"]["JournalEntry"];

/** An entry while it is edited. */
export interface Page {
  /** Made by the client, so that a repeated save updates the same entry. */
  id: string;
  /** The piece of the library that it is about; empty for none. */
  resource: string;
  /** The index of the question that it answers; null for none. */
  prompt: number | null;
  text: string;
}
