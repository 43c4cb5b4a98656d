import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/companions-page";
import * as crisis from "@aangan/copy/crisis";
import * as errors from "@aangan/copy/errors";
import * as layout from "@aangan/copy/layout";
import * as risk from "@aangan/copy/risk";
import { routes } from "@aangan/copy/routes";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { asha, calm, meera, OpenEventSource, riskState } from "@/lib/fixtures";
import { CompanionsTab } from "./companions-tab";
import type { TalkMessage } from "./message";

const initialUrl = window.location.href;
const name = "Buddy";
const companions = ["tara", "buddy", "arjun"].map((id) => ({ id, locked: false, lastMessageAt: null }));
const main = page.getByRole("main");
const alert = page.getByRole("alert");
const composer = page.getByRole("textbox", { name: words.composerLabel({ coachName: name }) });
const log = page.getByRole("log");
const opening = page.getByRole("heading", { name: words.openingTitle({ name }) });
const button = (label: string) => page.getByRole("button", { name: label, exact: true });
const broken = () => errorResponse(500, errors.somethingWrong);

let stored: TalkMessage[];
const messageFrom = (from: TalkMessage["from"], id: string, text: string): TalkMessage => ({
  id,
  text,
  from,
  seq: stored.length + 1,
  safety: "",
  createdAt: new Date().toISOString(),
  actions: [],
});

/** A response of server-sent events. */
const events = (...list: [string, object][]) =>
  new Response(list.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(""), {
    headers: { "Content-Type": "text/event-stream" },
  });

/** Stores a message, and the reply to it. */
function reply({ id, text }: { id: string; text: string }) {
  const message = stored.find((one) => one.id === id) ?? messageFrom("member", id, text);
  if (!stored.includes(message)) stored.push(message);
  const answer = messageFrom("companion", `answer to ${id}`, "That sounds heavy. Tell me more.");
  stored.push(answer);
  return events(["stored", { message }], ["done", { message: answer }]);
}

function open(more: Record<string, unknown> = {}, query = "?companion=buddy"): void {
  window.history.replaceState(null, "", routes.companions.path + query);
  renderPart(<CompanionsTab />, {
    "GET /api/companions": companions,
    "GET /api/risk": calm,
    "GET /api/user": { ...asha, coachId: meera.id },
    "GET /api/coaches/meera": meera,
    "GET /api/companions/buddy/messages": () => ({ messages: stored, earlier: null, noticeDue: false }),
    "POST /api/companions/buddy/messages": reply,
    ...more,
  });
}

beforeEach(() => {
  vi.stubGlobal("EventSource", OpenEventSource);
  stored = [];
});
afterEach(() => window.history.replaceState(null, "", initialUrl));

it("CompanionsTab shows an error above the list when availability fails to load, until it is retried", async () => {
  let down = true;
  open({ "GET /api/companions": () => (down ? broken() : companions) }, "");
  await expect.element(alert).toHaveTextContent(words.listFailed);
  const links = page.getByRole("navigation", { name: words.listLabel }).getByRole("link");
  await expect.poll(() => links.elements().length).toBe(3);
  down = false;
  await button(common.retry).click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.poll(() => links.elements().length).toBe(3);
});

it("CompanionsTab shows that a conversation failed to load, and opens it on retry", async () => {
  let down = true;
  open({
    "GET /api/companions/buddy/messages": () => (down ? broken() : { messages: [], earlier: null, noticeDue: true }),
  });
  await expect.element(page.getByRole("heading", { name: words.talkFailed })).toBeInTheDocument();
  await expect.element(alert).toHaveTextContent(words.talkFailed);
  await expect.element(alert).toHaveTextContent(errors.somethingWrong);
  down = false;
  await button(common.retry).click();
  await expect.element(opening).toBeInTheDocument();
});

it("CompanionsTab in a hard moment shows no character, and sends the answer to the direct question", async () => {
  stored.push(messageFrom("member", "m1", "They would all be better off"));
  stored.push(messageFrom("companion", "m2", "Are you having thoughts of ending your life?"));
  let question = true;
  const sent: string[] = [];
  open({
    "GET /api/risk": () => riskState("ask", question),
    "POST /api/companions/buddy/messages": (body: { id: string; text: string }) => {
      sent.push(body.text);
      question = false;
      return reply(body);
    },
  });
  const answers = page.getByRole("group", { name: risk.questionLabel });
  await expect.element(answers.getByRole("button", { name: risk.no, exact: true })).toBeInTheDocument();
  await expect.element(page.getByRole("heading", { level: 1, name: words.plainName })).toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: crisis.heading })).toBeInTheDocument();
  // Also in the compact banner.
  await expect
    .element(page.getByRole("link", { name: layout.safetyNotes, exact: true }))
    .toHaveAttribute("href", routes.safetyNotes.path);
  const tell = button(risk.tellCoach({ coachName: "Meera" }));
  await expect.element(tell).not.toBeInTheDocument();
  await answers.getByRole("button", { name: risk.sometimes }).click();
  await expect.element(log).toHaveTextContent("Tell me more.");
  expect(sent).toEqual([risk.sometimes]);
  open({ "GET /api/risk": riskState("urgent") });
  await expect.element(tell).toBeInTheDocument();
  await expect.element(page.getByText(risk.tellNote)).toBeInTheDocument();
});

