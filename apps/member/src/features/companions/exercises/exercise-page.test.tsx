import * as crisis from "@aangan/copy/crisis";
import * as errors from "@aangan/copy/errors";
import * as pageWords from "@aangan/copy/exercises-page";
import * as memoryPage from "@aangan/copy/memory-page";
import { routes } from "@aangan/copy/routes";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { asha, calm, OpenEventSource, riskState } from "@/lib/fixtures";
import { CompanionsTab } from "../companions-tab";
import type { CompanionMemory, ExerciseRun, ExerciseWords } from "./queries";

const initialUrl = window.location.href;
const words = new Proxy({} as ExerciseWords, {
  get: (_, name) => (name === "notUnderstood" ? "I didn't understand that." : `[${String(name)}]`),
});
// A proxy has no keys of its own for JSON.
const wordsJson = Object.fromEntries(
  [
    ...["continue", "skip", "back", "stop", "position", "minutes", "about", "ownWords", "answer", "notUnderstood"],
    ...["placeKept", "rephrase", "pick", "coach", "write", "words", "next", "toJournal", "toCoach", "remind", "done"],
    ...[
      "again",
      "remindHour",
      "remindTomorrow",
      "remindSet",
      "remindOff",
      "toTalk",
      "avoid",
      "resume",
      "remindEvening",
    ],
  ].map((name) => [name, words[name as keyof ExerciseWords]]),
) as unknown as ExerciseWords;

const step = (id: string, more: Partial<NonNullable<ExerciseRun["current"]>>): ExerciseRun["current"] => ({
  id,
  kind: "text",
  question: `Question ${id}?`,
  hint: "",
  choices: [],
  ownWords: false,
  long: false,
  button: "",
  low: "",
  high: "",
  inhaleSeconds: 0,
  exhaleSeconds: 0,
  minutes: 0,
  ...more,
});

const run = (more: Partial<ExerciseRun>): ExerciseRun => ({
  id: "6f1ab0ae-8a1c-4f0e-9f39-0c6c6e1d8f11",
  code: "worry-time",
  companion: "tara",
  language: "en",
  title: "Worry time",
  minutes: 5,
  evidence: "Seven studies.",
  words: wordsJson,
  steps: [
    { id: "worry", label: "Name the worry" },
    { id: "sort", label: "Sort it" },
  ],
  passed: 0,
  answers: [],
  current: step("worry", { ownWords: true }),
  remindAt: null,
  ...more,
});

const sorting = run({
  passed: 1,
  answers: [{ step: "worry", caption: "Your worry", text: "Amma's knee" }],
  current: step("sort", {
    kind: "choice",
    choices: [
      { id: "today", label: "Yes, today" },
      { id: "not-today", label: "Not today" },
    ],
  }),
});

const finished = run({
  passed: 2,
  current: undefined,
  done: {
    title: "Your worry has its time",
    text: "You named it.",
    next: "Say its time.",
    answers: [{ step: "worry", caption: "Your worry", text: "Amma's knee" }],
  },
});

const button = (label: string) => page.getByRole("button", { name: label, exact: true });
const box = page.getByRole("textbox", { name: "[answer]" });
const heading = (name: string) => page.getByRole("heading", { name });

function open(answers: Record<string, unknown>, query = "?companion=tara&exercise=worry-time"): void {
  window.history.replaceState(null, "", routes.companions.path + query);
  renderPart(<CompanionsTab />, {
    "GET /api/companions": [],
    "GET /api/risk": calm,
    "GET /api/user": asha,
    "GET /api/exercises/worry-time": run({}),
    "GET /api/companions/tara/messages": { messages: [], earlier: null },
    ...answers,
  });
}

beforeEach(() => void vi.stubGlobal("EventSource", OpenEventSource));
afterEach(() => window.history.replaceState(null, "", initialUrl));

it("ExercisePage starts an exercise that was never started, and takes an answer in own words and a choice", async () => {
  const sent: Record<string, string>[] = [];
  open({
    "GET /api/exercises/worry-time": errorResponse(404, "Not started"),
    "POST /api/exercises/worry-time": run({}),
    "POST /api/exercises/worry-time/answer": (body: Record<string, string>) => {
      sent.push(body);
      return { run: sent.length === 1 ? sorting : finished, understood: true, toTalk: false };
    },
  });
  await expect.element(heading("Question worry?")).toBeInTheDocument();
  await box.fill("Amma's knee");
  await button("[continue]").click();
  await expect.element(heading("Question sort?")).toHaveFocus();
  await expect.element(page.getByText("Amma's knee")).toBeInTheDocument();
  await page.getByRole("radio", { name: "Not today" }).click();
  await button("[continue]").first().click();
  await expect.element(heading("Your worry has its time")).toBeInTheDocument();
  expect(sent.map(({ step, text, choice }) => [step, text ?? choice])).toEqual([
    ["worry", "Amma's knee"],
    ["sort", "not-today"],
  ]);
  await expect.element(page.getByText("Say its time.")).toBeInTheDocument();
});

