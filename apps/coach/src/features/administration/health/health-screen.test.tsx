import { adminHealth as words } from "@aangan/copy/administration-health";
import { errorResponse, invalidateAll, pendingResponse, renderPage } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { administering, inHours } from "@/lib/fixtures";
import { HealthScreen } from "./health-screen";
import type { Health } from "./queries";

let givenUp: Health["givenUp"];
let periodic: Health["periodic"] = [];
let kinds: Health["kinds"] = [];
const job = (id: string): Health["givenUp"][number] => ({
  id,
  kind: "weekly_letter",
  sort: "letter",
  attempts: 8,
  createdAt: inHours(-3),
  failedAt: inHours(-2),
  failedOn: "mail_refused",
});
const health = {
  ...administering,
  "GET /api/coach/admin/health": (): Health => ({
    at: inHours(0),
    databaseMillis: 1,
    delaySeconds: 0,
    failedJobs: givenUp.length,
    failedLetters: givenUp.length,
    givenUp,
    kinds,
    leaderSince: null,
    migrated: true,
    periodic,
    workersAlive: true,
  }),
};
const button = (name: string, id: string) => page.getByRole("button", { name: `${name}: weekly_letter ${id}` });
/** The section with the discarded jobs. */
const jobSection = () => page.getByRole("list", { name: words.givenUpLabel }).element().parentElement;

beforeEach(() => {
  givenUp = [job("7"), job("8")];
  periodic = [];
  kinds = [];
});

it("moves focus to the job list when a discarded job is retried", async () => {
  renderPage(<HealthScreen />, {
    ...health,
    "POST /api/coach/admin/jobs/7/retry": () => {
      givenUp = [job("8")];
    },
  });
  await button(words.retry, "7").click();
  await expect.element(button(words.retry, "7")).not.toBeInTheDocument();
  expect(currentToast()?.title).toBe(words.retried.title);
  await expect.poll(() => document.activeElement).toBe(jobSection());
});

it("shows a toast for a failed retry whose row disappeared while the request was in flight", async () => {
  const retried = pendingResponse(() => {
    givenUp = [job("8")];
    return errorResponse(409, "This job is not given up any more.");
  });
  renderPage(<HealthScreen />, { ...health, "POST /api/coach/admin/jobs/7/retry": retried.answer });
  await button(words.retry, "7").click();
  await expect.poll(retried.requested).toBe(true);
  await invalidateAll();
  await expect.element(button(words.retry, "7")).not.toBeInTheDocument();
  expect(currentToast()).toBeNull();
  retried.respond();
  await expect.poll(currentToast).toMatchObject({ title: words.retryFailed, variant: "destructive" });
});

it("moves focus to the empty list when the last discarded job is deleted", async () => {
  givenUp = [job("7")];
  renderPage(<HealthScreen />, {
    ...health,
    "POST /api/coach/admin/jobs/7/discard": () => {
      givenUp = [];
    },
  });
  await button(words.discard, "7").click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.discard }).click();
  await expect.element(page.getByText(words.nothingGivenUp)).toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toContain(words.nothingGivenUp);
  await expect.element(page.getByRole("main")).not.toHaveFocus();
});

it("shows the server's error in the open dialog when a job cannot be deleted", async () => {
  renderPage(<HealthScreen />, {
    ...health,
    "POST /api/coach/admin/jobs/7/discard": () => errorResponse(409, "This job is not given up any more."),
  });
  await button(words.discard, "7").click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: words.discard }).click();
  await expect.element(question.getByRole("alert")).toHaveTextContent("This job is not given up any more.");
});

/** The names of the rows of a table. */
const rowsOf = (caption: string) =>
  page
    .getByRole("table", { name: caption })
    .getByRole("rowheader")
    .elements()
    .map((row) => row.textContent?.trim());

it("lists failing and overdue periodic jobs first, and the rest on request", async () => {
  const task = (name: string, failing: boolean, overdue: boolean) => ({
    name,
    everySeconds: 3600,
    lastDoneAt: inHours(-1),
    failing,
    overdue,
  });
  periodic = [
    task("well-1", false, false),
    task("late-1", false, true),
    ...["well-2", "well-3", "well-4", "well-5", "well-6"].map((name) => task(name, false, false)),
    task("failing-1", true, true),
  ];
  renderPage(<HealthScreen />, health);
  const all = page.getByRole("button", { name: "Show all 8" });
  await expect.element(all).toHaveAttribute("aria-expanded", "false");
  expect(rowsOf(words.periodicTitle)).toEqual(["failing-1", "late-1", "well-1", "well-2", "well-3"]);
  await all.click();
  await expect.poll(() => rowsOf(words.periodicTitle)).toHaveLength(8);
});

it("lists job kinds with failures above kinds with waiting jobs, and only counts idle kinds", async () => {
  const idle: Omit<Health["kinds"][number], "name"> = {
    sort: "task",
    waiting: 0,
    waitingSince: null,
    later: 0,
    running: 0,
    retrying: 0,
    givenUp: 0,
    failedAt: null,
    failedOn: "",
    lastDoneAt: inHours(-1),
  };
  kinds = [
    ...["a", "b", "c", "d", "e"].map((name) => ({ ...idle, name })),
    { ...idle, name: "waits", waiting: 3 },
    { ...idle, name: "given-up", givenUp: 1 },
    ...["1", "2", "3", "4", "5"].map((name) => ({ ...idle, name: `tried-${name}`, retrying: 1 })),
    { ...idle, name: "quiet", lastDoneAt: null },
  ];
  renderPage(<HealthScreen />, health);
  await expect.element(page.getByText("1 kind had nothing to do")).toBeInTheDocument();
  // All seven problems are shown, although a short list has five.
  expect(rowsOf(words.kindsTitle)?.map((name) => name?.split(" ")[0])).toEqual([
    "given-up",
    "tried-1",
    "tried-2",
    "tried-3",
    "tried-4",
    "tried-5",
    "waits",
  ]);
});
