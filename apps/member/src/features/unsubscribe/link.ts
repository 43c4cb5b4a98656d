import * as unsubscribe from "@aangan/copy/unsubscribe";

/** The kind of emails that a link refers to, and its key. */
export interface EmailLink {
  key: string;
  from: (typeof unsubscribe.kinds)[number]["code"];
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Parses the query of an email's link; null if a part is missing. */
export function readEmailLink(search: string): EmailLink | null {
  const given = new URLSearchParams(search);
  const key = given.get("key") ?? "";
  const kind = unsubscribe.kinds.find((one) => one.code === given.get("from"));
  return kind && uuid.test(key) ? { key, from: kind.code } : null;
}
