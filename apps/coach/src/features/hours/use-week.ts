import { useKept } from "@aangan/shell/belongings";
import { useEffect } from "react";
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
}

/** The week under edit, beside what the server has published. */
export function useWeek(hours: Hours): EditedWeek {
  const published = weekOf(hours.weekly);
  const [draft, keep, discard] = useKept<Draft | null>("weekly-hours", null);
  const stale = draft !== null && sameWeek(draft.week, published);
  useEffect(() => {
    // Somebody published the very same elsewhere, or a change was taken back by hand.
    if (stale) discard();
  });
  if (draft === null || stale) {
    return {
      week: published,
      changed: false,
      elsewhere: false,
      change: (week) => keep({ week, base: published }),
      discard,
    };
  }
  return {
    week: draft.week,
    changed: true,
    elsewhere: !sameWeek(draft.base, published),
    change: (week) => keep({ week, base: draft.base }),
    discard,
  };
}
