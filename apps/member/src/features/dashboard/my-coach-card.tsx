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
import { JaaliLight } from "@aangan/ui/art/jaali-light/jaali-light.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { NicheImage } from "@aangan/ui/niche-image/niche-image.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { CalendarDays, MessagesSquare } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Failure } from "@/lib/failure";

/** Props of {@link MyCoachCard}. */
export interface MyCoachCardProps {
  /** The query of the member's coach. */
  coach: UseQueryResult<components["schemas"]["Coach"]>;
  /** The number of unread messages from the coach. */
  unread: number;
  /** The next session, shown even if the coach could not be fetched. */
  session: ReactNode;
  /** The session block holds the card's main action: Join. */
  joining: boolean;
  /** The goals agreed with the coach. */
  goals: ReactNode;
  /** Opens the booking. */
  onSchedule: () => void;
}

/** The member's coach: name, local time, next session, and buttons to message and to book. */
export function MyCoachCard({ coach, unread, session, joining, goals, onSchedule }: MyCoachCardProps) {
  const now = useClock();
  const { data } = coach;

  if (!data) {
    return (
      <div className="flex flex-col gap-5">
        {coach.error ? (
          <Failure
            title={words.coachFailed}
            error={coach.error}
            pending={coach.isFetching}
            onRetry={() => void coach.refetch()}
          />
        ) : (
          <SkeletonGroup label={common.loading}>
            <Skeleton shape="block" className="h-[318px] rounded-card" />
          </SkeletonGroup>
        )}
        {coach.error ? <Card>{session}</Card> : null}
      </div>
    );
  }
  const time = now ? timeIn(data.timeZone, now) : "";
  return (
    <Card
      asChild
      padding="none"
      className="grid h-full grid-cols-[118px_minmax(0,1fr)] content-start frame:grid-cols-[216px_minmax(0,1fr)] frame:grid-rows-[auto_1fr]"
    >
      <section aria-labelledby="my-coach">
        <div className="relative isolate min-h-[142px] overflow-hidden bg-wall frame:row-span-2 frame:min-h-[318px]">
          <div
            aria-hidden="true"
            className="absolute inset-x-0 bottom-0 -z-10 h-9 border-floor border-t-[3px] border-b-[10px] bg-dado frame:h-[68px]"
          />
          <JaaliLight className="-z-10 h-auto w-[150px] frame:w-[200px]" soft={0.6} />
          <NicheImage
            src={data.imageUrl}
            alt=""
            seed={data.imageUrl || data.id}
            className="absolute bottom-[18px] left-1/2 w-[92px] -translate-x-1/2 frame:bottom-[34px] frame:w-[164px]"
          />
        </div>
        <div className="self-center px-4 py-3.5 frame:px-6 frame:pt-6 frame:pb-0">
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
            {time ? coachWords.localTime({ time, city: data.city }) : " "}
          </p>
        </div>
        <div className="col-span-2 flex flex-col gap-4 p-4 frame:col-span-1 frame:px-6 frame:pt-4 frame:pb-5">
          {data.away ? <p className="text-pretty text-small">{coachWords.awayText({ coachName: data.name })}</p> : null}
          {session}
          <div className="flex flex-wrap gap-2.5 [&>*]:flex-auto [&>*]:whitespace-nowrap">
            <Button asChild variant={joining ? "secondary" : "primary"}>
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
