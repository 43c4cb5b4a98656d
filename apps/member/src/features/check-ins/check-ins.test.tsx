import type { components } from "@aangan/api/member";
import * as words from "@aangan/copy/check-ins-page";
import * as errors from "@aangan/copy/errors";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { asha, calm, meera, OpenEventSource } from "@/lib/fixtures";
import { CheckInCard } from "./check-in-card";
import { CheckInsScreen } from "./check-ins-screen";

type Month = components["schemas"]["CheckInMonth"];
type CheckIn = components["schemas"]["CheckIn"];

const on = (day: string, mood: string, more: Partial<CheckIn> = {}): CheckIn => ({
  day,
  mood,
  word: "",
  note: "",
  unreadable: false,
  shared: false,
  updatedAt: `${day}T20:00:00Z`,
  ...more,
});

/** The stored month; the server of these tests. */
let stored: Month;
let calls: { path: string; body: unknown }[];
let broken: boolean;

const answers = {
  "GET /api/user": { ...asha, coachId: meera.id },
  "GET /api/coaches/meera": meera,
  "GET /api/risk": calm,
  "GET /api/check-ins": () => stored,
  "PATCH /api/check-ins/*": (body: Partial<CheckIn>) => {
    calls.push({ path: "save", body });
    if (broken) return errorResponse(500, errors.somethingWrong);
    const before = stored.days.find(({ day }) => day === stored.today) ?? on(stored.today, "");
    const saved = { ...before, ...body };
    stored = { ...stored, earliest: stored.month, days: [...stored.days.filter((one) => one !== before), saved] };
    return saved;
  },
  "PUT /api/shared-check-ins/2026-11": (body: unknown) => {
    calls.push({ path: "share", body });
    return broken ? errorResponse(409, "You have a different coach now. Please try again.") : undefined;
  },
  "DELETE /api/check-ins/*": () => {
    if (broken) return errorResponse(500, errors.somethingWrong);
    stored = { ...stored, days: [] };
    return undefined;
  },
};

beforeEach(() => {
  vi.stubGlobal("EventSource", OpenEventSource);
  stored = { month: "2026-11", today: "2026-11-24", earliest: "", lowDays: 0, days: [] };
  calls = [];
  broken = false;
});

const mood = (name: string) => page.getByRole("group", { name: words.moods }).getByRole("button", { name });
const word = (name: string) => page.getByRole("group", { name: words.words }).getByRole("button", { name });

it("CheckInCard saves a mood and a word in two taps, and a word of the member's own", async () => {
  renderPart(<CheckInCard coachName="Meera" />, answers);
  await expect.element(page.getByText(words.firstText)).toBeInTheDocument();
  await expect.element(page.getByRole("img", { name: /No check-ins yet/ })).toBeInTheDocument();
  await mood("Good").click();
  await expect.element(mood("Good")).toHaveAttribute("aria-pressed", "true");
  await expect.element(page.getByRole("status")).toHaveTextContent(words.saved);
  await word("Hopeful").click();
  await expect.element(word("Hopeful")).toHaveAttribute("aria-pressed", "true");
  await word(words.ownWord).click();
  await page.getByRole("textbox", { name: words.ownWordLabel }).fill(" Diwali ");
  await page.getByRole("button", { name: words.saveWord }).click();
  await expect.element(word("Diwali")).toHaveAttribute("aria-pressed", "true");
  await word("Diwali").click();
  await expect.element(word("Diwali")).not.toBeInTheDocument();
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toEqual([{ mood: "good" }, { word: "hopeful" }, { word: "Diwali" }, { word: "" }]);
  await expect.element(page.getByRole("img", { name: /1 check-in, Good/ })).toBeInTheDocument();
});

it("CheckInCard takes back a mood that could not be saved, and says so", async () => {
  broken = true;
  renderPart(<CheckInCard coachName={undefined} />, answers);
  await mood("Low").click();
  await expect.poll(currentToast).toMatchObject({ title: words.failed, variant: "destructive" });
  await expect.element(mood("Low")).toHaveAttribute("aria-pressed", "false");
});

