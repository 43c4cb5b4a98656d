"use client";

import type { components } from "@aangan/api/coach";
import { messageOf } from "@aangan/api/errors";
import * as administration from "@aangan/copy/administration";
import * as brand from "@aangan/copy/brand";
import * as words from "@aangan/copy/coach-dashboard";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import * as layout from "@aangan/copy/layout";
import { locale } from "@aangan/copy/locale";
import * as onCallWords from "@aangan/copy/on-call";
import { realms, routes } from "@aangan/copy/routes";
import { useClock } from "@aangan/shell/live/clock.ts";
import { OutageBanner } from "@aangan/shell/live/outage-banner.tsx";
import { AppFrame } from "@aangan/ui/app-frame/app-frame.tsx";
import { PhoneBar } from "@aangan/ui/app-frame/phone-bar.tsx";
import { CoachRail } from "@aangan/ui/app-frame/sidebar.tsx";
import type { NavItem } from "@aangan/ui/app-frame/types.ts";
import { Avatar } from "@aangan/ui/avatar/avatar.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Wordmark } from "@aangan/ui/mark/wordmark.tsx";
import { OfflineBanner } from "@aangan/ui/offline-banner/offline-banner.tsx";
import { ThemeToggle } from "@aangan/ui/theme-toggle/theme-toggle.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { CalendarDays, CircleUserRound, Headset, LogOut, MessagesSquare, ShieldCheck, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { adminHref } from "@/lib/admin-access";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { type Tab, tabHref } from "@/lib/hrefs";
import { useLogout } from "@/lib/logout";
import { type CoachProfile, isAdministrator, isAdminOnly } from "@/lib/profile";
import { SecondFactorNotice } from "./second-factor-notice";

/** Props of {@link PortalFrame}. */
export interface PortalFrameProps {
  profile: CoachProfile | undefined;
  /** The number of clients; undefined while unknown. */
  clients: number | undefined;
  /** The number of upcoming sessions; undefined while unknown. */
  upcoming: number | undefined;
  /** The number of unread messages of all clients. */
  unread: number;
  /** The number of open moderation cases; shown to administrators only. */
  cases: number;
  /** Whether the coach may open the on-call page, and what waits there; undefined while unknown. */
  onCall: components["schemas"]["OnCallStatus"] | undefined;
  tab: Tab | "administration" | "on-call";
  /** A conversation is open; on a phone it fills the window. */
  conversation: boolean;
  children: ReactNode;
}

/**
 * The sidebar with the coach, the account's status and counts, around every tab. Administrators and
 * people on call have one more link each; administrators without clients have only these.
 */
