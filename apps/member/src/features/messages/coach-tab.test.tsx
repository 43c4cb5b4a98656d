import * as chatWords from "@aangan/copy/chat";
import * as common from "@aangan/copy/common";
import * as crisis from "@aangan/copy/crisis";
import * as errors from "@aangan/copy/errors";
import * as words from "@aangan/copy/messages";
import { routes } from "@aangan/copy/routes";
import { storage } from "@aangan/copy/storage";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { asha, calm, meera, riskState } from "@/lib/fixtures";
import { CoachTab } from "./coach-tab";
import { useOutgoing } from "./outgoing";

const initialUrl = window.location.href;
const greeting = {
  id: "m1",
  seq: 1,
  coachId: meera.id,
  text: "Hello Asha, I am your coach.",
  createdAt: asha.createdAt,
  automatic: true,
  status: "read",
  isFromUser: false,
  isFromTeam: false,
  attachment: null,
  version: 1,
  editedAt: null,
  unsent: false,
  replyTo: null,
  memberReaction: "",
  coachReaction: "",
};
const conversation = {
  canWrite: true,
  coach: meera,
  coachAway: false,
  deletion: null as { deleteAt: string } | null,
  lastReadSeq: 1,
  muted: false,
  reply: null,
  safety: "",
  earlier: null,
  later: null,
  messages: [greeting],
};
const broken = () => errorResponse(500, errors.somethingWrong);
const alert = page.getByRole("alert");
const greetingText = page.getByText(greeting.text);

function open(more: Record<string, unknown> = {}, query = ""): void {
  window.history.replaceState(null, "", routes.messages.path + query);
  renderPart(
    <>
      <CoachTab />
      <Sending />
    </>,
    {
      "GET /api/user": { ...asha, coachId: meera.id },
      "GET /api/conversations": [],
      "GET /api/risk": calm,
      "GET /api/messages/meera": conversation,
      ...more,
      // The first match answers.
      "POST /api/messages/meera/*": undefined,
    },
  );
}

/** Sends the queued messages, as the app's frame does. */
function Sending() {
  useOutgoing();
  return null;
}

