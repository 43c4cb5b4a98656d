import { useLiveEvent } from "@aangan/shell/live/live.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { clientsKey, hoursKey, sessionsKey } from "./keys";

/** Keeps sessions current from the event stream. Stands once in the frame. */
export function useLiveSessions(): void {
  const renew = useRenew();
  useLiveEvent("session", () => void renew());
}

/** Asks anew for everything that a session's change can change. */
export function useRenew(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      // Days off say how many sessions stand in them; the clients say who is somebody's client.
      [sessionsKey, hoursKey, clientsKey].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
}
