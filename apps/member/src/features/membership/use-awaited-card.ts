import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queryKeys } from "@/lib/query-keys";
import { isRefused, sameCard } from "./card";
import type { Plan } from "./queries";

/** Polling interval in milliseconds; a live event may come earlier. */
const pollMs = 3_000;
/** The time after which waiting stops: adding the same card again changes nothing visible. */
const timeoutMs = 45_000;

/** The outcome of a new card: waiting, declined for the unpaid invoice, or still unpaid without a known reason. */
export type AwaitedState = "waiting" | "refused" | "unpaid";

/**
 * Waits until the server has received a card that the provider accepted and, with an unpaid invoice, its payment.
 * `begin` starts waiting; `state` is null when there is nothing to show.
 */
export function useAwaitedCard(plan: Plan): { state: AwaitedState | null; begin: () => void } {
  const client = useQueryClient();
  const [before, setBefore] = useState<Plan | null>(null);
  const [late, setLate] = useState(false);
  const owed = before?.status === "past_due";
  const arrived = before !== null && (before.status !== plan.status || (!owed && !sameCard(before.card, plan.card)));
  const refused = before !== null && isRefused(before, plan);
  const waiting = before !== null && !arrived && !refused && !late;
  useEffect(() => {
    if (!waiting) return;
    const poll = window.setInterval(
      () => void client.invalidateQueries({ queryKey: queryKeys.subscription.all }),
      pollMs,
    );
    const timeout = window.setTimeout(() => setLate(true), timeoutMs);
    return () => {
      window.clearInterval(poll);
      window.clearTimeout(timeout);
    };
  }, [waiting, client]);
  return {
    state: waiting ? "waiting" : refused ? "refused" : late && owed && !arrived ? "unpaid" : null,
    begin: () => {
      setBefore(plan);
      setLate(false);
    },
  };
}
