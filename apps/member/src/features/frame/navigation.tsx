import * as layout from "@aangan/copy/layout";
import { routes } from "@aangan/copy/routes";
import type { NavItem } from "@aangan/ui/app-frame/types.ts";
import {
  BookOpen,
  CalendarDays,
  House,
  MessagesSquare,
  NotebookPen,
  Sprout,
  Target,
  UserRound,
  UsersRound,
} from "lucide-react";
import type { ReactNode } from "react";

/** The pages of the sidebar, in order. */
const pages = [
  { name: "dashboard", label: layout.dashboard, icon: <House /> },
  { name: "messages", label: layout.messages, icon: <MessagesSquare /> },
  { name: "sessions", label: layout.sessions, icon: <CalendarDays /> },
  { name: "goals", label: layout.goals, icon: <Target /> },
  { name: "journal", label: layout.journal, icon: <NotebookPen /> },
  { name: "resources", label: layout.resources, icon: <BookOpen /> },
  { name: "community", label: layout.community, icon: <Sprout /> },
  { name: "coaches", label: layout.coaches, icon: <UsersRound /> },
  { name: "profile", label: layout.profile, icon: <UserRound /> },
] as const satisfies readonly { name: keyof typeof routes; label: string; icon: ReactNode }[];

/** The pages of the phone bar. */
const nearest: readonly string[] = ["dashboard", "messages", "sessions", "community"];

/** The pages of the sidebar to which other pages belong. */
const parents: readonly { page: string; of: string }[] = [
  { page: routes.checkIns.path, of: routes.dashboard.path },
  { page: routes.notifications.path, of: routes.dashboard.path },
  { page: routes.myData.path, of: routes.profile.path },
  { page: routes.subscribe.path, of: routes.profile.path },
];

/** The badge of a link. */
export interface Waiting {
  count: number;
  countLabel: string;
}

/** The links of the sidebar, and those of the phone bar. `waiting` is the badge of the messages. */
export function navigation(waiting: Waiting): { all: NavItem[]; bar: NavItem[] } {
  const all = pages.map(({ name, label, icon }) => ({
    name,
    item: { href: routes[name].path, label, icon, tour: name, ...(name === "messages" && waiting) },
  }));
  const bar = nearest.flatMap((place) => all.filter(({ name }) => name === place));
  return { all: all.map(({ item }) => item), bar: bar.map(({ item }) => item) };
}

/** Returns the path of the sidebar's page to which a page belongs, or the page's own path if it belongs to none. */
export function placeOf(path: string): string {
  const within = (page: string) => path === page || path.startsWith(`${page}/`);
  const parent = parents.find(({ page }) => within(page));
  if (parent) return parent.of;
  // The journal's path begins with that of the resources, so the longest match counts.
  const own = pages.map(({ name }) => routes[name].path).filter(within);
  return own.sort((a, b) => b.length - a.length)[0] ?? path;
}
