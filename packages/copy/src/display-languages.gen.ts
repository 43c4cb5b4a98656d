// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** DisplayLanguages are the languages that a member or visitor can choose, the source language first. */
export const displayLanguages = [
  {
    code: "en",
    name: "English",
  },
  {
    code: "hi",
    name: "हिन्दी",
  },
] as const;

/**
 * LanguageCookie is the name of the cookie with the code of the chosen language. Pages set it too, so scripts can read
 * it.
 */
export const languageCookie = "lang" as const;
