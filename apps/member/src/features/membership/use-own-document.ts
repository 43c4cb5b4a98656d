import { useEffect, useState } from "react";
import { inOwnDocument } from "@/lib/own-document";
import { hasProvider } from "@/lib/provider-script";

/**
 * Returns whether the page has its own document, the only one whose policy allows the payment provider's script. If it
 * was reached by client-side navigation it does not, and reloads itself in place. When it is left with the script
 * loaded, for example by Back, the next page gets a new document.
 */
export function useOwnDocument(): boolean {
  const [own, setOwn] = useState(false);
  useEffect(() => {
    if (inOwnDocument()) setOwn(true);
    else window.location.reload();
    const { pathname } = window.location;
    return () => {
      if (!hasProvider()) return;
      // The URL changes to the next page's in the same task.
      window.setTimeout(() => {
        if (window.location.pathname !== pathname) window.location.reload();
      });
    };
  }, []);
  return own;
}
