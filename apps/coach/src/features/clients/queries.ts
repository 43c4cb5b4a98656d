import { type components, unwrap } from "@aangan/api/coach";
import { limits } from "@aangan/copy/limits";
import { useLiveEvent, useLiveState } from "@aangan/shell/live";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { clientsKey, conversationsKey } from "@/lib/keys";

/** A client as the list shows them. */
export type Client = components["schemas"]["Client"];

/** The coach's present clients: urgent ones first, then by the latest message. Empty for a coach who is not active. */
export function useClients() {
  const live = useLiveState();
  return useQuery({
    queryKey: clientsKey,
    queryFn: () => unwrap(api.GET("/api/coach/clients")),
    refetchInterval: live === "open" ? false : limits.messagePollMs,
  });
}

/** Keeps the list current from the event stream. Stands once in the frame. */
export function useLiveClients(): void {
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: clientsKey });
  useLiveEvent("message", renew);
  useLiveEvent("client", () => {
    renew();
    void client.invalidateQueries({ queryKey: conversationsKey });
  });
}

/** Says that the coach has seen what was flagged; the client is then no longer marked as urgent. */
export function useAcknowledge() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (clientId: string) =>
      unwrap(api.POST("/api/coach/clients/{clientId}/acknowledge", { params: { path: { clientId } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: clientsKey }),
  });
}
