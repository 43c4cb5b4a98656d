import { adminPayments as words } from "@aangan/copy/administration";
import { addressOf, originOf } from "../support/addresses";
import { answerNext } from "../support/answers";
import { expectAccessible } from "../support/axe";
import { administrator, signInCoach } from "../support/people";
import { closeToast, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { AdminPage } from "./admin-page";

const address = "/api/coach/admin/payment-events";

/** A notice as the server tells it. */
const notice = (n: number, state: string) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  eventId: `evt_${n}`,
  type: n === 1 ? "invoice.payment_failed" : "customer.subscription.updated",
  objectId: n === 1 ? "in_1" : "sub_2",
  state,
  tries: 8,
  reason: "The payment provider's answer could not be read.",
  createdAt: new Date(Date.now() - 7_200_000).toISOString(),
  receivedAt: new Date(Date.now() - 7_200_000).toISOString(),
  settledAt: null,
});

test("an administrator has a notice that was set aside tried again, and dismisses another @once", async ({
  page,
  watch,
}) => {
  await signInCoach(page.context(), administrator);
  // The server as it is: it answers, and the page can be read.
  expect((await page.request.get(originOf("coach") + address)).status()).toBe(200);

  // Two that are set aside, as nobody can have them be on purpose.
  const aside = new Set([1, 2]);
  await page.route(`**${address}?**`, (route) => {
    const state = new URL(route.request().url()).searchParams.get("state");
    const items = state === "set_aside" ? [...aside].map((n) => notice(n, "set_aside")) : [];
    return route.fulfill({ json: { items, more: false, setAside: aside.size } });
  });
  await page.goto(addressOf("coachAdmin"));
  const desk = new AdminPage(page);
  const { main } = desk;
  await desk.go(words.name);
  await expect(page).toHaveURL(addressOf("coachPayments"));
  const rows = main.getByRole("list", { name: words.listLabel }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("invoice.payment_failed");
  await expect(rows.first()).toContainText("The payment provider's answer could not be read.");
  await expect(rows.first()).toContainText("Tried 8 times");
  await expectAccessible(page);

  // Somebody else was quicker: it is said, and the list is read anew.
  const retry = `${address}/${notice(1, "").id}/retry`;
  await answerNext(page, watch, retry, [{ status: 409, message: "This is not set aside any more." }]);
  await rows.first().getByRole("button", { name: words.retry }).click();
  await expectToast(page, words.retryFailed, "This is not set aside any more.");
  await closeToast(page);
  await page.unroute(`**${retry}`);
  await page.route(`**${retry}`, (route) => {
    aside.delete(1);
    return route.fulfill({ json: notice(1, "waiting") });
  });
  await rows.first().getByRole("button", { name: words.retry }).click();
  await expectToast(page, words.retried.title);
  await closeToast(page);
  await expect(rows).toHaveCount(1);

  await page.route(`**${address}/${notice(2, "").id}/dismiss`, (route) => {
    aside.delete(2);
    return route.fulfill({ json: notice(2, "dismissed") });
  });
  await rows.first().getByRole("button", { name: words.dismiss }).click();
  const question = page.getByRole("alertdialog", { name: words.dismissTitle });
  await expectAccessible(page);
  await question.getByRole("button", { name: words.dismiss }).click();
  await expectToast(page, words.dismissedToast.title);
  await expect(main).toContainText(words.noneSetAside);
  await main.getByRole("radio", { name: words.applied }).click();
  await expect(page).toHaveURL(`${addressOf("coachPayments")}?state=applied`);
  await expect(main).toContainText(words.noneOther);
});
