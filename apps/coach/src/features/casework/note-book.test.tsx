import * as words from "@aangan/copy/coach-notes";
import * as common from "@aangan/copy/common";
import { expectRefetchError } from "@aangan/testing/expect-refetch-error.ts";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
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
const edited = page.getByRole("textbox", { name: words.editLabel });
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

it("shows the reason when the notes fail to load, and the notes once a retry succeeds", async () => {
  let down = true;
  open({ [`GET ${path}`]: () => (down ? errorResponse(503, "Nobody is there.") : notes) });
  const alert = page.getByRole("alert");
  await expect.element(alert).toHaveTextContent(words.loadFailed);
  await expect.element(alert).toHaveTextContent("Nobody is there.");
  down = false;
  await button(common.retry).click();
  await expect.element(page.getByText("Her brother called.")).toBeInTheDocument();
  await expect.element(alert).not.toBeInTheDocument();
});

it("keeps a new note over a reload, makes it read-only while it is saved, and empties the form afterwards", async () => {
  open();
  await box.fill("Afraid of the visit in March.\nமார்ச்");
  const saved = pendingResponse(() => {
    notes = [note("n2", "Afraid of the visit in March.\nமார்ச்"), ...notes];
    return notes[0];
  });
  open({ [`POST ${path}`]: saved.answer });
  await expect.element(box).toHaveValue("Afraid of the visit in March.\nமார்ச்");
  await button(words.add).click();
  await expect.poll(saved.requested).toBe(true);
  await expect.element(box).toHaveAttribute("readonly");
  await expect.element(box).toHaveValue("Afraid of the visit in March.\nமார்ச்");
  saved.respond();
  await expect.element(page.getByRole("listitem").first()).toHaveTextContent("மார்ச்");
  await expect.element(box).toHaveValue("");
  await expect.element(box).not.toHaveAttribute("readonly");
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain("March");
});

it("keeps an edited note over a reload, and moves focus to its edit button once saved", async () => {
  open();
  await button(words.editLabel).click();
  await expect.element(edited).toHaveFocus();
  await edited.fill("Her brother is called Arvind.");
  let sent: unknown;
  open({
    [`PUT ${path}/n1`]: (body: unknown) => {
      sent = body;
      notes = [{ ...note("n1", (body as { text: string }).text), updatedAt: inHours(0) }];
      return notes[0];
    },
  });
  await expect.element(edited).toHaveValue("Her brother is called Arvind.");
  await button(words.save).click();
  const item = page.getByRole("listitem");
  await expect.element(item).toHaveTextContent("Her brother is called Arvind.");
  await expect.element(item).toHaveTextContent(/, edited/);
  await expect.element(button(words.editLabel)).toHaveFocus();
  expect(sent).toEqual({ text: "Her brother is called Arvind." });
});

it("deletes a note only after a confirmation", async () => {
  notes = [note("n1", "Her brother called."), note("n2", "Afraid of the visit in March.")];
  let deleted = 0;
  open({
    [`DELETE ${path}/n2`]: () => {
      deleted++;
      notes = notes.slice(0, 1);
    },
  });
  const march = page.getByRole("listitem").filter({ hasText: "March" });
  const question = page.getByRole("alertdialog");
  await march.getByRole("button", { name: words.deleteLabel }).click();
  await question.getByRole("button", { name: words.keep }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(deleted).toBe(0);
  await march.getByRole("button", { name: words.deleteLabel }).click();
  await question.getByRole("button", { name: words.delete, exact: true }).click();
  await expect.poll(currentToast).toMatchObject({ title: words.deleted });
  await expect.element(march).not.toBeInTheDocument();
  await expect.element(page.getByText("Her brother called.")).toBeInTheDocument();
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
