import { type RefObject, useEffect, useState } from "react";
import { type StableList, stableOrder } from "./stable-order";

/** The time after the last pointer movement during which a press is expected, in milliseconds. */
const restMs = 2_000;

/** How a list is in use; null if it is not. */
export type Usage = "hand" | "reading" | null;

/**
 * Returns whether a list is in use: `hand` while a pointer moves over it, `reading` while it contains focus or its
 * beginning is scrolled out of view.
 */
export function useListUsage(list: RefObject<HTMLElement | null>, rendered: boolean): Usage {
  const [hold, setHold] = useState<Usage>(null);
  useEffect(() => {
    const { current } = list;
    if (!current || !rendered) return setHold(null);
    let busyUntil = 0;
    let timer = 0;
    let pressed = false;
    const update = () => {
      // A press moves focus before its click: the pressed element must not disappear in between.
      if (pressed) return;
      const scrolledOut = current.getBoundingClientRect().top < -40;
      const focused = current.contains(document.activeElement);
      const busy = performance.now() < busyUntil;
      setHold(scrolledOut || focused ? "reading" : busy ? "hand" : null);
    };
    const move = () => {
      busyUntil = performance.now() + restMs;
      window.clearTimeout(timer);
      timer = window.setTimeout(update, restMs + 20);
      update();
    };
    const press = () => {
      move();
      pressed = true;
    };
    const lift = () => {
      if (!pressed) return;
      pressed = false;
      // The click's effect comes right after it.
      window.setTimeout(update);
    };
    // The focused element is only known after the event.
    const lookAfterFocus = () => queueMicrotask(update);
    const moves = ["pointermove", "wheel", "touchmove"] as const;
    const lifts = ["pointerup", "pointercancel"] as const;
    for (const kind of moves) current.addEventListener(kind, move, { passive: true });
    current.addEventListener("pointerdown", press, { passive: true });
    for (const kind of lifts) window.addEventListener(kind, lift);
    current.addEventListener("focusin", lookAfterFocus);
    current.addEventListener("focusout", lookAfterFocus);
    // Captures the scrolling of a panel around the list too.
    window.addEventListener("scroll", update, { passive: true, capture: true });
    update();
    return () => {
      window.clearTimeout(timer);
      for (const kind of moves) current.removeEventListener(kind, move);
      current.removeEventListener("pointerdown", press);
      for (const kind of lifts) window.removeEventListener(kind, lift);
      current.removeEventListener("focusin", lookAfterFocus);
      current.removeEventListener("focusout", lookAfterFocus);
      window.removeEventListener("scroll", update, { capture: true });
    };
  }, [list, rendered]);
  return hold;
}

/** A list of {@link useStableOrder}. */
export interface StableOrder<C> extends StableList<C> {
  /** A new order waits because the list is in use: show the notice. */
  waits: boolean;
  /** Shows the new order, and scrolls to the list's beginning. */
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
): StableOrder<C> {
  const hold = useListUsage(list, latest.length > 0);
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
