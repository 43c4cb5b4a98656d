import * as layout from "@aangan/copy/layout";
import { routes } from "@aangan/copy/routes";
import type { NavItem } from "@aangan/ui/app-frame/types.ts";
import { BookOpen, House, MessagesSquare, Sprout, UserRound, UsersRound } from "lucide-react";
import type { ReactNode } from "react";

/** The pages of the sidebar, in order. A page missing from the route table is not shown. */
const pages: readonly { name: string; label: string; icon: ReactNode }[] = [
  { name: "dashboard", label: layout.dashboard, icon: <House /> },
  { name: "coaches", label: layout.coaches, icon: <UsersRound /> },
  { name: "messages", label: layout.messages, icon: <MessagesSquare /> },
  { name: "resources", label: layout.resources, icon: <BookOpen /> },
  { name: "community", label: layout.community, icon: <Sprout /> },
  { name: "profile", label: layout.profile, icon: <UserRound /> },
];

/** The phone bar shows four pages: these first, then others. */
const nearest: readonly string[] = ["dashboard", "messages", "community", "resources"];
const places = 4;

const table: Readonly<Record<string, { readonly path: string }>> = routes;

/** The badge of a link. */
export interface Waiting {
  count: number;
  countLabel: string;
}

/** The links of the sidebar, and those of the phone bar. `waiting` is the badge of the messages. */
export function navigation(waiting: Waiting): { all: NavItem[]; bar: NavItem[] } {
  const visible = pages.flatMap(({ name, label, icon }) => {
    const route = table[name];
    return route
      ? [{ name, item: { href: route.path, label, icon, tour: name, ...(name === "messages" && waiting) } }]
      : [];
  });
  const bar = [...visible].sort((a, b) => rank(a.name) - rank(b.name)).slice(0, places);
  return { all: visible.map(({ item }) => item), bar: bar.map(({ item }) => item) };
}

function rank(name: string): number {
  const place = nearest.indexOf(name);
  return place === -1 ? nearest.length : place;
}
