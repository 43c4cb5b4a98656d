import { ApiError, type components, unwrap } from "@aangan/api/member";
import * as words from "@aangan/copy/community-thread";
import type { AppealValues } from "@aangan/copy/forms/appeal";
import type { FlagValues } from "@aangan/copy/forms/flag";
import { limits } from "@aangan/copy/limits";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { api } from "@/lib/api";
import { mutationKeys, queryKeys } from "@/lib/query-keys";
import {
  dropFromLists,
  dropPost,
  type Outcome,
  type Post,
  patchPost,
  refetchAccessIfForbidden,
  showInLists,
} from "../queries";
import { type Sending, sendOnce } from "../send-once";
import { reactionsOf } from "../use-react";
import {
  type CommentPage,
  type CommentPlace,
  commentsAfterLast,
  pageOf,
  publicCount,
  withChanged,
  withNew,
} from "./pages";

/** A comment under a post. */
export type ThreadComment = components["schemas"]["Comment"];

/** The fetched pages of a thread, from its opening position. */
type CommentPages = InfiniteData<CommentPage<ThreadComment>, CommentPlace>;

/** A post, or one of its comments. */
export interface Target {
  postId: string;
  commentId?: string | undefined;
}

/** The opening position of a thread. */
export type Opening = Extract<CommentPlace, { at: "first" | "newest" | "around" }>;

/** Whether the post or comment does not exist, or is not visible to the member. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

const postQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.community.post(id),
    queryFn: async ({ client, signal }): Promise<Post> => {
      try {
        const read = await unwrap(api.GET("/api/posts/{id}", { params: { path: { id } } }));
        // A cache update may have cancelled this fetch.
        signal.throwIfAborted();
        const post = { ...read, reactions: reactionsOf(client, read) };
        if (!client.getQueryState(queryKeys.community.post(id))?.isInvalidated) showInLists(client, post);
        return post;
      } catch (error) {
        if (isGone(error)) dropFromLists(client, id);
        throw error;
      }
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/**
 * One post, refetched whenever it is opened or focused, and every half minute. Updates the lists too. Pass `enabled:
 * false` once its author deletes it.
 */
export function usePost(id: string, enabled: boolean) {
  return useQuery({
    ...postQuery(id),
    enabled,
    refetchInterval: ({ state }) => (isGone(state.error) ? false : limits.communityPollMs),
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

const commentsQuery = (postId: string, opening: Opening) =>
  infiniteQueryOptions({
    queryKey: queryKeys.community.opening(postId, opening),
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

/**
 * The comments of a thread in both directions from its opening position. They are removed from the cache when the
 * thread is closed. Disabled without `enabled`.
 */
export function useComments(postId: string, opening: Opening, enabled: boolean) {
  return useInfiniteQuery({ ...commentsQuery(postId, opening), enabled });
}

const waitingQuery = (postId: string, last: string | null) =>
  queryOptions({
    queryKey: queryKeys.community.waiting(postId, last),
    queryFn: async ({ client }) => {
      try {
        return (await readComments(postId, last === null ? { at: "first" } : { at: "after", id: last })).comments;
      } catch (error) {
        // The last one was deleted: refetch the thread's pages.
        if (isGone(error)) void client.invalidateQueries({ queryKey: queryKeys.community.pages(postId) });
        throw error;
      }
    },
    initialData: [] as ThreadComment[],
    staleTime: limits.communityPollMs,
    refetchInterval: limits.communityPollMs,
    refetchOnWindowFocus: "always",
    gcTime: 0,
  });

/**
 * The comments after the last shown one, at most one page: fetched every half minute and on focus. `last` is null for
 * a thread without comments. Disabled without `enabled`.
 */
export function useWaiting(postId: string, last: string | null, enabled: boolean) {
  return useQuery({ ...waitingQuery(postId, last), enabled });
}

function changePages(
  client: QueryClient,
  postId: string,
  change: (pages: readonly CommentPage<ThreadComment>[]) => CommentPage<ThreadComment>[],
): void {
  client.setQueriesData<CommentPages>(
    { queryKey: queryKeys.community.pages(postId) },
    (data) => data && { ...data, pages: change(data.pages) },
  );
}

/** Shows the waiting comments after the last shown one. */
export function showWaiting(client: QueryClient, postId: string, waiting: readonly ThreadComment[]): void {
  changePages(client, postId, (pages) => withNew(pages, waiting, waiting.length >= limits.commentsPerPage));
}

/** Adjusts a post's comment count after an action; the next fetch of the post replaces it. */
function recount(client: QueryClient, postId: string, by: number): void {
  const count = client.getQueryData(postQuery(postId).queryKey)?.commentCount;
  if (count !== undefined && by !== 0) patchPost(client, postId, { commentCount: Math.max(0, count + by) });
}

/** Returns a comment as shown, from whichever page holds it. */
function shownComment(client: QueryClient, postId: string, commentId: string): ThreadComment | undefined {
  return client
    .getQueriesData<CommentPages>({ queryKey: queryKeys.community.pages(postId) })
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
    mutationKey: mutationKeys.addComment(postId),
    mutationFn: async ({ last, typed: _typed, ...sending }: Adding): Promise<Added> => {
      const comment = await sendOnce(sending, {
        create,
        find: (id) => findOwnComment(postId, id),
        change: (id, content) => editComment(postId, id, content),
        contentOf: ({ content }) => content,
      });
      const added = last === undefined ? null : await fetchAfterLast(postId, last, comment.id);
      if (added) showWaiting(client, postId, added);
      return { comment, shown: added !== null };
    },
    onSuccess: ({ comment }, { typed }) => {
      recount(client, postId, publicCount(comment));
      void client.invalidateQueries({ queryKey: queryKeys.community.own });
      onStored(comment, typed);
    },
    onError: (error) => {
      refetchAccessIfForbidden(client, error);
      onFailed(error);
    },
  });
}

async function fetchAfterLast(postId: string, last: string | null, own: string): Promise<ThreadComment[] | null> {
  try {
    return commentsAfterLast(
      await readComments(postId, last === null ? { at: "first" } : { at: "after", id: last }),
      own,
    );
  } catch (error) {
    // The comment is stored nevertheless.
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
      if (before) recount(client, postId, publicCount(saved) - publicCount(before));
      changePages(client, postId, (pages) => withChanged(pages, (one) => (one.id === saved.id ? saved : one)));
      void client.invalidateQueries({ queryKey: queryKeys.community.own });
    },
    onError: (error) => refetchAccessIfForbidden(client, error),
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
      if (before) recount(client, postId, -publicCount(before));
      changePages(client, postId, (pages) => withChanged(pages, (one) => (one.id === commentId ? null : one)));
      void client.invalidateQueries({ queryKey: queryKeys.community.own });
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
        client.setQueryData(postQuery(postId).queryKey, (post) => post && { ...post, canAppeal: false });
      else
        changePages(client, postId, (pages) =>
          withChanged(pages, (one) => (one.id === commentId ? { ...one, canAppeal: false } : one)),
        );
      void client.invalidateQueries({ queryKey: queryKeys.community.own });
    },
  });
}

