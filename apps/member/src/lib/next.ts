import { realms } from "@aangan/copy/routes";

/**
 * Returns the page to open after signing in: a path of this app, or the home page. Rejects paths that only look local
 * ("//elsewhere", "/..//elsewhere", a backslash, another scheme) and those of the API.
 */
export function safeNext(next: string | null): string {
  if (!next?.startsWith("/") || next.includes("\\")) return realms.member.home;
  try {
    const url = new URL(next, window.location.origin);
    const own =
      url.origin === window.location.origin && !url.pathname.startsWith("//") && !url.pathname.startsWith("/api/");
    return own && url.pathname !== realms.member.signIn ? url.pathname + url.search : realms.member.home;
  } catch {
    return realms.member.home;
  }
}
