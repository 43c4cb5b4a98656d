import type { components } from "@aangan/api/member";

/** A page of notices. */
export type NoticePage = components["schemas"]["CommunityNoticePage"];

/** Returns the pages with every notice marked as seen. */
export function markAllSeen(pages: readonly NoticePage[]): NoticePage[] {
  return pages.map((page) => ({ ...page, items: page.items.map((notice) => ({ ...notice, seen: true })) }));
}