/**
 * Returns functions that follow and save a post, or stop. A change is shown at once, and undone with a toast if the
 * server rejects it.
 */
export function useMarkThread(postId: string) {
  const client = useQueryClient();
  const { queryKey } = postQuery(postId);
  const mark = (marks: Partial<Pick<Post, "following" | "saved">>) =>
    client.setQueryData(queryKey, (post) => post && { ...post, ...marks });
  const params = { path: { id: postId } };
  const follow = useMutation({
    // In the order of the clicks.
    scope: { id: `community-follow ${postId}` },
    mutationFn: (following: boolean) =>
      unwrap(api.PUT("/api/posts/{id}/following", { params, body: { following }, keepalive: true })),
    onMutate: async (following) => {
      await client.cancelQueries({ queryKey });
      mark({ following });
    },
    onError: (error, following) => {
      mark({ following: !following });
      toastFailure(words.marks.followFailed, error);
    },
  });
  const save = useMutation({
    scope: { id: `community-save ${postId}` },
    mutationFn: (saved: boolean) =>
      unwrap(api.PUT("/api/posts/{id}/saved", { params, body: { saved }, keepalive: true })),
    onMutate: async (saved) => {
      await client.cancelQueries({ queryKey });
      mark({ saved });
      if (!saved) dropFromSaved(client, postId);
    },
    onError: (error, saved) => {
      mark({ saved: !saved });
      toastFailure(words.marks.saveFailed, error);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: queryKeys.community.saved }),
  });
  return { follow: follow.mutate, save: save.mutate };
}

/** Removes a post from the shown list of saved ones. */
function dropFromSaved(client: QueryClient, postId: string): void {
  client.setQueryData<InfiniteData<components["schemas"]["SavedPage"], string>>(
    queryKeys.community.saved,
    (saved) =>
      saved && {
        ...saved,
        pages: saved.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => id !== postId) })),
      },
  );
}

/** Marks a thread as read, and its notices as seen. A failure is not shown: the next visit marks it again. */
export function useSeeThread(postId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await unwrap(api.POST("/api/posts/{id}/seen", { params: { path: { id: postId } }, keepalive: true }));
    },
    onSuccess: () => {
      for (const queryKey of [queryKeys.community.notices, queryKeys.community.own, queryKeys.community.access])
        void client.invalidateQueries({ queryKey });
    },
  });
}
