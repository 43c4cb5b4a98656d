import { ApiError, type components, unwrap } from "@aangan/api/member";
import type { PostValues } from "@aangan/copy/forms/post";
import { limits } from "@aangan/copy/limits";
import { serverNow } from "@aangan/shell/live/clock.ts";
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { api } from "@/lib/api";
import { mutationKeys, queryKeys } from "@/lib/query-keys";
import type { PostFilters } from "./address";
import { countNewPosts } from "./newcomers";
import { nextPageAfter, pageStarts, type ReadPage } from "./post-pages";
import { type Sending, sendOnce } from "./send-once";

/** A post as a row of the list shows it. */
export type PostSummary = components["schemas"]["PostSummary"];
/** A whole post. */
export type Post = components["schemas"]["Post"];
/** The counts of each reaction, and which of the three the member chose. */
export type Reactions = components["schemas"]["Reactions"];
/** One of the three reactions. */
export type ReactionKind = Reactions["yours"][number];
/** The values of a valid post form. */
export type PostDraft = PostValues & { tags: string[] };

/** One page of the list, and the time of its fetch, in milliseconds since 1970 by the server's clock. */
export interface PostPage extends ReadPage<PostSummary> {
  at: number;
}

type PostList = InfiniteData<PostPage, string>;

/** The query of the member's access to the community. */
export const accessQuery = queryOptions({
  queryKey: queryKeys.community.access,
  queryFn: () => unwrap(api.GET("/api/forum-alias")),
  staleTime: 0,
});

/**
 * The member's access. Refetched whenever a page of the community opens, because an administrator may have changed it.
 */
export function useAccess() {
  return useQuery(accessQuery);
}

/** Accepts the guidelines in their present version. Throws an `ApiError`. */
export function useAcceptGuidelines() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.POST("/api/forum-alias/accept-guidelines")),
    onSuccess: (access) => client.setQueryData(accessQuery.queryKey, access),
  });
}

const queryOf = ({ order, category, tag, q }: PostFilters) => ({
  sort: order,
  ...(category && { category }),
  ...(tag && { tag }),
  ...(q && { q }),
});

/** Fetches the page after the first of these posts that is still in the list; the first page for an empty id. */
async function fetchPageAfter(filters: PostFilters, [after, ...above]: string[]): Promise<PostSummary[]> {
  const query = { ...queryOf(filters), ...(after && { after }), limit: limits.postsPerPage };
  try {
    return await unwrap(api.GET("/api/posts", { params: { query } }));
  } catch (error) {
    const gone = error instanceof ApiError && error.status === 400;
    if (gone && above.length > 0) return fetchPageAfter(filters, above);
    throw error;
  }
}

const postsQuery = (filters: PostFilters) =>
  infiniteQueryOptions({
    queryKey: queryKeys.community.list(filters),
    queryFn: async ({ pageParam, client, queryKey }): Promise<PostPage> => {
      const at = serverNow().getTime();
      const posts = await fetchPageAfter(
        filters,
        pageStarts(pageParam, client.getQueryData<PostList>(queryKey)?.pages ?? []),
      );
      return { at, posts, more: posts.length >= limits.postsPerPage };
    },
    initialPageParam: "",
    getNextPageParam: (_last, pages) => nextPageAfter(pages),
  });

/** The matching posts in pages. While other filters load, the previous posts stay. */
export function usePosts(filters: PostFilters) {
  return useInfiniteQuery({ ...postsQuery(filters), placeholderData: keepPreviousData });
}

/** Interval at which new posts by others are counted, in milliseconds. */
const newsEveryMs = 60_000;

const newsQuery = (filters: PostFilters) =>
  queryOptions({
    queryKey: queryKeys.community.news({ ...filters, order: "recent" }),
    queryFn: () =>
      unwrap(
        api.GET("/api/posts", {
          params: { query: { ...queryOf({ ...filters, order: "recent" }), limit: limits.postsPerPage } },
        }),
      ),
    staleTime: newsEveryMs,
    refetchOnWindowFocus: true,
  });

/**
 * Returns the number of posts by others since the list was fetched, at most one page. The list itself does not change.
 * Disabled during a search.
 */
export function useNews(filters: PostFilters, list: Pick<PostList, "pages"> | undefined): number {
  const since = list?.pages[0]?.at;
  const news = useQuery({
    ...newsQuery(filters),
    enabled: since !== undefined && !filters.q && (list?.pages[0]?.posts.length ?? 0) > 0,
    refetchInterval: newsEveryMs,
    // A failure is retried by the interval, and nothing shown depends on it.
    throwOnError: false,
  });
  if (since === undefined || filters.q || !list || !news.data) return 0;
  return countNewPosts(
    news.data,
    list.pages.flatMap(({ posts }) => posts),
  );
}

/** Refetches a list from its beginning; the shown posts stay until then. Throws an `ApiError`. */
export async function refetchPosts(client: QueryClient, filters: PostFilters): Promise<void> {
  const queryKey = queryKeys.community.list(filters);
  client.setQueryData<PostList>(
    queryKey,
    (list) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) },
  );
  await client.refetchQueries({ queryKey, exact: true }, { throwOnError: true });
}

/** The content of a post as sent or as stored: equal for equal content. */
export const contentOf = ({ title, content, category, tags }: Pick<Post, keyof PostDraft>): PostDraft => ({
  title,
  content,
  category,
  tags,
});

