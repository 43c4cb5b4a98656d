import { useEffect, useState } from "react";
import { inOwnDocument } from "@/lib/own-document";
import { hasProvider } from "@/lib/provider-script";

/**
 * Whether the page stands in its own document, the only one that may load the payment provider's script. Reached from another
 * page without loading anything it does not, and is loaded once more, in its place in the history. When it is left with the
 * provider's script in it, by Back for one, the next page gets a document without.
 */
export function useOwnDocument(): boolean {
  const [own, setOwn] = useState(false);
  useEffect(() => {
    if (inOwnDocument()) setOwn(true);
    else window.location.reload();
    const { pathname } = window.location;
    return () => {
      if (!hasProvider()) return;
      // The address of the next page is set with it.
      window.setTimeout(() => {
        if (window.location.pathname !== pathname) window.location.reload();
      });
    };
  }, []);
  return own;
}
