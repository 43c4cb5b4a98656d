import type { Receipt, ThreadMessage } from "@aangan/ui/conversation";
import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";

/** What was heard of a conversation from elsewhere than its reading: own messages that were stored, live events. */
export interface Heard {
  messages: readonly ThreadMessage[];
  receipt: Receipt;
}

const nothing: Heard = { messages: [], receipt: { deliveredSeq: 0, readSeq: 0 } };
const heard = new WeakMap<QueryClient, Map<string, Heard>>();

/** What was heard of one conversation so far. */
export function heardOf(client: QueryClient, queryKey: QueryKey): Heard {
  return heard.get(client)?.get(hashKey(queryKey)) ?? nothing;
}

/** Keeps what was heard of one conversation, in place of what was known. */
export function hear(client: QueryClient, queryKey: QueryKey, next: Heard): void {
  const all = heard.get(client) ?? new Map<string, Heard>();
  all.set(hashKey(queryKey), next);
  heard.set(client, all);
}

/** Forgets what was heard: of one conversation, or without a key of all. */
export function forgetHeard(client: QueryClient, queryKey?: QueryKey): void {
  if (queryKey) heard.get(client)?.delete(hashKey(queryKey));
  else heard.delete(client);
}
