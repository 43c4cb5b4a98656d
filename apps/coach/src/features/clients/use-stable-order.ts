import { type RefObject, useEffect, useState } from "react";
import { type StableList, stableOrder } from "./stable-order";

/** For so long after the last movement somebody is taken to be about to press, in milliseconds. */
const restMs = 2_000;

/** How somebody is in the midst of a list; null for nobody. */
export type Hold = "hand" | "reading" | null;

/**
 * Whether somebody is in the midst of a list: `hand` while a pointer moves over it, `reading` while the focus is inside or the
 * list's beginning is scrolled out of the window.
 */
export function useHold(list: RefObject<HTMLElement | null>, drawn: boolean): Hold {
  const [hold, setHold] = useState<Hold>(null);
  useEffect(() => {
    const { current } = list;
    if (!current || !drawn) return setHold(null);
    let busyUntil = 0;
    let timer = 0;
    let pressed = false;
    const look = () => {
      // A press takes the focus away before anything comes of it: what is pressed must not go in between.
      if (pressed) return;
      const away = current.getBoundingClientRect().top < -40;
      const inside = current.contains(document.activeElement);
      const busy = performance.now() < busyUntil;
      setHold(away || inside ? "reading" : busy ? "hand" : null);
    };
    const move = () => {
      busyUntil = performance.now() + restMs;
      window.clearTimeout(timer);
      timer = window.setTimeout(look, restMs + 20);
      look();
    };
    const press = () => {
      move();
      pressed = true;
    };
    const lift = () => {
      if (!pressed) return;
      pressed = false;
      // What the press does comes right after it.
      window.setTimeout(look);
    };
    // The focus has arrived where it goes only after the event.
    const soon = () => queueMicrotask(look);
    const moves = ["pointermove", "wheel", "touchmove"] as const;
    const lifts = ["pointerup", "pointercancel"] as const;
    for (const kind of moves) current.addEventListener(kind, move, { passive: true });
    current.addEventListener("pointerdown", press, { passive: true });
    for (const kind of lifts) window.addEventListener(kind, lift);
    current.addEventListener("focusin", soon);
    current.addEventListener("focusout", soon);
    // Also that of a panel around the list.
    window.addEventListener("scroll", look, { passive: true, capture: true });
    look();
    return () => {
      window.clearTimeout(timer);
      for (const kind of moves) current.removeEventListener(kind, move);
      current.removeEventListener("pointerdown", press);
      for (const kind of lifts) window.removeEventListener(kind, lift);
      current.removeEventListener("focusin", soon);
      current.removeEventListener("focusout", soon);
      window.removeEventListener("scroll", look, { capture: true });
    };
  }, [list, drawn]);
  return hold;
}

/** A list of {@link useStableOrder}. */
export interface HeldList<C> extends StableList<C> {
  /** The order waits for somebody who reads: say so, and offer it. */
  waits: boolean;
  /** Puts the list in its new order, and its beginning in sight. */
  release: () => void;
}

/**
 * A list that orders itself, but never under somebody's finger: while a pointer moves over it, while the focus is inside, and
 * while its beginning is out of sight, everybody keeps their place. `of` names what is listed; another one begins anew.
 */
export function useStableOrder<C extends { id: string }>(
  of: string,
  latest: readonly C[],
  list: RefObject<HTMLElement | null>,
): HeldList<C> {
  const hold = useHold(list, latest.length > 0);
  const [order, setOrder] = useState<{ of: string; ids: readonly string[] } | null>(null);
  const before = hold !== null && order?.of === of ? order.ids : null;
  const result = stableOrder(before, latest);
  const ids = result.shown.map(({ id }) => id);
  if (order?.of !== of || order.ids.length !== ids.length || ids.some((id, place) => order.ids[place] !== id))
    setOrder({ of, ids });
  return {
    ...result,
    waits: result.moved && hold === "reading",
    release: () => {
      setOrder(null);
      // In a panel of its own the window alone would not bring it there.
      list.current?.scrollIntoView({ block: "start" });
      window.scrollTo({ top: 0 });
    },
  };
}
