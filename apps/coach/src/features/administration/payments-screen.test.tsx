import * as words from "@aangan/copy/admin-payments";
import { errorResponse, invalidateAll, pendingResponse, renderPage } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { administering, inHours } from "@/lib/fixtures";
import { PaymentsScreen } from "./payments-screen";

let setAsideIds: number[];
const notice = (n: number) => ({
  id: `${n}`,
  eventId: `evt_${n}`,
  type: `invoice.number_${n}`,
  objectId: `in_${n}`,
  state: "set_aside",
  tries: 8,
  reason: "",
  createdAt: inHours(-2),
  receivedAt: inHours(-2),
  settledAt: null,
});
const events = {
  ...administering,
  "GET /api/coach/admin/payment-events": () => ({
    items: setAsideIds.map(notice),
    more: false,
    setAside: setAsideIds.length,
  }),
};
const removeFirst = () => {
  setAsideIds = setAsideIds.slice(1);
};
const button = (name: string, n: number) => page.getByRole("button", { name: `${name}: invoice.number_${n}` });
/** The section with the set-aside events. */
const eventSection = () => page.getByRole("list", { name: words.listLabel }).element().parentElement;

beforeEach(() => {
  setAsideIds = [1, 2];
});

it("moves focus to the list when a set-aside event is retried", async () => {
  renderPage(<PaymentsScreen />, { ...events, "POST /api/coach/admin/payment-events/*/retry": removeFirst });
  await button(words.retry, 1).click();
  await expect.element(page.getByText("invoice.number_1")).not.toBeInTheDocument();
  expect(currentToast()?.title).toBe(words.retried.title);
  await expect.poll(() => document.activeElement).toBe(eventSection());
});

it("shows a toast for a failed retry whose row disappeared while the request was in flight", async () => {
  const retried = pendingResponse(() => {
    removeFirst();
    return errorResponse(409, "This is not set aside any more.");
  });
  renderPage(<PaymentsScreen />, { ...events, "POST /api/coach/admin/payment-events/*/retry": retried.answer });
  await button(words.retry, 1).click();
  await expect.poll(retried.requested).toBe(true);
  await invalidateAll();
  await expect.element(button(words.retry, 1)).not.toBeInTheDocument();
  expect(currentToast()).toBeNull();
  retried.respond();
  await expect.poll(currentToast).toMatchObject({ title: words.retryFailed, variant: "destructive" });
});

it("moves focus to the list when a set-aside event is dismissed", async () => {
  renderPage(<PaymentsScreen />, { ...events, "POST /api/coach/admin/payment-events/*/dismiss": removeFirst });
  await button(words.dismiss, 1).click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.dismiss }).click();
  await expect.element(page.getByText("invoice.number_1")).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(eventSection());
});

it("shows a toast and keeps focus on the button when a retry is rejected", async () => {
  renderPage(<PaymentsScreen />, {
    ...events,
    "POST /api/coach/admin/payment-events/*/retry": () => errorResponse(409, "This is not set aside any more."),
  });
  await button(words.retry, 1).click();
  await expect.poll(currentToast).toMatchObject({ title: words.retryFailed, variant: "destructive" });
  await expect.element(button(words.retry, 1)).toHaveFocus();
});
