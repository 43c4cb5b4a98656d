import { adminPayments as words } from "@aangan/copy/administration";
import { errorResponse, invalidateAll, pendingResponse, renderPage } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { administering, inHours } from "@/lib/fixtures";
import { PaymentsScreen } from "./payments-screen";

let aside: number[];
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
  "GET /api/coach/admin/payment-events": () => ({ items: aside.map(notice), more: false, setAside: aside.length }),
};
const settle = () => {
  aside = aside.slice(1);
};
const button = (name: string, n: number) => page.getByRole("button", { name: `${name}: invoice.number_${n}` });
/** The part of the page with the notices. */
const home = () => page.getByRole("list", { name: words.listLabel }).element().parentElement;

beforeEach(() => {
  aside = [1, 2];
});

it("keeps the focus with the notices when one is put back in line", async () => {
  renderPage(<PaymentsScreen />, { ...events, "POST /api/coach/admin/payment-events/*/retry": settle });
  await button(words.retry, 1).click();
  await expect.element(page.getByText("invoice.number_1")).not.toBeInTheDocument();
  expect(currentToast()?.title).toBe(words.retried.title);
  await expect.poll(() => document.activeElement).toBe(home());
});

it("says what became of one whose row went before the answer came", async () => {
  const retried = pendingResponse(() => {
    settle();
    return errorResponse(409, "This is not set aside any more.");
  });
  renderPage(<PaymentsScreen />, { ...events, "POST /api/coach/admin/payment-events/*/retry": retried.answer });
  await button(words.retry, 1).click();
  await expect.poll(retried.asked).toBe(true);
  await invalidateAll();
  await expect.element(button(words.retry, 1)).not.toBeInTheDocument();
  expect(currentToast()).toBeNull();
  retried.letGo();
  await expect.poll(currentToast).toMatchObject({ title: words.retryFailed, variant: "destructive" });
});

it("keeps the focus with the notices when one is left at that", async () => {
  renderPage(<PaymentsScreen />, { ...events, "POST /api/coach/admin/payment-events/*/dismiss": settle });
  await button(words.dismiss, 1).click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.dismiss }).click();
  await expect.element(page.getByText("invoice.number_1")).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(home());
});

it("says why one could not be put back, with the focus where it was", async () => {
  renderPage(<PaymentsScreen />, {
    ...events,
    "POST /api/coach/admin/payment-events/*/retry": () => errorResponse(409, "This is not set aside any more."),
  });
  await button(words.retry, 1).click();
  await expect.poll(currentToast).toMatchObject({ title: words.retryFailed, variant: "destructive" });
  await expect.element(button(words.retry, 1)).toHaveFocus();
});
