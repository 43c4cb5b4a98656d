import type { components } from "@aangan/api/member";

/** A stored page of the member's journal. */
export type Entry = components["schemas"]["JournalEntry"];

/** A page as it is written. */
export interface Page {
  /** Made here, so that saving again finds the page. */
  id: string;
  /** The piece of the library that it is about; empty for none. */
  resource: string;
  /** The place of the question that it answers, from 0; null for none. */
  prompt: number | null;
  text: string;
}
