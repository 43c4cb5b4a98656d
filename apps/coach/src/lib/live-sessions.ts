import { useLiveEvent } from "@aangan/shell/live/live.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { queryKeys } from "./query-keys";

/** Updates sessions from live events. Used once, in the frame. */
export function useLiveSessions(): void {
  const renew = useRenew();
  useLiveEvent("session", () => void renew());
}

/** Invalidates everything that a change of a session affects. */
export function useRenew(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      // Days off contain the number of sessions on them; the clients contain the coming sessions.
      [queryKeys.sessions.all, queryKeys.hours, queryKeys.clients.all].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}