/** Callbacks of a send. They run even if the form was closed during the request. */
export interface Outcome<Stored extends readonly unknown[]> {
  onStored: (...stored: Stored) => void;
  /** Receives an `ApiError`, or a network error. */
  onFailed: (error: Error) => void;
}

const createPost = (id: string, words: PostDraft): Promise<Post> =>
  unwrap(api.POST("/api/posts", { body: { ...words, id } }));

const editPost = (id: string, body: PostDraft): Promise<Post> =>
  unwrap(api.PATCH("/api/posts/{id}", { params: { path: { id } }, body }));

/** The member's own post, or null when they have none with this id. */
async function findOwnPost(id: string): Promise<Post | null> {
  try {
    const post = await unwrap(api.GET("/api/posts/{id}", { params: { path: { id } } }));
    return post.author.isYours && !post.deleted ? post : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Stores a new post, once, and shows it on top of the lists. */
export function useCreatePost({ onStored, onFailed }: Outcome<[post: Post]>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: mutationKeys.createPost,
    mutationFn: (sending: Sending<PostDraft>) =>
      sendOnce(sending, { create: createPost, find: findOwnPost, change: editPost, contentOf }),
    onSuccess: (post) => {
      client.setQueryData(queryKeys.community.post(post.id), post);
      patchPost(client, post.id, rowOf(post));
      addPost(client, post);
      void client.invalidateQueries({ queryKey: queryKeys.community.own });
      onStored(post);
    },
    onError: (error) => {
      refetchAccessIfForbidden(client, error);
      onFailed(error);
    },
  });
}

/** Changes the member's own post. */
export function useEditPost(id: string, { onStored, onFailed }: Outcome<[post: Post]>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: mutationKeys.editPost(id),
    mutationFn: (words: PostDraft) => editPost(id, words),
    onSuccess: (post) => {
      client.setQueryData(queryKeys.community.post(post.id), post);
      patchPost(client, post.id, rowOf(post));
      void client.invalidateQueries({ queryKey: queryKeys.community.own });
      onStored(post);
    },
    onError: (error) => {
      refetchAccessIfForbidden(client, error);
      onFailed(error);
    },
  });
}

/** Refetches the member's access after a 403: new guidelines or a suspension may be the reason. */
export function refetchAccessIfForbidden(client: QueryClient, error: unknown): void {
  if (error instanceof ApiError && error.status === 403) {
    void client.invalidateQueries({ queryKey: queryKeys.community.access });
  }
}

/** Returns a post's row for the list. The excerpt ends where the server ends it. */
function rowOf({
  content,
  safety: _safety,
  deleted: _deleted,
  canEdit: _canEdit,
  canAppeal: _canAppeal,
  ...post
}: Post): PostSummary {
  const text = content.replace(/\s+/gu, " ");
  const points = [...text];
  const cut = points.length > limits.postExcerpt;
  return { ...post, excerpt: cut ? points.slice(0, limits.postExcerpt).join("").trimEnd() : text, excerptCut: cut };
}

function changeLists(
  client: QueryClient,
  change: (posts: PostSummary[], filters: PostFilters, page: number) => PostSummary[],
): void {
  for (const [key] of client.getQueriesData<PostList>({ queryKey: queryKeys.community.lists })) {
    const filters = key[queryKeys.community.lists.length] as PostFilters;
    client.setQueryData<PostList>(
      key,
      (list) =>
        list && { ...list, pages: list.pages.map((page, i) => ({ ...page, posts: change(page.posts, filters, i) })) },
    );
  }
}

/** Prepends the member's new post to the lists that it belongs to, where its author looks for it. */
function addPost(client: QueryClient, post: Post): void {
  changeLists(client, (posts, { category, tag, q }, page) => {
    const belongs = !q && (!category || post.category === category) && (!tag || post.tags.includes(tag));
    if (page > 0 || !belongs || posts.some(({ id }) => id === post.id)) return posts;
    return [rowOf(post), ...posts];
  });
}

/** Changes a post in every cached list and in its own query. */
export function patchPost(client: QueryClient, id: string, change: Partial<PostSummary>): void {
  const { excerpt: _excerpt, excerptCut: _cut, ...rest } = change;
  changeRows(client, id, change);
  client.setQueryData<Post>(queryKeys.community.post(id), (post) => post && { ...post, ...rest });
}

function changeRows(client: QueryClient, id: string, change: Partial<PostSummary>): void {
  const { excerpt: _excerpt, excerptCut: _cut, ...rest } = change;
  // Search results show the text around the match instead.
  changeLists(client, (posts, { q }) =>
    posts.map((post) => (post.id === id ? { ...post, ...(q ? rest : change) } : post)),
  );
}

/** Updates the lists with a fetched post. A deleted post is removed from them. */
export function showInLists(client: QueryClient, post: Post): void {
  if (post.deleted) dropFromLists(client, post.id);
  else changeRows(client, post.id, rowOf(post));
}

/** Removes a post from the lists, because it is no longer visible. */
export function dropFromLists(client: QueryClient, id: string): void {
  changeLists(client, (posts) => posts.filter((post) => post.id !== id));
}

/** Removes a deleted post from the cache. */
export function dropPost(client: QueryClient, id: string): void {
  dropFromLists(client, id);
  client.removeQueries({ queryKey: queryKeys.community.post(id) });
  client.removeQueries({ queryKey: queryKeys.community.comments(id) });
  void client.invalidateQueries({ queryKey: queryKeys.community.own });
}
