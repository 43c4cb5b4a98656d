"use client";

import * as coachList from "@aangan/copy/coach-list";
import * as coachProfile from "@aangan/copy/coach-profile";
import * as words from "@aangan/copy/coaches";
import { limits } from "@aangan/copy/limits";
import { formatDay } from "@aangan/shell/locale/dates.ts";
import { JaaliLight } from "@aangan/ui/art/jaali-light/jaali-light.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { writtenLanguageOf } from "@aangan/ui/lib/language.ts";
import { NicheImage } from "@aangan/ui/niche-image/niche-image.tsx";
import { Bookmark, BookmarkCheck, Sparkle } from "lucide-react";
import type { ReactNode } from "react";
import { useUser } from "@/lib/user";
import { isNight } from "@/lib/waking";
import { type Coach, useSaveCoach } from "./queries";
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

/** Props of {@link NextOpening}. */
export interface NextOpeningProps {
  coach: Coach;
  /** The member searches for times at night: they are shown too. */
  nights?: boolean;
  /** For a short card: on phones only the member's clock. */
  compact?: boolean;
  /** Without the words before the time, where a visible label has them. */
  bare?: boolean;
}

/**
 * The coach's next free time on both clocks, or a note that the coming days have none. The server gives a time at night
 * only if there is no other: a note is shown then.
 */
export function NextOpening({ coach, nights = false, compact = false, bare = false }: NextOpeningProps) {
  const zone = useUser().data?.timeZone;
  if (!coach.nextOpening) return coachList.noOpening({ days: limits.nextOpeningDays });
  if (!nights && zone && isNight(coach.nextOpening, zone)) return coachList.nightOnly;
  return (
    <>
      {bare ? null : `${coachList.nextOpening} `}
      <OnClocks instant={coach.nextOpening} place={coach} compact={compact} />
    </>
  );
}

/** Props of {@link SaveMark}. */
export interface SaveMarkProps {
  coach: Coach;
  className?: string;
}

/** A bookmark that saves the coach or removes them. */
export function SaveMark({ coach, className }: SaveMarkProps) {
  const { mutate } = useSaveCoach();
  const label = (coach.saved ? coachList.unsave : coachList.save)({ coachName: coach.name });
  return (
    <IconButton
      label={label}
      aria-pressed={coach.saved}
      className={cn("bg-surface text-ink shadow-cast-1 hover:bg-sunk", className)}
      onClick={() => mutate({ id: coach.id, saved: !coach.saved })}
    >
      {coach.saved ? <BookmarkCheck aria-hidden="true" className="text-primary" /> : <Bookmark aria-hidden="true" />}
    </IconButton>
  );
}

/** Each credential with who gave it, and when it was checked; what the coach wrote if none is listed. */
export function CredentialList({ coach }: { coach: Coach }) {
  if (coach.credentials.length === 0) {
    return (
      <p lang={writtenLanguageOf(coach.licenses)} className="text-small [overflow-wrap:anywhere]">
        {coach.licenses || coachList.noCredentials}
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line border-line border-y">
      {coach.credentials.map(({ title, issuer, year, checkedOn }) => (
        <li key={`${title} ${issuer} ${year}`} className="py-2.5 text-small [overflow-wrap:anywhere]">
          <p lang={writtenLanguageOf(title)} className="font-semibold">
            {title}
          </p>
          <p className="text-ink-muted tabular-nums">
            {year === null ? coachProfile.issuedBy({ issuer }) : coachProfile.issuedByIn({ issuer, year })}
          </p>
          {checkedOn ? (
            <p className="text-ink-muted">
              {coachProfile.checked({ month: formatDay(checkedOn, { month: "short", year: "numeric" }) })}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Props of {@link OnClocks}. */
export interface OnClocksProps {
  instant: string;
  /** The zone and city of the other clock. */
  place: Pick<Coach, "timeZone" | "city">;
  /** Only the member's clock on phones. */
  compact?: boolean;
}

/** An instant on the member's clock and another one: "Tue, Nov 24, 9:00 AM your time · 10:30 PM in Chennai". */
export function OnClocks({ instant, place, compact = false }: OnClocksProps) {
  const zone = useUser().data?.timeZone;
  if (!zone) return null;
  const { mine, theirs } = twoClocks(instant, zone, place.timeZone);
  return (
    <span className="tabular-nums">
      <span className="inline-block">{coachList.mine({ time: mine })}</span>
      <span className={cn(compact && "max-md:hidden")}>
        {" · "}
        <span className="inline-block">{coachList.theirs({ time: theirs, city: place.city })}</span>
      </span>
    </span>
  );
}
