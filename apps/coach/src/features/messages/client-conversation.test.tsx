import type { components } from "@aangan/api/coach";
import { chat } from "@aangan/copy/chat";
import { coachNotes } from "@aangan/copy/coach-casework";
import { coachDashboard as portal, coachChat as words } from "@aangan/copy/coach-portal";
import { common } from "@aangan/copy/common";
import { crisis } from "@aangan/copy/crisis";
import { coachCrisis, crisisClosing, crisisOutcomes } from "@aangan/copy/crisis-closing";
import { fill, labelOf, plural } from "@aangan/copy/format";
import { messages as chatWords } from "@aangan/copy/messages";
import { errorResponse, invalidateAll, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ClientDetail } from "@/features/clients/queries";
import { clientWith, inHours, meera } from "@/lib/fixtures";
import { tabHref } from "@/lib/hrefs";
import { ClientConversation } from "./client-conversation";
import { useOutgoing } from "./outgoing";

type CoachMessage = components["schemas"]["CoachMessage"];

let client: ClientDetail;
let messages: CoachMessage[];
/** The client as fetched together with the messages, before any change. */
const head = clientWith();

const message = (seq: number, text: string, change: Partial<CoachMessage> = {}): CoachMessage => ({
  id: `m${seq}`,
  seq,
  clientId: "lakshmi",
  text,
  createdAt: inHours(-1),
  automatic: false,
  isFromClient: true,
  safety: "",
  status: "read",
  attachment: null,
  attachmentUrl: null,
  ...change,
});
const api = "/api/coach/clients/lakshmi";
const answers = {
  [`GET ${api}`]: () => client,
  [`GET ${api}/messages`]: () => ({ client: head, messages, earlier: null, later: null }),
  [`POST ${api}/read`]: undefined,
  [`POST ${api}/typing`]: undefined,
  "GET /api/coach/saved-replies": [],
};

/** The conversation, with the frame's part that sends messages. */
function Open() {
  useOutgoing();
  return <ClientConversation clientId="lakshmi" zone={meera.timeZone} />;
}

const open = (more = {}) => renderPart(<Open />, { ...answers, ...more });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const log = page.getByRole("log", { name: fill(portal.conversationLabel, { clientName: "Lakshmi Rao" }) });
const composer = page.getByRole("textbox", { name: fill(portal.composerLabel, { clientName: "Lakshmi Rao" }) });
const bubbles = () => [...document.querySelectorAll("[data-side]")];
/** The bubble with this text. */
const bubble = (text: string) => bubbles().find((element) => element.textContent.includes(text))?.textContent;

beforeEach(() => {
  client = {
    ...clientWith(),
    clientSince: inHours(-100),
    past: { count: 0, items: [] },
    upcoming: [],
    safetyNotes: null,
    shared: { age: null, focus: [], gender: null, language: null, region: null, religion: null },
  };
  messages = [message(1, "Amma wants the guest list by FRIDAY.")];
});

