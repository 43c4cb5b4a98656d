"use client";

import { type PointerEvent as ReactPointerEvent, type RefObject, useCallback } from "react";

/** How far down, in CSS pixels, a sheet must be pulled before letting go closes it. */
const CLOSE_AFTER_PX = 96;

/**
 * Lets the grab handle of a bottom sheet be pulled down to close it. Returns the handler for pressing the handle. Below the
 * threshold the sheet goes back, and when it is not closed all the same; with no `close` the handle does nothing.
 */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, close: (() => void) | undefined) {
  return useCallback(
    (down: ReactPointerEvent) => {
      if (!close) return;
      const end = new AbortController();
      const pulled = (event: PointerEvent) => Math.max(0, event.clientY - down.clientY);
      const place = (offset: number) => {
        if (sheet.current) sheet.current.style.translate = offset > 0 ? `0 ${offset}px` : "";
      };
      // On the window, because a finger or a mouse soon leaves the handle.
      const listen = (type: "pointermove" | "pointerup" | "pointercancel", run: (event: PointerEvent) => void) =>
        window.addEventListener(
          type,
          (event) => {
            if (event.pointerId === down.pointerId) run(event);
          },
          { signal: end.signal },
        );
      listen("pointermove", (event) => place(pulled(event)));
      listen("pointerup", (event) => {
        end.abort();
        if (pulled(event) < CLOSE_AFTER_PX) return place(0);
        close();
        // Whoever shows it may keep it, as while something is sent.
        requestAnimationFrame(() => {
          if (sheet.current?.dataset.state === "open") place(0);
        });
      });
      listen("pointercancel", () => {
        end.abort();
        place(0);
      });
    },
    [sheet, close],
  );
}
