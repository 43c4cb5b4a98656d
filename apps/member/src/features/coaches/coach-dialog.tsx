"use client";

import { ApiError } from "@aangan/api/errors";
import * as facts from "@aangan/copy/coach-facts";
import * as coachList from "@aangan/copy/coach-list";
import * as coachProfile from "@aangan/copy/coach-profile";
import * as words from "@aangan/copy/coaches";
import * as common from "@aangan/copy/common";
import { limits } from "@aangan/copy/limits";
import { routes } from "@aangan/copy/routes";
import { timeIn } from "@aangan/shell/forms/zones.ts";
import { useClock } from "@aangan/shell/live/clock.ts";
import { inList } from "@aangan/shell/locale/lists.ts";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@aangan/ui/dialog/dialog.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Fact, Facts } from "@aangan/ui/facts/facts.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { writtenLanguageOf } from "@aangan/ui/lib/language.ts";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { CalendarPlus, MessagesSquare, X } from "lucide-react";
import type { ReactNode } from "react";
import { Failure } from "@/lib/failure";
import { Link } from "@/lib/link";
import { CoachArt, CredentialList, Reasons, SaveMark, Specializations } from "./coach-parts";
import { HoursOverlap } from "./hours-overlap";
import { OpenTimes } from "./open-times";
import { type Coach, useCoach } from "./queries";

/** Props of {@link CoachDialog}. */
export interface CoachDialogProps {
  coachId: string;
  /** This is the member's coach now. */
  mine: boolean;
  /** Why this coach is suggested, if so. */
  reasons: readonly string[];
  onClose: () => void;
  onSelect: (coach: Coach) => void;
  /** This coach is being chosen. */
  pending: boolean;
  onSchedule: (coach: Coach) => void;
  onChange: () => void;
}

/** A coach's own page: profile, credentials, free times, and the actions. Mounted while open. */
export function CoachDialog({ coachId, onClose, ...props }: CoachDialogProps) {
  const coach = useCoach(coachId);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg" aria-describedby={undefined}>
        {coach.data ? (
          <Page coach={coach.data} {...props} />
        ) : coach.error ? (
          <Missing
            error={coach.error}
            pending={coach.isFetching}
            onRetry={() => void coach.refetch()}
            onClose={onClose}
          />
        ) : (
          <>
            <DialogTitle className="sr-only">{common.loading}</DialogTitle>
            <SkeletonGroup label={common.loading} className="flex flex-col gap-4 p-4 md:p-[26px]">
              <Skeleton shape="block" className="h-44 w-full rounded-card" />
              <Skeleton className="h-7 w-56" />
              <Skeleton className="w-full" />
              <Skeleton className="w-11/12" />
              <Skeleton className="w-3/5" />
            </SkeletonGroup>
          </>
        )}
        {/* Opaque, because picture and text scroll below it. */}
        <DialogClose asChild>
          <IconButton
            label={common.close}
            className="absolute top-8 right-3 bg-surface text-ink shadow-cast-1 hover:bg-sunk md:top-4 md:right-4"
          >
            <X aria-hidden="true" />
          </IconButton>
        </DialogClose>
      </DialogContent>
    </Dialog>
  );
}

interface MissingProps {
  error: Error;
  pending: boolean;
  onRetry: () => void;
  onClose: () => void;
}

function Missing({ error, pending, onRetry, onClose }: MissingProps) {
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <>
      <DialogTitle className="sr-only">{gone ? coachProfile.goneTitle : words.fetchFailed}</DialogTitle>
      <div className="overflow-y-auto px-4 pt-16 pb-8 md:px-[26px]">
        {gone ? (
          <EmptyState
            seed="coaches"
            headingLevel={3}
            title={coachProfile.goneTitle}
            description={coachProfile.goneText}
            action={<Button onClick={onClose}>{coachProfile.seeEverybody}</Button>}
          />
        ) : (
          <Failure title={words.fetchFailed} error={error} pending={pending} onRetry={onRetry} />
        )}
      </div>
    </>
  );
}

