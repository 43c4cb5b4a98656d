import { useEffect, useRef } from "react";

/** Leads the focus back to the row of something that was closed, or to the heading when the row is gone. */
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
