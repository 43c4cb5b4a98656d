import type { components } from "@aangan/api/member";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { dollars } from "@aangan/copy/format";
import { limits } from "@aangan/copy/limits";
import { locale } from "@aangan/copy/locale";
import * as words from "@aangan/copy/membership";
import * as more from "@aangan/copy/membership-page";
import { pricingVariants } from "@aangan/copy/plans";
import { routes } from "@aangan/copy/routes";
import { storage } from "@aangan/copy/storage";
import { setServerTime } from "@aangan/shell/live/clock.ts";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { asha, OpenEventSource } from "@/lib/fixtures";
import type { SubscriptionStatus } from "@/lib/subscription";
import type { Invoice, Plan } from "./queries";
import { SubscribeScreen } from "./subscribe-screen";

const initialUrl = window.location.href;
const hour = 3_600_000;
const day = 24 * hour;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const year = new Date().getFullYear();

/** The response's types, with the null that stands for no plan and no card. */
type PlanResponse = Omit<Plan, "card"> & { card: Plan["card"] | null };
type StatusResponse = Omit<SubscriptionStatus, "subscription"> & { subscription: PlanResponse | null };

const plan: PlanResponse = {
  status: "active",
  variant: "default",
  cents: 8000,
  currency: "usd",
  startedAt: inMs(-10 * day),
  paidUntil: inMs(20 * day),
  nextChargeAt: inMs(20 * day),
  endsAt: null,
  pausedFrom: null,
  pausedUntil: null,
  graceEndsAt: null,
  lastRefusal: null,
  card: { brand: "visa", last4: "4242", expMonth: 12, expYear: year + 3 },
};
const none: StatusResponse = {
  hasActiveSubscription: false,
  trialStartedAt: null,
  trialEndsAt: null,
  hadSubscription: false,
  subscription: null,
};
const paying = (changes: Partial<PlanResponse>): StatusResponse => ({
  ...none,
  hasActiveSubscription: true,
  hadSubscription: true,
  subscription: { ...plan, ...changes },
});
const inTrial = (remaining: number): StatusResponse => ({
  ...none,
  trialStartedAt: inMs(remaining - limits.trialDays * day),
  trialEndsAt: inMs(remaining),
});

function open(status: unknown, answers: Record<string, unknown> = {}): void {
  renderPart(<SubscribeScreen />, {
    "GET /api/user": asha,
    "GET /api/subscription-status": status,
    "GET /api/invoices": { items: [], more: false },
    ...answers,
  });
}

const main = page.getByRole("main");
const title = main.getByRole("heading", { level: 1 });
const alert = main.getByRole("alert");
const start = main.getByRole("button", { name: words.startTrial });
const subscribe = main.getByRole("button", { name: more.subscribe });

// Without polling, only the retry button refetches.
beforeEach(() => vi.stubGlobal("EventSource", OpenEventSource));
afterEach(() => {
  setServerTime(new Date());
  window.localStorage.removeItem(storage.authUser);
  window.history.replaceState(null, "", initialUrl);
});

describe("SubscribeScreen, the plan", () => {
  it("that is slow shows a spinner", async () => {
    const response = pendingResponse(() => none);
    open(response.answer);
    await expect.element(main.getByRole("status")).toHaveTextContent(words.loading);
    response.respond();
    await expect.element(title).toHaveTextContent(words.pitchTitle);
    await expect.element(main.getByRole("status")).not.toBeInTheDocument();
  });

  it("that fails to load is reported, and shown on retry", async () => {
    let down = true;
    open(() => (down ? errorResponse(500, errors.somethingWrong) : none));
    await expect.element(alert).toHaveTextContent(words.failed);
    await expect.element(alert).toHaveTextContent(errors.somethingWrong);
    down = false;
    await alert.getByRole("button", { name: common.retry }).click();
    await expect.element(title).toHaveTextContent(words.pitchTitle);
    await expect.element(alert).not.toBeInTheDocument();
  });

  it("is refetched when a second trial is rejected", async () => {
    let status = none;
    open(() => status, {
      "POST /api/start-trial": () => {
        // Started in another window.
        status = inTrial(limits.trialDays * day - 60_000);
        return errorResponse(409, words.trialRuns);
      },
    });
    await start.click();
    await expect.element(title).toHaveTextContent("7 days left");
    expect(currentToast()).toMatchObject({
      title: words.trialFailed,
      description: words.trialRuns,
      variant: "destructive",
    });
  });
});

describe("SubscribeScreen, the price", () => {
  it.each(pricingVariants)("for the variant $code is its own", async ({ code, cents, sessions }) => {
    const user = { "GET /api/user": { ...asha, pricingVariant: code } };
    open(none, user);
    await expect.element(main).toHaveTextContent(words.perMonth({ price: dollars(cents, locale) }));
    await expect.element(main).toHaveTextContent(`${sessions} video sessions included`);
    await expect.element(main).toHaveTextContent(words.moreSessions);
    open(paying({ cents, variant: code }), user);
    await expect.element(title).toHaveTextContent(words.planLabel({ price: dollars(cents, locale) }));
    await expect.element(main).toHaveTextContent(`${sessions} video sessions included`);
  });
});

