import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { queryKeys } from "@/lib/query-keys";
import { heardOfInbox, openInbox, type Waiting } from "./waiting";

it("asks for the inbox and for what waits again, and for nothing else, when something came", () => {
  const client = new QueryClient();
  const list = queryKeys.inbox.list("contact-messages", "open", "");
  for (const key of [queryKeys.waiting, list, queryKeys.profile.all]) client.setQueryData(key, {});
  heardOfInbox(client);
  const stale = (key: readonly string[]) => client.getQueryState(key)?.isInvalidated;
  expect([stale(queryKeys.waiting), stale(list), stale(queryKeys.profile.all)]).toEqual([true, true, false]);
});

it("counts what is open in all lists of the inbox", () => {
  const inbox = { messages: 3, applications: 2, signups: 4 };
  expect(openInbox({ inbox } as Waiting)).toBe(9);
});
