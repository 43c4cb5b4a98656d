import { unsubscribe } from "@aangan/copy/unsubscribe";

/** Which letters a link means, and by which key. */
export interface LetterLink {
  key: string;
  from: (typeof unsubscribe.kinds)[number]["code"];
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the part of a letter's link after the question mark; null when something of it is missing. */
export function readLetterLink(search: string): LetterLink | null {
  const given = new URLSearchParams(search);
  const key = given.get("key") ?? "";
  const kind = unsubscribe.kinds.find((one) => one.code === given.get("from"));
  return kind && uuid.test(key) ? { key, from: kind.code } : null;
}
