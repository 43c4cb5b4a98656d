import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * A value as it was last drawn, for what happens after the drawing: an answer that comes finds what was typed while it was on
 * its way, also when the component is gone by then.
 */
export function useLatestRef<T>(value: T): Readonly<RefObject<T>> {
  const last = useRef(value);
  useLayoutEffect(() => {
    last.current = value;
  });
  return last;
}
