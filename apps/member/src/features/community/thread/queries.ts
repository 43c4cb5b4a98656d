import { ApiError, type components, unwrap } from "@aangan/api/member";
import type { AppealValues } from "@aangan/copy/forms/appeal";
import type { FlagValues } from "@aangan/copy/forms/flag";
import { limits } from "@aangan/copy/limits";
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { api } from "@/lib/api";
import {
  communityKeys,
  dropFromLists,
  dropPost,
  type Outcome,
  type Post,
  patchPost,
  refusedAs,
  showInLists,
} from "../queries";
import { type Sending, sendOnce } from "../send-once";
import { reactionsOf } from "../use-react";
import { behindLast, type CommentPage, type CommentPlace, countedAs, pageOf, withChanged, withNew } from "./pages";

/** A comment under a post. */
export type ThreadComment = components["schemas"]["Comment"];

/** How far a thread was read: page after page, from where it was opened. */
type CommentPages = InfiniteData<CommentPage<ThreadComment>, CommentPlace>;

/** A post, or one of its comments. */
export interface Target {
  postId: string;
  commentId?: string | undefined;
}

/** Where a thread is opened. */
export type Opening = Extract<CommentPlace, { at: "first" | "newest" | "around" }>;

const pagesKey = (postId: string) => [...communityKeys.comments(postId), "pages"] as const;

/** Key of the comments of a thread from where it was opened. */
export const openingKey = (postId: string, opening: Opening) => [...pagesKey(postId), opening] as const;

/** Mutation key: adding the member's own comments to a post. */
export const addingKey = (postId: string) => [...communityKeys.comments(postId), "adding"] as const;

/** Whether the post or comment does not exist, or is not visible to the member. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/**
 * One post, refetched whenever it is opened or focused, and every half minute. Updates the lists too. Pass `enabled:
 * false` once its author deletes it.
 */
export function usePost(id: string, enabled: boolean) {
  const client = useQueryClient();
  return useQuery({
    queryKey: communityKeys.post(id),
    enabled,
    queryFn: async ({ signal }): Promise<Post> => {
      try {
        const read = await unwrap(api.GET("/api/posts/{id}", { params: { path: { id } } }));
        // A cache update may have cancelled this fetch.
        signal.throwIfAborted();
        const post = { ...read, reactions: reactionsOf(client, read) };
        if (!client.getQueryState(communityKeys.post(id))?.isInvalidated) showInLists(client, post);
        return post;
      } catch (error) {
        if (isGone(error)) dropFromLists(client, id);
        throw error;
      }
    },
    staleTime: 0,
    refetchInterval: (query) => (isGone(query.state.error) ? false : limits.communityPollMs),
    refetchOnWindowFocus: true,
  });
}

async function readComments(postId: string, place: CommentPlace): Promise<CommentPage<ThreadComment>> {
  const limit = limits.commentsPerPage;
  const query = {
    limit,
    ...(place.at === "newest" && { newest: "1" as const }),
    ...("id" in place && { [place.at]: place.id }),
  };
  const comments = await unwrap(api.GET("/api/posts/{id}/comments", { params: { path: { id: postId }, query } }));
  return pageOf(place, comments, limit);
}

/**
 * The comments from where a thread is opened, and from there in both directions. Nothing is kept once it is closed, and
 * nothing is asked without `enabled`.
 */
export function useComments(postId: string, opening: Opening, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: openingKey(postId, opening),
    enabled,
    queryFn: ({ pageParam }) => readComments(postId, pageParam),
    initialPageParam: opening as CommentPlace,
    getPreviousPageParam: (first): CommentPlace | undefined => {
      const id = first.comments[0]?.id;
      return first.earlier && id !== undefined ? { at: "before", id } : undefined;
    },
    getNextPageParam: (last): CommentPlace | undefined => {
      const id = last.comments.at(-1)?.id;
      return last.later && id !== undefined ? { at: "after", id } : undefined;
    },
    gcTime: 0,
  });
}

/**
 * The comments after the last shown one, at most one page: fetched every half minute and on focus. `last` is null for
 * a thread without comments. Disabled without `enabled`.
 */
export function useWaiting(postId: string, last: string | null, enabled: boolean) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...communityKeys.comments(postId), "waiting", last ?? ""],
    queryFn: async () => {
      try {
        return (await readComments(postId, last === null ? { at: "first" } : { at: "after", id: last })).comments;
      } catch (error) {
        // The last one was deleted: refetch the thread's pages.
        if (isGone(error)) void client.invalidateQueries({ queryKey: pagesKey(postId) });
        throw error;
      }
    },
    enabled,
    initialData: [] as ThreadComment[],
    staleTime: limits.communityPollMs,
    refetchInterval: limits.communityPollMs,
    refetchOnWindowFocus: "always",
    gcTime: 0,
  });
}

function changePages(
  client: QueryClient,
  postId: string,
  change: (pages: readonly CommentPage<ThreadComment>[]) => CommentPage<ThreadComment>[],
): void {
  client.setQueriesData<CommentPages>(
    { queryKey: pagesKey(postId) },
    (data) => data && { ...data, pages: change(data.pages) },
  );
}

/** Shows the waiting comments after the last shown one. */
export function showWaiting(client: QueryClient, postId: string, waiting: readonly ThreadComment[]): void {
  changePages(client, postId, (pages) => withNew(pages, waiting, waiting.length >= limits.commentsPerPage));
}

/** Adjusts a post's comment count after an action; the next fetch of the post replaces it. */
function recount(client: QueryClient, postId: string, by: number): void {
  const count = client.getQueryData<Post>(communityKeys.post(postId))?.commentCount;
  if (count !== undefined && by !== 0) patchPost(client, postId, { commentCount: Math.max(0, count + by) });
}

