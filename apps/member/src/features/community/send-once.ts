import { ApiError } from "@aangan/api/member";

/** Content that is being sent, under an id that the client made. */
export interface Sending<Content> {
  id: string;
  content: Content;
  /**
   * Fingerprints (see {@link fingerprintOf}) of every version sent under this id, including this one: any may be
   * stored.
   */
  tried: readonly string[];
  /** Called with a new id when the content must continue under another one; store it before the send. */
  onNewId: (id: string) => void;
}

/** The server calls. All but `find` throw an `ApiError`; `find` returns null for an unknown id. */
export interface ServerCalls<Content, Stored> {
  create: (id: string, content: Content) => Promise<Stored>;
  find: (id: string) => Promise<Stored | null>;
  change: (id: string, content: Content) => Promise<Stored>;
  contentOf: (stored: Stored) => Content;
}

/** Returns equal strings for equal content. The fields of `content` must be in a fixed order. */
export const fingerprintOf = (content: unknown): string => JSON.stringify(content);

/**
 * Stores content once, even if an earlier response was lost. The server accepts an id for one text only, so sending
 * the same text again is harmless. If an earlier version was stored although its author saw a failure, it is changed
 * to the present one. If the stored text is from another device it stays, and this content gets a new id. Throws an
 * `ApiError`.
 */
export async function sendOnce<Content, Stored>(
  { id, content, tried, onNewId }: Sending<Content>,
  { create, find, change, contentOf }: ServerCalls<Content, Stored>,
): Promise<Stored> {
  try {
    return await create(id, content);
  } catch (error) {
    const others = tried.filter((fingerprint) => fingerprint !== fingerprintOf(content));
    if (others.length === 0 || !(error instanceof ApiError) || error.status !== 409) throw error;
    const stored = await find(id);
    if (stored !== null && others.includes(fingerprintOf(contentOf(stored)))) return change(id, content);
    const own = crypto.randomUUID();
    onNewId(own);
    return create(own, content);
  }
}
