import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { nextSectionId } from "./piece";
import { resourceQuery, type Summary, useLeavePiece, useReadingPlaces } from "./queries";

/** The pause in scrolling after which the place is stored, in milliseconds. */
const PAUSE_MS = 1_500;
/** A place before this is the beginning, and changes below this are not stored. In percent. */
const BEGUN = 5;
const STEP = 3;

/**
 * Stores how far a piece was read while its scroll container is shown. Returns where the member had left it when it was
 * opened, in percent (0 if they had not begun), and a function that goes there. With `resume` it goes there at once.
 */
export function useReadingPlace(page: RefObject<HTMLElement | null>, piece: Summary, resume: boolean) {
  const places = useReadingPlaces();
  const leave = useLeavePiece();
  const text = useQuery({ ...resourceQuery(piece.id), enabled: false });
  const [left, setLeft] = useState<number | null>(null);
  if (left === null && (places.data || places.error)) {
    setLeft(places.data?.find(({ id }) => id === piece.id)?.percent ?? 0);
  }
  const stored = useRef(0);

  const store = useEffectEvent(() => {
    const percent = page.current && left !== null && text.data ? percentRead(page.current) : 0;
    if (percent < BEGUN || Math.abs(percent - stored.current) < STEP) return;
    stored.current = percent;
    leave.mutate({ piece, percent });
  });
  useEffect(() => {
    const container = page.current;
    if (!container) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(store, PAUSE_MS);
    };
    const onHide = () => {
      if (document.visibilityState === "hidden") store();
    };
    container.addEventListener("scroll", onScroll, { passive: true });
    document.addEventListener("visibilitychange", onHide);
    return () => {
      clearTimeout(timer);
      container.removeEventListener("scroll", onScroll);
      document.removeEventListener("visibilitychange", onHide);
    };
  }, [page]);
  // Before the container leaves the page.
  useLayoutEffect(() => () => store(), []);

  const goTo = useEffectEvent(() => {
    if (!page.current || !left) return;
    stored.current = left;
    page.current.scrollTop = (left / 100) * readable(page.current);
  });
  const ready = left !== null && left > 0 && text.data !== undefined;
  useEffect(() => {
    if (resume && ready) goTo();
  }, [resume, ready]);
  return { left: ready ? left : 0, goTo: () => page.current && left && scrollTo(page.current, left) };
}

/** The distance from the beginning to where the end of the text is at the foot of the container. */
function readable(container: HTMLElement): number {
  const end = container.querySelector(`#${nextSectionId}`);
  if (!end) return 0;
  const top = end.getBoundingClientRect().top - container.getBoundingClientRect().top + container.scrollTop;
  return Math.max(0, top - container.clientHeight);
}

/** How far the text is read, in whole percent. 0 for a text that needs no scrolling. */
function percentRead(container: HTMLElement): number {
  const all = readable(container);
  return all === 0 ? 0 : Math.min(100, Math.round((container.scrollTop / all) * 100));
}

function scrollTo(container: HTMLElement, percent: number): void {
  container.scrollTop = (percent / 100) * readable(container);
  // The button that led here is out of sight now.
  container.focus({ preventScroll: true });
}
