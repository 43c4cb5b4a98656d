import * as words from "@aangan/copy/tour";
import { useOwner, useTabState } from "@aangan/shell/session/tab-storage.ts";
import { toast } from "@aangan/ui/toast/store.ts";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { forgetSeen, isSeenUnsent, rememberSeen } from "./owed";
import { useTourSeen } from "./queries";
import { type Stop, tourStops } from "./stops";
import { useNoOverlay } from "./use-no-overlay";

/** The member's progress in getting started, from the server. */
interface Progress {
  hasCompletedOnboarding: boolean;
  hasSeenTour: boolean;
}

/** The state of the tour in tab storage. */
interface Kept {
  /** The stop; null is the intro. */
  at: Stop["id"] | null;
  /** Repeated by a member who has seen it. */
  again: boolean;
}

/** The result of {@link useTour}. */
export interface TourState {
  open: boolean;
  stops: readonly Stop[];
  /** Index of the stop that is shown; -1 is the intro. */
  step: number;
  onStep: (step: number) => void;
  /** Closes the tour after it was skipped or finished, and stores that it was seen. */
  leave: () => void;
  /** Opens it again. */
  again: () => void;
}

/**
 * The tour of the app: when it opens, its present stop, and whether it was seen. It opens for a member who has
 * answered the first questions and has not seen it, never over another dialog, and resumes at its stop after a reload.
 * If the server cannot store that it was seen, a toast reports it; this browser remembers it and retries on the next
 * visit.
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
  const wanted = known && (kept?.again === true || !(progress.hasSeenTour || left || seenUnsent));
  const open = useNoOverlay(wanted);

  const seen = progress?.hasSeenTour;
  const sendSeen = useEffectEvent(() => mutate(undefined, { onSuccess: forgetSeen }));
  useEffect(() => {
    if (!seenUnsent || seen === undefined) return;
    if (seen) forgetSeen();
    else sendSeen();
  }, [seenUnsent, seen]);

  return {
    open,
    stops,
    step: stops.findIndex(({ id }) => id === kept?.at),
    onStep: (step) => keep({ at: stops[step]?.id ?? null, again: kept?.again ?? false }),
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
    again: () => keep({ at: null, again: true }),
  };
}
