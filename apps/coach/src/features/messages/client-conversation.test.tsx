import type { components } from "@aangan/api/coach";
import * as chat from "@aangan/copy/chat";
import * as words from "@aangan/copy/coach-chat";
import * as coachCrisis from "@aangan/copy/coach-crisis";
import * as portal from "@aangan/copy/coach-dashboard";
import * as coachNotes from "@aangan/copy/coach-notes";
import * as common from "@aangan/copy/common";
import * as crisisClosing from "@aangan/copy/crisis-closing";
import * as crisisHandover from "@aangan/copy/crisis-handover";
import * as view from "@aangan/copy/crisis-view";
import { labelOf } from "@aangan/copy/format";
import { limits } from "@aangan/copy/limits";
import { crisisOutcomes } from "@aangan/copy/lists";
import * as chatWords from "@aangan/copy/messages";
import { routes } from "@aangan/copy/routes";
import { clockAt } from "@aangan/shell/locale/dates.ts";
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
type CrisisState = components["schemas"]["CrisisState"];

let client: ClientDetail;
let messages: CoachMessage[];
let crisisState: CrisisState;
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
const answers = {
  [`GET ${api}`]: () => client,
  [`GET ${api}/messages`]: () => ({ client: head, messages, earlier: null, later: null }),
  [`POST ${api}/read`]: undefined,
  [`POST ${api}/typing`]: undefined,
  "GET /api/coach/saved-replies": [],
  [`GET ${api}/crisis`]: () => crisisState,
  [`GET ${api}/crisis-outcomes`]: [],
};

/** The conversation, with the frame's part that sends messages. */
function Open() {
  useOutgoing();
  return <ClientConversation clientId="lakshmi" zone={meera.timeZone} />;
}

const open = (more = {}) => renderPart(<Open />, { ...answers, ...more });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const log = page.getByRole("log", { name: portal.conversationLabel({ clientName: "Lakshmi Rao" }) });
const composer = page.getByRole("textbox", { name: portal.composerLabel({ clientName: "Lakshmi Rao" }) });
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
    checkIns: [],
    shared: { age: null, focus: [], gender: null, language: null, region: null, religion: null },
  };
  crisisState = { openedAt: null, handover: null };
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
  await expect.element(page.getByText(chat.found({ count: 2 }))).toBeInTheDocument();
  await expect.poll(marks).toEqual(["FRIDAY", "friday"]);
  await box.fill("saturday");
  await expect.element(page.getByText(chat.nothingFound({ query: "saturday" }))).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(box).not.toBeInTheDocument();
  expect(marks()).toEqual([]);
});

