import { type components, unwrap } from "@aangan/api/coach";
import { limits } from "@aangan/copy/limits";
import { useLiveEvent, useLiveState } from "@aangan/shell/live";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "@/lib/api";
import { clientsKey, conversationsKey } from "@/lib/keys";

/** A client as the list shows them. */
export type Client = components["schemas"]["Client"];

/** First and last name of a client. */
export const nameOf = ({ firstName, lastName }: Pick<Client, "firstName" | "lastName">) => `${firstName} ${lastName}`;

/** The coach's present clients: urgent ones first, then unread, then by the latest message. Empty for a coach who is not active. */
export function useClients(enabled = true) {
  const live = useLiveState();
  return useQuery({
    queryKey: clientsKey,
    queryFn: () => unwrap(api.GET("/api/coach/clients")),
    enabled,
    refetchInterval: live === "open" ? false : limits.messagePollMs,
  });
}

/** How often the list is read anew at most, in milliseconds: many messages may come at once, and a list may be long. */
const renewMs = 500;

/** Keeps the list current from the event stream. Stands once in the frame. */
export function useLiveClients(): void {
  const client = useQueryClient();
  const renew = useEased(() => void client.invalidateQueries({ queryKey: clientsKey }), renewMs);
  useLiveEvent("message", renew);
  useLiveEvent("conversation", renew);
  useLiveEvent("client", () => {
    renew();
    void client.invalidateQueries({ queryKey: conversationsKey });
  });
}

/** Calls at once, and what is asked meanwhile once more at the end of the interval. */
function useEased(action: () => void, ms: number): () => void {
  const state = useRef({ timer: 0, again: false });
  useEffect(() => {
    const { current } = state;
    return () => window.clearTimeout(current.timer);
  }, []);
  return () => {
    const eased = state.current;
    if (eased.timer !== 0) {
      eased.again = true;
      return;
    }
    const run = () => {
      action();
      eased.again = false;
      eased.timer = window.setTimeout(() => {
        eased.timer = 0;
        if (eased.again) run();
      }, ms);
    };
    run();
  };
}

/**
 * Says that the coach has seen what was flagged, as far as the list knew of it; without anything newer the client is then no
 * longer marked as urgent.
 */
export function useAcknowledge() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id: clientId, urgentThrough }: Pick<Client, "id" | "urgentThrough">) =>
      unwrap(
        api.POST("/api/coach/clients/{clientId}/acknowledge", {
          params: { path: { clientId } },
          body: urgentThrough === null ? {} : { through: urgentThrough },
        }),
      ),
    // Whoever asked hears of it when the list is read anew: something more may wait by then.
    onSuccess: () => client.invalidateQueries({ queryKey: clientsKey }),
  });
}
