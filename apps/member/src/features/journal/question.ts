import type { Summary } from "@/features/resources/queries";
import type { Page } from "./page";

/** The question that an entry answers. */
export interface Question {
  /** Title of the piece. */
  title: string;
  slug: string;
  /** The question itself; empty for a page about the piece as a whole. */
  text: string;
}

/** The question of a page, as the library has it now; null for a page without one, and for a piece that is gone. */
export function questionOf(
  { resource, prompt }: Pick<Page, "resource" | "prompt">,
  pieces: readonly Summary[] | undefined,
): Question | null {
  const piece = pieces?.find(({ id }) => id === resource);
  if (!piece) return null;
  return { title: piece.title, slug: piece.id, text: prompt === null ? "" : (piece.prompts[prompt] ?? "") };
}
