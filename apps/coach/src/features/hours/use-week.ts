import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { useEffect } from "react";
import { useLatestRef } from "@/lib/use-latest-ref";
import { sameWeek, type Week, weekOf } from "./draft";
import type { Hours } from "./queries";

/** A week that was changed and not published. */
interface Draft {
  week: Week;
  /** What was published when the first change was made. */
  base: Week;
}

/** The week being edited: the published one until it is changed. Changes survive a reload of this tab and a sign-in. */
export interface EditedWeek {
  week: Week;
  /** It differs from what is published. */
  changed: boolean;
  /** Meanwhile something else was published than what the changes began with. */
  elsewhere: boolean;
  change: (week: Week) => void;
  discard: () => void;
  /** A week was sent, and the hours are these now: what was changed in it meanwhile is still to be published. */
  settle: (sent: Week, now: Hours) => void;
}

/** The week under edit, beside what the server has published. */
export function useWeek(hours: Hours): EditedWeek {
  const published = weekOf(hours.weekly);
  const [draft, keep, discard] = useTabState<Draft | null>("weekly-hours", null);
  const lastDraft = useLatestRef(draft);
  const stale = draft !== null && sameWeek(draft.week, published);
  useEffect(() => {
    // Somebody published the very same elsewhere, or a change was taken back by hand.
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
