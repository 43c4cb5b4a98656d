import * as words from "@aangan/copy/coach-replies";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast, dismissToast } from "@aangan/ui/toast/store.ts";
import { useRef, useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ReplyInput, SavedReply } from "./replies";
import { useReplyMenu } from "./use-reply-menu";

let replies: SavedReply[];
let added: number;
const answers = {
  "GET /api/coach/saved-replies": () => replies,
  "POST /api/coach/saved-replies": (sent: unknown) => {
    added++;
    const reply = { id: `new${added}`, ...(sent as ReplyInput) };
    replies = [...replies, reply];
    return reply;
  },
};

/** A text box with the button next to it, as in a conversation. */
function Composer() {
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const { button, dialog, onKeyDown } = useReplyMenu({ box, text, onText: setText });
  return (
    <div onKeyDownCapture={onKeyDown}>
      <textarea ref={box} aria-label="Message" value={text} onChange={(event) => setText(event.target.value)} />
      {button}
      {dialog}
    </div>
  );
}

const open = (more = {}) => renderPart(<Composer />, { ...answers, ...more });
const composer = page.getByRole("textbox", { name: "Message" });
const menu = page.getByRole("menu");
const dialog = page.getByRole("dialog");
const item = (title: string) => menu.getByRole("menuitem", { name: new RegExp(`^${title}`) });
const inDialog = (name: string) => dialog.getByRole("button", { name, exact: true });
const name = dialog.getByRole("textbox", { name: new RegExp(`^${words.name}`) });
const text = dialog.getByRole("textbox", { name: new RegExp(`^${words.words}`) });
const control = (action: "editOne" | "deleteOne" | "moveUp" | "moveDown", title: string) =>
  inDialog(words[action]({ title }));
const titles = () =>
  dialog
    .getByRole("listitem")
    .elements()
    .map((entry) => entry.querySelector("p")?.textContent);

/** Opens the dialog by the last item of the menu. */
async function manage(label: string): Promise<void> {
  await page.getByRole("button", { name: words.open, exact: true }).click();
  await item(label).click();
  await expect.element(dialog).toBeInTheDocument();
}

beforeEach(() => {
  added = 0;
  replies = [
    { id: "r1", title: "Sleep", text: "How did you sleep this week?" },
    { id: "r2", title: "Away", text: "I am away until Monday.\nI read everything then." },
    { id: "r3", title: "Thanks", text: "Thank you for telling me." },
  ];
});

