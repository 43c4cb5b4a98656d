import type { components } from "@aangan/api/coach";
import * as coachCrisis from "@aangan/copy/coach-crisis";
import * as common from "@aangan/copy/common";
import * as crisisClosing from "@aangan/copy/crisis-closing";
import { onCallReasons } from "@aangan/copy/lists";
import * as words from "@aangan/copy/on-call";
import * as onCallAnswers from "@aangan/copy/on-call-answers";
import { routes } from "@aangan/copy/routes";
import { errorResponse, invalidateAll, renderPage } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { administering, leela } from "@/lib/fixtures";
import { onCallHref } from "@/lib/hrefs";
import { OnCallScreen } from "./on-call-screen";

type Schemas = components["schemas"];

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const nandini = { id: "n1", name: "Nandini Rao", you: false, able: true };
const thomas = { id: "t1", name: "Thomas Kurian", you: true, able: true };

let waiting: Schemas["WaitingCrisis"][];
let now: boolean;
let blocks: Schemas["RotaBlock"][];
let crisis: Schemas["OpenedCrisis"] | null;
let sent: { path: string; body: unknown }[];

const noted = (path: string, answer?: () => unknown) => (body: unknown) => {
  sent.push({ path, body });
  return answer?.();
};

const answers = {
  ...administering,
  "GET /api/coach/on-call": (): Schemas["OnCallPage"] => ({
    now,
    waiting,
    firstLook: { crises: 9, medianSeconds: 250, slowestSeconds: 660, days: 30 },
    closed: [
      { writtenAt: ago(300), firstLookAt: ago(298), lookedBy: "on_call", outcome: "called", tier: "urgent" },
      { writtenAt: ago(600), firstLookAt: null, lookedBy: "", outcome: "false_alarm", tier: "concern" },
    ],
    closedDays: 7,
  }),
  "GET /api/coach/on-call/rota": (): Schemas["Rota"] => ({
    timeZone: "America/Los_Angeles",
    blocks,
    canEdit: true,
    candidates: [nandini, thomas],
  }),
  "GET /api/coach/on-call/crises/*": () => crisis ?? errorResponse(404, onCallAnswers.closed),
  "POST /api/coach/on-call/crises/*/open": noted("open"),
  "POST /api/coach/on-call/crises/*/messages": noted("messages"),
  "POST /api/coach/on-call/crises/*/close": noted("close", () => {
    crisis = null;
    return undefined;
  }),
  "PUT /api/coach/admin/on-call/rota": noted("rota"),
};

beforeEach(() => {
  sent = [];
  now = true;
  waiting = [];
  crisis = null;
  window.history.replaceState(null, "", routes.coachOnCall.path);
  blocks = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    [6, 14, 22].map((fromHour) => ({
      weekday,
      fromHour,
      now: weekday === 1 && fromHour === 14,
      empty: weekday === 7 && fromHour === 14,
      people: weekday === 7 && fromHour === 14 ? [] : [nandini],
    })),
  );
});

const one = (id: string, minutes: number, more: Partial<Schemas["WaitingCrisis"]> = {}): Schemas["WaitingCrisis"] => ({
  id,
  why: "inactive",
  tier: "urgent",
  writtenAt: ago(minutes),
  passedAt: ago(minutes - 1),
  opened: false,
  alerted: [],
  looks: [],
  ...more,
});

const list = () => page.getByRole("main").getByRole("list").first();
const button = (name: string) => page.getByRole("button", { name, exact: true });

it("says in one line that no one waits, and lists those who do with the clock first and one primary button", async () => {
  renderPage(<OnCallScreen />, answers);
  await expect.element(page.getByText(words.none)).toBeVisible();
  await expect.element(page.getByText("First look in the last 30 days: usually 4 min, 11 min at worst.")).toBeVisible();
  waiting = [
    one("c1", 18.5, {
      alerted: [
        { ...nandini, at: ago(17.5) },
        { ...thomas, at: ago(2.5) },
      ],
    }),
    one("c2", 3.5, { why: "handed_over", looks: [{ ...nandini, at: ago(1.5) }] }),
    one("c3", 2.5, { tier: "concern", opened: true, looks: [{ ...thomas, at: ago(1.5) }] }),
  ];
  await invalidateAll();
  const row = (at: number) => list().getByRole("listitem").nth(at);
  await expect.element(row(0)).toHaveTextContent(/^18 min/);
  await expect.element(row(0)).toHaveTextContent(`${words.whyInactive} ${words.notOpened}`);
  // The reader's own alert comes first, though it was the second.
  await expect.element(row(0)).toHaveTextContent("You were alerted 2 minutes agoalso Nandini Rao, 17 minutes ago");
  await expect.element(row(1)).toHaveTextContent(`${words.whyHandedOver} Nandini Rao opened it 1 minute ago.`);
  await expect.element(row(1)).toHaveTextContent(words.noOneAlerted);
  await expect.element(row(2).getByRole("link", { name: words.continue })).toHaveAttribute("href", onCallHref("c3"));
  await expect.element(page.getByText("3 members are waiting for a person.", { exact: false })).toBeVisible();
  const looks = (at: number) => row(at).getByRole("button", { name: words.open }).element().className;
  expect(looks(0)).toContain("bg-primary");
  expect(looks(1)).not.toContain("bg-primary ");
  await expect.element(page.getByRole("table").last()).toHaveTextContent(/2 min.*On call.*I called them/);
  await expect.element(page.getByRole("table").last()).toHaveTextContent(/Not recorded.*False alarm/);
});

