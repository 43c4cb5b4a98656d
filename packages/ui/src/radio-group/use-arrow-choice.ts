"use client";

import { type FocusEvent, type KeyboardEvent, useRef } from "react";

/**
 * Makes an arrow key select even when it is released at once. Radix moves focus in a later task and selects only if
 * the key is still down; screen readers, switch devices and scripts press and release in one task. Spread the result
 * on the group.
 */
export function useArrowChoice() {
  const arrow = useRef<"up" | "down" | "released">("up");
  return {
    onKeyDown(event: KeyboardEvent) {
      arrow.current = event.key.startsWith("Arrow") ? "down" : "up";
    },
    onKeyUp() {
      if (arrow.current === "down") arrow.current = "released";
    },
    onFocus(event: FocusEvent) {
      if (arrow.current === "released" && event.target.role === "radio" && event.target instanceof HTMLElement) {
        event.target.click();
      }
      arrow.current = "up";
    },
  };
}
