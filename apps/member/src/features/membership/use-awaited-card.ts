import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { subscriptionKey } from "@/lib/keys";
import { isRefused, sameCard } from "./card";
import type { Plan } from "./queries";

/** How often the server is asked meanwhile, in milliseconds: its word may come over the event stream before. */
const everyMs = 3_000;
/** After so long it is not waited for any more: the same card once more changes nothing that could be seen. */
const patienceMs = 45_000;

/** What became of a new card: it is on its way, the bank refused it for what is owed, or it did not pay that and nobody says why. */
export type AwaitedStand = "waiting" | "refused" | "unpaid";

/**
 * Waits for a card that the provider has taken to arrive with the server, and from who owes something for the payment too. `begin`
 * says that one is on its way; `stand` is null when there is nothing to say of it.
 */
export function useAwaitedCard(plan: Plan): { stand: AwaitedStand | null; begin: () => void } {
  const client = useQueryClient();
  const [before, setBefore] = useState<Plan | null>(null);
  const [late, setLate] = useState(false);
  const owed = before?.status === "past_due";
  const arrived = before !== null && (before.status !== plan.status || (!owed && !sameCard(before.card, plan.card)));
  const refused = before !== null && isRefused(before, plan);
  const waiting = before !== null && !arrived && !refused && !late;
  useEffect(() => {
    if (!waiting) return;
    const ask = window.setInterval(() => void client.invalidateQueries({ queryKey: subscriptionKey }), everyMs);
    const enough = window.setTimeout(() => setLate(true), patienceMs);
    return () => {
      window.clearInterval(ask);
      window.clearTimeout(enough);
    };
  }, [waiting, client]);
  return {
    stand: waiting ? "waiting" : refused ? "refused" : late && owed && !arrived ? "unpaid" : null,
    begin: () => {
      setBefore(plan);
      setLate(false);
    },
  };
}
