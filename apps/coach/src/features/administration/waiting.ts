import { type components, unwrap } from "@aangan/api/coach";
import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { waitingKey } from "@/lib/keys";

/** How much of everything waits for an administrator. */
export type Waiting = components["schemas"]["Glance"];

/** How often what waits is read anew, in milliseconds: nothing is pushed about it. */
export const pollMs = 30_000;

/** What is in sight is asked for again, and at once when somebody comes back to the page. */
export const current = {
  refetchInterval: pollMs,
  refetchOnWindowFocus: "always",
  refetchOnReconnect: "always",
  refetchOnMount: "always",
} as const;

/** How much of everything waits. Asked for administrators alone: others are refused. */
export function useWaiting(enabled: boolean) {
  return useQuery({
    queryKey: waitingKey,
    queryFn: () => unwrap(api.GET("/api/coach/admin/glance")),
    enabled,
    ...current,
  });
}

/** How much of the inbox is open, in all its lists. */
export function openInbox({ inbox }: Waiting): number {
  return inbox.messages + inbox.applications + inbox.signups;
}