function Page({
  coach,
  mine,
  reasons,
  onSelect,
  pending,
  onSchedule,
  onChange,
}: Omit<CoachDialogProps, "coachId" | "onClose"> & { coach: Coach }) {
  const now = useClock();
  const time = now ? timeIn(coach.timeZone, now) : "";
  const message = (
    <Button asChild variant="secondary">
      <Link href={`${routes.messages.path}?coach=${coach.id}`}>
        <MessagesSquare aria-hidden="true" />
        {words.message}
      </Link>
    </Button>
  );
  return (
    <>
      {/* Scrolls by keyboard too, as it may have no focusable elements. */}
      <section
        aria-label={coach.name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto -outline-offset-3 md:rounded-t-dialog"
      >
        <CoachArt coach={coach} className="h-[190px] md:h-[236px]" niche="bottom-[19px] w-[124px] md:w-[158px]" />
        <DialogHeader className="pt-4 md:pt-5">
          <div className="flex flex-wrap items-center gap-2">
            <DialogTitle>{coach.name}</DialogTitle>
            <SaveMark coach={coach} className="shadow-none" />
            {mine ? <Badge variant="success">{words.yourCoach}</Badge> : null}
          </div>
          <p className="text-ink-muted text-small">
            {words.certified} · {words.place({ city: coach.city, country: coach.country })}
          </p>
          {time ? (
            <p className="text-ink-muted text-small tabular-nums">{words.localTime({ time, city: coach.city })}</p>
          ) : null}
        </DialogHeader>
        <DialogBody className="flex flex-col gap-6 overflow-visible pb-6">
          <Reasons reasons={reasons} />
          <div className="flex flex-col gap-3">
            <p
              lang={writtenLanguageOf(coach.bio)}
              className="max-w-[62ch] whitespace-pre-line text-pretty [overflow-wrap:anywhere]"
            >
              {coach.bio}
            </p>
            <Specializations coach={coach} />
          </div>
          <Facts className="grid gap-x-8 gap-y-4 md:grid-cols-2" layout="stacked">
            <Fact term={words.languagesLabel}>{inList(coach.languages)}</Fact>
            {coach.yearsOfExperience > 0 ? (
              <Fact term={coachProfile.experienceLabel}>{words.experience({ count: coach.yearsOfExperience })}</Fact>
            ) : null}
            {coach.availability ? (
              <Fact term={words.availabilityLabel}>
                <span lang={writtenLanguageOf(coach.availability)}>{coach.availability}</span>
              </Fact>
            ) : null}
            {coach.education ? (
              <Fact term={words.educationLabel}>
                <span lang={writtenLanguageOf(coach.education)}>{coach.education}</span>
              </Fact>
            ) : null}
          </Facts>
          {coach.away ? null : (
            <>
              <Part title={facts.hoursTitle}>
                <HoursOverlap coach={coach} />
              </Part>
              <Part title={coachProfile.times}>
                <OpenTimes coach={coach} />
              </Part>
            </>
          )}
          <FirstSession />
          <Part title={facts.checkedTitle}>
            <p className="mb-2 text-ink-muted text-small">{facts.checkedText}</p>
            <CredentialList coach={coach} />
          </Part>
        </DialogBody>
      </section>
      <DialogFooter>
        {mine ? (
          <>
            <Button variant="quiet" onClick={onChange}>
              {words.change}
            </Button>
            {message}
            <Button onClick={() => onSchedule(coach)}>
              <CalendarPlus aria-hidden="true" />
              {coachList.schedule}
            </Button>
          </>
        ) : (
          <>
            {coach.conversation ? message : null}
            <Button onClick={() => onSelect(coach)} pending={pending} pendingText={words.selecting}>
              {words.selectThis}
            </Button>
          </>
        )}
      </DialogFooter>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 font-display text-h3">{title}</h3>
      {children}
    </section>
  );
}

/** What happens in the three parts of a first session. */
function FirstSession() {
  return (
    <Part title={facts.firstSession.title}>
      <p className="text-ink-muted text-small">{facts.firstSession.lead({ minutes: limits.sessionMinutes })}</p>
      <dl className="mt-3 flex flex-col gap-3">
        {facts.firstSession.parts.map(({ when, title, text }) => (
          <div key={when} className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-4">
            <dt className="font-display text-h4 text-primary tabular-nums">{when}</dt>
            <dd className="text-small">
              <b className="font-semibold">{title}</b>
              <br />
              <span className="text-ink-muted">{text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
