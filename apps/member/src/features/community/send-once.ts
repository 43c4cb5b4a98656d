import { ApiError } from "@aangan/api/member";

/** Words on their way, under an id that was made for them. */
export interface Sending<Words> {
  id: string;
  words: Words;
  /** Marks (see {@link markOf}) of all words that were sent under this id, these included: any of them may have arrived. */
  tried: readonly string[];
  /** The words go on under another id; it has to be kept before they are sent. */
  onNewId: (id: string) => void;
}

/** How words are stored, looked for and changed. All but `find` throw an `ApiError`; it answers null for what is not there. */
export interface Ways<Words, Stored> {
  create: (id: string, words: Words) => Promise<Stored>;
  find: (id: string) => Promise<Stored | null>;
  change: (id: string, words: Words) => Promise<Stored>;
  wordsOf: (stored: Stored) => Words;
}

/** The same for the same words. The parts of `words` must come in a fixed order. */
export const markOf = (words: unknown): string => JSON.stringify(words);

/**
 * Stores words once, also when an earlier answer was lost. The server takes an id for one text alone: sent again, the same
 * words are the same thing. When others were sent before and have arrived after all, their author has been told that they
 * failed, so what is there becomes what they mean now. What arrived from elsewhere stays as it is, and these words get an id
 * of their own. Throws an `ApiError`.
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
