import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type ClientFilter, everybody, filterOf, listPlace } from "./filter";

/** For so long after the last letter nothing is asked, in milliseconds. */
const typingMs = 250;

/** The filter of the list, as stored in the URL, and the text in the search box before the URL has it. */
export interface AddressFilter {
  filter: ClientFilter;
  /** The text in the search box. */
  typed: string;
  /** Sets the text in the search box; the URL follows when typing pauses. */
  type: (text: string) => void;
  /** Changes the rest at once. */
  change: (part: Partial<Omit<ClientFilter, "q">>) => void;
  /** Takes every filter away. */
  clear: () => void;
}

/** Returns the URL's filter. Changing it adds no history entry, so that Back leaves the page. */
export function useAddressFilter(): AddressFilter {
  const filter = filterOf(useSearchParams());
  const [typed, setTyped] = useState(filter.q);
  // What of the search the address was given from here: anything else in it came with a link, or with Back.
  const given = useRef(filter.q);
  const go = (next: ClientFilter) => {
    given.current = next.q;
    // The router listens to the browser's own history.
    window.history.replaceState(null, "", listPlace(next));
  };
  useEffect(() => {
    if (filter.q === given.current) return;
    given.current = filter.q;
    setTyped(filter.q);
  }, [filter.q]);
  const settle = useEffectEvent((q: string) => {
    if (q !== given.current) go({ ...filter, q });
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
      go(everybody);
    },
  };
}
