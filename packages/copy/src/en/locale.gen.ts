// Generated from compiler/translations.mjs by `make gen`. Change that file.

/** The language of these messages, for `lang` attributes and the `Accept-Language` of requests. */
export const language = "en" as string;

/** The locale in which `Intl` formats numbers, dates and lists. */
export const locale = "en-US" as string;
