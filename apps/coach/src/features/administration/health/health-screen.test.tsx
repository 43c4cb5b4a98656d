import { adminHealth as words } from "@aangan/copy/administration-health";
import { drawPage, refusal } from "@aangan/shell/screen";
import { currentToast } from "@aangan/ui/toast";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { administering, inHours } from "@/lib/fixtures";
import { HealthScreen } from "./health-screen";
import type { Health } from "./queries";

let givenUp: Health["givenUp"];
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
    kinds: [],
    leaderSince: null,
    migrated: true,
    periodic: [],
    workersAlive: true,
  }),
};
const button = (name: string, id: string) => page.getByRole("button", { name: `${name}: weekly_letter ${id}` });
/** The part of the page with the jobs. */
const home = () => page.getByRole("list", { name: words.givenUpLabel }).element().parentElement;

beforeEach(() => {
  givenUp = [job("7"), job("8")];
});

it("keeps the focus with the jobs when one is put back in line", async () => {
  drawPage(<HealthScreen />, {
    ...health,
    "POST /api/coach/admin/jobs/7/retry": () => {
      givenUp = [job("8")];
    },
  });
  await button(words.retry, "7").click();
  await expect.element(button(words.retry, "7")).not.toBeInTheDocument();
  expect(currentToast()?.title).toBe(words.retried.title);
  await expect.poll(() => document.activeElement).toBe(home());
});

it("keeps it there when the last one is deleted", async () => {
  givenUp = [job("7")];
  drawPage(<HealthScreen />, {
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

it("says why one could not be deleted, in the question that stays open", async () => {
  drawPage(<HealthScreen />, {
    ...health,
    "POST /api/coach/admin/jobs/7/discard": () => refusal(409, "This job is not given up any more."),
  });
  await button(words.discard, "7").click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: words.discard }).click();
  await expect.element(question.getByRole("alert")).toHaveTextContent("This job is not given up any more.");
});