describe("the menu", () => {
  it("inserts a reply into the text box, which keeps focus", async () => {
    open();
    await page.getByRole("button", { name: words.open, exact: true }).click();
    await item("Away").click();
    await expect.element(composer).toHaveValue("I am away until Monday.\nI read everything then.");
    await expect.element(composer).toHaveFocus();
    await userEvent.keyboard(" Bye");
    await expect.element(composer).toHaveValue("I am away until Monday.\nI read everything then. Bye");
  });

  it("opens on a slash in the empty text box, finds a reply by typing, and leaves a later slash as text", async () => {
    open();
    await composer.click();
    await userEvent.keyboard("/");
    await expect.element(item("Thanks")).toBeInTheDocument();
    await userEvent.keyboard("th");
    await expect.element(item("Thanks")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(composer).toHaveValue("Thank you for telling me.");
    await expect.element(composer).toHaveFocus();
    await userEvent.keyboard("/tomorrow?");
    await expect.element(composer).toHaveValue("Thank you for telling me./tomorrow?");
    await expect.element(menu).not.toBeInTheDocument();
  });

  it("closes on Escape and keeps the slash", async () => {
    open();
    await composer.click();
    await userEvent.keyboard("/");
    await expect.element(menu).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect.element(composer).toHaveValue("/");
    await expect.element(composer).toHaveFocus();
  });
});

describe("the dialog", () => {
  it("requires a name and a text for the first reply, and adds it", async () => {
    replies = [];
    open();
    await page.getByRole("button", { name: words.open, exact: true }).click();
    await expect.element(menu).toHaveTextContent(words.empty);
    await item(words.new).click();
    await inDialog(words.new).click();
    await expect.element(name).toHaveFocus();
    await inDialog(words.add).click();
    await expect.element(name).toHaveAccessibleDescription(/Give the reply a short title/);
    await expect.element(text).toHaveAccessibleDescription(/Write what the reply says/);
    await expect.element(name).toHaveAttribute("aria-invalid", "true");
    await expect.element(text).toHaveAttribute("aria-invalid", "true");
    expect(replies).toEqual([]);
    await name.fill("Sleep");
    await text.fill("How did you sleep this week?");
    await inDialog(words.add).click();
    await expect.poll(currentToast).toMatchObject({ title: words.added });
    await expect.poll(titles).toEqual(["Sleep"]);
    expect(replies).toEqual([{ id: "new1", title: "Sleep", text: "How did you sleep this week?" }]);
  });

  it("keeps focus on the pressed button while a reply moves up, and sends each new order", async () => {
    const orders: unknown[] = [];
    open({
      "PUT /api/coach/saved-replies/order": (sent: unknown) => {
        orders.push(sent);
      },
    });
    await manage(words.manage);
    await control("moveUp", "Thanks").click();
    await control("moveUp", "Thanks").click();
    await expect.poll(titles).toEqual(["Thanks", "Sleep", "Away"]);
    await expect.element(control("moveUp", "Thanks")).toHaveFocus();
    await expect.element(dialog.getByRole("status")).toHaveTextContent("Thanks is now 1 of 3");
    await expect.poll(() => orders).toEqual([{ ids: ["r1", "r3", "r2"] }, { ids: ["r3", "r1", "r2"] }]);
  });

  it("shows an error and the previous order when a new order is rejected", async () => {
    open({ "PUT /api/coach/saved-replies/order": () => errorResponse(500, "Something went wrong.") });
    await manage(words.manage);
    await control("moveDown", "Sleep").click();
    const alert = dialog.getByRole("alert");
    await expect.element(alert).toHaveTextContent(words.orderFailed);
    await expect.element(alert).toHaveTextContent("Something went wrong.");
    await expect.poll(titles).toEqual(["Sleep", "Away", "Thanks"]);
  });

  it("changes a reply and deletes one after a confirmation", async () => {
    let changed: unknown;
    open({
      "PUT /api/coach/saved-replies/r1": (sent: unknown) => {
        changed = sent;
        replies = replies.map((reply) => (reply.id === "r1" ? { ...reply, ...(sent as ReplyInput) } : reply));
        return replies[0];
      },
      "DELETE /api/coach/saved-replies/r2": () => {
        replies = replies.filter(({ id }) => id !== "r2");
      },
    });
    await manage(words.manage);
    await control("editOne", "Sleep").click();
    await expect.element(name).toHaveValue("Sleep");
    await name.fill("Sleep, weekly");
    await text.fill("How did you sleep?");
    await inDialog(words.save).click();
    await expect.poll(currentToast).toMatchObject({ title: words.changed });
    expect(changed).toEqual({ title: "Sleep, weekly", text: "How did you sleep?" });
    await expect.poll(titles).toEqual(["Sleep, weekly", "Away", "Thanks"]);
    dismissToast();
    await control("deleteOne", "Away").click();
    const question = page.getByRole("alertdialog");
    await expect.element(question).toHaveTextContent(words.deleteText);
    await question.getByRole("button", { name: words.keep }).click();
    expect(replies).toHaveLength(3);
    await control("deleteOne", "Away").click();
    await question.getByRole("button", { name: words.delete, exact: true }).click();
    await expect.poll(currentToast).toMatchObject({ title: words.deleted });
    await expect.poll(titles).toEqual(["Sleep, weekly", "Thanks"]);
  });

  it("restores a reply that was being written after a reload", async () => {
    open();
    await manage(words.manage);
    await inDialog(words.new).click();
    await name.fill("Breathe");
    open();
    await manage(words.manage);
    await expect.element(name).toHaveValue("Breathe");
  });
});