async function choose(item: string): Promise<void> {
  await page.getByRole("button", { name: words.menu }).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

afterEach(() => {
  window.localStorage.removeItem(storage.authUser);
  window.history.replaceState(null, "", initialUrl);
});

describe("CoachTab", () => {
  it("reports that the conversation failed to load, and shows it on retry", async () => {
    let down = true;
    open({ "GET /api/messages/meera": () => (down ? broken() : conversation) });
    await expect.element(alert).toHaveTextContent(words.fetchFailed);
    await expect.element(alert).toHaveTextContent(errors.somethingWrong);
    down = false;
    await alert.getByRole("button", { name: common.retry }).click();
    await expect.element(greetingText).toBeInTheDocument();
    await expect.element(page.getByText(words.fetchFailed)).not.toBeInTheDocument();
  });

  it("with the URL of an unknown coach links to the member's conversation", async () => {
    open({ "GET /api/messages/unknown": () => errorResponse(404, "We couldn't find this coach.") }, "?coach=unknown");
    await expect.element(alert).toHaveTextContent(words.fetchFailed);
    await expect
      .element(alert.getByRole("link", { name: words.openOwn }))
      .toHaveAttribute("href", routes.messages.path);
  });

  it("in a hard moment shows help in place of the time of a reply", async () => {
    const reply = { by: new Date(Date.now() + 3_600_000).toISOString(), late: false, seen: null, waitingSince: null };
    let state: "none" | "urgent" | "unknown" = "none";
    const answers = {
      "GET /api/messages/meera": { ...conversation, reply },
      "GET /api/risk": () => {
        if (state === "unknown") return errorResponse(500, errors.somethingWrong);
        return state === "none" ? calm : riskState(state);
      },
    };
    open(answers);
    const replyTime = page.getByText(/your time/).first();
    await expect.element(replyTime).toBeInTheDocument();
    state = "urgent";
    open(answers);
    await expect.element(page.getByRole("heading", { name: crisis.heading })).toBeInTheDocument();
    await expect.element(replyTime).not.toBeInTheDocument();
    state = "unknown";
    open(answers);
    await expect.element(page.getByRole("heading", { name: crisis.heading })).toBeInTheDocument();
    await expect.element(replyTime).not.toBeInTheDocument();
    // No message of this conversation has a flag, so the coach knows nothing.
    await expect
      .element(page.getByText(crisis.coachTold({ coachName: "Meera" }), { exact: false }))
      .not.toBeInTheDocument();
  });

  it("thanks for the first message, except in a hard moment", async () => {
    const first = { ...conversation, messages: [greeting] };
    let risk: unknown = riskState("urgent");
    let reads = 0;
    let seq = 1;
    const stored: unknown[] = [];
    const answers = {
      "GET /api/messages/meera": () => ({ ...first, messages: [...first.messages, ...stored] }),
      "GET /api/risk": () => {
        reads++;
        return risk;
      },
      "POST /api/messages": (body: unknown) => {
        seq++;
        const message = { ...greeting, ...(body as object), seq, automatic: false, isFromUser: true, status: "sent" };
        stored.push(message);
        return { ...message, safety: "" };
      },
    };
    const send = async (text: string) => {
      await page.getByRole("textbox", { name: words.composerLabel({ coachName: meera.name }) }).fill(text);
      await page.getByRole("button", { name: words.send }).click();
      await expect.poll(() => stored.length).toBeGreaterThan(0);
    };
    open(answers);
    await expect.element(greetingText).toBeInTheDocument();
    const before = reads;
    await send("It is too much");
    await expect.poll(() => reads).toBeGreaterThan(before);
    await expect.element(page.getByRole("heading", { name: crisis.heading })).toBeInTheDocument();
    // A toast would follow the response.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(currentToast()).toBeNull();

    stored.length = 0;
    risk = calm;
    open(answers);
    await expect.element(greetingText).toBeInTheDocument();
    await send("Hello");
    await expect.poll(currentToast).toMatchObject({ title: words.thankYou.title });
  });

  it("shows a note about the team apart from bubbles, and the team's messages under its name", async () => {
    const note = { ...greeting, id: "m2", seq: 2, text: "Someone opened this conversation.", isFromTeam: true };
    const written = { ...note, id: "m3", seq: 3, text: "I'm here.", automatic: false };
    open({ "GET /api/messages/meera": { ...conversation, messages: [greeting, note, written] } });
    await expect.element(page.getByText(note.text)).toBeInTheDocument();
    const bubbles = [...document.querySelectorAll("[data-side]")].map((bubble) => bubble.textContent ?? "");
    expect(bubbles.length).toBe(2);
    expect(bubbles[0]).toContain(greeting.text);
    expect(bubbles[1]).toContain(`${words.team}: I'm here.`);
  });

  it("neither exports nor deletes an empty conversation", async () => {
    open({ "GET /api/messages/meera": { ...conversation, messages: [] } });
    await expect.element(page.getByText(words.emptyTitle({ coachName: "Meera" }))).toBeInTheDocument();
    await choose(words.export);
    await expect
      .poll(currentToast)
      .toMatchObject({ title: words.nothingToExport.title, description: words.nothingToExport.text });
    await page.getByRole("button", { name: words.menu }).click();
    await expect.element(page.getByRole("menuitem", { name: words.export })).toBeInTheDocument();
    await expect.element(page.getByRole("menuitem", { name: words.deleteChat })).not.toBeInTheDocument();
  });

  it("shows that an export, muting, a deletion or its undo failed, and changes nothing", async () => {
    let stored = conversation;
    let down = true;
    const deletion = { deleteAt: new Date(Date.now() + 86_400_000).toISOString() };
    open({
      "GET /api/messages/meera": () => stored,
      "GET /api/messages/meera/export": broken,
      "PUT /api/messages/meera/mute": broken,
      "POST /api/messages/meera/deletion": () => {
        if (down) return broken();
        stored = { ...conversation, deletion };
        return deletion;
      },
      "DELETE /api/messages/meera/deletion": broken,
    });
    await expect.element(greetingText).toBeInTheDocument();
    const failure = (title: string) => ({ title, description: errors.somethingWrong, variant: "destructive" });
    await choose(words.export);
    await expect.poll(currentToast).toMatchObject(failure(words.exportFailed));
    await choose(words.mute);
    await expect.poll(currentToast).toMatchObject(failure(words.muteFailed));
    await expect.element(page.getByText(words.isMuted)).not.toBeInTheDocument();

    await choose(words.deleteChat);
    const dialog = page.getByRole("alertdialog", { name: words.deleteTitle });
    const confirm = dialog.getByRole("button", { name: words.deleteConfirm });
    await confirm.click();
    await expect
      .element(dialog.getByRole("alert"))
      .toHaveTextContent(`${words.deleteFailed}. ${errors.somethingWrong}`);
    down = false;
    await confirm.click();
    const undo = page.getByRole("button", { name: words.undoDeletion, exact: true });
    await undo.click();
    await expect.poll(currentToast).toMatchObject(failure(words.undoDeletionFailed));
    await expect.element(undo).toBeInTheDocument();
  });

  it("reports a failed search, and shows its matches on retry", async () => {
    let down = true;
    open({
      "GET /api/messages/meera/search": () => (down ? broken() : { items: [greeting], more: false }),
    });
    await expect.element(greetingText).toBeInTheDocument();
    await page.getByRole("button", { name: chatWords.search }).click();
    await page.getByRole("searchbox").fill("hello");
    await expect.element(page.getByText(`${chatWords.searchFailed}. ${errors.somethingWrong}`)).toBeInTheDocument();
    down = false;
    await page.getByRole("button", { name: common.retry }).click();
    await expect.poll(() => document.querySelector("[role=log] mark")?.textContent).toBe("Hello");
  });
});
