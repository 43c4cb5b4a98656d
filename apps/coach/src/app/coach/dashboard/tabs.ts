import { lazyScreen } from "@aangan/shell/lazy/lazy-screen.tsx";

// The list of clients is shown first. The other tabs are loaded right after it, or at once when the URL names one.

/** The page of one client. */
export const ClientPage = lazyScreen(() =>
  import("@/features/clients/page/client-page").then((module) => module.ClientPage),
);

/** The conversation with one client. */
export const ClientConversation = lazyScreen(() =>
  import("@/features/messages/client-conversation").then((module) => module.ClientConversation),
);

/** Sessions as a list. */
export const SessionsTab = lazyScreen(() =>
  import("@/features/sessions/sessions-tab").then((module) => module.SessionsTab),
);

/** Sessions as a week. */
export const WeekView = lazyScreen(() => import("@/features/calendar/week-view").then((module) => module.WeekView));

/** Weekly hours and days off. */
export const HoursTab = lazyScreen(() => import("@/features/hours/hours-tab").then((module) => module.HoursTab));

/** The coach's public profile and sign-in. */
export const ProfileTab = lazyScreen(() =>
  import("@/features/profile/profile-tab").then((module) => module.ProfileTab),
);

/** All lazy tabs, the most used first. */
export const lazyTabs = [ClientConversation, ClientPage, SessionsTab, WeekView, HoursTab, ProfileTab] as const;
