import type * as auth from "@aangan/copy/auth";
import { realms } from "@aangan/copy/routes";

/** The notices of the sign-in screen, as spelled in its URL. */
export type AuthNotice = "session-ended" | "idle" | "password-changed";

const texts: Record<string, keyof typeof auth.notices> = {
  "session-ended": "sessionEnded",
  idle: "idle",
  "password-changed": "passwordChanged",
} satisfies Record<AuthNotice, keyof typeof auth.notices>;

const providerTexts: Record<string, keyof typeof auth.notices> = {
  failed: "providerFailed",
  cancelled: "providerCancelled",
};

/** The pages below the sign-in screen that other pages link to. */
export const authPaths = { forgot: "/auth/forgot", welcome: "/auth/welcome", link: "/auth/link" } as const;

/** Returns the URL of the sign-in screen, with the page to open afterwards (a path of this app) and a notice. */
export function authAddress({ next, notice }: { next?: string | undefined; notice?: AuthNotice } = {}): string {
  const query = new URLSearchParams();
  if (next && next !== realms.member.home) query.set("next", next);
  if (notice) query.set("notice", notice);
  return query.size > 0 ? `${realms.member.signIn}?${query}` : realms.member.signIn;
}

/** The parameters of a sign-in URL. */
export interface SignInParams {
  tab: "login" | "register";
  /** The key of the notice above the form, or null. Unknown notices are ignored. */
  notice: keyof typeof auth.notices | null;
  /** Whether the notice reports a failure. */
  failed: boolean;
  /** The query without the parameters that are shown once, so that a reload does not repeat them. */
  rest: string;
}

/** Parses the query of the sign-in screen's URL. */
export function readSignInParams(search: string): SignInParams {
  const query = new URLSearchParams(search);
  const provider = query.get("provider") ?? "";
  const notice = query.get("notice") ?? "";
  const own = (table: Record<string, keyof typeof auth.notices>, word: string) =>
    Object.hasOwn(table, word) ? (table[word] ?? null) : null;
  query.delete("provider");
  query.delete("notice");
  return {
    tab: query.get("tab") === "register" ? "register" : "login",
    notice: own(providerTexts, provider) ?? own(texts, notice),
    failed: provider === "failed",
    rest: query.size > 0 ? `?${query}` : "",
  };
}
