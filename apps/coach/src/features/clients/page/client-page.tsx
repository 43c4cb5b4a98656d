"use client";

import { ApiError, messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-client-page";
import * as coachCrisis from "@aangan/copy/coach-crisis";
import * as portal from "@aangan/copy/coach-dashboard";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { isFocusUnclaimed } from "@aangan/ui/lib/focus-fallback.ts";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { useEffect, useRef } from "react";
import { NotesBody } from "@/features/casework/notes-body";
import { CrisisHistory } from "@/features/crisis/crisis-history";
import { GoalsPanel } from "@/features/goals/goals-panel";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { tabHref } from "@/lib/hrefs";
import { type ClientDetail, useClient } from "../queries";
import { UrgentStrips } from "../urgent-strips";
import { CheckInsCard } from "./check-ins-card";
import { ClientHeader } from "./client-header";
import { ConversationCard } from "./conversation-card";
import { Part, PartLinks } from "./parts";
import { SafetyNotesCard } from "./safety-notes-card";
import { SessionsCard } from "./sessions-card";
import { SharedCard } from "./shared-card";

/** Props of {@link ClientPage}. */
export interface ClientPageProps {
  clientId: string;
  /** The coach's time zone; undefined while unknown. */
  zone: string | undefined;
}

/** One client: profile, last message, sessions, goals, notes, closed crises, shared safety notes and answers. */
export function ClientPage({ clientId, zone }: ClientPageProps) {
  const client = useClient(clientId);
  const now = useServerClock();
  // A former client: the cached data must not stay on the screen.
  const notFound = client.error instanceof ApiError && client.error.status === 404;
  if (client.error && (notFound || !client.data)) {
    return (
      <EmptyState
        role="alert"
        seed="clients"
        headingLevel={2}
        title={notFound ? portal.unknownClient : words.loadFailed}
        description={messageOf(client.error, errors.somethingWrong)}
        action={
          notFound ? (
            <Button asChild>
              <Link href={tabHref("clients")}>{portal.backToClients}</Link>
            </Button>
          ) : (
            <Button pending={client.isFetching} pendingText={common.loading} onClick={() => void client.refetch()}>
              {common.retry}
            </Button>
          )
        }
      />
    );
  }
  if (!client.data || !now || !zone) return <PageSkeleton />;
  return (
    <>
      <RefetchErrorAlert query={client} className="mb-4" />
      <Ready client={client.data} readAt={client.dataUpdatedAt} now={now} zone={zone} />
    </>
  );
}

interface ReadyProps {
  client: ClientDetail;
  /** The time of the client's fetch, in milliseconds. */
  readAt: number;
  now: Date;
  zone: string;
}

function Ready({ client, readAt, now, zone }: ReadyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const clientName = client.firstName;
  useEffect(() => {
    // The clicked row was removed together with focus.
    if (isFocusUnclaimed()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <ClientHeader client={client} now={now} zone={zone} heading={heading} />
      <div className="mt-4 empty:hidden">
        <UrgentStrips clients={[client]} now={now} />
      </div>
      <PartLinks
        parts={[
          ["conversation", words.conversation],
          ["goals", words.goals],
          ["sessions", words.sessions],
          ["notes", words.notes],
          ...(client.checkIns.length > 0 ? [["check-ins", words.checkIns] as const] : []),
          ...(client.safetyNotes ? [["safety-notes", words.safetyNotes] as const] : []),
          ["crisis-history", coachCrisis.history],
          ["shared", words.shared],
        ]}
      />
      <div className="grid items-start gap-5 max-grid:mt-4 grid:mt-6 grid:grid-cols-[minmax(0,1fr)_minmax(320px,380px)]">
        <div className="flex min-w-0 flex-col gap-5">
          <Part id="conversation" title={words.conversation}>
            <ConversationCard client={client} now={now} zone={zone} />
          </Part>
          <Part id="goals" title={words.goals}>
            <GoalsPanel clientId={client.id} clientName={clientName} />
          </Part>
          <Part id="sessions" title={words.sessions}>
            <SessionsCard client={client} readAt={readAt} now={now} zone={zone} />
          </Part>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Part id="notes" title={words.notes}>
            <NotesBody clientId={client.id} clientName={clientName} zone={zone} />
          </Part>
          {client.checkIns.length > 0 ? (
            <Part id="check-ins" title={words.checkIns}>
              <CheckInsCard checkIns={client.checkIns} clientName={clientName} />
            </Part>
          ) : null}
          {client.safetyNotes ? (
            <Part id="safety-notes" title={words.safetyNotes}>
              <SafetyNotesCard notes={client.safetyNotes} clientName={clientName} now={now} zone={zone} />
            </Part>
          ) : null}
          <Part id="crisis-history" title={coachCrisis.history}>
            <CrisisHistory clientId={client.id} clientName={clientName} now={now} zone={zone} />
          </Part>
          <Part id="shared" title={words.shared}>
            <SharedCard client={client} />
          </Part>
        </div>
      </div>
    </>
  );
}

function PageSkeleton() {
  return (
    <SkeletonGroup label={common.loading} className="flex flex-col gap-5">
      <div className="flex items-center gap-4 pt-12">
        <Skeleton shape="avatar" />
        <Skeleton className="h-8 w-56" />
      </div>
      <div className="grid gap-5 grid:grid-cols-[minmax(0,1fr)_380px]">
        <Skeleton shape="block" className="h-56 w-full" />
        <Skeleton shape="block" className="h-56 w-full" />
      </div>
    </SkeletonGroup>
  );
}
