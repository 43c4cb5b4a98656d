import { messages as words } from "@aangan/copy/messages";
import { createQueryClient } from "@aangan/shell/live/query-client.ts";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { type QueryClient, QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ConversationMenu } from "./conversation-menu";
import { DeletionStrip } from "./deletion-strip";
import { type ConversationHead, conversationKey, renewHead } from "./queries";

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
/** The place of another conversation, where nothing stands of this one. */
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
  client.setQueryData(conversationKey("meera"), null);
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
  expect(client.getQueryState(conversationKey("meera"))?.isInvalidated).toBe(true);
});

it.each(["first", "new"])(
  "reads the whole once more when its %s reading may come with a head of the past",
  async (which) => {
    elsewhere();
    const readings: ((head: string) => void)[] = [];
    const observer = new QueryObserver<string>(client, {
      queryKey: conversationKey("meera"),
      queryFn: () => new Promise((resolve) => readings.push(resolve)),
    });
    const leave = observer.subscribe(() => {});
    if (which === "new") {
      readings[0]?.("of before");
      await expect.poll(() => observer.getCurrentResult().data).toBe("of before");
      void observer.refetch();
    }
    const begun = which === "new" ? 2 : 1;
    await expect.poll(() => readings.length).toBe(begun);
    await renewHead(client, "meera");
    readings[begun - 1]?.("of the past");
    await expect.poll(() => readings.length).toBe(begun + 1);
    readings.at(-1)?.("of now");
    await expect.poll(() => observer.getCurrentResult().data).toBe("of now");
    leave();
  },
);
