import { limits } from "@aangan/copy/limits";
import { communityCategories } from "@aangan/copy/lists";
import { routes } from "@aangan/copy/routes";
import { useSearchParams } from "next/navigation";

/** All Posts ("trending") or Recent First. */
export type Order = "trending" | "recent";

/** Which posts are shown, and in which order. Empty means any. */
export interface PostFilters {
  order: Order;
  /** Code of a category. */
  category: string;
  tag: string;
  /** The search text. Never part of the URL: URLs stay in the browser's history, which others may read. */
  q: string;
}

/** Everything that a URL of the community encodes. */
export interface CommunityPlace extends Omit<PostFilters, "q"> {
  /** The post whose thread is open, or null. */
  postId: string | null;
  /** The comment to scroll to, or null. */
  commentId: string | null;
  /** A new post is being written. */
  writing: boolean;
}

/** Parses the URL. Unknown values are ignored: the page then shows everything. */
export function readPlace(search: { get: (name: string) => string | null }): CommunityPlace {
  const category = search.get("category");
  const tag = search.get("tag") ?? "";
  const postId = search.get("post") || null;
  return {
    order: search.get("sort") === "recent" ? "recent" : "trending",
    category: communityCategories.some(({ code }) => code === category) ? (category ?? "") : "",
    tag: [...tag].length <= limits.tagMax ? tag : "",
    postId,
    commentId: postId === null ? null : search.get("comment") || null,
    writing: postId === null && search.get("new") === "post",
  };
}

/** Returns the community's URL for a place; missing fields are left out. */
export function communityHref({ order, category, tag, postId, commentId, writing }: Partial<CommunityPlace>): string {
  const query = new URLSearchParams({
    ...(order === "recent" && { sort: "recent" }),
    ...(category && { category }),
    ...(tag && { tag }),
    ...(postId && { post: postId }),
    ...(postId && commentId && { comment: commentId }),
    ...(!postId && writing && { new: "post" }),
  });
  return query.size > 0 ? `${routes.community.path}?${query}` : routes.community.path;
}

/** The address of a thread, or of one comment in it. */
export const postHref = (place: { postId: string; commentId?: string | null }): string => communityHref(place);

/** The address of everything with a tag. */
export const tagHref = (tag: string): string => communityHref({ tag });

/** The address of everything in a category. */
export const categoryHref = (category: string): string => communityHref({ category });

/** Reports whether a modifier key was held: the browser then opens a new tab or window. */
export const hasModifierKey = (event: Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Marks a history entry that this page opened: closing it then goes back. */
const openedHere = "postOpenedHere";

function wasOpenedHere(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && openedHere in state;
}

/** Returns the place in the current URL, which may be newer than the last render; null outside the community. */
function placeNow(): CommunityPlace | null {
  const { pathname, search } = window.location;
  return pathname.replace(/\/$/, "") === routes.community.path ? readPlace(new URLSearchParams(search)) : null;
}

/** Closes the form of a new post, where it is open. Browser only. */
export function closePostForm(): void {
  const now = placeNow();
  if (!now?.writing) return;
  if (wasOpenedHere()) window.history.back();
  else window.history.replaceState(null, "", communityHref({ ...now, writing: false }));
}

/**
 * Continues after a new post was stored, wherever its author is now: closes the form if it is open. A post with words
 * of distress opens its thread, which shows help at the top; outside the community nothing happens. Browser only.
 */
export function continueAfterPost(post: { id: string; safety: string }): void {
  const now = placeNow();
  if (!now) return;
  if (post.safety === "") {
    closePostForm();
    return;
  }
  const href = communityHref({ ...now, writing: false, postId: post.id, commentId: null });
  // The thread replaces the form's history entry, so that closing it shows the list.
  if (now.writing) window.history.replaceState(wasOpenedHere() ? { [openedHere]: true } : null, "", href);
  else window.history.pushState({ [openedHere]: true }, "", href);
}

/**
 * Returns the place that the URL encodes, with functions that change it without leaving the page. Needs a Suspense
 * above it.
 */
export function useCommunityPlace() {
  const place = readPlace(useSearchParams());
  const { postId: _post, commentId: _comment, writing: _writing, ...filters } = place;
  return {
    place,
    /** Shows other posts. Replaces the history entry, so that Back leaves the page. */
    filter(changed: Partial<Omit<PostFilters, "q">>) {
      window.history.replaceState(null, "", communityHref({ ...filters, ...changed }));
    },
    /** Returns the URL of a thread opened from this page, including the filters. */
    hrefOf: (postId: string) => communityHref({ ...filters, postId }),
    /** Opens a thread as a new history entry, which Back closes. */
    open(postId: string) {
      window.history.pushState({ [openedHere]: true }, "", communityHref({ ...filters, postId }));
    },
    /** Opens the form of a new post as a new history entry, which Back closes. So does {@link closePostForm}. */
    write() {
      window.history.pushState({ [openedHere]: true }, "", communityHref({ ...filters, writing: true }));
    },
    /** Closes the thread: goes back if this page opened it, otherwise replaces the URL. */
    close() {
      if (wasOpenedHere()) window.history.back();
      else window.history.replaceState(null, "", communityHref(filters));
    },
  };
}