it("keeps a message that was not sent, and sends it again with the same id on request", async () => {
  const sent: { id: string; text: string }[] = [];
  open({
    [`POST ${api}/messages`]: (body: unknown) => {
      sent.push(body as { id: string; text: string });
      if (sent.length === 1) return errorResponse(500, "Something went wrong.");
      const stored = message(2, "I read what you sent.", { id: sent[1]?.id, isFromClient: false, status: "sent" });
      messages = [...messages, stored];
      return stored;
    },
  });
  await composer.fill("I read what you sent.");
  await button(chatWords.send).click();
  await expect.poll(() => bubble("I read what you sent.")).toContain(chatWords.notSent);
  await expect.element(composer).toHaveValue("");
  await expect.poll(currentToast).toMatchObject({
    title: portal.sendFailed,
    description: "Something went wrong.",
    variant: "destructive",
  });
  await log.getByRole("button", { name: chatWords.tryAgain }).click();
  await expect.poll(() => bubble("I read what you sent.")).toContain(chatWords.sent);
  expect(bubble("I read what you sent.")).not.toContain(chatWords.notSent);
  await expect.element(composer).toHaveFocus();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

it("keeps a draft over a reload", async () => {
  open();
  await composer.fill("Half a thought");
  open();
  await expect.element(composer).toHaveValue("Half a thought");
});

it("shows an error when a search fails, and highlights its matches once a retry succeeds", async () => {
  messages = [...messages, message(2, "Here it is, for friday.", { isFromClient: false })];
  let down = true;
  open({
    [`GET ${api}/search`]: (_: unknown, { searchParams }: URL) => {
      if (down) return errorResponse(503, "Nobody is there.");
      return { items: searchParams.get("q") === "friday" ? [...messages].reverse() : [], more: false };
    },
  });
  await expect.element(log).toBeInTheDocument();
  const marks = () => [...document.querySelectorAll("[role=log] mark")].map(({ textContent }) => textContent);
  await button(chat.search).click();
  const box = page.getByRole("searchbox", { name: chat.search });
  await expect.element(box).toHaveFocus();
  await box.fill("friday");
  await expect.element(page.getByRole("alert")).toHaveTextContent(`${chat.searchFailed}. Nobody is there.`);
  down = false;
  await button(common.retry).click();
  await expect.element(page.getByText(plural(chat.found, 2))).toBeInTheDocument();
  await expect.poll(marks).toEqual(["FRIDAY", "friday"]);
  await box.fill("saturday");
  await expect.element(page.getByText(fill(chat.nothingFound, { query: "saturday" }))).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(box).not.toBeInTheDocument();
  expect(marks()).toEqual([]);
});

describe("flagged messages", () => {
  const strip = page.getByRole("alert").filter({ hasText: crisis.flaggedDetail });
  const flagged = (urgentTier: "concern" | "urgent", through: number) => {
    const urgent = { hasUrgentKeyword: true, urgentTier, urgentSince: inHours(-0.1), urgentThrough: through };
    client = { ...client, ...urgent, urgentIn: ["message"], waitingSince: inHours(-0.1), answerBy: inHours(20) };
  };
  const said = "I could kill him when he says that";
  const later = "I want to end my life";

  const dialog = page.getByRole("dialog", { name: coachCrisis.title });
  const choose = (code: string) => dialog.getByRole("radio", { name: labelOf(crisisOutcomes, code) });
  const note = dialog.getByRole("textbox", { name: coachCrisis.note });
  const save = dialog.getByRole("button", { name: coachCrisis.save });
  const openDialog = () => strip.getByRole("button", { name: coachCrisis.close }).click();
  const calm = { hasUrgentKeyword: false, urgentTier: "", urgentSince: null, urgentThrough: null } as const;

  it("show their tier, and keep their badge once an outcome has moved focus to the heading", async () => {
    let sent: unknown;
    messages = [...messages, message(2, said, { safety: "concern" })];
    flagged("concern", 2);
    open({
      [`POST ${api}/acknowledge`]: (body: unknown) => {
        sent = body;
        client = { ...client, ...calm };
      },
    });
    await expect.element(strip).toHaveTextContent(fill(words.flaggedConcern, { clientName: "Lakshmi Rao" }));
    await expect.poll(() => bubble(said)).toContain(words.markedConcern);
    messages = [...messages, message(3, later, { safety: "urgent" })];
    flagged("urgent", 3);
    await invalidateAll();
    await expect.element(strip).toHaveTextContent(fill(words.flagged, { clientName: "Lakshmi Rao" }));
    await expect.poll(() => bubble(later)).toContain(words.markedHelp);
    await openDialog();
    await expect.element(dialog).toHaveTextContent(fill(coachCrisis.text, { clientName: "Lakshmi" }));
    await choose("called").click();
    await save.click();
    await expect.element(strip).not.toBeInTheDocument();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole("heading", { level: 2, name: "Lakshmi Rao" })).toHaveFocus();
    await expect.poll(currentToast).toMatchObject({
      title: coachCrisis.saved.title,
      description: fill(coachCrisis.saved.text, { clientName: "Lakshmi Rao" }),
    });
    expect(sent).toEqual({ outcome: "called", through: 3 });
    await expect.element(page.getByText(/has waited/)).toBeInTheDocument();
    expect(bubble(later)).toContain(words.markedHelp);
  });

  it("ask for a reply now, and show the promised time again once the crisis is closed", async () => {
    flagged("urgent", 1);
    open();
    const now = page.getByText(/^Lakshmi has waited .*\. Reply now\.$/);
    await expect.element(now).toBeInTheDocument();
    await expect.element(page.getByText(/Answer by/)).not.toBeInTheDocument();
    client = { ...client, ...calm };
    await invalidateAll();
    await expect.element(page.getByText(/^Lakshmi has waited .*\. Answer by /)).toBeInTheDocument();
    await expect.element(now).not.toBeInTheDocument();
  });

  it("need an outcome, and a note unless the coach called or wrote", async () => {
    const sent: unknown[] = [];
    flagged("urgent", 1);
    open({
      [`POST ${api}/acknowledge`]: (body: unknown) => {
        sent.push(body);
        client = { ...client, ...calm };
      },
    });
    await openDialog();
    await save.click();
    await expect.element(dialog.getByText(crisisClosing.chooseOutcome)).toBeInTheDocument();
    await expect.element(choose("called")).toHaveFocus();
    await choose("handed_over").click();
    await expect.element(dialog.getByText(coachCrisis.handedOver)).toBeInTheDocument();
    await save.click();
    await expect.element(dialog.getByText(crisisClosing.noteRequired)).toBeInTheDocument();
    await expect.element(note).toHaveFocus();
    expect(sent).toEqual([]);
    await note.fill("Dr. Rao took over.");
    await save.click();
    await expect.element(strip).not.toBeInTheDocument();
    expect(sent).toEqual([{ outcome: "handed_over", note: "Dr. Rao took over.", through: 1 }]);
  });

  it("keep their strip and the typed note when saving fails, also over a reload, until the note is saved", async () => {
    let down = true;
    flagged("urgent", 1);
    const more = {
      [`POST ${api}/acknowledge`]: () => {
        if (down) return errorResponse(500, "Something went wrong.");
        client = { ...client, ...calm };
        return undefined;
      },
    };
    open(more);
    await openDialog();
    await choose("false_alarm").click();
    await note.fill("A line of a film.");
    await save.click();
    await expect.element(dialog.getByRole("alert")).toHaveTextContent("Something went wrong.");
    await expect.element(note).toHaveValue("A line of a film.");
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(strip.getByRole("button", { name: coachCrisis.close })).toHaveFocus();
    open(more);
    await openDialog();
    await expect.element(note).toHaveValue("A line of a film.");
    await expect.element(choose("false_alarm")).toBeChecked();
    down = false;
    await save.click();
    await expect.element(strip).not.toBeInTheDocument();
    flagged("urgent", 2);
    await invalidateAll();
    await openDialog();
    await expect.element(note).toHaveValue("");
  });

  it("show the server's reason at the note", async () => {
    flagged("urgent", 1);
    open({
      [`POST ${api}/acknowledge`]: () =>
        errorResponse(400, crisisClosing.noteControls, [{ field: "note", message: crisisClosing.noteControls }]),
    });
    await openDialog();
    await choose("wrote").click();
    await save.click();
    await expect.element(note).toHaveAccessibleDescription(crisisClosing.noteControls);
    await expect.element(note).toHaveFocus();
  });

  it("that were raised while the dialog was open still wait, and the strip stays", async () => {
    let sent: unknown;
    flagged("concern", 1);
    open({
      [`POST ${api}/acknowledge`]: (body: unknown) => {
        sent = body;
      },
    });
    await openDialog();
    flagged("urgent", 2);
    await invalidateAll();
    await choose("called").click();
    await save.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent).toEqual({ outcome: "called", through: 1 });
    await expect.element(strip).toBeInTheDocument();
    await expect.element(strip.getByRole("button", { name: coachCrisis.close })).toHaveFocus();
  });
});

