import { realms } from "@aangan/copy/routes";

/**
 * Where to go after signing in: a path of our own, else home. An address that only looks like one of ours ("//elsewhere",
 * a backslash, another scheme) is not followed.
 */
export function safeNext(next: string | null): string {
  if (!next) return realms.member.home;
  try {
    const url = new URL(next, window.location.origin);
    const own = next.startsWith("/") && !next.includes("\\") && url.origin === window.location.origin;
    return own && url.pathname !== realms.member.signIn ? url.pathname + url.search : realms.member.home;
  } catch {
    return realms.member.home;
  }
}
