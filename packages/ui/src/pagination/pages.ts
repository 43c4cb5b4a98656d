/** A page number, or a gap where several are left out. */
export type PageStep = number | "gap-before" | "gap-after";

/**
 * Returns the page numbers to show: first, last, the current one and its neighbours. A gap replaces two pages or more;
 * a single missing one is shown instead. Never more than seven items, so the row keeps its width.
 */
export function pageSteps(page: number, pageCount: number): PageStep[] {
  if (pageCount <= 7) return Array.from({ length: Math.max(pageCount, 0) }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, "gap-after", pageCount];
  if (page >= pageCount - 3) {
    return [1, "gap-before", pageCount - 4, pageCount - 3, pageCount - 2, pageCount - 1, pageCount];
  }
  return [1, "gap-before", page - 1, page, page + 1, "gap-after", pageCount];
}
