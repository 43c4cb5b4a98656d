"use client";

import { type FocusEvent, type KeyboardEvent, useRef } from "react";

/**
 * Lets an arrow choose even when it is let go at once. The primitive moves the focus in a later turn and takes the choice
 * only if the key is then still down; screen readers, switch devices and scripts press and release in one turn. Spread the
 * result on the group.
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