it("CheckInCard says gently that several days were low, and where help is", async () => {
  stored = { ...stored, lowDays: 5, days: [on("2026-11-23", "low")] };
  renderPart(<CheckInCard coachName="Meera" />, answers);
  await expect.element(page.getByText(/Lower on 5 of the last 12 days/)).toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "your safety notes" })).toHaveAttribute("href", "/safety-notes");
});

it("CheckInsScreen shows the month as tiles and as a table, and a day with its line", async () => {
  stored = {
    ...stored,
    earliest: "2026-11",
    days: [
      on("2026-11-20", "heavy", { word: "tired", note: "Long call." }),
      on("2026-11-24", "good", { shared: true }),
    ],
  };
  renderPart(<CheckInsScreen />, answers);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("November");
  await page.getByRole("button", { name: "Nov 20: Heavy, tired" }).click();
  await expect.element(page.getByRole("region", { name: "Friday, November 20" })).toHaveTextContent("Long call.");
  await expect.element(page.getByRole("button", { name: "Nov 3: no check-in" })).toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /^Nov 25/ })).toBeDisabled();
  await page.getByRole("button", { name: words.asTable }).click();
  await expect.element(page.getByRole("row", { name: /Tue, Nov 24.*Good/ })).toBeInTheDocument();
  await expect.element(page.getByRole("row", { name: /Fri, Nov 20.*Heavy.*Tired.*Long call\./ })).toBeInTheDocument();
});

it("CheckInsScreen saves a line, keeps its text when that fails, and deletes a day", async () => {
  stored = { ...stored, earliest: "2026-11", days: [on("2026-11-24", "good")] };
  broken = true;
  renderPart(<CheckInsScreen />, answers);
  await page.getByRole("button", { name: words.addLine }).click();
  const line = page.getByRole("textbox", { name: words.noteLabel });
  await line.fill("Cooked for the first time in weeks.");
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expect.element(page.getByText(errors.somethingWrong).first()).toBeInTheDocument();
  await expect.element(line).toHaveValue("Cooked for the first time in weeks.");
  broken = false;
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expect.element(page.getByText("Cooked for the first time in weeks.")).toBeInTheDocument();
  await expect.element(line).not.toBeInTheDocument();
  await page.getByRole("button", { name: words.remove }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.remove }).click();
  await expect.element(page.getByText(words.question)).toBeInTheDocument();
});

it("CheckInsScreen shares the chosen days, and keeps the choice when that fails", async () => {
  stored = {
    ...stored,
    earliest: "2026-11",
    days: [on("2026-11-20", "low"), on("2026-11-24", "good", { shared: true })],
  };
  broken = true;
  renderPart(<CheckInsScreen />, answers);
  await page.getByRole("button", { name: words.chooseDays }).click();
  const dialog = page.getByRole("dialog", { name: words.shareTitle({ coachName: "Meera" }) });
  await expect.element(dialog.getByRole("checkbox", { name: /November 24/ })).toBeChecked();
  await dialog.getByRole("checkbox", { name: /November 20/ }).click();
  await dialog.getByRole("button", { name: words.shareSave }).click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("You have a different coach now.");
  broken = false;
  await dialog.getByRole("button", { name: words.shareSave }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({ coachId: meera.id, days: ["2026-11-24", "2026-11-20"] });
});

it("CheckInCard fetches the new day when midnight has passed on an open page", async () => {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: asha.timeZone }).format(new Date());
  const before = { ...stored, month: today.slice(0, 7), today: "2026-01-01", days: [on("2026-01-01", "low")] };
  let fetched = 0;
  renderPart(<CheckInCard coachName="Meera" />, {
    ...answers,
    "GET /api/check-ins": () => (++fetched === 1 ? before : { ...before, today, days: [] }),
  });
  await expect.poll(() => fetched).toBe(2);
  await expect.element(mood("Low")).toHaveAttribute("aria-pressed", "false");
});
