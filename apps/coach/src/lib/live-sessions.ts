import { useLiveEvent } from "@aangan/shell/live/live.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { queryKeys } from "./query-keys";

/** Updates sessions from live events. Used once, in the frame. */
export function useLiveSessions(): void {
  const renew = useInvalidateSessions();
  useLiveEvent("session", () => void renew());
}

/** Returns a function that invalidates everything that a change of a session affects. */
export function useInvalidateSessions(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      // Days off contain their number of sessions; clients contain their upcoming sessions.
      [queryKeys.sessions.all, queryKeys.hours, queryKeys.clients.all].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}
