"use client";

import * as coachDashboard from "@aangan/copy/coach-dashboard";
import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/on-call";
import { LiveProvider } from "@aangan/shell/live/live.tsx";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { PageHeader } from "@aangan/ui/app-frame/app-frame.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { useSearchParams } from "next/navigation";
import { useRef } from "react";
import { LoadError } from "@/features/administration/load-error";
import { useWaiting } from "@/features/administration/waiting";
import { useCounts, useDashboard, useLiveClients } from "@/features/clients/queries";
import { PortalFrame } from "@/features/frame/portal-frame";
import { mailbox } from "@/lib/api";
import { useLiveSessions } from "@/lib/live-sessions";
import { hasAdminAccess, isAdminOnly, useProfile } from "@/lib/profile";
import { ClosedCrises } from "./closed-crises";
import { CrisisView } from "./crisis-view";
import { firstLookText } from "./first-look";
import { useLiveOnCall, useOnCall, useOnCallStatus } from "./queries";
import { RotaSection } from "./rota-section";
import { WaitingCrises } from "./waiting-crises";

/** The page of the people on call: the crises that wait for a person, one that was opened, and the rota. */
export function OnCallScreen() {
  return (
    <LiveProvider url="/api/coach/live" mailbox={mailbox}>
      <Framed />
    </LiveProvider>
  );
}

function Framed() {
  const profile = useProfile();
  const coaches = profile.data !== undefined && !isAdminOnly(profile.data);
  const counts = useCounts(useDashboard(coaches).data);
  const waiting = useWaiting(hasAdminAccess(profile.data));
  const status = useOnCallStatus(true);
  useLiveClients();
  useLiveSessions();
  useLiveOnCall();
  const crisisId = useSearchParams().get("crisis");
  const zone = profile.data?.timeZone;
  return (
    <PortalFrame
      profile={profile.data}
      clients={counts?.clients}
      upcoming={counts?.upcomingSessions}
      unread={counts?.unreadMessages ?? 0}
      cases={waiting.data?.cases ?? 0}
      onCall={status.data}
      tab="on-call"
      conversation={crisisId !== null}
    >
      {profile.error && !profile.data ? (
        <LoadError
          title={coachDashboard.profileFailed}
          error={profile.error}
          seed="profile"
          trying={profile.isFetching}
          retry={() => void profile.refetch()}
        />
      ) : status.data?.access === false ? (
        <>
          <PageHeader title={words.name} />
          <p>{words.noAccess}</p>
        </>
      ) : status.data === undefined ? (
        status.error ? (
          <LoadError
            title={words.loadFailed}
            error={status.error}
            seed="on-call"
            trying={status.isFetching}
            retry={() => void status.refetch()}
          />
        ) : null
      ) : crisisId === null ? (
        <Page zone={zone} />
      ) : (
        <CrisisView key={crisisId} id={crisisId} zone={zone} />
      )}
    </PortalFrame>
  );
}

function Page({ zone }: { zone: string | undefined }) {
  const page = useOnCall();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = page;
  if (!data && page.error)
    return (
      <>
        <PageHeader title={words.name} titleRef={heading} />
        <LoadError
          title={words.loadFailed}
          error={page.error}
          seed="on-call"
          trying={page.isFetching}
          retry={() => void page.refetch()}
        />
      </>
    );
  return (
    <>
      <PageHeader
        title={words.name}
        titleRef={heading}
        lead={
          data
            ? [
                data.waiting.length > 0 ? words.waitingCount({ count: data.waiting.length }) : "",
                firstLookText(data.firstLook),
              ]
                .filter(Boolean)
                .join(" ")
            : undefined
        }
      />
      <RefetchErrorAlert query={page} />
      {data ? (
        <WaitingCrises crises={data.waiting} now={data.now} heading={heading} />
      ) : (
        <SkeletonGroup label={common.loading}>
          <Skeleton shape="block" className="h-24" />
        </SkeletonGroup>
      )}
      <RotaSection />
      {data && zone ? <ClosedCrises crises={data.closed} days={data.closedDays} zone={zone} /> : null}
    </>
  );
}