describe("SubscribeScreen, a trial", () => {
  it.each([
    ["three and a half days", 3.5 * day, "4 days left", 4],
    ["just over two days", 2 * day + 60_000, "3 days left", 5],
    ["a few hours", 5 * hour, words.lessThanOne, 7],
  ])("with %s left shows the remaining days", async (_, remaining, text, laid) => {
    open(inTrial(remaining));
    await expect.element(title).toHaveTextContent(text);
    await expect.element(main).toHaveTextContent(`${laid} of 7 laid.`);
    await expect.element(start).not.toBeInTheDocument();
  });

  it.each([
    ["ahead of", -1, "2 days left"],
    ["behind", 1, "3 days left"],
  ])("shows the remaining days by the server's clock when it is an hour %s this device's", async (_, sign, text) => {
    const serverIsAhead = -sign * hour;
    const headers = { Date: new Date(Date.now() + serverIsAhead).toUTCString() };
    // By this device's clock half an hour more or less than the two days, but on the other side of them.
    open(() => Response.json(inTrial(2 * day + serverIsAhead + sign * 0.5 * hour), { headers }));
    await expect.element(title).toHaveTextContent(text);
  });

  it("that has ended shows that nothing was charged, and offers the plan but no second trial", async () => {
    open(inTrial(-2 * day));
    await expect.element(title).toHaveTextContent(words.pitchTitle);
    await expect
      .element(main)
      .toHaveTextContent(/Your free trial ended on \w+day, \w+ \d+, \d{4}, and you weren't charged\./);
    await expect.element(start).not.toBeInTheDocument();
    await expect.element(subscribe).toBeEnabled();
    await expect
      .element(main.getByRole("link", { name: words.returnToDashboard }))
      .toHaveAttribute("href", routes.dashboard.path);
  });
});

describe("SubscribeScreen, the state of a plan", () => {
  it.each<[name: string, status: StatusResponse, texts: readonly string[]]>([
    [
      "in its trial with a card",
      paying({ status: "trialing", nextChargeAt: inMs(3 * day) }),
      [more.firstPaymentLabel, "You won't be charged before then.", words.active],
    ],
    [
      "past due with an expired card",
      paying({
        status: "past_due",
        graceEndsAt: inMs(5 * day),
        card: { brand: "amex", last4: "0005", expMonth: 1, expYear: year - 1 },
      }),
      [more.pastDueTitle, more.paymentDue, more.payWithNewCard, "American Express ending in 0005", more.cardExpired],
    ],
    [
      "past due and cancelled",
      paying({
        status: "past_due",
        nextChargeAt: null,
        endsAt: "2031-01-30T20:00:00Z",
        graceEndsAt: "2031-01-08T20:00:00Z",
        lastRefusal: "Your card has insufficient funds.",
      }),
      [
        "Your bank said: Your card has insufficient funds.",
        more.pastDueEnding({ date: "January 8, 2031", end: "January 30, 2031" }),
        more.endsTitle({ date: "January 8, 2031" }),
        more.endsDue({ date: "January 30, 2031" }),
        more.keep,
      ],
    ],
    ["without a card", paying({ card: null }), [more.noCard, more.addCard]],
    [
      "that ended earlier",
      { ...inTrial(-90 * day), hadSubscription: true },
      [words.pitchTitle, more.wasMember, more.subscribe, more.noInvoices],
    ],
  ])("%s is shown", async (_, status, texts) => {
    open(status);
    for (const text of texts) await expect.element(main).toHaveTextContent(text);
    await expect.element(start).not.toBeInTheDocument();
  });
});

describe("SubscribeScreen, a pause", () => {
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const dialog = page.getByRole("alertdialog");
  const from = "2031-01-30T20:00:00Z";
  const until = "2031-02-28T20:00:00Z";
  const pausing = paying({ pausedFrom: from, pausedUntil: until, nextChargeAt: until });
  const paused: StatusResponse = {
    ...pausing,
    hasActiveSubscription: false,
    subscription: { ...plan, status: "paused", pausedFrom: from, pausedUntil: until, nextChargeAt: until },
  };

  it("begins after a question, reports a failure, and can be undone before it starts", async () => {
    let down = true;
    open(paying({ paidUntil: from }), {
      "POST /api/subscription/pause": () => (down ? errorResponse(503, "Payments aren't working.") : pausing),
      "POST /api/subscription/end-pause": () => paying({}),
    });
    await button(more.pause).click();
    await expect.element(dialog).toHaveTextContent(more.pauseText({ date: "January 30, 2031" }));
    await dialog.getByRole("button", { name: more.pauseIt }).click();
    await expect.element(dialog.getByRole("alert")).toHaveTextContent("Payments aren't working.");
    down = false;
    await dialog.getByRole("button", { name: more.pauseIt }).click();
    await expect.element(main).toHaveTextContent(more.pausesTitle({ date: "January 30, 2031" }));
    await expect.element(main).toHaveTextContent(more.pausesText({ date: "February 28, 2031", amount: "$80" }));
    await expect.element(main).toHaveTextContent(more.pausesSoon);
    expect(currentToast()).toMatchObject({ description: more.pauseSaved.text({ date: "February 28, 2031" }) });
    await expect.element(button(more.pause)).not.toBeInTheDocument();
    await expect.element(button(more.cancel)).toBeInTheDocument();
    await button(more.dontPause).click();
    await expect.element(button(more.pause)).toBeInTheDocument();
    await expect.element(title).toHaveFocus();
  });

  it("is ended early only after the charge was confirmed", async () => {
    let charged = 0;
    open(paused, {
      "POST /api/subscription/end-pause": () => {
        charged += 1;
        return paying({});
      },
    });
    await expect.element(main).toHaveTextContent(more.pausedTitle({ date: "February 28, 2031" }));
    await expect.element(main).toHaveTextContent(more.pausedText({ amount: "$80" }));
    await expect.element(button(more.pause)).not.toBeInTheDocument();
    await button(more.continueNow).click();
    await expect.element(dialog).toHaveTextContent(more.continueText({ amount: "$80" }));
    await dialog.getByRole("button", { name: more.continueLater }).click();
    expect(charged).toBe(0);
    await button(more.continueNow).click();
    await dialog.getByRole("button", { name: more.continueIt({ amount: "$80" }) }).click();
    await expect.element(button(more.pause)).toBeInTheDocument();
    expect(charged).toBe(1);
  });

  it("cannot begin in the free days, or once the plan is cancelled", async () => {
    open(paying({ status: "trialing", nextChargeAt: from }));
    await expect.element(button(more.cancel)).toBeInTheDocument();
    await expect.element(button(more.pause)).not.toBeInTheDocument();
    open(paying({ endsAt: from, nextChargeAt: null }));
    await expect.element(button(more.keep)).toBeInTheDocument();
    await expect.element(button(more.pause)).not.toBeInTheDocument();
  });
});

describe("SubscribeScreen, the invoices", () => {
  const invoice = (number: number, status: Invoice["status"]): Invoice => ({
    id: `invoice-${number}`,
    number: `A-${number}`,
    status,
    cents: 8000,
    centsPaid: status === "paid" ? 8000 : 0,
    currency: "usd",
    createdAt: inMs((number * 30 - 120) * day),
    paidAt: null,
    periodStart: inMs(-30 * day),
    periodEnd: inMs(0),
  });

  it("load page by page after a retry, each with its state and a link to its document", async () => {
    const pages: components["schemas"]["InvoiceList"][] = [
      { items: [invoice(3, "paid"), invoice(2, "open")], more: true },
      { items: [invoice(1, "void")], more: false },
    ];
    let down = true;
    const cursors: (string | null)[] = [];
    window.history.replaceState(null, "", `${window.location.pathname}?receipt=failed`);
    open(paying({}), {
      "GET /api/invoices": (_: unknown, address: URL) => {
        if (down) return errorResponse(500, errors.somethingWrong);
        const after = address.searchParams.get("after");
        cursors.push(after);
        return pages[after ? 1 : 0];
      },
    });
    await expect.element(alert.filter({ hasText: more.receiptFailed })).toHaveTextContent(more.receiptFailedText);
    expect(window.location.search).toBe("");
    const invoices = main.getByRole("region", { name: more.invoices });
    await expect.element(invoices.getByRole("alert")).toHaveTextContent(errors.somethingWrong);
    down = false;
    await invoices.getByRole("button", { name: common.retry }).click();
    const rows = invoices.getByRole("listitem");
    await expect.element(rows.nth(1)).toHaveTextContent(more.unpaid);
    // The next page loads once the end of the list is in view.
    rows.nth(1).element().scrollIntoView();
    await expect.element(rows.nth(2)).toHaveTextContent(more.void);
    await expect.element(rows.nth(0)).toHaveTextContent(/\$80\s*Paid/);
    expect(rows.elements()).toHaveLength(3);
    expect(cursors).toEqual([null, "invoice-2"]);
    const link = rows.nth(0).getByRole("link", { name: /View\s+Invoice A-3/ });
    await expect.element(link).toHaveAttribute("href", "/api/invoices/invoice-3/document");
    await expect.element(link).toHaveAttribute("target", "_blank");
    await expect
      .element(rows.nth(0).getByRole("link", { name: /PDF\s+Invoice A-3/ }))
      .toHaveAttribute("href", "/api/invoices/invoice-3/pdf");
  });
});