it("asks for a reason before it opens a crisis, and for words if it is something else", async () => {
  waiting = [one("c1", 18)];
  renderPage(<OnCallScreen />, answers);
  await button(words.open).click();
  const dialog = page.getByRole("dialog", { name: words.openTitle });
  await dialog.getByRole("button", { name: words.openNow }).click();
  await expect.element(dialog).toHaveTextContent(onCallAnswers.chooseReason);
  await dialog.getByRole("radio", { name: onCallReasons[3].label }).click();
  await dialog.getByRole("button", { name: words.openNow }).click();
  await expect.element(dialog).toHaveTextContent(onCallAnswers.detailRequired);
  const detail = dialog.getByRole("textbox");
  await detail.fill("Too short");
  await dialog.getByRole("button", { name: words.openNow }).click();
  await expect.element(dialog).toHaveTextContent(onCallAnswers.detailTooShort);
  expect(sent).toEqual([]);
  await detail.fill("A neighbor called us.");
  await dialog.getByRole("button", { name: words.openNow }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ path: "open", body: { reason: "other", detail: "A neighbor called us." } }]);
});

const opened = (): Schemas["OpenedCrisis"] => ({
  id: "c1",
  why: "unopened",
  tier: "urgent",
  writtenAt: ago(20),
  through: 4,
  member: {
    firstName: "Asha",
    lastName: "Rao",
    email: "asha@mail.example",
    emailConfirmed: false,
    timeZone: "America/Chicago",
  },
  coach: { name: "Meera Iyer", email: "meera@aangan.example", timeZone: "Asia/Kolkata", reads: true },
  messages: [
    {
      id: "m1",
      sender: "coach",
      text: "How was Sunday?",
      automatic: false,
      fileName: "",
      safety: "",
      createdAt: ago(60),
      edited: false,
      unsent: false,
      textsBefore: [],
    },
    {
      id: "m2",
      sender: "member",
      text: "I can't do this anymore.",
      automatic: false,
      fileName: "a.pdf",
      safety: "urgent",
      createdAt: ago(20),
      edited: false,
      unsent: false,
      textsBefore: [],
    },
    {
      id: "m3",
      sender: "team",
      text: "Someone opened it.",
      automatic: true,
      fileName: "",
      safety: "",
      createdAt: ago(2),
      edited: false,
      unsent: false,
      textsBefore: [],
    },
  ],
  goals: [],
  looks: [{ ...thomas, at: ago(2), reason: "other", detail: "A neighbor called us." }],
  handovers: [{ coachName: "Meera Iyer", at: ago(10), note: "Alone until eight.", unreadable: false }],
});