it("announces a requested deletion until it is cancelled", async () => {
  client = { ...client, deletionAt: inHours(24) };
  open();
  const notice = page.getByText(/^Lakshmi asked for this chat to be deleted\. .* goes by (tomorrow|\w+, \w+ \d+), \d/);
  await expect.element(notice).toBeInTheDocument();
  client = { ...client, deletionAt: null };
  await invalidateAll();
  await expect.element(notice).not.toBeInTheDocument();
});

it("shows the reason when the messages fail to load, and the messages once a retry succeeds", async () => {
  let down = true;
  open({
    [`GET ${api}/messages`]: () =>
      down ? errorResponse(503, "Nobody is there.") : { client: head, messages, earlier: null, later: null },
  });
  const alert = page.getByRole("alert");
  await expect.element(alert).toHaveTextContent(portal.fetchFailed);
  await expect.element(alert).toHaveTextContent("Nobody is there.");
  down = false;
  await button(common.retry).click();
  await expect.element(log).toBeInTheDocument();
  expect(bubbles()).toHaveLength(1);
});

it("removes the messages of a member who is no longer a client, and links back to the clients", async () => {
  let known = true;
  const gone = () => errorResponse(404, "We could not find what you asked for.");
  open({
    [`GET ${api}`]: () => (known ? client : gone()),
    [`GET ${api}/messages`]: () => (known ? { client: head, messages, earlier: null, later: null } : gone()),
  });
  await expect.element(log).toBeInTheDocument();
  known = false;
  await invalidateAll();
  const alert = page.getByRole("alert").filter({ hasText: portal.unknownClient });
  await expect.element(alert).toHaveTextContent("We could not find what you asked for.");
  await expect
    .element(alert.getByRole("link", { name: portal.backToClients }))
    .toHaveAttribute("href", tabHref("clients"));
  expect(bubbles()).toEqual([]);
  await expect.element(composer).not.toBeInTheDocument();
});

it("moves focus to the notes' heading and back to their button, and keeps the notes open or closed over a reload", async () => {
  const notes = { [`GET ${api}/notes`]: [] };
  const toggle = button(fill(words.notes, { clientName: "Lakshmi" }));
  const panel = page.getByRole("complementary", { name: coachNotes.title });
  open(notes);
  await toggle.click();
  await expect.element(panel.getByRole("heading", { name: coachNotes.title })).toHaveFocus();
  await expect.element(panel).toHaveTextContent(fill(coachNotes.private, { clientName: "Lakshmi" }));
  await expect.element(panel).toHaveTextContent(coachNotes.empty);
  open(notes);
  await expect.element(panel).toBeInTheDocument();
  await button(coachNotes.close).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(toggle).toHaveFocus();
  open(notes);
  await expect.element(log).toBeInTheDocument();
  await expect.element(panel).not.toBeInTheDocument();
});
