import { type RefObject, useEffect, useState } from "react";
import { type StableList, stableOrder } from "./stable-order";

/** The time after the last pointer movement during which a press is expected, in milliseconds. */
const restMs = 2_000;

/** How a list is in use; null if it is not. */
export type Hold = "hand" | "reading" | null;

/**
 * Returns whether a list is in use: `hand` while a pointer moves over it, `reading` while it contains focus or its
 * beginning is scrolled out of view.
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
      // A press moves focus before its click: the pressed element must not disappear in between.
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
      // The click's effect comes right after it.
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
  /** A new order waits while the list is being read: show the notice. */
  waits: boolean;
  /** Puts the list in its new order, and its beginning in sight. */
  release: () => void;
}

/**
 * Orders a list, but never while it is in use: while a pointer moves over it, while it contains focus, and while its
 * beginning is out of view, all keep their place. `of` identifies the list; another one starts over.
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
      // In a scrolling panel, scrolling the window is not enough.
      list.current?.scrollIntoView({ block: "start" });
      window.scrollTo({ top: 0 });
    },
  };
}