it("CompanionsTab says before use that the companion is a program, until the talk has the notice", async () => {
  stored.push(messageFrom("member", "m1", "I miss home"), messageFrom("companion", "m2", "Tell me about it."));
  let due = true;
  const notice = "Buddy is a program, not a person. Here is the notice of the server.";
  open({
    "GET /api/companions/buddy/messages": () => ({ messages: stored, earlier: null, noticeDue: due }),
    "POST /api/companions/buddy/messages": ({ id, text }: { id: string; text: string }) => {
      const message = messageFrom("member", id, text);
      stored.push(message);
      const said = messageFrom("notice", "n1", notice);
      stored.push(said);
      const answer = messageFrom("companion", "a1", "What do you miss most?");
      stored.push(answer);
      due = false;
      return events(["stored", { message }], ["notice", { message: said }], ["done", { message: answer }]);
    },
  });
  const before = page.getByText(words.noticeText({ name }));
  await expect.element(before).toBeInTheDocument();
  await composer.fill("the rain");
  await button(words.send).click();
  await expect.element(log).toHaveTextContent(notice);
  await expect.element(log).toHaveTextContent("What do you miss most?");
  await expect.element(before).not.toBeInTheDocument();
});

it("CompanionsTab shows a placeholder until a slow conversation has loaded", async () => {
  const messages = pendingResponse(() => ({ messages: [], earlier: null, noticeDue: true }));
  open({ "GET /api/companions/buddy/messages": messages.answer });
  await expect.poll(messages.requested).toBe(true);
  await expect.element(main.getByText(common.loading)).toBeInTheDocument();
  await expect.element(composer).not.toBeInTheDocument();
  messages.respond();
  await expect.element(composer).toBeInTheDocument();
});

it("CompanionsTab keeps a message that the server rejects over a reload, and retries with its id", async () => {
  const ids: string[] = [];
  let down = true;
  const answers = {
    "POST /api/companions/buddy/messages": (body: { id: string; text: string }) => {
      ids.push(body.id);
      return down ? broken() : reply(body);
    },
  };
  open(answers);
  await composer.fill("Work is too much this week");
  await button(words.send).click();
  await expect.element(log).toHaveTextContent(words.notSent);
  await expect
    .poll(currentToast)
    .toMatchObject({ title: words.sendFailed, description: errors.somethingWrong, variant: "destructive" });
  open(answers);
  await expect.element(log).toHaveTextContent(words.notSent);
  expect(ids).toHaveLength(1);
  down = false;
  await log.getByRole("button", { name: words.tryAgain }).click();
  await expect.element(log).toHaveTextContent("Tell me more.");
  await expect.element(log).not.toHaveTextContent(words.notSent);
  await expect.poll(() => log.getByText("Work is too much this week").elements().length).toBe(1);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it("CompanionsTab shows why the server abandoned an answer, and requests it again", async () => {
  const sentence = "Buddy couldn't finish. Please try again.";
  let calls = 0;
  open({
    "POST /api/companions/buddy/messages": (body: { id: string; text: string }) => {
      calls += 1;
      if (calls > 1) return reply(body);
      stored.push(messageFrom("member", body.id, body.text));
      return events(
        ["stored", { message: stored[0] }],
        ["delta", { text: "That sounds heavy. And" }],
        ["failed", { message: sentence }],
      );
    },
  });
  await composer.fill("I feel out of place here");
  await button(words.send).click();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByText("That sounds heavy. And")).toBeVisible();
  await button(words.fetch).click();
  await expect.element(log).toHaveTextContent("Tell me more.");
  await expect.element(page.getByText(sentence)).not.toBeInTheDocument();
  expect(calls).toBe(2);
});

it("CompanionsTab keeps a conversation readable, without a composer, once its companion needs a plan", async () => {
  stored = [messageFrom("member", "m1", "I sleep badly")];
  stored.push(messageFrom("companion", "a1", "That sounds heavy. Tell me more."));
  open(
    {
      "GET /api/companions": companions.map((one) => ({ ...one, locked: one.id === "arjun" })),
      "GET /api/companions/arjun/messages": { messages: stored, earlier: null },
    },
    "?companion=arjun",
  );
  await expect.element(log).toHaveTextContent("Tell me more.");
  await expect.element(main).toHaveTextContent(words.lockedRead({ name: "Arjun" }));
  await expect.element(page.getByRole("link", { name: words.join })).toBeInTheDocument();
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
});

it("CompanionsTab offers what to do after the newest reply only, and sends, opens or avoids it", async () => {
  const saved: unknown[] = [];
  const sent: string[] = [];
  const memory = { language: "en", called: "", avoided: [], exercises: [] };
  const actions = [
    { do: "say", label: "My visa" },
    { do: "avoid:work", label: "Don't ask me about this" },
    { do: "exercise:worry-time", label: "Worry time" },
    { do: "a new one", label: "Not known here" },
  ];
  stored.push(messageFrom("member", "m1", "the same again"));
  stored.push({ ...messageFrom("companion", "a1", "Is it one of these?"), actions });
  const answers = {
    "GET /api/companion-memory": memory,
    "PUT /api/companion-memory": (body: unknown) => {
      saved.push(body);
      return memory;
    },
    "GET /api/exercises": new Response("{}", { status: 503 }),
    "GET /api/exercises/worry-time": new Response("{}", { status: 503 }),
    "POST /api/companions/buddy/messages": (body: { id: string; text: string }) => {
      sent.push(body.text);
      return reply(body);
    },
  };
  open(answers);
  await button("Don't ask me about this").click();
  await expect.poll(() => saved).toEqual([{ language: "en", called: "", avoided: ["theme:work"] }]);
  await expect.element(button("Not known here")).not.toBeInTheDocument();
  await button("My visa").click();
  await expect.poll(() => sent).toEqual(["My visa"]);
  await expect.element(log).toHaveTextContent("Tell me more.");
  await expect.element(button("Worry time")).not.toBeInTheDocument();
  open(answers);
  stored.push({ ...messageFrom("companion", "a2", "This may help."), actions });
  open(answers);
  await button("Worry time").click();
  await expect.poll(() => window.location.search).toBe("?companion=buddy&exercise=worry-time");
});
