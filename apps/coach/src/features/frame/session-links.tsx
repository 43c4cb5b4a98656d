"use client";

import * as words from "@aangan/copy/coach-dashboard";
import { TabLink, TabLinks } from "@aangan/ui/tabs/tab-links.tsx";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { type SessionsView, tabHref, weekHref } from "@/lib/hrefs";

/** Props of {@link SessionLinks}. */
export interface SessionLinksProps {
  current: SessionsView | "hours";
}

/** Links between the sessions and the bookable hours, below the title of each page. */
export function SessionLinks({ current }: SessionLinksProps) {
  const places = [
    ["list", tabHref("sessions"), words.sessionList],
    ["week", weekHref(), words.sessionWeek],
    ["hours", tabHref("hours"), words.hours],
  ] as const;
  return (
    <TabLinks aria-label={words.sessionViews} className="mb-6">
      {places.map(([view, href, label]) => (
        <TabLink key={view} asChild current={view === current}>
          <Link href={href}>{label}</Link>
        </TabLink>
      ))}
    </TabLinks>
  );
}
