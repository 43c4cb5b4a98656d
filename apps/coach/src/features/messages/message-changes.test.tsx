import type { components } from "@aangan/api/coach";
import * as chat from "@aangan/copy/chat";
import * as words from "@aangan/copy/coach-chat";
import * as portal from "@aangan/copy/coach-dashboard";
import * as common from "@aangan/copy/messages";
import { renderPart } from "@aangan/testing/render-part.tsx";
import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { clientWith, inHours, meera } from "@/lib/fixtures";
import { ClientConversation } from "./client-conversation";
import { useOutgoing } from "./outgoing";

type CoachMessage = components["schemas"]["CoachMessage"];

const message = (seq: number, text: string, change: Partial<CoachMessage> = {}): CoachMessage => ({
  id: `m${seq}`,
  seq,
  clientId: "lakshmi",
  text,
  createdAt: inHours(-0.1),
  automatic: false,
  isFromClient: true,
  isFromTeam: false,
  safety: "",
  status: "read",
  attachment: null,
  attachmentUrl: null,
  version: 1,
  editedAt: null,
  unsent: false,
  replyTo: null,
  memberReaction: "",
  coachReaction: "",
  ...change,
});
const api = "/api/coach/clients/lakshmi";
let messages: CoachMessage[];
let head = clientWith();

function Open() {
  useOutgoing();
  return <ClientConversation clientId="lakshmi" zone={meera.timeZone} />;
}

const open = (more = {}) =>
  renderPart(<Open />, {
    [`GET ${api}`]: () => ({
      ...head,
      clientSince: inHours(-100),
      past: { count: 0, items: [] },
      upcoming: [],
      safetyNotes: null,
      shared: { age: null, focus: [], gender: null, language: null, region: null, religion: null },
    }),
    [`GET ${api}/messages`]: () => ({ client: head, messages, earlier: null, later: null }),
    [`POST ${api}/read`]: undefined,
    [`POST ${api}/typing`]: undefined,
    "GET /api/coach/saved-replies": [],
    [`GET ${api}/crisis`]: { openedAt: null, handover: null },
    [`GET ${api}/crisis-outcomes`]: [],
    ...more,
  });
const composer = page.getByRole("textbox", { name: portal.composerLabel({ clientName: "Lakshmi Rao" }) });
const bubble = (text: string) =>
  [...document.querySelectorAll<HTMLElement>("[data-side]")].find(({ textContent }) => textContent.includes(text));

async function choose(of: string, item: string, role: "menuitem" | "menuitemcheckbox" = "menuitem"): Promise<void> {
  await expect.poll(() => bubble(of)).toBeTruthy();
  bubble(of)?.querySelector<HTMLElement>("[data-message-menu]")?.focus();
  await userEvent.keyboard("{Enter}");
  await page.getByRole(role, { name: item, exact: true }).click();
}

beforeEach(() => {
  head = clientWith();
  messages = [message(1, "Amma called."), message(2, "And than?", { isFromClient: false })];
});

it("edits, unsends, answers and reacts from the coach's side", async () => {
  const calls: unknown[] = [];
  const own = (change: Partial<CoachMessage>) => {
    const [theirs, mine] = messages;
    if (theirs && mine) messages = [theirs, { ...mine, ...change }];
    return messages[1];
  };
  open({
    [`PUT ${api}/messages/m2`]: (body: { text: string }) => {
      calls.push(body);
      return own({ text: body.text, version: 2, editedAt: inHours(0) });
    },
    [`DELETE ${api}/messages/m2`]: () => own({ text: "", unsent: true, version: 3 }),
    [`PUT ${api}/messages/m1/reaction`]: (body: { reaction: "hard" }) => {
      calls.push(body);
      return { ...messages[0], coachReaction: body.reaction };
    },
    [`POST ${api}/messages`]: (body: { id: string; text: string }) => {
      calls.push({ ...body, id: undefined });
      return message(3, body.text, { id: body.id, isFromClient: false, status: "sent" });
    },
  });
  await choose("And than?", chat.edit);
  await page.getByRole("textbox", { name: chat.editing }).fill("And then?");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => bubble("And then?")?.textContent).toContain(chat.edited);
  await choose("Amma called.", chat.reactions.hard, "menuitemcheckbox");
  await expect
    .element(page.getByRole("button", { name: chat.reactedYou({ reaction: chat.reactions.hard }) }))
    .toBeInTheDocument();
  await choose("Amma called.", chat.reply);
  await composer.fill("What did she say?");
  await page.getByRole("button", { name: common.send, exact: true }).click();
  await expect.poll(() => calls).toHaveLength(3);
  expect(calls).toEqual([
    { text: "And then?", version: 1 },
    { reaction: "hard" },
    { text: "What did she say?", replyTo: "m1", id: undefined },
  ]);
  await choose("And then?", chat.unsend);
  const dialog = page.getByRole("alertdialog", { name: chat.unsendTitle });
  await expect.element(dialog).toHaveTextContent(chat.unsendTextCoach({ name: "Lakshmi" }));
  await dialog.getByRole("button", { name: chat.unsendConfirm }).click();
  await expect.poll(() => bubble(chat.unsentLine)).toBeTruthy();
});

it("shows that a flagged message was unsent, and who can still see it, while the crisis is open", async () => {
  head = clientWith({
    hasUrgentKeyword: true,
    urgentSince: inHours(-0.1),
    urgentTier: "urgent",
    urgentIn: ["message"],
    urgentThrough: 1,
  });
  messages = [message(1, "", { unsent: true, version: 2, safety: "urgent" })];
  open();
  await expect.poll(() => bubble(chat.unsentLine)?.textContent).toContain(words.markedHelp);
  await expect.element(page.getByText(words.textKept({ clientName: "Lakshmi" }))).toBeInTheDocument();
});
