import { useEffect, useState } from "react";

/** Where a token stays over a reload: with this entry of the tab's history, and nowhere else. */
const stateKey = "aanganLinkToken";

function tokenIn(state: unknown): string {
  if (typeof state !== "object" || state === null) return "";
  const token: unknown = Reflect.get(state, stateKey);
  return typeof token === "string" ? token : "";
}

/**
 * The token of a letter's link: undefined until the browser has been asked, empty when there is none. It is taken out of the
 * address bar at once, so that it is in no screenshot and in no bookmark, and survives a reload all the same.
 */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const address = new URL(window.location.href);
    const given = address.searchParams.get("token");
    if (given === null) {
      setToken(tokenIn(window.history.state));
      return;
    }
    address.searchParams.delete("token");
    const state = { ...window.history.state, [stateKey]: given };
    window.history.replaceState(state, "", address.pathname + address.search);
    setToken(given);
  }, []);
  return token;
}
