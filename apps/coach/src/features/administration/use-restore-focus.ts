import { useEffect, useRef } from "react";

/** Returns focus to the row of an item that was closed, or to the heading if the row is gone. */
export function useRestoreFocus(
  id: string | null,
  rowId: (id: string) => string,
  heading: { current: HTMLElement | null },
): void {
  const before = useRef(id);
  useEffect(() => {
    const closed = before.current;
    before.current = id;
    if (closed === null || id !== null) return;
    (document.getElementById(rowId(closed)) ?? heading.current)?.focus();
  }, [id, rowId, heading]);
}
