"use client";

import { adminPayments as payments, administration as words } from "@aangan/copy/administration";
import { coachDashboard } from "@aangan/copy/coach-portal";
import { routes } from "@aangan/copy/routes";
import { useServerClock } from "@aangan/shell/clock";
import { LiveProvider } from "@aangan/shell/live";
import { PageHeader } from "@aangan/ui/app-frame";
import { CountBadge } from "@aangan/ui/badge";
import { cn } from "@aangan/ui/cn";
import { TabLink, TabLinks } from "@aangan/ui/tabs";
import { type ReactNode, type Ref, useEffect } from "react";
import { useLogout } from "@/features/account/queries";
import { useClients, useLiveClients } from "@/features/clients/queries";
import { PortalFrame } from "@/features/frame/portal-frame";
import { useLiveSessions, useUpcoming } from "@/features/sessions/queries";
import { isAhead } from "@/features/sessions/times";
import { sayGreeting } from "@/lib/greeting";
import { PlaceLink as Link } from "@/lib/place-link";
import { administers, type CoachProfile, onlyAdministers, useProfile } from "@/lib/profile";
import { Failed } from "./failed";
import { useSetAside } from "./payment-queries";
import { useGlance } from "./queries";

/** Around every page of the administration: the portal's frame, and the coach's own numbers for those who also coach. */
export function AdminFrame({ children }: { children: (profile: CoachProfile | undefined) => ReactNode }) {
  return (
    <LiveProvider url="/api/coach/live">
      <Framed>{children}</Framed>
    </LiveProvider>
  );
}

function Framed({ children }: { children: (profile: CoachProfile | undefined) => ReactNode }) {
  const profile = useProfile();
  const coaches = profile.data !== undefined && !onlyAdministers(profile.data);
  const clients = useClients(coaches);
  const upcoming = useUpcoming(coaches);
  const cases = useGlance(administers(profile.data));
  const now = useServerClock();
  const logout = useLogout();
  useLiveClients();
  useLiveSessions();
  const name = profile.data?.name;
  useEffect(() => {
    if (name !== undefined) sayGreeting(name);
  }, [name]);
  return (
    <PortalFrame
      profile={profile.data}
      clients={clients.data?.length}
      upcoming={now && upcoming.data ? upcoming.data.filter((session) => isAhead(session, now)).length : undefined}
      unread={clients.data?.reduce((sum, client) => sum + client.unreadMessages, 0) ?? 0}
      cases={cases.data?.open ?? 0}
      tab="administration"
      conversation={false}
      logout={{ pending: logout.isPending || logout.isSuccess, mutate: (options) => logout.mutate(undefined, options) }}
    >
      {profile.error && !profile.data ? (
        <Failed
          title={coachDashboard.profileFailed}
          error={profile.error}
          seed="profile"
          trying={profile.isFetching}
          retry={() => void profile.refetch()}
        />
      ) : (
        children(profile.data)
      )}
    </PortalFrame>
  );
}

/** Props of {@link AdminHeader}. */
export interface AdminHeaderProps {
  title: string;
  lead?: string;
  place: "coachAdmin" | "coachModeration" | "coachPayments" | "coachAudit";
  /** How many cases wait. */
  open: number;
  titleRef?: Ref<HTMLHeadingElement>;
  /** A case takes the whole of a small window: only the title is left, for those who hear the page. */
  covered?: boolean;
}

/** The title of a page of the administration, and the way to the others. */
export function AdminHeader({ title, lead, place, open, titleRef, covered = false }: AdminHeaderProps) {
  const setAside = useSetAside().data ?? 0;
  const places = [
    ["coachAdmin", words.overview],
    ["coachModeration", words.moderation],
    ["coachPayments", payments.name],
    ["coachAudit", words.audit],
  ] as const;
  return (
    <>
      <PageHeader title={title} lead={lead} titleRef={titleRef} className={cn(covered && "max-grid:sr-only")} />
      <TabLinks aria-label={words.tabsLabel} className={cn("mb-6", covered && "max-grid:hidden")}>
        {places.map(([name, label]) => (
          <TabLink key={name} asChild current={name === place}>
            <Link href={routes[name].path}>
              {label}
              {name === "coachModeration" ? <CountBadge count={open} label={words.waiting} /> : null}
              {name === "coachPayments" ? <CountBadge count={setAside} label={payments.waiting} /> : null}
            </Link>
          </TabLink>
        ))}
      </TabLinks>
    </>
  );
}
