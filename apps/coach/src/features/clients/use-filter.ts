import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type ClientFilter, clientsHref, defaultFilter, filterFromQuery } from "./filter";

/** The pause in typing before the URL is updated, in milliseconds. */
const typingMs = 250;

/** The filter of the list, as stored in the URL, and the text in the search box before the URL has it. */
export interface UrlFilter {
  filter: ClientFilter;
  /** The text in the search box. */
  typed: string;
  /** Sets the text in the search box; the URL follows when typing pauses. */
  type: (text: string) => void;
  /** Changes the other fields at once. */
  change: (part: Partial<Omit<ClientFilter, "q">>) => void;
  /** Clears every filter. */
  clear: () => void;
}

/** Returns the URL's filter. Changing it adds no history entry, so that Back leaves the page. */
export function useUrlFilter(): UrlFilter {
  const filter = filterFromQuery(useSearchParams());
  const [typed, setTyped] = useState(filter.q);
  // The last search set from here: any other value in the URL came with a link, or with Back.
  const lastSetQuery = useRef(filter.q);
  const go = (next: ClientFilter) => {
    lastSetQuery.current = next.q;
    // The router listens to the browser's own history.
    window.history.replaceState(null, "", clientsHref(next));
  };
  useEffect(() => {
    if (filter.q === lastSetQuery.current) return;
    lastSetQuery.current = filter.q;
    setTyped(filter.q);
  }, [filter.q]);
  const settle = useEffectEvent((q: string) => {
    if (q !== lastSetQuery.current) go({ ...filter, q });
  });
  useEffect(() => {
    const timer = window.setTimeout(() => settle(typed.trim()), typingMs);
    return () => window.clearTimeout(timer);
  }, [typed]);
  return {
    filter,
    typed,
    type: setTyped,
    change: (part) => go({ ...filter, ...part, q: typed.trim() }),
    clear: () => {
      setTyped("");
      go(defaultFilter);
    },
  };
}
