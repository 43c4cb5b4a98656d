import * as words from "@aangan/copy/booking";
import * as common from "@aangan/copy/common";
import { limits } from "@aangan/copy/limits";
import { routes } from "@aangan/copy/routes";
import { Button } from "@aangan/ui/button/button.tsx";
import { DialogBody } from "@aangan/ui/dialog/dialog.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { Link } from "@/lib/link";
import { SubscribeLink } from "@/lib/subscribe-link";
import type { SessionCoach } from "./queries";

/** Placeholder while the times load. */
export function BookingLoading() {
  return (
    <DialogBody className="pb-8">
      <SkeletonGroup label={common.loading} className="grid gap-x-[26px] gap-y-3 md:grid-cols-[300px_minmax(0,1fr)]">
        <Skeleton shape="block" className="h-[300px]" />
        <div className="flex flex-col gap-2 pt-2">
          <Skeleton className="mb-3 w-40" />
          <Skeleton shape="block" className="h-12" />
          <Skeleton shape="block" className="h-12" />
          <Skeleton shape="block" className="h-12" />
        </div>
      </SkeletonGroup>
    </DialogBody>
  );
}

/** Shown if no time is free in the bookable period. */
export function NoTimes({ coach, coachName }: { coach: SessionCoach; coachName: string }) {
  return (
    <DialogBody className="pb-8">
      <EmptyState
        seed="no-times"
        headingLevel={3}
        title={words.noSlotsTitle({ coachName, days: limits.slotHorizonDays })}
        description={words.noSlotsText({ coachName })}
        action={
          <Button asChild>
            <Link href={`${routes.messages.path}?coach=${coach.id}`}>{words.messageCoach({ coachName })}</Link>
          </Button>
        }
      />
    </DialogBody>
  );
}

/** Shown if times are free, but the member's plan has no session left in any month with one. */
export function NoSessionsLeft({ included }: { included: number }) {
  return (
    <DialogBody className="pb-8">
      <EmptyState
        seed="no-sessions"
        headingLevel={3}
        title={words.noneLeft.title}
        description={words.noneLeft.text({ included, hours: limits.changeHours })}
        action={
          <div className="flex flex-wrap justify-center gap-2.5 max-md:w-full max-md:[&>*]:w-full">
            <Button asChild>
              <SubscribeLink>{words.aboutPremium}</SubscribeLink>
            </Button>
            <Button asChild variant="secondary">
              <Link href={routes.sessions.path}>{words.mySessions}</Link>
            </Button>
          </div>
        }
      />
    </DialogBody>
  );
}
