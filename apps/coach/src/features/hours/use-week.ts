import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { useEffect } from "react";
import { useLatestRef } from "@/lib/use-latest-ref";
import { sameWeek, type Week, weekOf } from "./draft";
import type { Hours } from "./queries";

/** Unpublished changes to the week. */
interface Draft {
  week: Week;
  /** The published week when editing began. */
  base: Week;
}

/** The week being edited: the published one until it is changed. Changes survive a reload of this tab and a sign-in. */
export interface WeekDraft {
  week: Week;
  /** Whether it differs from the published week. */
  changed: boolean;
  /** Whether another device published a week since editing began. */
  elsewhere: boolean;
  change: (week: Week) => void;
  discard: () => void;
  /** Call with the sent week and the resulting hours. Changes made during the request stay unpublished. */
  onPublished: (sent: Week, now: Hours) => void;
}

/** The week being edited, based on the published one. */
export function useWeek(hours: Hours): WeekDraft {
  const published = weekOf(hours.weekly);
  const [draft, keep, discard] = useTabState<Draft | null>("weekly-hours", null);
  const lastDraft = useLatestRef(draft);
  const stale = draft !== null && sameWeek(draft.week, published);
  useEffect(() => {
    // The same week was published elsewhere, or the changes were undone by hand.
    if (stale) discard();
  });
  const onPublished: WeekDraft["onPublished"] = (sent, now) => {
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
      onPublished,
    };
  }
  return {
    week: draft.week,
    changed: true,
    elsewhere: !sameWeek(draft.base, published),
    change: (week) => keep({ week, base: draft.base }),
    discard,
    onPublished,
  };
}
