import { tabStorage, useOwner } from "@aangan/shell/session/tab-storage.ts";
import { useEffect, useEffectEvent } from "react";
import { paymentReturnKey } from "./payment-return-script";

/** The outcome according to the payment provider's redirect; only the server knows it for sure. */
type Outcome = "paid" | "refused";

/** A return from the payment provider. It contains nothing about the payment. */
export interface Returned {
  /** When, in milliseconds since 1970. */
  at: number;
  outcome: Outcome;
}

/** The outcome of each status of the provider. Other statuses are ignored. */
const outcomes: Record<string, Outcome> = {
  succeeded: "paid",
  processing: "paid",
  pending: "paid",
  failed: "refused",
  canceled: "refused",
};

/** Set when this member began a payment in this tab: without it, parameters in the URL are ignored. */
const begunKey = "payment_begun";

/** Records that the member sends their card to the provider, which may redirect away and back. Browser only. */
export function beginPayment(): void {
  tabStorage.set(begunKey, true);
}

/** Records that the payment ended on the page itself. Browser only. */
export function endPayment(): void {
  tabStorage.remove(begunKey);
}

/** Returns the member's return from a payment begun in this tab, once; or null. Browser only. */
export function takePaymentReturn(): Returned | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(paymentReturnKey) ?? "null");
    window.sessionStorage.removeItem(paymentReturnKey);
    const begun = tabStorage.read(begunKey, false);
    if (value === null || !begun) return null;
    endPayment();
    return returnedOf(value);
  } catch {
    // Storage is disabled or the value invalid: the badge appears anyway.
    return null;
  }
}

function returnedOf(value: unknown): Returned | null {
  if (typeof value !== "object" || value === null) return null;
  const { at, status }: Record<string, unknown> = { ...value };
  const outcome = typeof status === "string" && Object.hasOwn(outcomes, status) ? outcomes[status] : undefined;
  return typeof at === "number" && outcome ? { at, outcome } : null;
}

/** Calls back once after a return from a payment: when the page is `ready` and the member is known. */
export function useReturned(ready: boolean, onReturned: (returned: Returned) => void): void {
  const owner = useOwner();
  const known = ready && owner !== null;
  const arrive = useEffectEvent(() => {
    const returned = takePaymentReturn();
    if (returned) onReturned(returned);
  });
  useEffect(() => {
    if (known) arrive();
  }, [known]);
}
