import type { Summary } from "@/features/resources/queries";
import type { Page } from "./page";

/** The question that an entry answers. */
export interface Question {
  /** Title of the piece. */
  title: string;
  slug: string;
  /** The question itself; empty for an entry about the whole piece. */
  text: string;
}

/** Returns the question of an entry from the library; null without one, or if the piece no longer exists. */
export function questionOf(
  { resource, prompt }: Pick<Page, "resource" | "prompt">,
  pieces: readonly Summary[] | undefined,
): Question | null {
  const piece = pieces?.find(({ id }) => id === resource);
  if (!piece) return null;
  return { title: piece.title, slug: piece.id, text: prompt === null ? "" : (piece.prompts[prompt] ?? "") };
}
