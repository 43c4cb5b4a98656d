import * as words from "@aangan/copy/messages";
import { createQueryClient } from "@aangan/shell/live/query-client.ts";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { queryKeys } from "@/lib/query-keys";
import { ConversationMenu } from "./conversation-menu";
import { DeletionStrip } from "./deletion-strip";
import { type ConversationHead, changeHead, refetchHead, useConversation } from "./queries";

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
  const conversation = { ...head, messages: [], earlier: null, later: null };
  const path = "GET /api/messages/meera";
  function Head() {
    const shown = useConversation("meera").head;
    return shown ? <p>{shown.muted ? words.isMuted : "Not muted"}</p> : null;
  }
  /** Shows the conversation. `requests` returns the fetches so far, each as "all" or "head". */
  const show = async (answer: () => unknown) => {
    const requests: string[] = [];
    open(<Head />, {
      [path]: (_body: unknown, address: URL) => {
        requests.push(address.searchParams.has("limit") ? "head" : "all");
        return answer();
      },
    });
    await expect.element(page.getByText("Not muted")).toBeVisible();
    return () => requests;
  };

  it("fetches only the head, again for an event during its fetch", async () => {
    let muted = false;
    const requests = await show(() => ({ ...conversation, muted }));
    const first = refetchHead(client, "meera");
    muted = true;
    await Promise.all([first, refetchHead(client, "meera")]);
    await expect.element(page.getByText(words.isMuted)).toBeVisible();
    expect(requests()).toEqual(["all", "head", "head"]);
  });

  it("does not replace a change that was made during a fetch of the conversation", async () => {
    const waiting = pendingResponse(() => conversation);
    let later: () => unknown = () => conversation;
    await show(() => later());
    later = waiting.answer;
    const fetched = client.invalidateQueries({ queryKey: queryKeys.conversations.one("meera"), exact: true });
    await expect.poll(waiting.requested).toBe(true);
    changeHead(client, "meera", { muted: true });
    waiting.respond();
    await fetched;
    await expect.element(page.getByText(words.isMuted)).toBeVisible();
  });

  it("refetches the messages when a deletion was undone, or the head cannot be fetched", async () => {
    let answer: () => unknown = () => ({ ...conversation, deletion: { deleteAt: "2026-11-24T10:00:00Z" } });
    const requests = await show(() => answer());
    answer = () => conversation;
    await refetchHead(client, "meera");
    expect(requests().filter((what) => what === "all")).toHaveLength(2);
    answer = () => errorResponse(500, "Something broke.");
    await refetchHead(client, "meera");
    expect(requests().filter((what) => what === "all")).toHaveLength(3);
  });

  it("only invalidates a conversation that is not shown", async () => {
    client.setQueryData(queryKeys.conversations.one("meera"), { pages: [], pageParams: [] });
    await refetchHead(client, "meera");
    expect(client.getQueryState(queryKeys.conversations.one("meera"))?.isInvalidated).toBe(true);
  });
});
