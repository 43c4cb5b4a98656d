import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Returns a ref to the last rendered value, for callbacks after rendering: a response finds the text typed during the
 * request, even if the component has unmounted.
 */
export function useLatestRef<T>(value: T): Readonly<RefObject<T>> {
  const last = useRef(value);
  useLayoutEffect(() => {
    last.current = value;
  });
  return last;
}
