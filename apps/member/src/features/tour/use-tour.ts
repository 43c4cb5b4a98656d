import * as words from "@aangan/copy/tour";
import { useOwner, useTabState } from "@aangan/shell/session/tab-storage.ts";
import { toast } from "@aangan/ui/toast/store.ts";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { forgetSeen, isSeenUnsent, rememberSeen } from "./owed";
import { useTourSeen } from "./queries";
import { type Stop, tourStops } from "./stops";

/** The member's progress in getting started, from the server. */
interface Progress {
  hasCompletedOnboarding: boolean;
  hasSeenTour: boolean;
}

/** The state of an open tour in tab storage. */
interface Kept {
  /** The stop; null is the intro. */
  at: Stop["id"] | null;
}

/** The result of {@link useTour}. */
export interface TourState {
  /** The member has answered the first questions and has neither seen nor skipped the tour. */
  offered: boolean;
  open: boolean;
  stops: readonly Stop[];
  /** Index of the stop that is shown; -1 is the intro. */
  step: number;
  onStep: (step: number) => void;
  /** Closes the tour after it was skipped or finished, and stores that it was seen. */
  leave: () => void;
  /** Opens it at its first stop. */
  start: () => void;
  /** Opens it again, at its intro. */
  again: () => void;
}

/**
 * The tour of the app: whether it is offered, its present stop, and whether it was seen. It opens on request only, and
 * resumes at its stop after a reload. If the server cannot store that it was seen, a toast reports it; this browser
 * remembers it and retries on the next visit.
 *
 * `member` and `progress` are undefined until loaded; `coachName` is null without a coach.
 */
export function useTour(
  member: string | undefined,
  progress: Progress | undefined,
  coachName: string | null,
): TourState {
  const owner = useOwner();
  const [kept, keep, drop] = useTabState<Kept | null>("tour", null);
  const [left, setLeft] = useState(false);
  const { mutate } = useTourSeen();
  const seenUnsent = useMemo(() => member !== undefined && isSeenUnsent(member), [member]);
  const stops = useMemo(() => tourStops(coachName), [coachName]);

  // The stored stop can only be read once the tab's owner is known.
  const known = member !== undefined && owner === member && progress?.hasCompletedOnboarding === true;
  const seen = progress?.hasSeenTour;
  const sendSeen = useEffectEvent(() => mutate(undefined, { onSuccess: forgetSeen }));
  useEffect(() => {
    if (!seenUnsent || seen === undefined) return;
    if (seen) forgetSeen();
    else sendSeen();
  }, [seenUnsent, seen]);

  return {
    offered: known && kept === null && !(progress.hasSeenTour || left || seenUnsent),
    open: known && kept !== null,
    stops,
    step: stops.findIndex(({ id }) => id === kept?.at),
    onStep: (step) => keep({ at: stops[step]?.id ?? null }),
    leave: () => {
      drop();
      setLeft(true);
      if (member === undefined || seen) return;
      rememberSeen(member);
      mutate(undefined, {
        onSuccess: forgetSeen,
        onError: () => toast({ title: words.notKept.title, description: words.notKept.text, variant: "destructive" }),
      });
    },
    start: () => keep({ at: stops[0]?.id ?? null }),
    again: () => keep({ at: null }),
  };
}
