import { coachChat } from "@aangan/copy/coach-portal";
import { crisis } from "@aangan/copy/crisis";
import { fill } from "@aangan/copy/format";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { ago } from "@aangan/shell/live/ago.ts";
import { toast } from "@aangan/ui/toast/store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type Client, dashboardQuery, nameOf, useAcknowledge } from "./queries";

/** The places of flagged text, in the order of the sentence. */
const places = [
  ["message", coachChat.inMessage],
  ["goal", coachChat.inGoal],
  ["goal_taken_back", coachChat.inGoalTakenBack],
  ["gone", coachChat.inNothing],
] as const satisfies [Client["urgentIn"][number], string][];

const list = new Intl.ListFormat("en-US", { type: "conjunction" });

/** Returns the places of the flagged text as words; empty if it is only in the conversation. */
function placesText(urgentIn: Client["urgentIn"]): string {
  const placesFound = places.filter(([place]) => urgentIn.includes(place));
  if (placesFound.every(([place]) => place === "message")) return "";
  return fill(coachChat.flaggedIn, { places: list.format(placesFound.map(([, name]) => name)) });
}

/** Returns the notice about a client with flagged text: name, shown help, places, and time. */
export function flagText(
  client: Pick<Client, "firstName" | "lastName" | "urgentTier" | "urgentIn" | "urgentSince">,
  now: Date | null,
): { title: string; detail: string } {
  const title = client.urgentTier === "concern" ? coachChat.flaggedConcern : coachChat.flagged;
  const since = now && client.urgentSince ? fill(coachChat.flaggedAt, { ago: ago(client.urgentSince, now) }) : "";
  return {
    title: fill(title, { clientName: nameOf(client) }),
    detail: [crisis.flaggedDetail, placesText(client.urgentIn), since].filter(Boolean).join(" "),
  };
}

/** The state of the acknowledge button for a strip about one client, and its announcement afterwards. */
export function useAcknowledging(client: Pick<Client, "id" | "firstName" | "lastName" | "urgentThrough">) {
  const acknowledge = useAcknowledge();
  const queries = useQueryClient();
  return {
    label: crisis.acknowledge,
    pendingLabel: crisis.acknowledging,
    pending: acknowledge.isPending,
    // The strip may unmount before the response: act on the promise.
    onAcknowledge: () =>
      acknowledge.mutateAsync(client).then(
        () => {
          // Urgent clients come first, so the first page contains all of them.
          const dashboard = queries.getQueryData(dashboardQuery.queryKey);
          const listed = dashboard?.clients.items.find(({ id }) => id === client.id);
          const toastTexts = listed?.hasUrgentKeyword ? crisis.acknowledgedSome : crisis.acknowledged;
          toast({ title: toastTexts.title, description: fill(toastTexts.text, { clientName: nameOf(client) }) });
        },
        (error: unknown) => toastFailure(crisis.acknowledgeFailed, error),
      ),
  };
}
