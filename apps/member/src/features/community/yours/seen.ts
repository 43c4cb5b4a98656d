import type { components } from "@aangan/api/member";

/** A page of notices. */
export type NoticePage = components["schemas"]["CommunityNoticePage"];

/** The pages of notices once all were seen: who comes back to them finds none that is new again. */
export function allSeen(pages: readonly NoticePage[]): NoticePage[] {
  return pages.map((page) => ({ ...page, items: page.items.map((notice) => ({ ...notice, seen: true })) }));
}
