"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-dashboard";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { usePreload } from "@aangan/shell/lazy/lazy-part.tsx";
import { LiveProvider } from "@aangan/shell/live/live.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { toast } from "@aangan/ui/toast/store.ts";
import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { useGlance } from "@/features/administration/queries";
import { ClientPicker } from "@/features/clients/client-picker";
import { ClientsTab } from "@/features/clients/clients-tab";
import { useCounts, useDashboard, useLiveClients } from "@/features/clients/queries";
import { PortalFrame } from "@/features/frame/portal-frame";
import { useOutgoing } from "@/features/messages/outgoing";
import { useLiveMessages } from "@/features/messages/queries";
import { useLiveOnCall, useOnCallStatus } from "@/features/on-call/queries";
import { mailbox } from "@/lib/api";
import { showGreeting } from "@/lib/greeting";
import { sessionsViewOf, tabOf } from "@/lib/hrefs";
import { useLiveSessions } from "@/lib/live-sessions";
import { type CoachProfile, hasAdminAccess, isAdminOnly, useProfile } from "@/lib/profile";
import { useRedirectFrom } from "@/lib/use-redirect-from";
import { ClientConversation, ClientPage, HoursTab, lazyTabs, ProfileTab, SessionsTab, WeekView } from "./tabs";

/** The coach's dashboard: the frame, and the tab in the URL. */
export function Dashboard() {
  return (
    <LiveProvider url="/api/coach/live" mailbox={mailbox}>
      <Tabs />
    </LiveProvider>
  );
}

function Tabs() {
  const search = useSearchParams();
  const tab = tabOf(search.get("tab"));
  const clientId = search.get("client");
  // One request for the first screen. Only if it fails is the profile fetched separately.
  const dashboard = useDashboard();
  const profile = useProfile(!dashboard.isPending);
  const counts = useCounts(dashboard.data);
  const cases = useGlance(hasAdminAccess(profile.data)).data?.open ?? 0;
  const redirecting = useRedirectFrom(tab, profile.data);
  const onCall = useOnCallStatus(profile.data !== undefined);
  useLiveClients();
  useLiveMessages();
  useOutgoing();
  useLiveSessions();
  useLiveOnCall();
  useWelcome(profile.data);
  usePreload(lazyTabs);

  if (redirecting) return null;
  const retry = () => {
    void profile.refetch();
    if (dashboard.isError) void dashboard.refetch();
  };
  return (
    <PortalFrame
      profile={profile.data}
      clients={counts?.clients}
      upcoming={counts?.upcomingSessions}
      unread={counts?.unreadMessages ?? 0}
      cases={cases}
      onCall={onCall.data}
      tab={tab}
      conversation={tab === "messages" && clientId !== null}
    >
      {profile.error && !profile.data ? (
        <EmptyState
          role="alert"
          seed="profile"
          headingLevel={2}
          title={words.profileFailed}
          description={messageOf(profile.error, errors.somethingWrong)}
          action={
            <Button pending={profile.isFetching} pendingText={common.loading} onClick={retry}>
              {common.retry}
            </Button>
          }
        />
      ) : tab === "clients" ? (
        clientId === null ? (
          <ClientsTab dashboard={dashboard} zone={profile.data?.timeZone} />
        ) : (
          <ClientPage key={clientId} clientId={clientId} zone={profile.data?.timeZone} />
        )
      ) : tab === "sessions" ? (
        sessionsViewOf(search.get("view")) === "week" ? (
          <WeekView zone={profile.data?.timeZone} />
        ) : (
          <SessionsTab zone={profile.data?.timeZone} />
        )
      ) : tab === "hours" ? (
        <HoursTab active={profile.data?.isActive !== false} />
      ) : tab === "profile" ? (
        <ProfileTab coaches={profile.data && !isAdminOnly(profile.data)} />
      ) : (
        <div className="group/messages flex min-h-0 flex-1 frame:grid frame:grid-cols-[320px_minmax(0,1fr)] frame:has-data-crisis:grid-cols-[minmax(0,1fr)]">
          <h1 className="sr-only">{words.messages}</h1>
          <div
            className={cn(
              "relative w-full overflow-y-auto border-line bg-surface max-frame:pb-28 frame:border-r group-has-data-crisis/messages:hidden",
              clientId !== null && "max-frame:hidden",
            )}
          >
            <ClientPicker dashboard={dashboard} current={clientId} />
          </div>
          <div className={cn("flex min-h-0 min-w-0 flex-1 flex-col", clientId === null && "max-frame:hidden")}>
            {clientId === null ? (
              <div className="grid flex-1 place-items-center">
                <EmptyState seed="messages" headingLevel={2} title={words.selectClient} />
              </div>
            ) : (
              <ClientConversation key={clientId} clientId={clientId} zone={profile.data?.timeZone} />
            )}
          </div>
        </div>
      )}
    </PortalFrame>
  );
}

/** Greets a coach after signing in, and reports an account that is not active yet. */
function useWelcome(profile: CoachProfile | undefined) {
  const name = profile?.name;
  const active = profile?.isActive;
  const adminOnly = isAdminOnly(profile);
  useEffect(() => {
    // An administrator without clients is redirected and greeted there, and needs no activation.
    if (name === undefined || adminOnly) return;
    // Only one toast is shown at a time, and this one matters more.
    const greeted = showGreeting(name);
    if (!active && !greeted)
      toast({ title: words.notActive.title, description: words.notActive.text, variant: "destructive" });
    if (!active && greeted) {
      const later = window.setTimeout(
        () => toast({ title: words.notActive.title, description: words.notActive.text, variant: "destructive" }),
        2_500,
      );
      return () => window.clearTimeout(later);
    }
  }, [name, active, adminOnly]);
}