describe("flagged messages", () => {
  const bar = page.getByRole("region", { name: /may be in crisis|closer look/ });
  const flagged = (urgentTier: "concern" | "urgent", through: number) => {
    const urgent = { hasUrgentKeyword: true, urgentTier, urgentSince: inHours(-0.1), urgentThrough: through };
    client = { ...client, ...urgent, urgentIn: ["message"], waitingSince: inHours(-0.1), answerBy: inHours(20) };
  };
  const guide = page.getByRole("region", { name: view.steps });
  const said = "I could kill him when he says that";
  const later = "I want to end my life";

  const dialog = page.getByRole("dialog", { name: coachCrisis.title });
  const choose = (code: string) => dialog.getByRole("radio", { name: labelOf(crisisOutcomes, code) });
  const note = dialog.getByRole("textbox", { name: coachCrisis.note });
  const save = dialog.getByRole("button", { name: coachCrisis.save });
  const openDialog = () => bar.getByRole("button", { name: coachCrisis.close }).click();
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
    await expect.element(bar).toHaveTextContent(view.titleConcern({ clientName: "Lakshmi Rao" }));
    await expect.poll(() => bubble(said)).toContain(words.markedConcern);
    messages = [...messages, message(3, later, { safety: "urgent" })];
    flagged("urgent", 3);
    await invalidateAll();
    await expect.element(bar).toHaveTextContent(view.title({ clientName: "Lakshmi Rao" }));
    await expect.poll(() => bubble(later)).toContain(words.markedHelp);
    await openDialog();
    await expect.element(dialog).toHaveTextContent(coachCrisis.text({ clientName: "Lakshmi" }));
    await choose("called").click();
    await save.click();
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole("heading", { level: 2, name: "Lakshmi Rao" })).toHaveFocus();
    await expect.poll(currentToast).toMatchObject({
      title: coachCrisis.saved.title,
      description: coachCrisis.saved.text({ clientName: "Lakshmi Rao" }),
    });
    expect(sent).toEqual({ outcome: "called", through: 3 });
    await expect.element(page.getByText(/has been waiting/)).toBeInTheDocument();
    expect(bubble(later)).toContain(words.markedHelp);
  });

  it("take away the promised reply time until the crisis is closed", async () => {
    flagged("urgent", 1);
    open();
    const heading = page.getByRole("heading", { level: 2 });
    await expect.element(heading).toHaveTextContent(view.title({ clientName: "Lakshmi Rao" }));
    await expect.element(page.getByText(/Reply by|has been waiting/)).not.toBeInTheDocument();
    client = { ...client, ...calm };
    await invalidateAll();
    await expect.element(page.getByText(/^Lakshmi has been waiting .*\. Reply by /)).toBeInTheDocument();
    await expect.element(bar).not.toBeInTheDocument();
  });

  it("say since when it waits, who opened it, and who alerted the team, also when only a goal was flagged", async () => {
    flagged("urgent", 1);
    client = { ...client, urgentIn: ["goal"], timeZone: "America/Los_Angeles" };
    crisisState = { openedAt: inHours(-0.051), handover: null };
    open();
    const time = clockAt(client.urgentSince ?? "", "America/Los_Angeles");
    const written = view.writtenAt({ duration: "6 min", time });
    await expect.element(bar).toHaveTextContent(written);
    await expect.element(bar).toHaveTextContent("Written in a goal.");
    await expect.element(bar).toHaveTextContent(view.opened({ duration: "3 min" }));
    const handover = { at: inHours(-0.02), coachName: "Kavya Nair", own: false, note: "", unreadable: false };
    crisisState = { ...crisisState, handover };
    await invalidateAll();
    await expect.element(bar).toHaveTextContent(view.handedBy({ coachName: "Kavya Nair", duration: "1 min" }));
    crisisState = { ...crisisState, handover: { ...handover, own: true, note: "Alone until eight." } };
    await invalidateAll();
    await expect.element(bar).toHaveTextContent(view.handedByYou({ duration: "1 min" }));
    await expect.element(guide).toHaveTextContent("Alone until eight.");
  });

  it("say that it is unknown whether the team was alerted when that fails to load", async () => {
    flagged("urgent", 1);
    open({ [`GET ${api}/crisis`]: () => errorResponse(503, "Nobody is there.") });
    await expect.element(bar).toHaveTextContent(view.stateFailed);
  });

  it("show under the message which help was shown, and only while the crisis is open", async () => {
    messages = [...messages, message(2, later, { safety: "urgent" }), message(3, "sorry. ignore that. long day")];
    flagged("urgent", 2);
    open();
    const shown = page.getByText(view.shownTitle);
    await expect.element(shown).toBeInTheDocument();
    await expect
      .element(shown.element().parentElement ?? shown)
      .toHaveTextContent(
        `${view.shownTitle} Call 988, Text 988, 911, and Text HOME to 741741, in their chat for a day from`,
      );
    expect(shown.elements()).toHaveLength(1);
    const [, line] = bubbles();
    expect(line?.nextElementSibling?.textContent).toContain(view.shownTitle);
    client = { ...client, ...calm };
    await invalidateAll();
    await expect.element(shown).not.toBeInTheDocument();
    expect(bubble(later)).toContain(words.markedHelp);
  });

  it("add an opener after the coach's own words, without sending or replacing them", async () => {
    let sent = 0;
    flagged("urgent", 1);
    open({ [`POST ${api}/messages`]: () => sent++ });
    const [first, second] = view.openers;
    await button(first).click();
    await expect.element(composer).toHaveValue(first);
    await expect.element(composer).toHaveFocus();
    await composer.fill("I'm with you.");
    (composer.element() as HTMLTextAreaElement).select();
    await button(second).click();
    await expect.element(composer).toHaveValue(`I'm with you. ${second}`);
    await userEvent.keyboard(" Tell me.");
    await expect.element(composer).toHaveValue(`I'm with you. ${second} Tell me.`);
    expect(sent).toBe(0);
    expect(bubbles()).toHaveLength(1);
    await expect.element(button(chatWords.send)).toHaveTextContent(view.send);
  });

  it("keep the half-written reply and the caret when a crisis begins and ends", async () => {
    open();
    await composer.fill("Half a thought");
    flagged("urgent", 1);
    await invalidateAll();
    await expect.element(bar).toBeInTheDocument();
    await expect.element(composer).toHaveFocus();
    await userEvent.keyboard(" more");
    client = { ...client, ...calm };
    await invalidateAll();
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(composer).toHaveValue("Half a thought more");
    await expect.element(composer).toHaveFocus();
  });

  it("show three steps and who else can be reached, without any number of the client's own people", async () => {
    flagged("urgent", 1);
    open();
    for (const { title } of view.stepTexts)
      await expect.element(guide.getByText(title, { exact: true })).toBeInTheDocument();
    await expect.element(guide.getByRole("listitem").first()).toHaveAttribute("aria-current", "step");
    await expect.element(guide.getByRole("link", { name: view.directory })).toHaveAttribute("href", routes.crisis.path);
    await expect
      .element(guide.getByRole("link", { name: view.history }))
      .toHaveAttribute("href", `${tabHref("clients", "lakshmi")}#crisis-history`);
    await expect.element(guide).toHaveTextContent(view.earlierNone);
    const hrefs = [...guide.element().querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(hrefs.filter((href) => href?.startsWith("tel:") || href?.startsWith("sms:"))).toEqual([]);
    client = { ...client, waitingSince: null, answerBy: null };
    await invalidateAll();
    await expect.element(guide.getByRole("listitem").first()).not.toHaveAttribute("aria-current");
  });

  describe("the call for the team", () => {
    const ask = page.getByRole("dialog", { name: view.dialogTitle });
    const teamNote = ask.getByRole("textbox", { name: view.note });
    const alertTeam = ask.getByRole("button", { name: view.alert });

    it("asks first, sends the note, and leaves the crisis open", async () => {
      const sent: unknown[] = [];
      flagged("urgent", 1);
      open({
        [`POST ${api}/handover`]: (body: unknown) => {
          sent.push(body);
          crisisState = {
            openedAt: null,
            handover: { at: inHours(0), coachName: meera.name, own: true, note: "", unreadable: false },
          };
        },
      });
      await bar.getByRole("button", { name: view.handOver }).click();
      await expect.element(ask).toHaveTextContent(view.dialogText({ clientName: "Lakshmi" }));
      expect(sent).toEqual([]);
      await teamNote.fill("Alone until eight.");
      await alertTeam.click();
      await expect.element(ask).not.toBeInTheDocument();
      expect(sent).toEqual([{ note: "Alone until eight." }]);
      await expect.poll(currentToast).toMatchObject({ title: view.alerted.title });
      await expect.element(bar).toHaveTextContent(view.handedByYou({ duration: "1 min" }));
      const again = bar.getByRole("button", { name: view.handOverAgain });
      await expect.element(again).toHaveFocus();
      await again.click();
      await expect.element(teamNote).toHaveValue("");
      await alertTeam.click();
      await expect.element(ask).not.toBeInTheDocument();
      expect(sent.slice(1)).toEqual([{}]);
    });

    it("says that the team wasn't alerted when it fails, and keeps the note over a reload until it is cancelled", async () => {
      flagged("urgent", 1);
      const more = { [`POST ${api}/handover`]: () => errorResponse(409, crisisHandover.notOpen) };
      open(more);
      await bar.getByRole("button", { name: view.handOver }).click();
      await teamNote.fill("Alone until eight.");
      await alertTeam.click();
      await expect.element(ask.getByRole("alert")).toHaveTextContent(view.alertFailed);
      await expect.element(ask.getByRole("alert")).toHaveTextContent(crisisHandover.notOpen);
      open(more);
      await bar.getByRole("button", { name: view.handOver }).click();
      await expect.element(teamNote).toHaveValue("Alone until eight.");
      await ask.getByRole("button", { name: view.cancel }).click();
      await bar.getByRole("button", { name: view.handOver }).click();
      await expect.element(teamNote).toHaveValue("");
    });

    it("rejects a long note before it is sent", async () => {
      let sent = 0;
      flagged("urgent", 1);
      open({ [`POST ${api}/handover`]: () => sent++ });
      await bar.getByRole("button", { name: view.handOver }).click();
      await teamNote.fill("a".repeat(limits.handoverNoteMax + 1));
      await alertTeam.click();
      await expect.element(ask.getByText(crisisHandover.noteTooLong)).toBeInTheDocument();
      await expect.element(teamNote).toHaveFocus();
      expect(sent).toBe(0);
    });
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
    await expect.element(bar).not.toBeInTheDocument();
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
    await expect.element(bar.getByRole("button", { name: coachCrisis.close })).toHaveFocus();
    open(more);
    await openDialog();
    await expect.element(note).toHaveValue("A line of a film.");
    await expect.element(choose("false_alarm")).toBeChecked();
    down = false;
    await save.click();
    await expect.element(bar).not.toBeInTheDocument();
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
    await expect.element(bar).toBeInTheDocument();
    await expect.element(bar.getByRole("button", { name: coachCrisis.close })).toHaveFocus();
  });
});

