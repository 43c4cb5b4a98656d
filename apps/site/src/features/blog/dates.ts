import { locale } from "@aangan/copy/locale";

const long = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });

/** Formats `2026-10-26` as "October 26, 2026", independently of the time zone. */
export const longDate = (day: string): string => long.format(new Date(`${day}T00:00:00Z`));

/**
 * Formats `2026-10-26` for feeds: "Mon, 26 Oct 2026 12:00:00 GMT". Noon, so that it is the same day throughout the US.
 */
export const feedDate = (day: string): string => new Date(`${day}T12:00:00Z`).toUTCString();
