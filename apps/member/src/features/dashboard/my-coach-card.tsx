"use client";

import type { components } from "@aangan/api/member";
import * as coachWords from "@aangan/copy/coaches";
import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/dashboard";
import * as layout from "@aangan/copy/layout";
import { routes } from "@aangan/copy/routes";
import { timeIn } from "@aangan/shell/forms/zones.ts";
import { useClock } from "@aangan/shell/live/clock.ts";
import { inList } from "@aangan/shell/locale/lists.ts";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { CalendarDays, MessagesSquare } from "lucide-react";
import type { ReactNode } from "react";
import { Failure } from "@/lib/failure";
import { Link } from "@/lib/link";

/** Props of {@link MyCoachCard}. */
export interface MyCoachCardProps {
  /** The query of the member's coach. */
  coach: UseQueryResult<components["schemas"]["Coach"]>;
  /** The number of unread messages from the coach. */
  unread: number;
  /** The goals agreed with the coach. */
  goals: ReactNode;
  /** Opens the booking. */
  onSchedule: () => void;
  className?: string;
}

/** The member's coach: name, local time, goals, and buttons to message and to book. */
export function MyCoachCard({ coach, unread, goals, onSchedule, className }: MyCoachCardProps) {
  const now = useClock();
  const { data } = coach;

  if (!data) {
    return (
      <div className={className}>
        {coach.error ? (
          <Failure
            title={words.coachFailed}
            error={coach.error}
            pending={coach.isFetching}
            onRetry={() => void coach.refetch()}
          />
        ) : (
          <SkeletonGroup label={common.loading}>
            <Skeleton shape="block" className="h-[268px] rounded-card" />
          </SkeletonGroup>
        )}
      </div>
    );
  }
  const time = now ? timeIn(data.timeZone, now) : "";
  return (
    <Card asChild padding="none" className={className}>
      <section aria-labelledby="my-coach" className="px-4 pt-3.5 pb-4 frame:px-6 frame:pt-4.5">
        <p className="font-semibold text-ink-muted text-label">{words.myCoach}</p>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 id="my-coach" className="font-display text-h3 [overflow-wrap:anywhere]">
            {data.name}
          </h2>
          {data.away ? <Badge variant="caution">{coachWords.away}</Badge> : null}
          {unread > 0 ? <Badge variant="primary">{layout.unreadBadge({ count: unread })}</Badge> : null}
        </div>
        <p className="text-ink-muted text-small">
          {coachWords.certified}
          <span className="max-frame:hidden">
            {" "}
            · {data.city} · {inList(data.languages)}
          </span>
        </p>
        <p className="text-ink-muted text-small tabular-nums">
          {time ? coachWords.localTime({ time, city: data.city }) : "\u00a0"}
        </p>
        <div className="mt-3.5 flex flex-col gap-4">
          {data.away ? <p className="text-pretty text-small">{coachWords.awayText({ coachName: data.name })}</p> : null}
          <div className="flex flex-wrap gap-2.5 [&>*]:flex-auto [&>*]:whitespace-nowrap">
            <Button asChild variant="secondary">
              <Link href={`${routes.messages.path}?coach=${data.id}`}>
                <MessagesSquare aria-hidden="true" />
                {words.message}
              </Link>
            </Button>
            {data.away ? null : (
              <Button variant="secondary" data-tour="book" onClick={onSchedule}>
                <CalendarDays aria-hidden="true" />
                {words.schedule}
              </Button>
            )}
          </div>
          {goals}
          <Link
            href={routes.coaches.path}
            className="-my-1.5 inline-flex min-h-9 items-center self-start font-semibold text-primary text-small"
          >
            {words.browseCoaches}
          </Link>
        </div>
      </section>
    </Card>
  );
}
