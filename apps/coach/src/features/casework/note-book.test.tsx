import { coachNotes as words } from "@aangan/copy/coach-casework";
import { expectRefetchError } from "@aangan/testing/expect-refetch-error.ts";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { inHours, meera } from "@/lib/fixtures";
import { NoteBook } from "./note-book";
import type { ClientNote } from "./notes";

let notes: ClientNote[];
const note = (id: string, text: string, sessionId: string | null = null): ClientNote => ({
  id,
  text,
  sessionId,
  unreadable: false,
  createdAt: inHours(-3),
  updatedAt: inHours(-3),
});
const path = "/api/coach/clients/lakshmi/notes";
const answers = { [`GET ${path}`]: () => notes };
const open = (more = {}, about: { sessionId?: string } = {}) =>
  renderPart(<NoteBook clientId="lakshmi" zone={meera.timeZone} empty={words.empty} {...about} />, {
    ...answers,
    ...more,
  });
const box = page.getByRole("textbox", { name: words.new });
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(() => {
  notes = [note("n1", "Her brother called.")];
});

it("moves focus to the empty list when the last note is deleted", async () => {
  open({
    [`DELETE ${path}/n1`]: () => {
      notes = [];
    },
  });
  await button(words.deleteLabel).click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.delete }).click();
  await expect.element(page.getByText(words.empty)).toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toBe(words.empty);
});

it("keeps the note in the form and shows field and form errors until saving succeeds", async () => {
  let attempts = 0;
  open({
    [`POST ${path}`]: (sent: unknown) => {
      attempts++;
      if (attempts === 1) return errorResponse(400, "No.", [{ field: "text", message: "This is too long." }]);
      if (attempts === 2) return errorResponse(409, "There are too many notes.");
      const added = note("n2", (sent as { text: string }).text);
      notes = [added, ...notes];
      return added;
    },
  });
  await button(words.add).click();
  await expect.element(box).toHaveAttribute("aria-invalid", "true");
  await expect.element(box).toHaveFocus();
  await box.fill("She slept better.");
  await button(words.add).click();
  await expect.element(page.getByText("This is too long.")).toBeInTheDocument();
  await expect.element(box).toHaveFocus();
  await button(words.add).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("There are too many notes.");
  await expect.element(box).toHaveValue("She slept better.");
  await button(words.add).click();
  await expect.element(page.getByRole("listitem").first()).toHaveTextContent("She slept better.");
  await expect.element(box).toHaveValue("");
});

it("with a session id shows only that session's notes and adds new ones to it", async () => {
  notes = [note("n1", "About her."), note("n2", "About Tuesday.", "s1")];
  let sent: unknown;
  open(
    {
      [`POST ${path}`]: (body: unknown) => {
        sent = body;
        return note("n3", "More of Tuesday.", "s1");
      },
    },
    { sessionId: "s1" },
  );
  await expect.element(page.getByText("About Tuesday.")).toBeInTheDocument();
  await expect.element(page.getByText("About her.")).not.toBeInTheDocument();
  await box.fill("More of Tuesday.");
  await button(words.add).click();
  await expect.element(page.getByText("More of Tuesday.")).toBeInTheDocument();
  expect(sent).toEqual({ text: "More of Tuesday.", sessionId: "s1" });
});

it("shows an error above the notes when the refetch fails", async () => {
  const book = <NoteBook clientId="lakshmi" zone={meera.timeZone} />;
  await expectRefetchError(book, answers, `GET ${path}`, page.getByText("Her brother called."));
});
