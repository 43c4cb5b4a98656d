import { isFocusUnclaimed } from "@aangan/ui/lib/focus-fallback.ts";
import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Says where the focus goes when the strip on which the coach pressed "Acknowledge" leaves, and its button with it. `ids`
 * are the clients whose strips are shown; `next` is given the place that the strip had among them. Call what comes back
 * with the client's id when the button is pressed. Whoever has gone elsewhere meanwhile stays there.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at each time that a strip comes or goes.
  useEffect(() => look(), [shown]);
  return (id) => {
    pressed.current = { id, place: ids.indexOf(id) };
  };
}
