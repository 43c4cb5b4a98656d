import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { queryKeys } from "@/lib/query-keys";
import { invalidateInbox, openInboxCount, type WaitingCounts } from "./waiting";

it("a live inbox event invalidates the inbox and the counts, and no other query", () => {
  const client = new QueryClient();
  const list = queryKeys.inbox.list("contact-messages", "open", "");
  for (const key of [queryKeys.waiting, list, queryKeys.profile.all]) client.setQueryData(key, {});
  invalidateInbox(client);
  const stale = (key: readonly string[]) => client.getQueryState(key)?.isInvalidated;
  expect([stale(queryKeys.waiting), stale(list), stale(queryKeys.profile.all)]).toEqual([true, true, false]);
});

it("openInboxCount sums the open entries of all inbox lists", () => {
  const inbox = { messages: 3, applications: 2, signups: 4 };
  expect(openInboxCount({ inbox } as WaitingCounts)).toBe(9);
});
