import { tour as words } from "@aangan/copy/tour";
import { useOwner, useTabState } from "@aangan/shell/session/tab-storage.ts";
import { toast } from "@aangan/ui/toast/store.ts";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { owe, owes, settle } from "./owed";
import { useTourSeen } from "./queries";
import { type Stop, tourStops } from "./stops";
import { useNoOverlay } from "./use-no-overlay";

/** How far the member is with getting started, as the server says. */
interface Progress {
  hasCompletedOnboarding: boolean;
  hasSeenTour: boolean;
}

/** Where a tab was when it was left. */
interface Kept {
  /** The stop; null is the intro. */
  at: Stop["id"] | null;
  /** Taken once more by somebody who has seen it. */
  again: boolean;
}

/** What {@link useTour} gives. */
export interface TourState {
  open: boolean;
  stops: readonly Stop[];
  /** Index of the stop that is shown; -1 is the intro. */
  step: number;
  onStep: (step: number) => void;
  /** Skipped or finished: it is noted as seen. */
  leave: () => void;
  /** Opens it once more. */
  again: () => void;
}

/**
 * The walk round the app: when it opens, where it is, and that it was seen. It opens for who has answered the first
 * questions and has not seen it, never over another dialog, and comes back at its stop after a reload. When the server
 * cannot note that it was seen, that is said, kept in this browser, and tried again on the next visit.
 *
 * `member` and `progress` are undefined until they are known; `coachName` is null without a coach.
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
  const owing = useMemo(() => member !== undefined && owes(member), [member]);
  const stops = useMemo(() => tourStops(coachName), [coachName]);

  // Before the tab knows whose it is, nobody can say at which stop it was left.
  const known = member !== undefined && owner === member && progress?.hasCompletedOnboarding === true;
  const wanted = known && (kept?.again === true || !(progress.hasSeenTour || left || owing));
  const open = useNoOverlay(wanted);

  const seen = progress?.hasSeenTour;
  const payBack = useEffectEvent(() => mutate(undefined, { onSuccess: settle }));
  useEffect(() => {
    if (!owing || seen === undefined) return;
    if (seen) settle();
    else payBack();
  }, [owing, seen]);

  return {
    open,
    stops,
    step: stops.findIndex(({ id }) => id === kept?.at),
    onStep: (step) => keep({ at: stops[step]?.id ?? null, again: kept?.again ?? false }),
    leave: () => {
      drop();
      setLeft(true);
      if (member === undefined || seen) return;
      owe(member);
      mutate(undefined, {
        onSuccess: settle,
        onError: () => toast({ title: words.notKept.title, description: words.notKept.text, variant: "destructive" }),
      });
    },
    again: () => keep({ at: null, again: true }),
  };
}