it("shows the conversation, the people and who opened it, sends as the team, and leaves with an outcome", async () => {
  crisis = opened();
  window.history.replaceState(null, "", onCallHref("c1"));
  renderPage(<OnCallScreen />, answers);
  await expect.element(page.getByRole("heading", { name: "Asha may be in crisis" })).toBeVisible();
  const log = page.getByRole("log");
  await expect
    .element(log)
    .toHaveTextContent(/Meera Iyer.*Asha: I can't do this anymore.*File: a.pdf.*Urgent.*Someone opened it/);
  const facts = page.getByRole("complementary").last();
  await expect.element(facts).toHaveTextContent("asha@mail.example (not confirmed)");
  await expect.element(facts).toHaveTextContent(words.coachReads);
  await expect.element(facts).toHaveTextContent("Alone until eight.");
  await expect.element(facts).toHaveTextContent(`${onCallReasons[3].label}. A neighbor called us.`);

  const box = page.getByRole("textbox", { name: words.writeLabel({ firstName: "Asha" }) });
  await box.fill("I'm Thomas from the team.");
  await button(words.send).click();
  await expect.element(box).toHaveValue("");
  expect(sent).toMatchObject([{ path: "messages", body: { text: "I'm Thomas from the team." } }]);

  await button(words.close).click();
  const dialog = page.getByRole("dialog", { name: coachCrisis.title });
  await dialog.getByRole("radio", { name: "False alarm" }).click();
  await dialog.getByRole("button", { name: coachCrisis.save }).click();
  await expect.element(dialog).toHaveTextContent(crisisClosing.noteRequired);
  await dialog.getByRole("radio", { name: "I called them" }).click();
  await dialog.getByRole("button", { name: coachCrisis.save }).click();
  await expect.poll(() => currentToast()?.title).toBe(words.closed.title);
  expect(sent.at(-1)).toEqual({ path: "close", body: { outcome: "called", through: 4 } });
});

it("keeps nothing on the screen once someone else has closed the crisis, and keeps a message that failed", async () => {
  crisis = opened();
  window.history.replaceState(null, "", onCallHref("c1"));
  renderPage(<OnCallScreen />, {
    ...answers,
    "POST /api/coach/on-call/crises/*/messages": () => errorResponse(502, "Nobody answers."),
  });
  const box = page.getByRole("textbox", { name: words.writeLabel({ firstName: "Asha" }) });
  await box.fill("We're here.");
  await button(words.send).click();
  await expect.element(page.getByText(`${words.sendFailed}. Nobody answers.`)).toBeVisible();
  await expect.element(box).toHaveValue("We're here.");
  crisis = null;
  await invalidateAll();
  await expect.element(page.getByRole("heading", { name: words.caseClosed })).toBeVisible();
  expect(document.body.textContent).not.toContain("Asha");
});

it("shows an empty block in caution, and lets an administrator fill it", async () => {
  renderPage(<OnCallScreen />, answers);
  const empty = button("Sunday, 2 to 10 PM: Empty");
  await expect.element(empty).toHaveClass(/bg-caution-soft/);
  await expect.element(button("Monday, 2 to 10 PM: Nandini Rao, now")).toHaveClass(/bg-primary/);
  await expect.element(page.getByText(words.noOneNow)).not.toBeInTheDocument();
  await empty.click();
  const dialog = page.getByRole("dialog", { name: "On call Sunday, 2 to 10 PM" });
  await dialog.getByRole("checkbox", { name: "Thomas Kurian" }).click();
  await dialog.getByRole("button", { name: words.save }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ path: "rota", body: { weekday: 7, fromHour: 14, people: ["t1"] } }]);
  expect(currentToast()?.title).toBe(words.saved.title);
});

it("tells a coach off duty so, warns of an empty block now, and shows the rota without buttons", async () => {
  now = false;
  blocks = blocks.map((block) => ({
    ...block,
    empty: block.now || block.empty,
    people: [{ ...thomas, able: !block.now }],
  }));
  renderPage(<OnCallScreen />, {
    ...answers,
    "GET /api/coach/on-call/rota": () => ({ timeZone: "America/Los_Angeles", blocks, canEdit: false, candidates: [] }),
    "GET /api/coach/profile": leela,
  });
  await expect.element(page.getByText(words.notNow)).toBeVisible();
  await expect.element(page.getByText(words.noOneNow)).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "Thomas Kurian (not active), now" })).toBeVisible();
  await expect.element(page.getByText(words.none)).not.toBeInTheDocument();
  expect(page.getByRole("button", { name: /Sunday, 2 to 10 PM/ }).elements()).toEqual([]);
});

it("requests nothing but the status for a coach who is not on the rota, and shows errors with a retry", async () => {
  renderPage(<OnCallScreen />, {
    ...administering,
    "GET /api/coach/on-call/status": { access: false, now: false, waiting: 0 },
  });
  await expect.element(page.getByText(words.noAccess)).toBeVisible();
  let broken: "status" | "page" | "" = "status";
  renderPage(<OnCallScreen />, {
    ...answers,
    "GET /api/coach/on-call/status": () =>
      broken === "status" ? errorResponse(502, "Nobody answers.") : { access: true, now: true, waiting: 0 },
    "GET /api/coach/on-call": () =>
      broken === "page" ? errorResponse(502, "Nobody answers.") : answers["GET /api/coach/on-call"](),
  });
  await expect.element(page.getByText(words.loadFailed)).toBeVisible();
  broken = "page";
  await button(common.retry).click();
  await expect.element(page.getByRole("heading", { name: words.name, exact: true })).toBeVisible();
  await expect.element(page.getByText(words.loadFailed)).toBeVisible();
  // The screen also polls: it must stay broken until the click.
  const repair = () => {
    broken = "";
  };
  button(common.retry).element().addEventListener("click", repair, { capture: true });
  await button(common.retry).click();
  await expect.element(page.getByText(words.none)).toBeVisible();
});
