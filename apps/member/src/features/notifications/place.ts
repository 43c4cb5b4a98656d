import { routes } from "@aangan/copy/routes";
import type { Notification } from "./queries";

/** Returns the URL of a notification's subject. */
export function subjectHref(type: Notification["type"]): string {
  return {
    // Whichever tab was open last: the message is the coach's.
    message: `${routes.messages.path}?tab=coach`,
    subscription: routes.subscribe.path,
    session: routes.sessions.path,
    community: routes.communityYours.path,
    goal: routes.goals.path,
    exercise: `${routes.companions.path}?view=exercises`,
  }[type];
}
