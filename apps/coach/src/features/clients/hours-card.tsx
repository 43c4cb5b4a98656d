"use client";

import * as words from "@aangan/copy/coach-today";
import * as common from "@aangan/copy/common";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { Kolam } from "@aangan/ui/art/kolam/kolam.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { Skeleton } from "@aangan/ui/skeleton/skeleton.tsx";
import { useId } from "react";
import { useHours } from "@/features/hours/queries";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { tabHref } from "@/lib/hrefs";
import { dayIn } from "@/lib/zoned";
import { hoursSummary } from "./hours-summary";

/** A summary of the bookable hours, with a link to change them. */
export function HoursCard({ className }: { className?: string }) {
  const hours = useHours();
  const now = useServerClock();
  const titleId = useId();
  const lines = hours.data && now ? hoursSummary(hours.data, dayIn(now, hours.data.timeZone)) : null;
  const open = hours.data?.weekly.length !== 0;
  return (
    <section
      aria-labelledby={titleId}
      className={cn(
        "grid grid-cols-[76px_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface shadow-cast-1",
        className,
      )}
    >
      <div className="grid place-items-center bg-rail p-2.5 text-on-rail">
        <Kolam seed="notes" n={5} stroke={0.08} className="w-full" />
      </div>
      <div className="min-w-0 px-4 py-3 text-small">
        <h2 id={titleId} className="font-semibold font-text text-h4 tracking-normal">
          {words.hours}
        </h2>
        {lines ? (
          <>
            {open ? null : <p className="text-ink-muted">{words.hoursNone}</p>}
            {lines.map((line) => (
              <p key={line} className="text-ink-muted tabular-nums">
                {line}
              </p>
            ))}
            <TextLink asChild className="inline-block py-1">
              <Link href={tabHref("hours")}>{open ? words.hoursChange : words.hoursSet}</Link>
            </TextLink>
          </>
        ) : hours.error ? (
          <div role="alert" className="mt-1 flex flex-col items-start gap-2 text-danger">
            {words.hoursFailed}
            <Button
              size="sm"
              variant="secondary"
              pending={hours.isFetching}
              pendingText={common.loading}
              onClick={() => void hours.refetch()}
            >
              {common.retry}
            </Button>
          </div>
        ) : (
          <Skeleton className="mt-2 w-4/5" />
        )}
      </div>
    </section>
  );
}
