"use client";

import * as words from "@aangan/copy/admin-coaches";
import { Chips } from "@aangan/ui/chips/chips.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { SearchInput } from "@aangan/ui/input/input.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { useSearchParams } from "next/navigation";
import { useRef } from "react";
import { useDebouncedSearch } from "@/lib/use-debounced-search";
import { AdminFrame, AdminHeader } from "../admin-frame";
import { useRestoreFocus } from "../use-restore-focus";
import { CoachList, coachRowId } from "./coach-list";
import { CoachPanel } from "./coach-panel";
import { coachesHref, statusFilters, viewFromQuery } from "./filter";
import { InviteDialog } from "./invite-dialog";
import { useCoaches } from "./queries";

/** All coaches, invited, present and former, and one of them: next to the list, or in its place in a small window. */
export function CoachesScreen() {
  return <AdminFrame>{(profile) => <Coaches zone={profile?.timeZone} />}</AdminFrame>;
}

function Coaches({ zone }: { zone: string | undefined }) {
  const place = viewFromQuery(useSearchParams());
  const heading = useRef<HTMLHeadingElement>(null);
  const coaches = useCoaches(place.standing, place.q);
  const { typed, type } = useDebouncedSearch(place.q, (q) =>
    window.history.replaceState(null, "", coachesHref({ ...place, q })),
  );
  useRestoreFocus(place.coach, coachRowId, heading);
  const counts = coaches.data?.pages[0]?.counts;
  const some = coaches.data?.pages.some(({ items }) => items.length > 0) ?? false;
  const beside = place.coach !== null || some || (!coaches.data && !coaches.error);
  return (
    <>
      <AdminHeader
        title={words.title}
        lead={words.lead}
        place="coachAdminCoaches"
        titleRef={heading}
        covered={place.coach !== null}
      />
      <div
        className={cn("mb-5 flex flex-wrap items-center gap-x-4 gap-y-3", place.coach !== null && "max-grid:hidden")}
      >
        <search className="min-w-0 flex-1 basis-60">
          <SearchInput
            label={words.search}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            onChange={(event) => type(event.currentTarget.value)}
          />
        </search>
        <InviteDialog />
        <Chips
          aria-label={words.standingLabel}
          scroll
          options={statusFilters.map(({ value, label, count }) => ({
            value,
            label,
            count: counts?.[count] || undefined,
          }))}
          value={place.standing}
          onValueChange={(standing) => window.history.pushState(null, "", coachesHref({ standing, q: typed.trim() }))}
          className="w-[calc(100%+0.75rem)] max-w-none"
        />
      </div>
      <div
        className={cn(beside && "grid:grid grid:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] grid:items-start grid:gap-6")}
      >
        <div className={cn("min-w-0", place.coach !== null && "max-grid:hidden")}>
          <CoachList coaches={coaches} place={place} invite={<InviteDialog />} />
        </div>
        <div
          className={cn(
            "min-w-0 grid:sticky grid:top-6 grid:-m-1.5 grid:max-h-[calc(100dvh-3rem)] grid:overflow-y-auto grid:p-1.5",
            place.coach === null && "max-grid:hidden",
          )}
        >
          {place.coach !== null ? (
            <CoachPanel key={place.coach} id={place.coach} back={coachesHref({ ...place, coach: null })} zone={zone} />
          ) : some ? (
            <EmptyState seed="coach" headingLevel={2} title={words.chooseTitle} description={words.chooseText} />
          ) : null}
        </div>
      </div>
    </>
  );
}