/** Returns a comment as shown, from whichever page holds it. */
function shownComment(client: QueryClient, postId: string, commentId: string): ThreadComment | undefined {
  return client
    .getQueriesData<CommentPages>({ queryKey: pagesKey(postId) })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ comments }) => comments)
    .find(({ id }) => id === commentId);
}

const editComment = (postId: string, commentId: string, content: string): Promise<ThreadComment> =>
  unwrap(
    api.PATCH("/api/posts/{id}/comments/{commentId}", {
      params: { path: { id: postId, commentId } },
      body: { content },
    }),
  );

/** The member's own comment, or null when they have none with this id in the thread. */
async function findOwnComment(postId: string, commentId: string): Promise<ThreadComment | null> {
  try {
    const { comments } = await readComments(postId, { at: "around", id: commentId });
    return comments.find(({ id, author }) => id === commentId && author.isYours) ?? null;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** A comment that is sent. */
export interface Adding extends Sending<string> {
  /** The text as typed. */
  typed: string;
  /** The last shown comment: null without comments, undefined when more follow it. */
  last?: string | null | undefined;
}

/** A comment that was stored. */
export interface Added {
  comment: ThreadComment;
  /**
   * True if it was appended to the shown comments, with those by others in between. Otherwise it is at the end of the
   * thread.
   */
  shown: boolean;
}

/**
 * Adds a comment, once. Comments by others since the last shown one are added in order. If more of them follow, or
 * they could not be fetched, nothing is appended here and the caller must go to the newest.
 */
export function useAddComment(
  postId: string,
  { onStored, onFailed }: Outcome<[comment: ThreadComment, typed: string]>,
) {
  const client = useQueryClient();
  const create = (id: string, content: string) =>
    unwrap(api.POST("/api/posts/{id}/comments", { params: { path: { id: postId } }, body: { id, content } }));
  return useMutation({
    mutationKey: addingKey(postId),
    mutationFn: async ({ last, typed: _typed, ...sending }: Adding): Promise<Added> => {
      const comment = await sendOnce(sending, {
        create,
        find: (id) => findOwnComment(postId, id),
        change: (id, content) => editComment(postId, id, content),
        wordsOf: ({ content }) => content,
      });
      const behind = last === undefined ? null : await readBehind(postId, last, comment.id);
      if (behind) showWaiting(client, postId, behind);
      return { comment, shown: behind !== null };
    },
    onSuccess: ({ comment }, { typed }) => {
      recount(client, postId, countedAs(comment));
      void client.invalidateQueries({ queryKey: communityKeys.yours });
      onStored(comment, typed);
    },
    onError: (error) => {
      refusedAs(client, error);
      onFailed(error);
    },
  });
}

async function readBehind(postId: string, last: string | null, own: string): Promise<ThreadComment[] | null> {
  try {
    return behindLast(await readComments(postId, last === null ? { at: "first" } : { at: "after", id: last }), own);
  } catch (error) {
    // It is stored all the same.
    console.warn("The comments of others could not be read.", error);
    return null;
  }
}

/** Changes the member's own comment. Throws an `ApiError`. */
export function useEditComment(postId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ commentId, content }: { commentId: string; content: string }) =>
      editComment(postId, commentId, content),
    onSuccess: (saved) => {
      const before = shownComment(client, postId, saved.id);
      if (before) recount(client, postId, countedAs(saved) - countedAs(before));
      changePages(client, postId, (pages) => withChanged(pages, (one) => (one.id === saved.id ? saved : one)));
      void client.invalidateQueries({ queryKey: communityKeys.yours });
    },
    onError: (error) => refusedAs(client, error),
  });
}

/**
 * Deletes the member's own post or comment permanently. One that is already gone counts as deleted. Throws an
 * `ApiError`.
 */
export function useDelete() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ postId, commentId }: Target) => {
      try {
        if (commentId === undefined) await unwrap(api.DELETE("/api/posts/{id}", { params: { path: { id: postId } } }));
        else
          await unwrap(
            api.DELETE("/api/posts/{id}/comments/{commentId}", { params: { path: { id: postId, commentId } } }),
          );
      } catch (error) {
        // Already deleted from another device: the result is the same.
        if (!isGone(error)) throw error;
      }
    },
    onSuccess: (_done, { postId, commentId }) => {
      if (commentId === undefined) {
        dropPost(client, postId);
        return;
      }
      const before = shownComment(client, postId, commentId);
      if (before) recount(client, postId, -countedAs(before));
      changePages(client, postId, (pages) => withChanged(pages, (one) => (one.id === commentId ? null : one)));
      void client.invalidateQueries({ queryKey: communityKeys.yours });
    },
  });
}

/** Reports something to the moderators. Throws an `ApiError`. */
export function useFlag() {
  return useMutation({
    mutationFn: ({ postId, commentId, reason, notes }: Target & FlagValues) =>
      unwrap(
        api.POST("/api/flag", { body: { postId, ...(commentId && { commentId }), reason, ...(notes && { notes }) } }),
      ),
  });
}

/** Appeals the decision about a hidden post or comment of the member. Throws an `ApiError`. */
export function useAppeal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ postId, commentId, text }: Target & AppealValues) =>
      unwrap(api.POST("/api/appeal", { body: { postId, ...(commentId && { commentId }), text } })),
    onSuccess: (_done, { postId, commentId }) => {
      if (commentId === undefined)
        client.setQueryData<Post>(communityKeys.post(postId), (post) => post && { ...post, canAppeal: false });
      else
        changePages(client, postId, (pages) =>
          withChanged(pages, (one) => (one.id === commentId ? { ...one, canAppeal: false } : one)),
        );
      void client.invalidateQueries({ queryKey: communityKeys.yours });
    },
  });
}
