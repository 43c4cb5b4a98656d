import { membershipPage as words } from "@aangan/copy/membership-page";
import { toast } from "@aangan/ui/toast/store.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useReturned } from "@/lib/payment-return";

/** What the server adds to the address when it could not open an invoice. */
const receipt = { name: "receipt", failed: "failed" } as const;

/**
 * Reads how somebody comes to the page: back from the bank's second step for a new card, which is said, or from an invoice that
 * could not be opened, which is taken out of the address and is what comes back.
 */
export function useArrival(ready: boolean): boolean {
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
