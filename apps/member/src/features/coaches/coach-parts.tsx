"use client";

import * as coachList from "@aangan/copy/coach-list";
import * as words from "@aangan/copy/coaches";
import { limits } from "@aangan/copy/limits";
import { JaaliLight } from "@aangan/ui/art/jaali-light/jaali-light.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { writtenLanguageOf } from "@aangan/ui/lib/language.ts";
import { NicheImage } from "@aangan/ui/niche-image/niche-image.tsx";
import { Sparkle } from "lucide-react";
import type { ReactNode } from "react";
import { useUser } from "@/lib/user";
import type { Coach } from "./queries";
import { twoClocks } from "./times";

/** The wall with the coach in a niche. Give it a height; `niche` places the niche on the wall. */
export function CoachArt({ coach, className, niche }: { coach: Coach; className: string; niche: string }) {
  return (
    <div className={cn("relative isolate shrink-0 overflow-hidden bg-wall", className)}>
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 -z-10 h-12 border-b-[10px] border-floor border-t-[3px] bg-dado [border-top-color:var(--floor)]"
      />
      <JaaliLight className="-z-10 h-auto w-[210px]" soft={0.6} />
      <NicheImage
        src={coach.imageUrl}
        alt=""
        seed={coach.imageUrl || coach.id}
        className={cn("absolute left-1/2 -translate-x-1/2", niche)}
      />
    </div>
  );
}

/** Why a coach is suggested. Each reason can be traced to an answer or to the coach's own record. */
export function Reasons({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul aria-label={words.reasonsLabel} className="flex flex-col gap-1">
      {reasons.map((reason) => (
        <li key={reason} className="flex items-start gap-2 font-semibold text-accent-ink text-small">
          <Sparkle aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-[1.75]" />
          {reason}
        </li>
      ))}
    </ul>
  );
}

/** A coach's specializations in their own words, one badge each. */
export function Specializations({ coach }: { coach: Coach }) {
  const names = [...new Set(coach.specializations.split(",").map((name) => name.trim()))].filter(Boolean);
  if (names.length === 0) return null;
  return (
    <ul aria-label={words.specializationsLabel} className="flex flex-wrap gap-1.5">
      {names.map((name) => (
        <li key={name} lang={writtenLanguageOf(name)} className="max-w-full">
          <Badge className="[overflow-wrap:anywhere]">{name}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** One fact about a coach: an icon, and a label for screen readers. Child of a `dl`. */
export function CoachFact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-2.5">
      <dt className="mt-0.5 shrink-0 [&_svg]:size-4.5 [&_svg]:stroke-[1.75]">
        <span aria-hidden="true">{icon}</span>
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 text-ink-muted">{children}</dd>
    </div>
  );
}

/** Class of the section titles. */
export const sectionTitle = "font-display font-medium text-[clamp(1.5rem,1vw+1.2rem,1.875rem)] leading-[1.12]";

/** The coach's next free time on both clocks, or a note that the coming days have none. */
export function NextOpening({ coach }: { coach: Coach }) {
  if (!coach.nextOpening) return coachList.noOpening({ days: limits.nextOpeningDays });
  return (
    <>
      {coachList.nextOpening} <OnClocks instant={coach.nextOpening} place={coach} />
    </>
  );
}

/** Props of {@link OnClocks}. */
export interface OnClocksProps {
  instant: string;
  /** The zone and city of the other clock. */
  place: Pick<Coach, "timeZone" | "city">;
}

/** An instant on the member's clock and another one: "Tue, Nov 24, 9:00 AM your time · 10:30 PM in Chennai". */
export function OnClocks({ instant, place }: OnClocksProps) {
  const zone = useUser().data?.timeZone;
  if (!zone) return null;
  const { mine, theirs } = twoClocks(instant, zone, place.timeZone);
  return (
    <span className="tabular-nums">
      <span className="inline-block">{coachList.mine({ time: mine })}</span> ·{" "}
      <span className="inline-block">{coachList.theirs({ time: theirs, city: place.city })}</span>
    </span>
  );
}
