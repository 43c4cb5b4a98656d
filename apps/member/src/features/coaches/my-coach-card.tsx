"use client";

import { coaches as coachWords } from "@aangan/copy/coaches";
import { common } from "@aangan/copy/common";
import { dashboard as words } from "@aangan/copy/dashboard";
import { fill, plural } from "@aangan/copy/format";
import { layout } from "@aangan/copy/layout";
import { routes } from "@aangan/copy/routes";
import { useClock } from "@aangan/shell/clock";
import { JaaliLight } from "@aangan/ui/art/jaali-light";
import { Badge } from "@aangan/ui/badge";
import { Button } from "@aangan/ui/button";
import { Card } from "@aangan/ui/card";
import { NicheImage } from "@aangan/ui/niche-image";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton";
import { MessagesSquare, UsersRound } from "lucide-react";
import Link from "next/link";
import { useEffect } from "react";
import { Failure } from "@/lib/failure";
import { useCoach } from "./queries";

/** Props of {@link MyCoachCard}. */
export interface MyCoachCardProps {
  /** Null while the member is not known yet. */
  coachId: string | null;
  /** The coach's messages that were not seen. */
  unread: number;
  /** Tells the page the coach's name, for its greeting. */
  onName: (name: string) => void;
}

/** My Coach: who it is, what time it is there, and the way into the conversation. */
export function MyCoachCard({ coachId, unread, onName }: MyCoachCardProps) {
  const coach = useCoach(coachId);
  const now = useClock();
  const name = coach.data?.name;
  useEffect(() => {
    if (name) onName(name);
  }, [name, onName]);

  if (coach.error && !coach.data) {
    return (
      <Failure
        title={words.coachFailed}
        error={coach.error}
        pending={coach.isFetching}
        onRetry={() => void coach.refetch()}
      />
    );
  }
  if (!coach.data) {
    return (
      <SkeletonGroup label={common.loading}>
        <Skeleton shape="block" className="h-[290px] rounded-card" />
      </SkeletonGroup>
    );
  }
  const { data } = coach;
  const time =
    now &&
    new Intl.DateTimeFormat("en-US", { timeZone: data.timeZone, hour: "numeric", minute: "2-digit" }).format(now);
  return (
    <Card asChild padding="none" className="grid frame:grid-cols-[216px_minmax(0,1fr)]">
      <section aria-labelledby="my-coach">
        <div className="relative isolate min-h-[240px] overflow-hidden bg-wall frame:min-h-[300px]">
          <div
            aria-hidden="true"
            className="absolute inset-x-0 bottom-0 -z-10 h-[68px] border-floor border-t-[3px] border-b-[10px] bg-dado"
          />
          <JaaliLight className="-z-10 h-auto w-[200px]" soft={0.6} />
          <NicheImage
            src={data.imageUrl}
            alt=""
            seed={data.imageUrl}
            className="absolute bottom-[34px] left-1/2 w-[140px] -translate-x-1/2 frame:w-[164px]"
          />
        </div>
        <div className="flex flex-col justify-center gap-4 p-4 md:p-6">
          <div>
            <p className="font-semibold text-ink-muted text-label">{words.myCoach}</p>
            <div className="mt-0.5 flex flex-wrap items-center gap-2.5">
              <h2 id="my-coach" className="font-display text-h3">
                {data.name}
              </h2>
              {unread > 0 ? <Badge variant="primary">{plural(layout.unreadBadge, unread)}</Badge> : null}
            </div>
            <p className="text-ink-muted text-small">
              {coachWords.certified} · {data.city} · {data.languages.join(", ")}
            </p>
          </div>
          <div className="rounded-control bg-sunk px-4 py-3 text-small">
            <p className="font-semibold tabular-nums">
              {time ? fill(coachWords.localTime, { time, city: data.city }) : " "}
            </p>
            {data.availability ? <p className="text-ink-muted">{data.availability}</p> : null}
          </div>
          <div className="grid gap-2.5 md:grid-cols-2">
            <Button asChild>
              <Link href={`${routes.messages.path}?coach=${data.id}`}>
                <MessagesSquare aria-hidden="true" />
                {words.message}
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <Link href={routes.coaches.path}>
                <UsersRound aria-hidden="true" />
                {words.browseCoaches}
              </Link>
            </Button>
          </div>
        </div>
      </section>
    </Card>
  );
}
