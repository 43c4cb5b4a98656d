/** What of a client a search looks at. */
export interface Searchable {
  firstName: string;
  lastName: string;
  email: string;
  engagementLevel: string;
}

/** What the list of clients is narrowed to. An empty text and `all` leave everybody in. */
export interface ClientFilter {
  text: string;
  /** A code of the engagement levels, or `all`. */
  engagement: string;
}

/** Everybody. */
export const everybody: ClientFilter = { text: "", engagement: "all" };

/** Whether a filter leaves anybody out. */
export function isNarrow({ text, engagement }: ClientFilter): boolean {
  return text.trim() !== "" || engagement !== everybody.engagement;
}

/** Letters as they are compared: without case, without the marks that people leave out when they type a name. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

/** The clients whose name or address holds every word of the text, and whose engagement is the one wanted; in the same order. */
export function matching<C extends Searchable>(clients: readonly C[], filter: ClientFilter): readonly C[] {
  if (!isNarrow(filter)) return clients;
  const wanted = plain(filter.text).split(/\s+/).filter(Boolean);
  return clients.filter((client) => {
    if (filter.engagement !== everybody.engagement && client.engagementLevel !== filter.engagement) return false;
    const all = plain(`${client.firstName} ${client.lastName} ${client.email}`);
    return wanted.every((word) => all.includes(word));
  });
}
