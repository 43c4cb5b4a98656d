import { messages as words } from "@aangan/copy/messages";
import { createQueryClient } from "@aangan/shell/live/query-client.ts";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { type QueryClient, QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { queryKeys } from "@/lib/query-keys";
import { ConversationMenu } from "./conversation-menu";
import { DeletionStrip } from "./deletion-strip";
import { type ConversationHead, refetchHead } from "./queries";

let client: QueryClient;
const head: ConversationHead = {
  canWrite: true,
  coach: { name: "Meera Iyer" } as ConversationHead["coach"],
  coachAway: false,
  deletion: null,
  lastReadSeq: 0,
  muted: false,
  reply: null,
  safety: "",
};
const open = (part: ReactNode, answers = {}) =>
  renderPart(<QueryClientProvider client={client}>{part}</QueryClientProvider>, {
    "GET /api/user": { id: "somebody", timeZone: "America/Chicago" },
    "GET /api/conversations": [],
    ...answers,
  });
/** Opens the page of another conversation. */
const openOtherConversation = () => open(<p>Another conversation</p>);
const item = (name: string) => page.getByRole("menuitem", { name, exact: true });

beforeEach(() => {
  client = createQueryClient();
});

describe("ConversationMenu, when another conversation is opened during the request", () => {
  const failed = (title: string) => ({ title, variant: "destructive" });
  const broken = () => errorResponse(500, "Something broke.");
  it.each([
    [
      "reports that notifications were muted",
      "PUT /api/messages/meera/mute",
      words.mute,
      () => ({ muted: true }),
      words.notificationsMuted,
    ],
    ["reports that muting failed", "PUT /api/messages/meera/mute", words.mute, broken, failed(words.muteFailed)],
    [
      "reports that the export failed",
      "GET /api/messages/meera/export",
      words.export,
      broken,
      failed(words.exportFailed),
    ],
  ])("%s", async (_, call, name, act, expected) => {
    const response = pendingResponse(act);
    open(<ConversationMenu coachId="meera" head={head} empty={false} />, { [call]: response.answer });
    await page.getByRole("button", { name: words.menu }).click();
    await item(name).click();
    await expect.poll(response.requested).toBe(true);
    openOtherConversation();
    expect(currentToast()).toBeNull();
    response.respond();
    await expect.poll(() => currentToast()?.title).toBe(expected.title);
    if ("variant" in expected) expect(currentToast()).toMatchObject(expected);
  });
});

it("DeletionStrip shows a failed undo and refetches when another conversation was opened during the request", async () => {
  client.setQueryData(queryKeys.conversations.one("meera"), null);
  const response = pendingResponse(() => errorResponse(409, "It is too late."));
  const deletion = { deleteAt: new Date(Date.now() + 3_600_000).toISOString() };
  open(
    <DeletionStrip coachId="meera" head={{ ...head, deletion }} timeZone="America/Chicago" onGone={() => undefined} />,
    { "DELETE /api/messages/meera/deletion": response.answer },
  );
  await page.getByRole("button", { name: words.undoDeletion }).click();
  await expect.poll(response.requested).toBe(true);
  openOtherConversation();
  expect(currentToast()).toBeNull();
  response.respond();
  await expect
    .poll(currentToast)
    .toMatchObject({ title: words.undoDeletionFailed, description: "It is too late.", variant: "destructive" });
  expect(client.getQueryState(queryKeys.conversations.one("meera"))?.isInvalidated).toBe(true);
});

describe("refetchHead", () => {
  const pages = { pageParams: [{}], pages: [{ head, earlier: null, messages: [] }] };
  const shown = () =>
    client.getQueryData<{ pages: { head: ConversationHead }[] }>(queryKeys.conversations.one("meera"))?.pages[0]?.head;
  /** Shows the conversation as a screen does. `fetched` returns how often all of it was fetched. */
  const show = (cached: unknown) => {
    openOtherConversation();
    let fetched = 0;
    client.setQueryData(queryKeys.conversations.one("meera"), cached);
    const observer = new QueryObserver(client, {
      queryKey: queryKeys.conversations.one("meera"),
      queryFn: () => {
        fetched += 1;
        return pages;
      },
    });
    return { leave: observer.subscribe(() => {}), fetched: () => fetched };
  };

  it("fetches only the head, once for two concurrent calls", async () => {
    const { leave, fetched } = show(pages);
    let heads = 0;
    open(<p>The conversation</p>, {
      "GET /api/messages/meera": () => {
        heads += 1;
        return { ...head, muted: true, messages: [], earlier: null, later: null };
      },
    });
    await Promise.all([refetchHead(client, "meera"), refetchHead(client, "meera")]);
    expect([shown()?.muted, heads, fetched()]).toEqual([true, 1, 0]);
    leave();
  });

  it("refetches the messages when a deletion was undone, or the head cannot be fetched", async () => {
    const deletion = { deleteAt: "2026-11-24T10:00:00Z" };
    const { leave, fetched } = show({
      ...pages,
      pages: [{ head: { ...head, deletion }, earlier: null, messages: [] }],
    });
    open(<p>The conversation</p>, {
      "GET /api/messages/meera": () => ({ ...head, messages: [], earlier: null, later: null }),
    });
    await refetchHead(client, "meera");
    await expect.poll(fetched).toBe(1);
    open(<p>The conversation</p>, { "GET /api/messages/meera": () => errorResponse(500, "Something broke.") });
    await refetchHead(client, "meera");
    await expect.poll(fetched).toBe(2);
    leave();
  });

  it("only invalidates a conversation that is not shown", async () => {
    client.setQueryData(queryKeys.conversations.one("meera"), pages);
    await refetchHead(client, "meera");
    expect(client.getQueryState(queryKeys.conversations.one("meera"))?.isInvalidated).toBe(true);
  });
});
