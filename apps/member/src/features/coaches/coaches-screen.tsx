"use client";

import * as coachList from "@aangan/copy/coach-list";
import * as words from "@aangan/copy/coaches";
import * as common from "@aangan/copy/common";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { lazyDialog } from "@aangan/shell/lazy/lazy-dialog.tsx";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { PageHeader } from "@aangan/ui/app-frame/app-frame.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { type ReactNode, useEffect, useState } from "react";
import { Failure } from "@/lib/failure";
import { useUser } from "@/lib/user";
import { coachesHref, filtersOf, isFiltered, useCoachesPlace } from "./address";
import { useChoice } from "./choosing";
import { CoachCard } from "./coach-card";
import { CoachGridSkeleton, CoachList } from "./coach-list";
import { sectionTitle } from "./coach-parts";
import { FilterBar } from "./filter-bar";
import { OwnCoach } from "./own-coach";
import { type Coach, useCoach, useCoaches, useSuggestions } from "./queries";
import { SUGGESTIONS_ID, Suggestions } from "./suggestions";
import type { UpcomingSessionsQuery } from "./upcoming-sessions";

/** Not needed at first, so their code is fetched when they are opened. */
const CoachDialog = lazyDialog(() => import("./coach-dialog").then((module) => module.CoachDialog));
const CompareDialog = lazyDialog(() => import("./compare-dialog").then((module) => module.CompareDialog));
const ChangeDialog = lazyDialog(() => import("./change-dialog").then((module) => module.ChangeDialog));

/** Props of {@link CoachesScreen}. */
export interface CoachesScreenProps {
  /** The member's sessions ahead. */
  sessions: UpcomingSessionsQuery;
  /** Opens the booking of a session with the member's coach. */
  onSchedule: (coach: Coach) => void;
  /** The member has chosen this coach. */
  onChosen: (coach: Coach) => void;
  /** What follows the choice of a coach, below the coach. */
  afterChoice: ReactNode;
  /** The booking has closed: the coach's name receives focus; see {@link OwnCoachProps}. */
  focusCoach: boolean;
  onCoachFocused: () => void;
}