export function PortalFrame({
  profile,
  clients,
  upcoming,
  unread,
  cases,
  onCall,
  tab,
  conversation,
  children,
}: PortalFrameProps) {
  const now = useClock();
  // An administration page needs an administrator, so the profile need not be loaded.
  const coaches = profile ? !isAdminOnly(profile) : tab !== "administration" && tab !== "on-call";
  const showAdmin = isAdministrator(profile) || tab === "administration";
  const tabs: NavItem[] = [
    { href: tabHref("clients"), label: words.clients, icon: <UsersRound /> },
    {
      href: tabHref("messages"),
      label: words.messages,
      icon: <MessagesSquare />,
      count: unread,
      countLabel: words.unread({ count: unread }),
    },
    { href: tabHref("sessions"), label: words.sessions, icon: <CalendarDays /> },
  ];
  const own: NavItem = { href: tabHref("profile"), label: words.profile, icon: <CircleUserRound /> };
  const administrationItem: NavItem = {
    href: adminHref(profile),
    label: administration.name,
    icon: <ShieldCheck />,
    count: cases,
    countLabel: administration.openCases({ count: cases }),
  };
  const administrationItems = showAdmin ? [administrationItem] : [];
  // On the page itself the status need not be loaded.
  const onCallItems: NavItem[] =
    onCall?.access || tab === "on-call"
      ? [
          {
            href: routes.coachOnCall.path,
            label: onCallWords.name,
            icon: <Headset />,
            count: onCall?.waiting ?? 0,
            countLabel: onCallWords.waitingCount({ count: onCall?.waiting ?? 0 }),
          },
        ]
      : [];
  const items = coaches
    ? [...tabs.slice(0, 2), ...onCallItems, ...tabs.slice(2), own, ...administrationItems]
    : [...administrationItems, ...onCallItems, own];
  const current =
    tab === "administration"
      ? routes.coachAdmin.path
      : tab === "on-call"
        ? routes.coachOnCall.path
        : tabHref(tab === "hours" ? "sessions" : tab);
  const time =
    now && profile
      ? new Intl.DateTimeFormat(locale, {
          timeZone: profile.timeZone,
          hour: "numeric",
          minute: "2-digit",
        }).format(now)
      : "";
  const where = profile?.city && time ? words.clock({ time, city: profile.city }) : time;
  const name = profile?.name ?? "";
  const portrait = (
    <Avatar name={name || brand.name} decorative>
      {profile?.imageUrl ? (
        <img src={profile.imageUrl} alt="" className="portrait-dim size-full object-cover object-top" />
      ) : undefined}
    </Avatar>
  );
  const badge = !coaches ? null : profile ? (
    <Badge variant={profile.isActive ? "success" : "caution"}>{profile.isActive ? words.active : words.pending}</Badge>
  ) : null;
  const logout = useLogout({
    onLeft: () => window.location.assign(realms.coach.signIn),
    onFailed: (error) =>
      toast({
        title: words.logoutFailed.title,
        description: `${words.logoutFailed.text}. ${messageOf(error, errors.somethingWrong)}`,
        variant: "destructive",
      }),
  });
  const home = (
    <Link
      href={coaches ? routes.coachDashboard.path : adminHref(profile)}
      className="inline-block rounded-control text-inherit no-underline"
    >
      <Wordmark name={brand.name} markClassName="text-on-rail" />
    </Link>
  );

  return (
    <AppFrame
      app="coach"
      skipLabel={common.skipToContent}
      fill={tab === "messages"}
      banner={
        <>
          <OfflineBanner>{layout.offline}</OfflineBanner>
          <OutageBanner />
        </>
      }
      sidebar={
        <CoachRail
          brand={
            <div className="flex w-full items-center justify-between">
              {home}
              <ThemeToggle label={common.switchToDark} />
            </div>
          }
          navLabel={words.navigation}
          items={items}
          current={current}
          linkComponent={Link}
          stats={
            coaches
              ? [
                  { label: words.statusLabel, value: badge },
                  { label: words.totalClients, value: clients ?? "" },
                  { label: words.upcomingSessions, value: upcoming ?? "" },
                ]
              : []
          }
          person={{ name, detail: where, avatar: portrait }}
          action={
            <IconButton
              label={logout.pending ? words.loggingOut : words.logout}
              disabled={logout.pending}
              onClick={logout.run}
            >
              <LogOut aria-hidden="true" />
            </IconButton>
          }
        />
      }
      phoneBar={
        conversation ? undefined : (
          <PhoneBar
            label={words.navigation}
            // The bottom bar has room for four; the menu shows all.
            items={items.slice(0, 4)}
            current={current}
            linkComponent={Link}
            menu={{
              label: layout.more,
              title: common.menu,
              closeLabel: common.closeMenu,
              navLabel: common.menu,
              items,
              footer: (
                <div className="flex flex-col gap-4">
                  <div className="flex items-center gap-3">
                    {portrait}
                    <div className="min-w-0 flex-1 leading-5">
                      <p className="truncate font-semibold">{name}</p>
                      <p className="truncate text-fine text-ink-muted">{where}</p>
                    </div>
                    {badge}
                  </div>
                  <div className="flex items-center justify-between gap-3">
                    <div className="text-small">
                      {coaches ? (
                        <>
                          <p>
                            {words.totalClients}: <b className="font-semibold tabular-nums">{clients}</b>
                          </p>
                          <p>
                            {words.upcomingSessions}: <b className="font-semibold tabular-nums">{upcoming}</b>
                          </p>
                        </>
                      ) : null}
                    </div>
                    <ThemeToggle label={common.switchToDark} />
                  </div>
                  <Button
                    variant="secondary"
                    pending={logout.pending}
                    pendingText={words.loggingOut}
                    onClick={logout.run}
                  >
                    {words.logout}
                  </Button>
                </div>
              ),
            }}
          />
        )
      }
    >
      {/* The notice has its own margins, for pages that fill the width. */}
      <div className={cn("empty:hidden", tab === "messages" ? "" : "-mx-4 -mt-4 mb-5 md:-mx-8")}>
        <SecondFactorNotice />
      </div>
      {children}
    </AppFrame>
  );
}
