import { realms } from "@aangan/copy/routes";

/**
 * Where to go after signing in: a path of our own, else home. An address that only looks like one of ours ("//elsewhere",
 * "/..//elsewhere", a backslash, another scheme) is not followed, nor is a call of the API.
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
