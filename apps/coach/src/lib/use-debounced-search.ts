import { useEffect, useEffectEvent, useRef, useState } from "react";

/** For so long after the last letter nothing is asked, in milliseconds. */
const typingMs = 250;

/** What is typed into a search box before the address has it. */
export interface DebouncedSearch {
  /** What the box holds. */
  typed: string;
  /** Sets what the box holds; the address follows once the typing rests. */
  type: (text: string) => void;
}

/**
 * A search that the address keeps. Go is called with the words once the typing rests, and knows the address of then: it replaces
 * what is searched for there, and takes no step in the history. What comes with a link or with Back stands in the box.
 */
export function useDebouncedSearch(q: string, go: (q: string) => void): DebouncedSearch {
  const [typed, setTyped] = useState(q);
  // What the address was given from here: anything else in it came with a link, or with Back.
  const given = useRef(q);
  useEffect(() => {
    if (q === given.current) return;
    given.current = q;
    setTyped(q);
  }, [q]);
  const settle = useEffectEvent((words: string) => {
    if (words === given.current) return;
    given.current = words;
    go(words);
  });
  useEffect(() => {
    const timer = window.setTimeout(() => settle(typed.trim()), typingMs);
    return () => window.clearTimeout(timer);
  }, [typed]);
  return { typed, type: setTyped };
}
