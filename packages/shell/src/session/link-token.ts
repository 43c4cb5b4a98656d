import { useEffect, useState } from "react";

/** Key of the token in the state of the history entry, which survives a reload. */
const stateKey = "aanganLinkToken";

function tokenIn(state: unknown): string {
  if (typeof state !== "object" || state === null) return "";
  const token: unknown = Reflect.get(state, stateKey);
  return typeof token === "string" ? token : "";
}

/**
 * Returns the token of an email's link: undefined before hydration, empty without one. It is removed from the URL at
 * once, so that it appears in no screenshot or bookmark, and survives a reload nevertheless.
 */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const address = new URL(window.location.href);
    const linkToken = address.searchParams.get("token");
    if (linkToken === null) {
      setToken(tokenIn(window.history.state));
      return;
    }
    address.searchParams.delete("token");
    const state = { ...window.history.state, [stateKey]: linkToken };
    window.history.replaceState(state, "", address.pathname + address.search);
    setToken(linkToken);
  }, []);
  return token;
}
