"use client";

import * as coachDashboard from "@aangan/copy/coach-dashboard";
import { LiveProvider, useLiveEvent } from "@aangan/shell/live/live.tsx";
import { PageHeader } from "@aangan/ui/app-frame/app-frame.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type Ref, useEffect } from "react";
import { useCounts, useDashboard, useLiveClients } from "@/features/clients/queries";
import { PortalFrame } from "@/features/frame/portal-frame";
import { useLiveOnCall, useOnCallStatus } from "@/features/on-call/queries";
import { mailbox } from "@/lib/api";
import { showGreeting } from "@/lib/greeting";
import { useLiveSessions } from "@/lib/live-sessions";
import { type CoachProfile, hasAdminAccess, isAdminOnly, useProfile } from "@/lib/profile";
import { queryKeys } from "@/lib/query-keys";
import { useRedirectFrom } from "@/lib/use-redirect-from";
import { AdminNav, type AdminRoute } from "./admin-nav";
import { LoadError } from "./load-error";
import { useLiveInbox, useWaiting } from "./waiting";

/**
 * The frame of every administration page: the portal's frame, and for administrators who also coach their own counts.
 */
export function AdminFrame({ children }: { children: (profile: CoachProfile | undefined) => ReactNode }) {
  return (
    <LiveProvider url="/api/coach/live" mailbox={mailbox}>
      <Framed>{children}</Framed>
    </LiveProvider>
  );
}

function Framed({ children }: { children: (profile: CoachProfile | undefined) => ReactNode }) {
  const profile = useProfile();
  const coaches = profile.data !== undefined && !isAdminOnly(profile.data);
  const counts = useCounts(useDashboard(coaches).data);
  const waiting = useWaiting(hasAdminAccess(profile.data));
  const onCall = useOnCallStatus(profile.data !== undefined);
  useLiveClients();
  // An administrator who does not coach has no dashboard, which would contain the profile.
  const client = useQueryClient();
  useLiveEvent("user", () => void client.invalidateQueries({ queryKey: queryKeys.profile.all }));
  useLiveSessions();
  useLiveOnCall();
  useLiveInbox();
  const name = profile.data?.name;
  useEffect(() => {
    if (name !== undefined) showGreeting(name);
  }, [name]);
  // The server checks access before it sends the page; the second factor may have been removed since.
  const redirecting = useRedirectFrom("administration", profile.data);
  if (redirecting) return null;
  return (
    <PortalFrame
      profile={profile.data}
      clients={counts?.clients}
      upcoming={counts?.upcomingSessions}
      unread={counts?.unreadMessages ?? 0}
      cases={waiting.data?.cases ?? 0}
      onCall={onCall.data}
      tab="administration"
      conversation={false}
    >
      {profile.error && !profile.data ? (
        <LoadError
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
  place: AdminRoute;
  titleRef?: Ref<HTMLHeadingElement>;
  /** In a small window one item covers the page: only the title remains, for screen readers. */
  covered?: boolean;
}

/** The title of an administration page, with the navigation to the others. */
export function AdminHeader({ title, lead, place, titleRef, covered = false }: AdminHeaderProps) {
  return (
    <>
      <PageHeader title={title} lead={lead} titleRef={titleRef} className={cn(covered && "max-grid:sr-only")} />
      <AdminNav place={place} className={cn("mb-6", covered && "max-grid:hidden")} />
    </>
  );
}
