import { runInNewContext } from "node:vm";
import { setTabOwner } from "@aangan/shell/session/tab-storage.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { beginPayment, endPayment, takePaymentReturn } from "./payment-return";
import { paymentReturnScript } from "./payment-return-script";

/** Runs the head's script in a page with an address. Returns the resulting address and the tab's storage. */
function runScript(address: string): { address: string; stored: Map<string, string> } {
  const location = new URL(address, "https://app.example");
  const stored = new Map<string, string>();
  const history = {
    state: { entry: 1 },
    replaceState: (state: unknown, _title: string, path: string) => {
      expect(state).toEqual({ entry: 1 });
      location.href = new URL(path, location).href;
    },
  };
  const sessionStorage = { setItem: (key: string, value: string) => stored.set(key, value) };
  runInNewContext(paymentReturnScript, { location, history, sessionStorage, URL, JSON, Date, console });
  return { address: location.pathname + location.search + location.hash, stored };
}

/** Uses a map as the tab's storage, and signs a member in. */
function openTab(stored: Map<string, string>, member: string): void {
  vi.stubGlobal("window", {
    sessionStorage: {
      get length() {
        return stored.size;
      },
      key: (at: number) => [...stored.keys()][at] ?? null,
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  setTabOwner(member);
}

afterEach(() => vi.unstubAllGlobals());

describe("takePaymentReturn", () => {
  const secret = "?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded";
  it.each([
    ["/dashboard", null, "/dashboard"],
    ["/dashboard?tour=1", null, "/dashboard?tour=1"],
    [`/coaches${secret}`, null, `/coaches${secret}`],
    [`/subscribe${secret}`, "paid", "/subscribe"],
    [`/dashboard${secret}`, "paid", "/dashboard"],
    [`/dashboard${secret}&tour=1#top`, "paid", "/dashboard?tour=1#top"],
    ["/dashboard?setup_intent=s_1&setup_intent_client_secret=s_1_2&redirect_status=succeeded", "paid", "/dashboard"],
    ["/dashboard?payment_intent=pi_1&redirect_status=processing", "paid", "/dashboard"],
    ["/dashboard?payment_intent=pi_1", null, "/dashboard"],
    ["/dashboard?redirect_status=valueOf", null, "/dashboard"],
    ["/dashboard?setup_intent=seti_1&redirect_status=pending", "paid", "/dashboard"],
    ["/dashboard?setup_intent=seti_1&redirect_status=failed", "refused", "/dashboard"],
    ["/dashboard?payment_intent=pi_1&redirect_status=canceled&redirect_pm_type=card", "refused", "/dashboard"],
  ])("for %s returns the outcome %s and leaves %s", (address, outcome, expectedAddress) => {
    const { address: after, stored } = runScript(address);
    expect(after).toBe(expectedAddress);
    expect([...stored.values()].join()).not.toMatch(/pi_1|s_1|secret/);

    openTab(stored, "one");
    beginPayment();
    expect(takePaymentReturn()?.outcome ?? null).toBe(outcome);
    expect(takePaymentReturn()).toBeNull();
  });

  it("returns null when the member started no payment in this tab, or ended it", () => {
    const { stored } = runScript(`/dashboard${secret}`);
    const initial = new Map(stored);
    openTab(stored, "one");
    expect(takePaymentReturn()).toBeNull();
    for (const [key, value] of initial) stored.set(key, value);
    beginPayment();
    endPayment();
    expect(takePaymentReturn()).toBeNull();
    for (const [key, value] of initial) stored.set(key, value);
    beginPayment();
    // Another member signs in here before the provider redirects back.
    setTabOwner("other");
    expect(takePaymentReturn()).toBeNull();
    for (const [key, value] of initial) stored.set(key, value);
    beginPayment();
    expect(takePaymentReturn()?.outcome).toBe("paid");
  });
});
