import { useEffect, useEffectEvent, useRef, useState } from "react";

/** The pause in typing before the URL is updated, in milliseconds. */
const typingMs = 250;

/** The text in a search box, before the URL has it. */
export interface DebouncedSearch {
  /** The text in the box. */
  typed: string;
  /** Sets the text; the URL follows when typing pauses. */
  type: (text: string) => void;
}

/**
 * A search that the URL stores. `go` is called with the text when typing pauses; it replaces the search in the URL
 * without a history entry. A link or Back changes the text in the box.
 */
export function useDebouncedSearch(q: string, go: (q: string) => void): DebouncedSearch {
  const [typed, setTyped] = useState(q);
  // The last search set from here: any other value in the URL came with a link, or with Back.
  const lastSetSearch = useRef(q);
  useEffect(() => {
    if (q === lastSetSearch.current) return;
    lastSetSearch.current = q;
    setTyped(q);
  }, [q]);
  const settle = useEffectEvent((words: string) => {
    if (words === lastSetSearch.current) return;
    lastSetSearch.current = words;
    go(words);
  });
  useEffect(() => {
    const timer = window.setTimeout(() => settle(typed.trim()), typingMs);
    return () => window.clearTimeout(timer);
  }, [typed]);
  return { typed, type: setTyped };
}
