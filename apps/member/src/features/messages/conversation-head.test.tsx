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
/** The page of another conversation. */
const elsewhere = () => open(<p>Another conversation</p>);
const item = (name: string) => page.getByRole("menuitem", { name, exact: true });

beforeEach(() => {
  client = createQueryClient();
});

describe("what was chosen in the menu says how it went, though another conversation is looked at:", () => {
  const failed = (title: string) => ({ title, variant: "destructive" });
  const broken = () => errorResponse(500, "Something broke.");
  it.each([
    ["muted", "PUT /api/messages/meera/mute", words.mute, () => ({ muted: true }), words.notificationsMuted],
    ["not muted", "PUT /api/messages/meera/mute", words.mute, broken, failed(words.muteFailed)],
    ["not kept", "GET /api/messages/meera/export", words.export, broken, failed(words.exportFailed)],
  ])("%s", async (_, call, name, act, said) => {
    const told = pendingResponse(act);
    open(<ConversationMenu coachId="meera" head={head} empty={false} />, { [call]: told.answer });
    await page.getByRole("button", { name: words.menu }).click();
    await item(name).click();
    await expect.poll(told.asked).toBe(true);
    elsewhere();
    expect(currentToast()).toBeNull();
    told.letGo();
    await expect.poll(() => currentToast()?.title).toBe(said.title);
    if ("variant" in said) expect(currentToast()).toMatchObject(said);
  });
});

it("says that a deletion could not be undone, and has the conversation read anew, though another is looked at", async () => {
  client.setQueryData(queryKeys.conversations.one("meera"), null);
  const told = pendingResponse(() => errorResponse(409, "It is too late."));
  const deletion = { deleteAt: new Date(Date.now() + 3_600_000).toISOString() };
  open(
    <DeletionStrip coachId="meera" head={{ ...head, deletion }} timeZone="America/Chicago" onGone={() => undefined} />,
    { "DELETE /api/messages/meera/deletion": told.answer },
  );
  await page.getByRole("button", { name: words.undoDeletion }).click();
  await expect.poll(told.asked).toBe(true);
  elsewhere();
  expect(currentToast()).toBeNull();
  told.letGo();
  await expect
    .poll(currentToast)
    .toMatchObject({ title: words.undoDeletionFailed, description: "It is too late.", variant: "destructive" });
  expect(client.getQueryState(queryKeys.conversations.one("meera"))?.isInvalidated).toBe(true);
});

describe("a message or a change of the conversation", () => {
  const pages = { pageParams: [{}], pages: [{ head, earlier: null, messages: [] }] };
  const shown = () =>
    client.getQueryData<{ pages: { head: ConversationHead }[] }>(queryKeys.conversations.one("meera"))?.pages[0]?.head;
  /** The conversation as a screen shows it; returns how often it was fetched whole. */
  const show = (cached: unknown) => {
    elsewhere();
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

  it("fetches the head alone, once for two changes at a time", async () => {
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

  it("fetches the messages too when a deletion was undone, and when the head cannot be fetched", async () => {
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

  it("fetches nothing while no screen shows the conversation", async () => {
    client.setQueryData(queryKeys.conversations.one("meera"), pages);
    await refetchHead(client, "meera");
    expect(client.getQueryState(queryKeys.conversations.one("meera"))?.isInvalidated).toBe(true);
  });
});