/** The member's coach, or the suggestions; and all other coaches, with filters. Needs a Suspense above it. */
export function CoachesScreen({
  sessions,
  onSchedule,
  onChosen,
  afterChoice,
  focusCoach,
  onCoachFocused,
}: CoachesScreenProps) {
  const { place, filter, open, close, compare, endCompare } = useCoachesPlace();
  const user = useUser();
  const ownId = user.data?.coachId ?? null;
  const own = useCoach(ownId);
  const choosing = user.data !== undefined && ownId === null;
  const suggestions = useSuggestions(choosing);
  const filters = filtersOf(place);
  const list = useCoaches(filters);
  const choice = useChoice();
  /** The change to confirm: to a coach, or to none chosen yet. */
  const [change, setChange] = useState<{ to: Coach | null } | null>(null);
  const [coachLeft, setCoachLeft] = useState(false);
  /** The coach whose dialog was left for another one; the URL changes a moment later. */
  const [leftId, setLeftId] = useState<string | null>(null);
  const openId = place.coachId !== leftId ? place.coachId : null;
  if (leftId !== null && place.coachId === null) setLeftId(null);

  const leave = () => {
    if (place.coachId === null) return;
    setLeftId(place.coachId);
    close();
  };
  const schedule = (coach: Coach) => {
    leave();
    onSchedule(coach);
  };
  const arrive = (coach: Coach) => {
    leave();
    window.scrollTo({ top: 0 });
    onChosen(coach);
  };
  const select = async (coach: Coach) => {
    if (choice.pendingId) return;
    if (ownId === null) {
      if ((await choice.choose(coach)) === undefined) arrive(coach);
      return;
    }
    // The member must see the effect of a change, and the present coach's name, before it.
    const { data, error } = own.data ? own : await own.refetch();
    if (!data) {
      toastFailure(words.fetchFailed, error);
      return;
    }
    leave();
    setChange({ to: coach });
  };
  const changed = () => {
    const to = change?.to;
    setChange(null);
    if (to) arrive(to);
    else setCoachLeft(true);
  };

  // A member who has left their coach is scrolled to the suggestions.
  const arrived = choosing && suggestions.isSuccess;
  useEffect(() => {
    if (!coachLeft || !arrived) return;
    window.scrollTo({ top: 0 });
    document.getElementById(SUGGESTIONS_ID)?.focus({ preventScroll: true });
    setCoachLeft(false);
  }, [coachLeft, arrived]);

  // Without the user, the member's own coach is unknown.
  if (user.error && !user.data) {
    return (
      <>
        <PageHeader title={words.title} />
        <Failure
          screen
          title={words.fetchFailed}
          error={user.error}
          pending={user.isFetching}
          onRetry={() => void user.refetch()}
        />
      </>
    );
  }
  if (!user.data) return <CoachesLoading />;

  const filtered = isFiltered(filters);
  // A filter applies to the list only, which then includes the suggested coaches.
  const suggested = choosing && !filtered ? (suggestions.data ?? []) : [];
  const above = ownId === null ? suggested.map(({ coach }) => coach.id) : [ownId];
  const card = (coach: Coach, reasons?: readonly string[]) => (
    <CoachCard
      key={coach.id}
      coach={coach}
      reasons={reasons}
      selectLabel={words.select}
      href={coachesHref({ ...filters, coachId: coach.id })}
      onOpen={() => open(coach.id)}
      onCompare={() => compare(coach.id)}
      compared={place.compare.includes(coach.id)}
      nights={place.part === "night"}
      onSelect={(chosen) => void select(chosen)}
      pending={choice.pendingId === coach.id}
    />
  );
  const listTitle = ownId === null ? words.browseAll : coachList.othersTitle;

  return (
    <>
      <PageHeader title={words.title} lead={words.intro} />
      {ownId === null ? (
        <>
          <FilterBar filters={filters} onFilter={filter} />
          {filtered ? null : (
            <div className="mt-7">
              <Suggestions query={suggestions} card={({ coach, reasons }) => card(coach, reasons)} />
            </div>
          )}
        </>
      ) : own.data ? (
        <>
          <RefetchErrorAlert query={own} className="mb-4" />
          <OwnCoach
            coach={own.data}
            sessions={sessions}
            href={coachesHref({ ...filters, coachId: ownId })}
            onOpen={() => open(ownId)}
            onSchedule={onSchedule}
            onChange={() => setChange({ to: null })}
            takesFocus={focusCoach}
            onFocused={onCoachFocused}
          />
          {afterChoice}
        </>
      ) : own.error ? (
        <Failure
          title={words.fetchFailed}
          error={own.error}
          pending={own.isFetching}
          onRetry={() => void own.refetch()}
        />
      ) : (
        <SkeletonGroup label={common.loading}>
          <Skeleton shape="block" className="h-[826px] rounded-card xl:h-[472px]" />
        </SkeletonGroup>
      )}

      <h2 className={cn("mt-10 mb-4", sectionTitle, ownId === null && filtered && "sr-only")}>{listTitle}</h2>
      {ownId === null ? null : (
        <div className="mb-4">
          <FilterBar filters={filters} onFilter={filter} />
        </div>
      )}
      <div className={cn(ownId === null && filtered && "mt-6")}>
        <CoachList
          query={list}
          filters={filters}
          except={above}
          label={listTitle}
          card={(coach) => card(coach)}
          onFilter={filter}
        />
      </div>

      {place.compare.length === 1 ? <ComparePick coachId={place.compare[0] ?? ""} onStop={endCompare} /> : null}
      {place.compare.length === 2 && openId === null ? (
        <CompareDialog
          first={place.compare[0] ?? ""}
          second={place.compare[1] ?? ""}
          onClose={endCompare}
          onOpen={open}
        />
      ) : null}

      {openId === null ? null : (
        <CoachDialog
          key={openId}
          coachId={openId}
          mine={openId === ownId}
          reasons={suggestions.data?.find(({ coach }) => choosing && coach.id === openId)?.reasons ?? []}
          onClose={close}
          onSelect={(coach) => void select(coach)}
          pending={choice.pendingId === openId}
          onSchedule={schedule}
          onChange={() => {
            leave();
            setChange({ to: null });
          }}
        />
      )}
      {change === null || !own.data ? null : (
        <ChangeDialog from={own.data} to={change.to} onClose={() => setChange(null)} onDone={changed} />
      )}
    </>
  );
}

/** Asks for the second coach of a comparison, above the foot of the window. */
function ComparePick({ coachId, onStop }: { coachId: string; onStop: () => void }) {
  const coach = useCoach(coachId);
  return (
    <div className="sticky bottom-[calc(88px+env(safe-area-inset-bottom))] frame:bottom-4 z-10 mt-4 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-raised px-4 py-3 text-small shadow-cast-2">
      <p role="status">{coachList.comparePick({ coachName: coach.data?.name ?? "" })}</p>
      <Button size="sm" variant="quiet" onClick={onStop}>
        {coachList.compareStop}
      </Button>
    </div>
  );
}

/** The placeholder until the user has loaded. */
export function CoachesLoading() {
  return (
    <>
      <PageHeader title={words.title} lead={words.intro} />
      <CoachGridSkeleton />
    </>
  );
}