it("ExercisePage says that it did not understand, keeps the place, and gives the words back", async () => {
  open({
    "GET /api/exercises/worry-time": sorting,
    "POST /api/exercises/worry-time/answer": { run: sorting, understood: false, toTalk: false },
  });
  await box.fill("the other thing na");
  await button("[continue]").last().click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("I didn't understand that.");
  await expect.element(page.getByRole("link", { name: "[coach]" })).toHaveAttribute("href", routes.coaches.path);
  await button("[rephrase]").click();
  await expect.element(box).toHaveValue("the other thing na");
  await expect.element(heading("Question sort?")).toBeInTheDocument();
});

it("ExercisePage keeps the text when it cannot be saved, and shows where another device is", async () => {
  let current = run({});
  open({
    "GET /api/exercises/worry-time": () => current,
    "POST /api/exercises/worry-time/answer": () => {
      current = sorting;
      return errorResponse(409, "This step was answered on another device.");
    },
  });
  await box.fill("Amma's knee");
  await button("[continue]").click();
  await expect
    .poll(currentToast)
    .toMatchObject({ title: pageWords.answerFailed, description: "This step was answered on another device." });
  await expect.element(heading("Question sort?")).toBeInTheDocument();
});

it("ExercisePage moves to the talk, without a character, when a text has a sign of a risk", async () => {
  let risk = calm;
  open({
    "GET /api/risk": () => risk,
    "POST /api/exercises/worry-time/answer": () => {
      risk = riskState("ask", true);
      return { run: run({}), understood: true, toTalk: true };
    },
  });
  await box.fill("I feel hopeless");
  await button("[continue]").click();
  await expect.poll(() => window.location.search).toBe("?companion=tara");
});

it("ExercisePage shows help in a hard moment", async () => {
  open({ "GET /api/risk": riskState("urgent") });
  await expect.element(page.getByRole("heading", { name: crisis.heading })).toBeInTheDocument();
  await expect.element(heading("Question worry?")).toBeInTheDocument();
});

it("ExercisePage shows that it failed to load, until it is retried", async () => {
  let down = true;
  open({ "GET /api/exercises/worry-time": () => (down ? errorResponse(500, errors.somethingWrong) : run({})) });
  await expect.element(page.getByRole("alert")).toHaveTextContent(pageWords.runFailed);
  down = false;
  await page.getByRole("alert").getByRole("button").click();
  await expect.element(heading("Question worry?")).toBeInTheDocument();
});

it("MemoryPage changes the name, allows a subject again, and deletes an exercise and everything", async () => {
  const calls: unknown[] = [];
  const memory: CompanionMemory = {
    language: "en",
    called: "",
    avoided: [{ id: "theme:marriage", title: "Marriage" }],
    exercises: [
      {
        id: finished.id,
        code: "worry-time",
        title: "Worry time",
        language: "en",
        companion: "tara",
        startedAt: "2026-11-26T10:00:00Z",
        finishedAt: "2026-11-26T10:10:00Z",
        remindAt: null,
        answers: [{ step: "worry", caption: "Your worry", text: "Amma's knee" }],
      },
    ],
  };
  let kept = memory;
  open(
    {
      "GET /api/companion-memory": () => kept,
      "PUT /api/companion-memory": (body: { called: string; avoided: string[] }) => {
        calls.push(body);
        kept = { ...kept, called: body.called, avoided: kept.avoided.filter(({ id }) => body.avoided.includes(id)) };
        return kept;
      },
      [`DELETE /api/exercise-runs/${finished.id}`]: () => {
        kept = { ...kept, exercises: [] };
        return new Response(null, { status: 204 });
      },
      "DELETE /api/companion-memory": () => {
        kept = { language: "en", called: "", avoided: [], exercises: [] };
        return new Response(null, { status: 204 });
      },
    },
    "?view=memory",
  );
  const name = page.getByRole("textbox", { name: memoryPage.calledLabel });
  await name.fill("Ash");
  await button(memoryPage.save).click();
  await expect.poll(currentToast).toMatchObject({ title: memoryPage.saved.title });
  await button("Allow Marriage again").click();
  await expect.element(page.getByText(memoryPage.avoidedNone)).toBeInTheDocument();
  expect(calls).toEqual([
    { language: "en", called: "Ash", avoided: ["theme:marriage"] },
    { language: "en", called: "Ash", avoided: [] },
  ]);
  await button("Delete Worry time").click();
  await expect.element(page.getByText(memoryPage.exercisesNone)).toBeInTheDocument();
  await button(memoryPage.deleteAll).click();
  await page.getByRole("alertdialog").getByRole("button", { name: memoryPage.deleteAllConfirm }).click();
  await expect.poll(currentToast).toMatchObject({ title: memoryPage.deleted.title });
  await expect.element(name).toHaveValue("");
});
