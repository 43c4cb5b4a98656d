"use client";

import { type PointerEvent as ReactPointerEvent, type RefObject, useCallback } from "react";

/** The distance, in CSS pixels, that a sheet must be dragged down to close on release. */
const CLOSE_AFTER_PX = 96;

/**
 * Lets the handle of a bottom sheet be dragged down to close it. Returns the handle's pointer handler. Below the
 * threshold, or if it is not closed, the sheet returns; without `close` the handle does nothing.
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
      // Listen on the window, because the pointer soon leaves the handle.
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
        // The caller may keep it open, for example while sending.
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
