import * as words from "@aangan/copy/admin-health";
import * as referralWords from "@aangan/copy/referrals";
import { errorResponse, invalidateAll, pendingResponse, renderPage } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { administering, inHours } from "@/lib/fixtures";
import { HealthScreen } from "./health-screen";
import type { Health, Referrals } from "./queries";

let givenUp: Health["givenUp"];
let periodic: Health["periodic"] = [];
let kinds: Health["kinds"] = [];
let readers: Health["readers"] = [];
let counts: Referrals["counts"] = [];
type Services = Pick<Health, "filesOutage" | "paymentOutage" | "failingLetters" | "paymentNotices">;
const allServicesWork: Services = {
  filesOutage: null,
  paymentOutage: null,
  failingLetters: { count: 0, since: null },
  paymentNotices: { count: 0, since: null },
};
let services = allServicesWork;
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
    readers,
    readerDays: 7,
    workersAlive: true,
    ...services,
  }),
  "GET /api/coach/admin/referrals": (): Referrals => ({ months: 36, counts }),
};
const button = (name: string, id: string) => page.getByRole("button", { name: `${name}: weekly_letter ${id}` });
/** The section with the discarded jobs. */
const jobSection = () => page.getByRole("list", { name: words.givenUpLabel }).element().parentElement;

beforeEach(() => {
  givenUp = [job("7"), job("8")];
  periodic = [];
  kinds = [];
  readers = [];
  counts = [];
  services = allServicesWork;
});

it("shows which services fail and what waits for them, until they work again", async () => {
  const since = inHours(-2);
  givenUp = [];
  services = {
    filesOutage: { since, lastFailedAt: inHours(-1) },
    paymentOutage: { since: inHours(-3), lastFailedAt: inHours(-1) },
    failingLetters: { count: 4, since },
    paymentNotices: { count: 1, since },
  };
  renderPage(<HealthScreen />, health);
  const sign = (name: string) => page.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
  await expect.element(sign(words.fileStore)).toHaveTextContent("began 2 hours ago; the last failure was 1 hour ago");
  await expect.element(sign(words.payments)).toHaveTextContent("Failing");
  await expect.element(sign(words.mail)).toHaveTextContent("4 emails can't be sentIt began 2 hours ago");
  await expect.element(sign(words.notices)).toHaveTextContent("1 is waiting");
  // One failure that is repeated within seconds is no alert.
  services = { ...allServicesWork, failingLetters: { count: 1, since: inHours(-0.01) } };
  await invalidateAll();
  await expect.element(sign(words.fileStore)).toHaveTextContent(words.serviceFine);
  await expect.element(sign(words.mail)).toHaveTextContent(words.mailFine);
  await expect.element(sign(words.notices)).toHaveTextContent(words.noticesFine);
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
    return errorResponse(409, "This job is no longer marked as failed.");
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
    "POST /api/coach/admin/jobs/7/discard": () => errorResponse(409, "This job is no longer marked as failed."),
  });
  await button(words.discard, "7").click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: words.discard }).click();
  await expect.element(question.getByRole("alert")).toHaveTextContent("This job is no longer marked as failed.");
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

it("counts failures of the language model and of the crisis detector", async () => {
  renderPage(<HealthScreen />, health);
  await expect.element(page.getByText(words.readersNone)).toBeInTheDocument();
  await expect.element(page.getByText(words.modelUnused)).toBeInTheDocument();
  readers = [
    { task: "reply", result: "used", count: 90 },
    { task: "reply", result: "unfit", count: 4 },
    { task: "second_reader", result: "failed", count: 6 },
    { task: "second_reader", result: "over_budget", count: 50 },
    { task: "detector", result: "failed", count: 1 },
  ];
  await invalidateAll();
  await expect.element(page.getByText("6 of 100 calls failed")).toBeInTheDocument();
  await expect.element(page.getByText("1 failure")).toBeInTheDocument();
  expect(rowsOf(words.readersTitle)).toEqual(["Companion replies", "Second reader", "Crisis detector"]);
});

it("shows crisis referrals by month and kind, and an error until they are refetched", async () => {
  let down = true;
  renderPage(<HealthScreen />, {
    ...health,
    "GET /api/coach/admin/referrals": () => (down ? errorResponse(500, "Down.") : { months: 36, counts }),
  });
  const part = page.getByRole("main");
  await expect.element(part).toHaveTextContent(referralWords.loadFailed);
  down = false;
  await invalidateAll();
  await expect.element(part).toHaveTextContent(referralWords.none);
  counts = [
    { month: "2026-11", kind: "self", line: "988", shown: 7 },
    { month: "2026-11", kind: "self", line: "any", shown: 8 },
  ];
  await invalidateAll();
  const row = part.getByRole("row", { name: "November 2026" });
  await expect.element(row).toHaveTextContent("Suicide or self-harm");
  await expect.element(row).toHaveTextContent("7");
  await expect.element(part).toHaveTextContent("2026: 8 replies with a referral");
  await expect.element(part.getByRole("button", { name: referralWords.downloadCSV })).toBeInTheDocument();
  await expect.element(part.getByRole("button", { name: referralWords.downloadJSON })).toBeInTheDocument();
});
