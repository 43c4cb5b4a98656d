import * as words from "@aangan/copy/membership-page";
import { toast } from "@aangan/ui/toast/store.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useReturned } from "@/lib/payment-return";

/** The query parameter that the server adds when it could not open an invoice. */
const receipt = { name: "receipt", failed: "failed" } as const;

/**
 * Handles the URL parameters of an arrival: a return from the bank's confirmation of a new card, which is shown, or an
 * invoice that could not be opened. Returns true for the latter, and removes its parameter.
 */
export function useReturnParameters(ready: boolean): boolean {
  const [receiptFailed, setReceiptFailed] = useState(false);
  useReturned(ready, ({ outcome }) => {
    if (outcome === "paid") toast({ title: words.cardSaved.title, description: words.cardUnderWayText });
    else toast({ title: words.cardFailed, description: words.cardRefused, variant: "destructive" });
  });
  const arrive = useEffectEvent(() => {
    const address = new URL(window.location.href);
    if (address.searchParams.get(receipt.name) !== receipt.failed) return;
    address.searchParams.delete(receipt.name);
    window.history.replaceState(window.history.state, "", address.pathname + address.search + address.hash);
    setReceiptFailed(true);
  });
  useEffect(() => {
    if (ready) arrive();
  }, [ready]);
  return receiptFailed;
}