it("announces a requested deletion until it is cancelled", async () => {
  client = { ...client, deletionAt: inHours(24) };
  open();
  const notice = page.getByText(/^Lakshmi asked to delete this chat\. .* deleted by (tomorrow|\w+, \w+ \d+) at \d/);
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
  const gone = () => errorResponse(404, "We couldn't find what you asked for.");
  open({
    [`GET ${api}`]: () => (known ? client : gone()),
    [`GET ${api}/messages`]: () => (known ? { client: head, messages, earlier: null, later: null } : gone()),
  });
  await expect.element(log).toBeInTheDocument();
  known = false;
  await invalidateAll();
  const alert = page.getByRole("alert").filter({ hasText: portal.unknownClient });
  await expect.element(alert).toHaveTextContent("We couldn't find what you asked for.");
  await expect
    .element(alert.getByRole("link", { name: portal.backToClients }))
    .toHaveAttribute("href", tabHref("clients"));
  expect(bubbles()).toEqual([]);
  await expect.element(composer).not.toBeInTheDocument();
});

it("moves focus to the notes' heading and back to their button, and keeps the notes open or closed over a reload", async () => {
  const notes = { [`GET ${api}/notes`]: [] };
  const toggle = button(words.notes({ clientName: "Lakshmi" }));
  const panel = page.getByRole("complementary", { name: coachNotes.title });
  open(notes);
  await toggle.click();
  await expect.element(panel.getByRole("heading", { name: coachNotes.title })).toHaveFocus();
  await expect.element(panel).toHaveTextContent(coachNotes.private({ clientName: "Lakshmi" }));
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
