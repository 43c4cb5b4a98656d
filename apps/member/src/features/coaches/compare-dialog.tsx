"use client";

import * as words from "@aangan/copy/coach-list";
import * as coachProfile from "@aangan/copy/coach-profile";
import * as coachWords from "@aangan/copy/coaches";
import * as common from "@aangan/copy/common";
import { inList } from "@aangan/shell/locale/lists.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@aangan/ui/dialog/dialog.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import type { ReactNode } from "react";
import { Failure } from "@/lib/failure";
import { CoachArt, CredentialList, NextOpening, Specializations } from "./coach-parts";
import { OverlapText } from "./hours-overlap";
import { type Coach, useCoach } from "./queries";

/** Props of {@link CompareDialog}. */
export interface CompareDialogProps {
  /** The two coaches. */
  first: string;
  second: string;
  onClose: () => void;
  /** Opens a coach's own page. */
  onOpen: (coachId: string) => void;
}

/** Two coaches side by side: the same facts in the same rows. Mounted while open. */
export function CompareDialog({ first, second, onClose, onOpen }: CompareDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg" closeLabel={common.close}>
        <DialogHeader>
          <DialogTitle>{words.compareTitle}</DialogTitle>
          <DialogDescription>{words.compareText}</DialogDescription>
        </DialogHeader>
        <DialogBody className="grid grid-cols-2 grid-rows-[repeat(8,auto)] gap-x-3 pb-6 md:gap-x-6">
          {[first, second].map((id) => (
            <Column key={id} coachId={id} onOpen={() => onOpen(id)} />
          ))}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function Column({ coachId, onOpen }: { coachId: string; onOpen: () => void }) {
  const coach = useCoach(coachId);
  if (coach.data) return <Facts coach={coach.data} onOpen={onOpen} />;
  return (
    <div className="row-span-8">
      {coach.error ? (
        <Failure
          title={coachWords.fetchFailed}
          error={coach.error}
          pending={coach.isFetching}
          onRetry={() => void coach.refetch()}
        />
      ) : (
        <SkeletonGroup label={common.loading} className="flex flex-col gap-4">
          <Skeleton shape="block" className="h-[120px]" />
          <Skeleton className="w-3/5" />
          <Skeleton className="w-full" />
        </SkeletonGroup>
      )}
    </div>
  );
}

function Facts({ coach, onOpen }: { coach: Coach; onOpen: () => void }) {
  const rows: readonly [string, ReactNode][] = [
    [words.speaks, inList(coach.languages)],
    [words.worksWith, <Specializations key="topics" coach={coach} />],
    [words.overlap, <OverlapText key="hours" coach={coach} />],
    [words.nextLabel, <NextOpening key="next" coach={coach} bare />],
    [coachProfile.credentials, <CredentialList key="credentials" coach={coach} />],
  ];
  return (
    <article aria-label={coach.name} className="row-span-8 grid min-w-0 grid-rows-subgrid text-small">
      <CoachArt coach={coach} className="h-[120px] rounded-card" niche="bottom-[19px] w-[76px]" />
      <h3 className="mt-3 font-display text-h4 [overflow-wrap:anywhere] md:text-h3">{coach.name}</h3>
      <dl className="contents">
        {rows.map(([term, fact]) => (
          <div key={term} className="border-line border-t py-2.5">
            <dt className="font-semibold text-fine text-ink-muted">{term}</dt>
            <dd className="mt-0.5 min-w-0 text-pretty [overflow-wrap:anywhere]">{fact}</dd>
          </div>
        ))}
      </dl>
      <Button variant="secondary" className="mt-2 w-full" onClick={onOpen}>
        {words.details}
      </Button>
    </article>
  );
}
