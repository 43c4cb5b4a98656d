import * as crisis from "@aangan/copy/crisis";
import * as errors from "@aangan/copy/errors";
import * as words from "@aangan/copy/journal-page";
import { limits } from "@aangan/copy/limits";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { calm, riskState } from "@/lib/fixtures";
import type { RiskState } from "@/lib/risk";
import { JournalScreen } from "./journal-screen";
import type { Entry } from "./page";

const initialUrl = window.location.href;
const textbox = page.getByRole("textbox");
const status = page.getByRole("status");
const broken = () => errorResponse(500, errors.somethingWrong);

let stored: Entry[];
let down: { save: boolean; list: boolean };
let risk: RiskState | (() => Response);

/** Renders the journal, as after a reload. */
function open(): void {
  renderPart(<JournalScreen />, {
    "GET /api/resources": [],
    "GET /api/risk": risk,
    "GET /api/journal": () => (down.list ? broken() : { entries: stored, earlier: null }),
    "PUT /api/journal/*": ({ text }: { text: string }, address: URL) => {
      if (down.save) return broken();
      const now = new Date().toISOString();
      const id = address.pathname.split("/").at(-1) ?? "";
      const entry: Entry = { id, text, resource: "", prompt: null, unreadable: false, createdAt: now, updatedAt: now };
      stored = [entry, ...stored.filter((one) => one.id !== id)];
      return entry;
    },
  });
}
const storedTexts = () => stored.map(({ text }) => text);

beforeEach(() => {
  stored = [];
  down = { save: false, list: false };
  risk = calm;
});
afterEach(() => window.history.replaceState(null, "", initialUrl));

it("JournalScreen keeps an entry that cannot be saved over a reload, and saves it on retry", async () => {
  down.save = true;
  open();
  await textbox.fill("Nothing of this is lost.");
  await expect.element(status.filter({ hasText: words.notSaved })).toBeVisible();
  expect(storedTexts()).toEqual([]);
  open();
  await expect.element(textbox).toHaveValue("Nothing of this is lost.");
  await expect.element(page.getByText(words.notSaved)).toBeInTheDocument();
  down.save = false;
  await page.getByRole("button", { name: words.retry }).click();
  await expect.element(page.getByText(words.saved, { exact: true })).toBeInTheDocument();
  expect(storedTexts()).toEqual(["Nothing of this is lost."]);
});

it.each([
  ["while the journal is open", 60_000],
  ["before", -60_000],
])("JournalScreen shows help if the server noticed a risk %s", async (_, began) => {
  risk = { ...riskState("urgent"), since: new Date(Date.now() + began).toISOString() };
  open();
  const help = page.getByRole("heading", { name: crisis.heading });
  await expect.element(help).toBeInTheDocument();
  const text = `The kettle was on, ${began}.`;
  await textbox.fill(text);
  await expect.poll(storedTexts).toEqual([text]);
  await expect.element(help).toBeInTheDocument();
});

it("JournalScreen shows no help for ordinary text in ordinary times", async () => {
  open();
  await textbox.fill("The kettle was on.");
  await expect.poll(storedTexts).toEqual(["The kettle was on."]);
  expect(page.getByRole("heading", { name: crisis.heading }).elements()).toHaveLength(0);
});

it("JournalScreen shows help while the risk state cannot be fetched", async () => {
  risk = broken;
  open();
  await expect.element(page.getByRole("heading", { name: crisis.heading })).toBeInTheDocument();
});

it("JournalScreen does not send an entry that is too long or empty", async () => {
  open();
  await textbox.fill("Nothing of this is lost.");
  await expect.poll(storedTexts).toEqual(["Nothing of this is lost."]);
  await textbox.fill("a".repeat(limits.journalText + 2));
  await expect.element(status.filter({ hasText: words.tooLong({ count: 2 }) })).toBeVisible();
  await textbox.fill("");
  await expect.element(page.getByText(words.emptyPage)).toBeInTheDocument();
  expect(storedTexts()).toEqual(["Nothing of this is lost."]);
});

it("JournalScreen shows that the entries failed to load, and saves a new one all the same", async () => {
  down.list = true;
  open();
  const alert = page.getByRole("main").getByRole("alert");
  await expect.element(alert).toHaveTextContent(words.listFailed);
  await expect.element(alert).toHaveTextContent(errors.somethingWrong);
  await textbox.fill("Written without the list.");
  await expect.poll(storedTexts).toEqual(["Written without the list."]);
});
