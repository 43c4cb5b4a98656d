import { lateScreen } from "@aangan/shell/lazy/lazy-screen.tsx";

// What a coach sees first is the list of clients. All else is fetched right behind it, or at once when the address asks for it.

/** One client: who they are, what was agreed, and the way to all that there is. */
export const ClientPage = lateScreen(() =>
  import("@/features/clients/page/client-page").then((module) => module.ClientPage),
);

/** The conversation with one client. */
export const ClientConversation = lateScreen(() =>
  import("@/features/messages/client-conversation").then((module) => module.ClientConversation),
);

/** Sessions as a list. */
export const SessionsTab = lateScreen(() =>
  import("@/features/sessions/sessions-tab").then((module) => module.SessionsTab),
);

/** Sessions as a week. */
export const WeekView = lateScreen(() => import("@/features/calendar/week-view").then((module) => module.WeekView));

/** Weekly hours and days off. */
export const HoursTab = lateScreen(() => import("@/features/hours/hours-tab").then((module) => module.HoursTab));

/** Who the coach is to members, and how they sign in. */
export const ProfileTab = lateScreen(() =>
  import("@/features/profile/profile-tab").then((module) => module.ProfileTab),
);

/** All of them, those first that are opened most. */
export const lateTabs = [ClientConversation, ClientPage, SessionsTab, WeekView, HoursTab, ProfileTab] as const;
