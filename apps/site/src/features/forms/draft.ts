/** The part of a browser's storage that a draft needs. */
export type DraftStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

function sessionStore(): DraftStore | undefined {
  try {
    return window.sessionStorage;
  } catch {
    // Some browsers block storage; then a reload loses the draft.
    return undefined;
  }
}

/**
 * Returns the draft by field, restricted to `names` and to texts; an unreadable draft counts as empty. Browser only.
 */
export function readDraft<Name extends string>(
  key: string,
  names: readonly Name[],
  store: DraftStore | undefined = sessionStore(),
): Partial<Record<Name, string>> {
  const draft: Partial<Record<Name, string>> = {};
  try {
    const kept: unknown = JSON.parse(store?.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null) return draft;
    for (const [name, text] of Object.entries(kept)) {
      const known = names.find((one) => one === name);
      if (known && typeof text === "string") draft[known] = text;
    }
  } catch (error) {
    console.warn("A draft could not be read.", error);
  }
  return draft;
}

/** Stores a draft until the tab is closed, or deletes an empty one. Browser only. */
export function storeDraft(
  key: string,
  values: Readonly<Record<string, string>>,
  store: DraftStore | undefined = sessionStore(),
): void {
  try {
    if (Object.values(values).some(Boolean)) store?.setItem(key, JSON.stringify(values));
    else store?.removeItem(key);
  } catch (error) {
    console.warn("A draft could not be kept.", error);
  }
}
