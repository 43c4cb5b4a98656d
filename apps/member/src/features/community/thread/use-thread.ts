import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { queryKeys } from "@/lib/query-keys";
import { mergePages } from "./pages";
import { isGone, type Opening, showWaiting, useComments, useWaiting } from "./queries";

const openingAt = (commentId: string | null): Opening =>
  commentId === null ? { at: "first" } : { at: "around", id: commentId };

/** A scroll target: a comment, or the end of the thread. A new object for each request. */
export interface Goal {
  /** Null for the end of the thread. */
  id: string | null;
  /** Moves focus there too, so that it is announced. */
  focus: boolean;
  /** Does not scroll. */
  still?: boolean;
}

/**
 * The comments of a post: the opening position, the shown pages, the waiting comments, and functions to move between
 * them. `commentId` is the comment that the URL points to. Pass `enabled: false` while the post is being deleted.
 */
export function useThread(postId: string, commentId: string | null, enabled: boolean) {
  const client = useQueryClient();
  const [shownCommentId, setShownCommentId] = useState(commentId);
  const [opening, setOpening] = useState<Opening>(() => openingAt(commentId));
  const [missed, setMissed] = useState(false);
  const [goal, setGoal] = useState<Goal | null>(commentId === null ? null : { id: commentId, focus: true });
  if (shownCommentId !== commentId) {
    setShownCommentId(commentId);
    setOpening(openingAt(commentId));
    setGoal(commentId === null ? null : { id: commentId, focus: true });
    setMissed(false);
  }

  const query = useComments(postId, opening, enabled);
  // The comment is gone, but its thread may still exist.
  if (opening.at === "around" && !query.data && isGone(query.error)) {
    setOpening({ at: "first" });
    setGoal(null);
    setMissed(true);
  }
  const pages = query.data?.pages;
  const comments = useMemo(() => (pages ? mergePages(pages) : null), [pages]);
  const last = comments?.at(-1)?.id ?? null;
  const atEnd = comments !== null && !query.hasNextPage;
  const waiting = useWaiting(postId, last, enabled && atEnd);
  const fresh = useMemo(() => {
    const shown = new Set(comments?.map(({ id }) => id));
    return waiting.data.filter(({ id }) => !shown.has(id));
  }, [comments, waiting.data]);

  return {
    query,
    comments,
    /** The last comment shown, when it is the last of all; null in a thread without comments. */
    last: atEnd ? last : undefined,
    /** Comments by others that are not shown yet. */
    fresh,
    /** The comment that the URL points to no longer exists. */
    missed,
    goal,
    /** The goal was reached. */
    onReached: () => setGoal(null),
    showFresh() {
      const first = fresh[0];
      showWaiting(client, postId, fresh);
      if (first) setGoal({ id: first.id, focus: true });
    },
    async earlier() {
      const before = comments?.[0]?.id;
      const { data } = await query.fetchPreviousPage();
      const now = data ? mergePages(data.pages) : [];
      // The nearest new comment above: reading continues where the button was.
      const nearest = now[now.findIndex(({ id }) => id === before) - 1];
      if (nearest) setGoal({ id: nearest.id, focus: true, still: true });
    },
    async later() {
      const after = comments?.at(-1)?.id;
      const { data } = await query.fetchNextPage();
      const now = data ? mergePages(data.pages) : [];
      const nearest = now[now.findIndex(({ id }) => id === after) + 1];
      if (nearest) setGoal({ id: nearest.id, focus: true, still: true });
    },
    /** Moves to the end of the thread, refetched unless `shown`. Moves focus too, unless `focus` is false. */
    newest({ focus = true, shown = atEnd } = {}) {
      if (!shown) {
        const end: Opening = { at: "newest" };
        setOpening(end);
        void client.invalidateQueries({ queryKey: queryKeys.community.opening(postId, end) });
      }
      setGoal({ id: null, focus });
    },
  };
}

/**
 * Keeps the scroll position while earlier comments are inserted above, and scrolls to a target as soon as it is
 * rendered. Call it in the component that renders the comments.
 */
export function useThreadScroll(
  scroller: RefObject<HTMLElement | null>,
  comments: readonly { id: string }[] | null,
  goal: Goal | null,
  onReached: () => void,
): void {
  const previous = useRef<{ first: string | undefined; height: number }>({ first: undefined, height: 0 });
  const first = comments?.[0]?.id;
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const before = previous.current;
    const grown = box.scrollHeight - before.height;
    const prepended = first !== before.first && comments?.some(({ id }) => id === before.first);
    if (prepended && grown > 0) box.scrollTop += grown;
    previous.current = { first, height: box.scrollHeight };
    if (goal === null || comments === null) return;
    const id = goal.id ?? comments.at(-1)?.id;
    const row = id === undefined ? null : box.querySelector<HTMLElement>(`[data-comment="${CSS.escape(id)}"]`);
    if (!row) return;
    if (goal.id === null) box.scrollTop = box.scrollHeight;
    else if (!goal.still) row.scrollIntoView({ block: "center" });
    if (goal.focus) row.focus({ preventScroll: true });
    onReached();
  });
}
