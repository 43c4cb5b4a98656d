import { limits } from "@aangan/copy/limits";
import { locale } from "@aangan/copy/locale";

/** Returns the length of a text in code points, as the server counts. */
export const lengthOf = (text: string): number => [...text.trim()].length;

/** Reports whether an entry may be stored: neither empty nor too long. */
export const storable = (text: string): boolean => {
  const length = lengthOf(text);
  return length > 0 && length <= limits.journalText;
};

/** Reports whether a text is so long that a list shows only its beginning. */
export const isLong = (text: string): boolean => text.length > 420 || text.split("\n").length > 6;

/** "9:12 PM" by the reader's own clock. */
export const timeOf = (instant: string): string =>
  new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" }).format(new Date(instant));
