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

/** What somebody said under a post. */
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

/** Key of one's own comments to a post on their way. */
export const addingKey = (postId: string) => [...communityKeys.comments(postId), "adding"] as const;

/** The one who asked is told kindly: what they asked for is not there, or not for them. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/**
 * One post, read anew whenever it is opened or looked at again, and every half minute while it is. The lists show what was
 * read, too. Not `enabled` once its author is about to delete it.
 */
export function usePost(id: string, enabled: boolean) {
  const client = useQueryClient();
  return useQuery({
    queryKey: communityKeys.post(id),
    enabled,
    queryFn: async ({ signal }): Promise<Post> => {
      try {
        const read = await unwrap(api.GET("/api/posts/{id}", { params: { path: { id } } }));
        // It may have been changed since it was asked for.
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
 * What was written behind the last comment that is shown, at most one page of it: asked every half minute and whenever the
 * page is looked at again. `last` is null for a thread without comments; nothing is asked without `enabled`.
 */
export function useWaiting(postId: string, last: string | null, enabled: boolean) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...communityKeys.comments(postId), "waiting", last ?? ""],
    queryFn: async () => {
      try {
        return (await readComments(postId, last === null ? { at: "first" } : { at: "after", id: last })).comments;
      } catch (error) {
        // The last one is gone meanwhile: only the thread itself can tell what stands there now.
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

/** Shows what has been waiting, behind the last comment that was shown. */
export function showWaiting(client: QueryClient, postId: string, waiting: readonly ThreadComment[]): void {
  changePages(client, postId, (pages) => withNew(pages, waiting, waiting.length >= limits.commentsPerPage));
}

/** How many comments a post has follows from what was done to one of them; the next reading of the post says it exactly. */
function recount(client: QueryClient, postId: string, by: number): void {
  const count = client.getQueryData<Post>(communityKeys.post(postId))?.commentCount;
  if (count !== undefined && by !== 0) patchPost(client, postId, { commentCount: Math.max(0, count + by) });
}

/** A comment as it is shown now, on whatever page it stands. */
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
  /** The text as it stood in the box. */
  typed: string;
  /** The last comment that is shown, null for a thread without any; left out when more stand behind it. */
  last?: string | null | undefined;
}

/** A comment that was stored. */
export interface Added {
  comment: ThreadComment;
  /** It stands behind what was shown, with what others wrote in between. If not, it is found at the end of the thread. */
  shown: boolean;
}

/**
 * Adds a comment, once. What others wrote since the last one shown comes along, in its order; when more stand behind that,
 * or it could not be read, nothing is shown here, and whoever sent it has to go to the newest.
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

/** Changes one's own comment. Throws an `ApiError`. */
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

/** Takes one's own post or comment away for good. What is gone already counts as taken away. Throws an `ApiError`. */
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
        // Deleted from another device: that is what was asked for.
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

/** Tells those who look after the community about something. Throws an `ApiError`. */
export function useFlag() {
  return useMutation({
    mutationFn: ({ postId, commentId, reason, notes }: Target & FlagValues) =>
      unwrap(
        api.POST("/api/flag", { body: { postId, ...(commentId && { commentId }), reason, ...(notes && { notes }) } }),
      ),
  });
}

/** Asks for another look at something of one's own that is out of sight. Throws an `ApiError`. */
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
