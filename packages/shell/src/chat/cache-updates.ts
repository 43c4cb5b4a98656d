import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { Receipt } from "./merge-messages";

/** What was heard of a conversation from elsewhere than its reading: own messages that were stored, live events. */
export interface CacheUpdates {
  messages: readonly ThreadMessage[];
  receipt: Receipt;
}

const nothing: CacheUpdates = { messages: [], receipt: { deliveredSeq: 0, readSeq: 0 } };
const heard = new WeakMap<QueryClient, Map<string, CacheUpdates>>();

/** What was heard of one conversation so far. */
export function cacheUpdatesOf(client: QueryClient, queryKey: QueryKey): CacheUpdates {
  return heard.get(client)?.get(hashKey(queryKey)) ?? nothing;
}

/** Keeps what was heard of one conversation, in place of what was known. */
export function setCacheUpdates(client: QueryClient, queryKey: QueryKey, next: CacheUpdates): void {
  const all = heard.get(client) ?? new Map<string, CacheUpdates>();
  all.set(hashKey(queryKey), next);
  heard.set(client, all);
}

/** Forgets what was heard: of one conversation, or without a key of all. */
export function clearCacheUpdates(client: QueryClient, queryKey?: QueryKey): void {
  if (queryKey) heard.get(client)?.delete(hashKey(queryKey));
  else heard.delete(client);
}
