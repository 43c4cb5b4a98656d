import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { useEffect } from "react";
import { useLatestRef } from "@/lib/use-latest-ref";
import { sameWeek, type Week, weekOf } from "./draft";
import type { Hours } from "./queries";

/** A week that was changed and not published. */
interface Draft {
  week: Week;
  /** The published week when editing began. */
  base: Week;
}

/** The week being edited: the published one until it is changed. Changes survive a reload of this tab and a sign-in. */
export interface EditedWeek {
  week: Week;
  /** It differs from the published week. */
  changed: boolean;
  /** Another week was published since editing began. */
  elsewhere: boolean;
  change: (week: Week) => void;
  discard: () => void;
  /** A week was sent, and these are the resulting hours: changes made during the request are still unpublished. */
  settle: (sent: Week, now: Hours) => void;
}

/** The week being edited, based on the published one. */
export function useWeek(hours: Hours): EditedWeek {
  const published = weekOf(hours.weekly);
  const [draft, keep, discard] = useTabState<Draft | null>("weekly-hours", null);
  const lastDraft = useLatestRef(draft);
  const stale = draft !== null && sameWeek(draft.week, published);
  useEffect(() => {
    // The same week was published elsewhere, or the changes were undone by hand.
    if (stale) discard();
  });
  const settle: EditedWeek["settle"] = (sent, now) => {
    const week = lastDraft.current?.week;
    if (week === undefined) return;
    if (sameWeek(week, sent)) discard();
    else keep({ week, base: weekOf(now.weekly) });
  };
  if (draft === null || stale) {
    return {
      week: published,
      changed: false,
      elsewhere: false,
      change: (week) => keep({ week, base: published }),
      discard,
      settle,
    };
  }
  return {
    week: draft.week,
    changed: true,
    elsewhere: !sameWeek(draft.base, published),
    change: (week) => keep({ week, base: draft.base }),
    discard,
    settle,
  };
}
