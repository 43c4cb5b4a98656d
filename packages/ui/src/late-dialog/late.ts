/** Something that is fetched when it is asked for. */
export interface Late<T> {
  /** It, once it has come. */
  here: () => T | null;
  /** Fetches it, once for everybody who asks meanwhile, and again after it failed. Rejects as the fetching does. */
  bring: () => Promise<T>;
}

/** What `load` fetches, kept once it has come. A try that failed is forgotten. */
export function late<T>(load: () => Promise<T>): Late<T> {
  let found: T | null = null;
  let coming: Promise<T> | null = null;
  const fetched = async () => {
    try {
      found = await load();
      return found;
    } finally {
      coming = null;
    }
  };
  return {
    here: () => found,
    bring() {
      if (found !== null) return Promise.resolve(found);
      coming ??= fetched();
      return coming;
    },
  };
}
