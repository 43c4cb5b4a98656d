import type { ReactNode } from "react";
import { cn } from "../lib/cn";
import { NavList } from "./nav-list";
import type { FramePerson, LinkComponent, NavItem } from "./types";

/** Props of {@link MemberSidebar}. */
export interface MemberSidebarProps {
  /** The mark and wordmark, usually a link home. */
  brand: ReactNode;
  /** Name of the landmark. */
  navLabel: string;
  items: readonly NavItem[];
  /** The path of the current page. */
  current: string;
  person: FramePerson;
  /** The permanent sentence about the limits of coaching, with the crisis number as a link. Always shown. */
  disclaimer: ReactNode;
  linkComponent?: LinkComponent;
  className?: string;
}

/**
 * The member app's sidebar: a painted wall, a line of red oxide, and a dado with the person and the disclaimer. Shown
 * from 900 px; below that the phone bar replaces it. Text on wall and dado is `ink` only.
 */
export function MemberSidebar({
  brand,
  navLabel,
  items,
  current,
  person,
  disclaimer,
  linkComponent,
  className,
}: MemberSidebarProps) {
  return (
    <aside
      aria-label={navLabel}
      className={cn(
        "sticky top-0 hidden h-dvh flex-col overflow-hidden bg-wall text-ink frame:flex print:hidden",
        className,
      )}
    >
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-4 pt-[22px] pb-4">
        <div className="mx-2 mb-[22px] flex">{brand}</div>
        <NavList label={navLabel} items={items} current={current} linkComponent={linkComponent} tone="wall" />
      </div>
      <div className="flex min-h-[178px] shrink-0 flex-col justify-end border-t-4 border-floor bg-dado px-6 pt-5 pb-[18px]">
        <FramePersonRow person={person} />
        <div className="mt-3.5 border-t border-ink/20 pt-3 text-fine [&_a]:font-bold [&_a]:underline">{disclaimer}</div>
      </div>
    </aside>
  );
}

/** Props of {@link CoachRail}. */
export interface CoachRailProps {
  /** The mark and wordmark. */
  brand: ReactNode;
  /** Name of the landmark. */
  navLabel: string;
  items: readonly NavItem[];
  /** The path of the current page. */
  current: string;
  /** Short facts above the person, such as account state and number of clients. */
  stats?: readonly { label: string; value: ReactNode }[];
  person: FramePerson;
  /** A control at the end of the person's row, usually log out. */
  action?: ReactNode;
  linkComponent?: LinkComponent;
  className?: string;
}

/** The coach portal's sidebar: dark green in both themes, so that coaches recognize the app. Shown from 900 px. */
export function CoachRail({
  brand,
  navLabel,
  items,
  current,
  stats,
  person,
  action,
  linkComponent,
  className,
}: CoachRailProps) {
  return (
    <aside
      aria-label={navLabel}
      className={cn(
        "sticky top-0 hidden h-dvh flex-col overflow-y-auto bg-rail px-4 pt-[22px] pb-[18px] text-on-rail frame:flex print:hidden",
        className,
      )}
    >
      <div className="mx-2 mb-[22px] flex">{brand}</div>
      <NavList label={navLabel} items={items} current={current} linkComponent={linkComponent} tone="rail" />
      <div className="mt-auto pt-6">
        {stats && stats.length > 0 ? (
          <dl>
            {stats.map((stat) => (
              <div key={stat.label} className="flex justify-between gap-3 border-t border-on-rail/20 p-2 text-small">
                <dt>{stat.label}</dt>
                <dd className="text-right font-semibold tabular-nums">{stat.value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <div className="flex items-center gap-2 border-t border-on-rail/20 px-2 pt-3.5">
          <FramePersonRow person={person} className="flex-1" />
          {action}
        </div>
      </div>
    </aside>
  );
}

/** Avatar, name and one line about the user. */
export function FramePersonRow({ person, className }: { person: FramePerson; className?: string }) {
  return (
    <div className={cn("flex min-w-0 items-center gap-3", className)}>
      {person.avatar}
      <div className="min-w-0 flex-1 leading-5">
        <p className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{person.name}</p>
        <p title={person.detail} className="truncate text-fine">
          {person.detail}
        </p>
      </div>
    </div>
  );
}
