import { isFocusUnclaimed } from "@aangan/ui/lib/focus-fallback.ts";
import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Moves focus when the strip whose "Acknowledge" was pressed disappears with its button. `ids` are the clients with
 * strips; `next` receives the index that the strip had. Call the returned function with the client's id when the
 * button is pressed. Focus that the user has moved elsewhere stays there.
 */
export function useAfterAcknowledging(
  ids: readonly string[],
  next: (place: number) => HTMLElement | null | undefined,
): (id: string) => void {
  const pressed = useRef<{ id: string; place: number } | null>(null);
  const shown = ids.join();
  const look = useEffectEvent(() => {
    const { current } = pressed;
    if (!current || ids.includes(current.id)) return;
    pressed.current = null;
    if (isFocusUnclaimed()) next(current.place)?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever a strip appears or disappears.
  useEffect(() => look(), [shown]);
  return (id) => {
    pressed.current = { id, place: ids.indexOf(id) };
  };
}
