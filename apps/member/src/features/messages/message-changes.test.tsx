import * as chat from "@aangan/copy/chat";
import * as words from "@aangan/copy/messages";
import { routes } from "@aangan/copy/routes";
import { storage } from "@aangan/copy/storage";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { asha, calm, meera } from "@/lib/fixtures";
import { CoachTab } from "./coach-tab";
import { useOutgoing } from "./outgoing";

const initialUrl = window.location.href;
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const message = (seq: number, text: string, change = {}) => ({
  id: `m${seq}`,
  seq,
  coachId: meera.id,
  text,
  createdAt: ago(5),
  automatic: false,
  status: "read",
  isFromUser: true,
  isFromTeam: false,
  attachment: null,
  version: 1,
  editedAt: null as string | null,
  unsent: false,
  replyTo: null as object | null,
  memberReaction: "",
  coachReaction: "",
  ...change,
});
let messages: ReturnType<typeof message>[];
let sent: Record<string, unknown>[];

function Sending() {
  useOutgoing();
  return null;
}

function open(more: Record<string, unknown> = {}): void {
  window.history.replaceState(null, "", routes.messages.path);
  renderPart(
    <>
      <CoachTab />
      <Sending />
    </>,
    {
      "GET /api/user": { ...asha, coachId: meera.id },
      "GET /api/conversations": [],
      "GET /api/risk": calm,
      "GET /api/messages/meera": () => ({
        canWrite: true,
        coach: meera,
        coachAway: false,
        deletion: null,
        lastReadSeq: 1,
        muted: false,
        reply: null,
        safety: "",
        earlier: null,
        later: null,
        messages,
      }),
      "POST /api/messages": (body: Record<string, unknown>) => {
        sent.push(body);
        const quoted = messages.find(({ id }) => id === body.replyTo);
        const stored = message(messages.length + 1, String(body.text), {
          id: body.id,
          status: "sent",
          replyTo: quoted
            ? { id: quoted.id, seq: 1, from: "coach", state: "present", text: quoted.text, kind: "" }
            : null,
        });
        messages = [...messages, stored];
        return stored;
      },
      ...more,
      "POST /api/messages/meera/*": undefined,
    },
  );
}

const path = (id: string) => `/api/conversations/meera/messages/${id}`;
const box = page.getByRole("textbox", { name: words.composerLabel({ coachName: meera.name }) });
const editBox = page.getByRole("textbox", { name: chat.editing });
const bubble = (text: string) =>
  [...document.querySelectorAll<HTMLElement>("[data-side]")].find(({ textContent }) => textContent.includes(text));

async function choose(of: string, item: string, role: "menuitem" | "menuitemcheckbox" = "menuitem"): Promise<void> {
  await expect.poll(() => bubble(of)).toBeTruthy();
  bubble(of)?.querySelector<HTMLElement>("[data-message-menu]")?.focus();
  await userEvent.keyboard("{Enter}");
  await page.getByRole(role, { name: item, exact: true }).click();
}

beforeEach(() => {
  sent = [];
  messages = [
    message(1, "How was Sunday?", { isFromUser: false }),
    message(2, "Good mornign"),
    message(3, "Long ago", { createdAt: ago(16) }),
    message(4, "", {
      attachment: {
        id: "f",
        kind: "document",
        name: "visa.pdf",
        contentType: "application/pdf",
        size: 9,
        url: "/f",
        width: null,
        height: null,
        durationMs: null,
      },
    }),
  ];
});
afterEach(() => {
  window.localStorage.removeItem(storage.authUser);
  window.history.replaceState(null, "", initialUrl);
});

it("edits a message in the composer, and keeps the draft and, after a failure, the new text", async () => {
  let down = true;
  open({
    [`PUT ${path("m2")}`]: (body: { text: string; version: number }) => {
      sent.push(body);
      if (down) return errorResponse(409, "Too late.");
      return { ...messages[1], text: body.text, version: 2, editedAt: ago(0) };
    },
  });
  await box.fill("Half a thought");
  await choose("Good mornign", chat.edit);
  await expect.element(editBox).toHaveValue("Good mornign");
  await expect.element(editBox).toHaveFocus();
  await editBox.fill("Good morning");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(`${chat.editFailed}. Too late.`)).toBeInTheDocument();
  await expect.element(editBox).toHaveValue("Good morning");
  down = false;
  await page.getByRole("button", { name: chat.saveEdit }).click();
  await expect.element(box).toHaveValue("Half a thought");
  await expect.element(box).toHaveFocus();
  await expect.poll(() => bubble("Good morning")?.textContent).toContain(chat.edited);
  await expect.element(page.getByText(chat.editSaved)).toBeInTheDocument();
  expect(sent).toEqual([
    { text: "Good morning", version: 1 },
    { text: "Good morning", version: 1 },
  ]);
});

it("cancels editing with Escape, which the quick exit does not count", async () => {
  const pressed: boolean[] = [];
  const count = (event: KeyboardEvent) => {
    if (event.key === "Escape") pressed.push((event.target as Element).closest("[data-own-escape]") !== null);
  };
  window.addEventListener("keydown", count, true);
  open();
  await choose("Good mornign", chat.edit);
  await expect.element(editBox).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(box).toHaveFocus();
  await expect.element(editBox).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  window.removeEventListener("keydown", count, true);
  expect(pressed).toEqual([true, false]);
});

