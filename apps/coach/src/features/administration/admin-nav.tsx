"use client";

import * as adminCoaches from "@aangan/copy/admin-coaches";
import * as adminHealth from "@aangan/copy/admin-health";
import * as adminInbox from "@aangan/copy/admin-inbox";
import * as adminNumbers from "@aangan/copy/admin-numbers";
import * as adminPayments from "@aangan/copy/admin-payments";
import * as words from "@aangan/copy/administration";
import { routes } from "@aangan/copy/routes";
import { CountBadge } from "@aangan/ui/badge/badge.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { TabLink, TabLinks } from "@aangan/ui/tabs/tab-links.tsx";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { hasAdminAccess, useProfile } from "@/lib/profile";
import { openInboxCount, useWaiting, type WaitingCounts } from "./waiting";

interface Place {
  label: string;
  /** Returns the number of waiting items, for pages that have one. */
  waits?: (waiting: WaitingCounts) => number;
  waiting?: string;
}

const places = {
  coachAdmin: { label: words.overview },
  coachAdminCoaches: {
    label: adminCoaches.name,
    waits: ({ coaches }) => coaches,
    waiting: words.waiting,
  },
  coachModeration: { label: words.moderation, waits: ({ cases }) => cases, waiting: words.waiting },
  coachInbox: { label: adminInbox.name, waits: openInboxCount, waiting: adminInbox.waiting },
  coachNumbers: { label: adminNumbers.name },
  coachPayments: { label: adminPayments.name, waits: ({ setAside }) => setAside, waiting: adminPayments.waiting },
  coachHealth: { label: adminHealth.name, waits: ({ failedJobs }) => failedJobs, waiting: adminHealth.waiting },
  coachAudit: { label: words.audit },
} as const satisfies Record<string, Place>;

/** A page of the administration, by the name of its route. */
export type AdminRoute = keyof typeof places;

const groups: readonly { label: string | null; places: readonly AdminRoute[] }[] = [
  { label: null, places: ["coachAdmin"] },
  { label: words.groupCommunity, places: ["coachAdminCoaches", "coachModeration"] },
  { label: words.groupSite, places: ["coachInbox", "coachNumbers"] },
  { label: words.groupHouse, places: ["coachPayments", "coachHealth", "coachAudit"] },
];

/** Props of {@link AdminNav}. */
export interface AdminNavProps {
  place: AdminRoute;
  className?: string;
}

/** The navigation of the administration: a row of tabs, or a collapsible list on narrow screens. */
export function AdminNav({ place, className }: AdminNavProps) {
  const waiting = useWaiting(hasAdminAccess(useProfile(false).data)).data;
  return (
    <div className={className}>
      <TabLinks aria-label={words.tabsLabel} className="max-grid:hidden">
        {groups.map(({ label, places: names }) => (
          <span key={label ?? ""} className={cn("flex", label && "before:my-3 before:mr-1 before:w-px before:bg-line")}>
            {names.map((name) => (
              <TabLink key={name} asChild current={name === place} className="px-3">
                <Link href={routes[name].path}>
                  {places[name].label}
                  <Waits place={places[name]} waiting={waiting} />
                </Link>
              </TabLink>
            ))}
          </span>
        ))}
      </TabLinks>
      <CollapsibleNav place={place} waiting={waiting} />
    </div>
  );
}

function Waits({ place, waiting }: { place: Place; waiting: WaitingCounts | undefined }) {
  if (!waiting || !place.waits || !place.waiting) return null;
  return <CountBadge count={place.waits(waiting)} label={place.waiting} />;
}

/** A collapsible list of the pages under the current one, with the numbers of waiting items. */
function CollapsibleNav({ place, waiting }: { place: AdminRoute; waiting: WaitingCounts | undefined }) {
  const id = useId();
  const elsewhere = waiting
    ? Object.entries<Place>(places).reduce(
        (sum, [name, one]) => sum + (name === place ? 0 : (one.waits?.(waiting) ?? 0)),
        0,
      )
    : 0;
  return (
    <nav aria-label={words.tabsLabel} className="grid:hidden">
      <details className="group rounded-card border border-line bg-surface shadow-cast-1">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2.5 rounded-card px-4 font-semibold [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">{places[place].label}</span>
          <span className="group-open:hidden">
            <CountBadge count={elsewhere} label={words.elsewhere} />
          </span>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-muted group-open:rotate-180" />
        </summary>
        <div className="border-line border-t px-2 py-2">
          {groups.map(({ label, places: names }) => (
            <div key={label ?? ""}>
              {label ? (
                <p id={`${id}-${label}`} className="px-2 pt-3 pb-0.5 text-fine text-ink-muted">
                  {label}
                </p>
              ) : null}
              <ul aria-labelledby={label ? `${id}-${label}` : undefined}>
                {names.map((name) => (
                  <li key={name}>
                    <Link
                      href={routes[name].path}
                      aria-current={name === place ? "page" : undefined}
                      className="flex min-h-11 items-center justify-between gap-3 rounded-control px-2 font-semibold text-ink no-underline hover:bg-raised aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary"
                    >
                      {places[name].label}
                      <Waits place={places[name]} waiting={waiting} />
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </nav>
  );
}
