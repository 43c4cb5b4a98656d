import * as words from "@aangan/copy/admin-inbox";
import { errorResponse, pendingResponse, renderPage } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { administering, inHours } from "@/lib/fixtures";
import { inboxHref } from "@/lib/hrefs";
import { InboxScreen } from "./inbox-screen";
import type { InboxEntry } from "./queries";

let entry: InboxEntry;
const initialUrl = window.location.href;
const inbox = {
  ...administering,
  "GET /api/coach/admin/inbox/contact-messages": () => ({
    items: entry.handled ? [] : [entry],
    next: null,
    open: { messages: 1, applications: 0, signups: 0 },
  }),
  "GET /api/coach/admin/inbox/contact-messages/e1": () => entry,
};
const heading = page.getByRole("heading", { name: words.entryLabel({ name: "Priya" }) });

beforeEach(() => {
  entry = {
    id: "e1",
    list: "contact-messages",
    name: "Priya",
    email: "priya@example.com",
    subject: "Hello",
    text: "Where do I begin?",
    createdAt: inHours(-1),
    crisis: "",
    handled: null,
    ageRange: "",
    headingVariant: "",
    pricingVariant: "",
    job: "",
    link: "",
    location: "",
    occupation: "",
  };
  window.history.replaceState(null, "", inboxHref({ list: "contact-messages", entry: "e1" }));
});
afterEach(() => window.history.replaceState(null, "", initialUrl));

it("moves focus to an entry's heading when it is handled and leaves the list", async () => {
  renderPage(<InboxScreen />, {
    ...inbox,
    "POST /api/coach/admin/inbox/contact-messages/e1/handled": () => {
      entry = { ...entry, handled: { by: "Leela", at: inHours(0) } };
      return entry;
    },
  });
  await expect.element(heading).toHaveFocus();
  await page.getByRole("button", { name: words.handle }).click();
  await expect.element(page.getByText(words.nothingOpen)).toBeInTheDocument();
  expect(currentToast()?.title).toBe(words.handledToast);
  await expect.element(heading).toHaveFocus();
});

it("moves focus to an entry's row when the entry is closed, also after it was handled", async () => {
  renderPage(<InboxScreen />, inbox);
  await expect.element(heading).toHaveFocus();
  await page.getByRole("link", { name: words.back }).click();
  await expect.element(page.getByRole("link", { name: "Priya" })).toHaveFocus();
  await page.getByRole("link", { name: "Priya" }).click();
  await expect.element(heading).toHaveFocus();
  entry = { ...entry, handled: { by: "Leela", at: inHours(0) } };
  await page.getByRole("link", { name: words.back }).click();
  await expect.element(page.getByRole("link", { name: "Priya" })).toHaveFocus();
});

it("shows a toast and keeps focus on the button when an entry cannot be handled", async () => {
  renderPage(<InboxScreen />, {
    ...inbox,
    "POST /api/coach/admin/inbox/contact-messages/e1/handled": () => errorResponse(500, "Something went wrong."),
  });
  await page.getByRole("button", { name: words.handle }).click();
  await expect.poll(currentToast).toMatchObject({ title: words.handleFailed, variant: "destructive" });
  await expect.element(page.getByRole("button", { name: words.handle })).toHaveFocus();
});

it("shows a toast for a failed handling after the entry was closed", async () => {
  const handled = pendingResponse(() => errorResponse(500, "Something went wrong."));
  renderPage(<InboxScreen />, {
    ...inbox,
    "POST /api/coach/admin/inbox/contact-messages/e1/handled": handled.answer,
  });
  await page.getByRole("button", { name: words.handle }).click();
  await expect.poll(handled.requested).toBe(true);
  await page.getByRole("link", { name: words.back }).click();
  await expect.element(heading).not.toBeInTheDocument();
  handled.respond();
  await expect.poll(currentToast).toMatchObject({ title: words.handleFailed, variant: "destructive" });
});

it("shows a toast for a failed export after the page was left", async () => {
  const refused = pendingResponse(() => errorResponse(500, "Something went wrong."));
  renderPage(<InboxScreen />, { ...inbox, "GET /api/coach/admin/inbox/contact-messages/export": refused.answer });
  await page.getByRole("button", { name: words.export, exact: true }).click();
  await expect.poll(refused.requested).toBe(true);
  renderPage(<p>Elsewhere</p>);
  refused.respond();
  await expect.poll(currentToast).toMatchObject({ title: words.exportFailed, variant: "destructive" });
});