it("offers editing and unsending for own messages of the last 15 minutes only, and no editing of a file", async () => {
  open();
  await expect.poll(() => bubble("Long ago")).toBeTruthy();
  for (const [text, items] of [
    ["How was Sunday?", [chat.reply, chat.copyText]],
    ["Good mornign", [chat.reply, chat.copyText, chat.edit, chat.unsend]],
    ["Long ago", [chat.reply, chat.copyText]],
    ["visa.pdf", [chat.reply, chat.unsend]],
  ] as const) {
    bubble(text)?.querySelector<HTMLElement>("[data-message-menu]")?.focus();
    await userEvent.keyboard("{Enter}");
    const menu = page.getByRole("menu");
    await expect.element(menu).toBeInTheDocument();
    expect(
      menu
        .getByRole("menuitem")
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(items);
    await userEvent.keyboard("{Escape}");
    await expect.element(menu).not.toBeInTheDocument();
  }
});

it("unsends a message after a confirmation that says what stays", async () => {
  open({ [`DELETE ${path("m2")}`]: () => ({ ...messages[1], text: "", unsent: true, version: 2 }) });
  await choose("Good mornign", chat.unsend);
  const dialog = page.getByRole("alertdialog", { name: chat.unsendTitle });
  await expect.element(dialog).toHaveTextContent(chat.unsendText({ name: "Meera" }));
  await dialog.getByRole("button", { name: chat.unsendConfirm }).click();
  await expect.poll(() => bubble(chat.unsentLine)).toBeTruthy();
  expect(bubble("Good mornign")).toBeUndefined();
  expect(bubble(chat.unsentLine)?.querySelector("[data-message-menu]")).toBeNull();
  await expect.element(box).toHaveFocus();
});

it("answers a message with its quote, and keeps the draft when the answer is cancelled", async () => {
  open();
  await expect.poll(() => bubble("How was Sunday?")).toBeTruthy();
  await box.fill("It was calm");
  await choose("How was Sunday?", chat.reply);
  const strip = page.getByText(chat.replyingTo({ author: meera.name }));
  await expect.element(strip).toBeInTheDocument();
  await page.getByRole("button", { name: chat.cancelReply }).click();
  await expect.element(strip).not.toBeInTheDocument();
  await expect.element(box).toHaveValue("It was calm");
  await choose("How was Sunday?", chat.reply);
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  const quote = page.getByRole("button", { name: `${chat.quoted} ${meera.name}: How was Sunday?` });
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ text: "It was calm", replyTo: "m1" });
  await expect.element(strip).not.toBeInTheDocument();
  await expect.element(quote).toBeInTheDocument();
});

it("shows what became of a quoted message", async () => {
  const quote = { id: "m1", seq: 1, from: "coach", text: "How was Sunday?", kind: "" };
  messages = [
    ...messages,
    message(5, "Calm", { replyTo: { ...quote, state: "present" } }),
    message(6, "Loud", { replyTo: { ...quote, state: "unsent", text: "" } }),
    message(7, "Quiet", { replyTo: { ...quote, state: "deleted", seq: null, text: "" } }),
  ];
  open();
  await page.getByRole("button", { name: `${chat.quoted} ${meera.name}: How was Sunday?` }).click();
  await expect.poll(() => document.activeElement).toBe(bubble(`${meera.name}: How was Sunday?`));
  expect(bubble("Loud")?.textContent).toContain(chat.unsentLine);
  expect(bubble("Quiet")?.textContent).toContain(chat.quoteDeleted);
});

it("reacts to a message, and removes the reaction with a second press", async () => {
  const stored: string[] = [];
  open({
    [`PUT ${path("m1")}/reaction`]: ({ reaction }: { reaction: string }) => {
      stored.push(reaction);
      return { ...messages[0], memberReaction: reaction, coachReaction: "hard" };
    },
  });
  await choose("How was Sunday?", chat.reactions.heart, "menuitemcheckbox");
  await page.getByRole("button", { name: chat.reactedYou({ reaction: chat.reactions.heart }) }).click();
  await expect.poll(() => stored).toEqual(["heart", ""]);
  expect(bubble("How was Sunday?")?.textContent).toContain(
    chat.reactedOther({ author: meera.name, reaction: chat.reactions.hard }),
  );
});

it("opens the menu after a long press, and ignores that the finger is then lifted over an item", async () => {
  open();
  await expect.poll(() => bubble("Good mornign")).toBeTruthy();
  const touch = { bubbles: true, pointerType: "touch", pointerId: 1, isPrimary: true };
  const pressed = bubble("Good mornign")?.querySelector(".whitespace-pre-wrap");
  pressed?.dispatchEvent(new PointerEvent("pointerdown", touch));
  const unsend = page.getByRole("menuitem", { name: chat.unsend });
  await expect.element(unsend).toBeInTheDocument();
  unsend.element().dispatchEvent(new PointerEvent("pointerup", touch));
  await expect.element(unsend).toBeInTheDocument();
  unsend.element().dispatchEvent(new PointerEvent("pointerdown", touch));
  unsend.element().dispatchEvent(new PointerEvent("pointerup", touch));
  (unsend.element() as HTMLElement).click();
  await expect.element(page.getByRole("alertdialog", { name: chat.unsendTitle })).toBeInTheDocument();
});
