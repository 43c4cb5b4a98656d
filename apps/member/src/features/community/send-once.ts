import { ApiError } from "@aangan/api/member";

/** Content that is being sent, under an id that the client made. */
export interface Sending<Words> {
  id: string;
  words: Words;
  /**
   * Marks (see {@link markOf}) of every version that was sent under this id, including this one: any may have been
   * stored.
   */
  tried: readonly string[];
  /** Called with a new id when the content must continue under another one; store it before the send. */
  onNewId: (id: string) => void;
}

/** The server calls. All but `find` throw an `ApiError`; `find` returns null for an unknown id. */
export interface Ways<Words, Stored> {
  create: (id: string, words: Words) => Promise<Stored>;
  find: (id: string) => Promise<Stored | null>;
  change: (id: string, words: Words) => Promise<Stored>;
  wordsOf: (stored: Stored) => Words;
}

/** The same for the same words. The parts of `words` must come in a fixed order. */
export const markOf = (words: unknown): string => JSON.stringify(words);

/**
 * Stores content once, even if an earlier response was lost. The server accepts an id for one text only, so sending
 * the same text again is harmless. If an earlier version was stored although its author saw a failure, it is changed
 * to the present one. If the stored text is from another device it stays, and this content gets a new id. Throws an
 * `ApiError`.
 */
export async function sendOnce<Words, Stored>(
  { id, words, tried, onNewId }: Sending<Words>,
  { create, find, change, wordsOf }: Ways<Words, Stored>,
): Promise<Stored> {
  try {
    return await create(id, words);
  } catch (error) {
    const others = tried.filter((mark) => mark !== markOf(words));
    if (others.length === 0 || !(error instanceof ApiError) || error.status !== 409) throw error;
    const stored = await find(id);
    if (stored !== null && others.includes(markOf(wordsOf(stored)))) return change(id, words);
    const own = crypto.randomUUID();
    onNewId(own);
    return create(own, words);
  }
}
