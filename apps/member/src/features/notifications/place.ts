import { routes } from "@aangan/copy/routes";
import type { Notification } from "./queries";

/** The page that a notification is about. */
export function placeOf(type: Notification["type"]): string {
  return { message: routes.messages, subscription: routes.subscribe, session: routes.sessions }[type].path;
}
