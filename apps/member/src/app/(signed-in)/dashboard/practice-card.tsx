"use client";

import { type components, unwrap } from "@aangan/api/member";
import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/dashboard";
import { focusTopics } from "@aangan/copy/lists";
import { Kolam } from "@aangan/ui/art/kolam/kolam.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { useState } from "react";
import { BreathCard } from "@/features/dashboard/breath-card";
import { resourcesHref } from "@/features/resources/address";
import { api } from "@/lib/api";
import { Failure } from "@/lib/failure";
import { Link } from "@/lib/link";
import { queryKeys } from "@/lib/query-keys";

type Part = components["schemas"]["TodaysResource"]["part"];

const headings: Record<Part, string> = {
  morning: words.practice.mornings,
  afternoon: words.practice.afternoons,
  evening: words.practice.evenings,
  night: words.practice.nights,
};

/** Props of {@link PracticeCard}. */
export interface PracticeCardProps {
  /** Six breaths are shown at once: for the first day and hard moments. */
  breathing: boolean;
  className?: string;
}

/** One practice for this time of the day, on the only floor of the screen, or six breaths in its place. */
export function PracticeCard({ breathing, className }: PracticeCardProps) {
  const [chosen, setChosen] = useState(false);
  const breathe = breathing || chosen;
  const today = useQuery({
    queryKey: queryKeys.resources.today,
    queryFn: () => unwrap(api.GET("/api/todays-resource")),
    enabled: !breathe,
  });
  if (breathe) return <BreathCard className={className} />;
  if (!today.data) {
    return (
      <div className={className}>
        {today.error ? (
          <Failure
            title={words.practice.failed}
            error={today.error}
            pending={today.isFetching}
            onRetry={() => void today.refetch()}
          />
        ) : (
          <SkeletonGroup label={common.loading}>
            <Skeleton shape="block" className="h-[206px] rounded-card" />
          </SkeletonGroup>
        )}
      </div>
    );
  }
  const { part, topic, resource } = today.data;
  const label = focusTopics.find(({ code }) => code === topic)?.label;
  return (
    <Card
      asChild
      padding="none"
      className={cn(
        "grid min-h-[206px] grid-cols-[104px_minmax(0,1fr)] items-center border-0 bg-floor text-on-floor frame:grid-cols-[200px_minmax(0,1fr)]",
        className,
      )}
    >
      <section aria-labelledby="practice">
        <Kolam seed={resource.id} n={5} loops={1} stroke={0.075} className="ml-3 frame:ml-5.5" />
        <div className="py-4 pr-4 pl-4 frame:py-5 frame:pr-6 frame:pl-6.5">
          <p className="font-semibold text-label">{headings[part]}</p>
          <h2 id="practice" className="my-0.5 font-display text-h3 max-frame:text-[20px] max-frame:leading-6">
            {resource.title}
          </h2>
          <p className="mb-3 text-pretty text-small">
            {label
              ? words.practice.because({ topic: label, minutes: resource.minutes })
              : words.practice.minutes({ minutes: resource.minutes })}
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <Button asChild variant="secondary" className="border-transparent bg-on-floor text-floor">
              <Link href={resourcesHref({ reading: resource.id })}>
                <Play aria-hidden="true" />
                {words.practice.start}
              </Link>
            </Button>
            <Button
              variant="quiet"
              className="max-frame:-ml-3 text-on-floor hover:bg-floor-deep"
              onClick={() => setChosen(true)}
            >
              {words.practice.breathe}
            </Button>
          </div>
        </div>
      </section>
    </Card>
  );
}
