import { tabStorage, useOwner } from "@aangan/shell/session/tab-storage.ts";
import { useEffect, useEffectEvent } from "react";
import { paymentReturnKey } from "./payment-return-script";

/** How the payment provider says that it went; the server alone knows whether it is so. */
type Outcome = "paid" | "refused";

/** That somebody came back from paying. It says nothing of the payment itself. */
export interface Returned {
  /** When, in milliseconds since 1970. */
  at: number;
  outcome: Outcome;
}

/** The provider's words for how it went. Of any other nothing is known. */
const outcomes: Record<string, Outcome> = {
  succeeded: "paid",
  processing: "paid",
  pending: "paid",
  failed: "refused",
  canceled: "refused",
};

/** That this member began a payment in this tab: without it an address says nothing, whoever made it up. */
const begunKey = "payment_begun";

/** Says that the member sends their card to the provider, who may lead them away and back. Browser only. */
export function beginPayment(): void {
  tabStorage.set(begunKey, true);
}

/** Says that it came to an end on the page itself. Browser only. */
export function endPayment(): void {
  tabStorage.remove(begunKey);
}

/** That the member has just come back to this page from a payment that they began in this tab, or null. Says so once. Browser only. */
export function takePaymentReturn(): Returned | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(paymentReturnKey) ?? "null");
    window.sessionStorage.removeItem(paymentReturnKey);
    const begun = tabStorage.read(begunKey, false);
    if (value === null || !begun) return null;
    endPayment();
    return returnedOf(value);
  } catch {
    // Closed storage or a broken value: the badge still appears by itself.
    return null;
  }
}

function returnedOf(value: unknown): Returned | null {
  if (typeof value !== "object" || value === null) return null;
  const { at, status }: Record<string, unknown> = { ...value };
  const outcome = typeof status === "string" && Object.hasOwn(outcomes, status) ? outcomes[status] : undefined;
  return typeof at === "number" && outcome ? { at, outcome } : null;
}

/** Calls back once when the member has just come back to this page from paying: when it is `ready` and knows who they are. */
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
