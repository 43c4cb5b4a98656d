import * as coachChat from "@aangan/copy/coach-chat";
import * as crisis from "@aangan/copy/crisis";
import { locale } from "@aangan/copy/locale";
import { ago } from "@aangan/shell/live/ago.ts";
import { type Client, nameOf } from "./queries";

/** The places of flagged text, in the order of the sentence. */
const places = [
  ["message", coachChat.inMessage],
  ["goal", coachChat.inGoal],
  ["goal_taken_back", coachChat.inGoalTakenBack],
  ["gone", coachChat.inNothing],
] as const satisfies [Client["urgentIn"][number], string][];

const list = new Intl.ListFormat(locale, { type: "conjunction" });

/** Returns the places of the flagged text as words; empty if it is only in the conversation. */
export function placesText(urgentIn: Client["urgentIn"]): string {
  const placesFound = places.filter(([place]) => urgentIn.includes(place));
  if (placesFound.every(([place]) => place === "message")) return "";
  return coachChat.flaggedIn({ places: list.format(placesFound.map(([, name]) => name)) });
}

/** Returns the notice about a client with flagged text: name, shown help, places, and time. */
export function flagText(
  client: Pick<Client, "firstName" | "lastName" | "urgentTier" | "urgentIn" | "urgentSince">,
  now: Date | null,
): { title: string; detail: string } {
  const title = client.urgentTier === "concern" ? coachChat.flaggedConcern : coachChat.flagged;
  const since = now && client.urgentSince ? coachChat.flaggedAt({ ago: ago(client.urgentSince, now) }) : "";
  return {
    title: title({ clientName: nameOf(client) }),
    detail: [crisis.flaggedDetail, placesText(client.urgentIn), since].filter(Boolean).join(" "),
  };
}
