import { ApiError, type components, unwrap } from "@aangan/api/member";
import type { PostValues } from "@aangan/copy/forms/post";
import { limits } from "@aangan/copy/limits";
import { serverNow } from "@aangan/shell/clock";
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { api } from "@/lib/api";
import type { PostFilters } from "./address";
import { newcomers } from "./newcomers";

/** A post as a row of the list shows it. */
export type PostSummary = components["schemas"]["PostSummary"];
/** A whole post. */
export type Post = components["schemas"]["Post"];
/** How many reacted with what, and which of the three are one's own. */
export type Reactions = components["schemas"]["Reactions"];
/** One of the three reactions. */
export type ReactionKind = Reactions["yours"][number];
/** How the member stands in the community: guidelines, suspension, what is new for them. */
export type Standing = components["schemas"]["ForumAlias"];
/** What the form of a post holds once it is checked. */
export type PostDraft = PostValues & { tags: string[] };

/** One page of the list, and when it was read, in milliseconds since 1970 by the server's clock. */
export interface PostPage {
  posts: PostSummary[];
  at: number;
}

type PostList = InfiniteData<PostPage, string>;

const all = ["community"] as const;
const lists = [...all, "list"] as const;

/** Keys of everything that this noun reads. */
export const communityKeys = {
  all,
  lists,
  list: (filters: PostFilters) => [...lists, filters] as const,
  news: (filters: PostFilters) => [...all, "news", filters] as const,
  post: (id: string) => [...all, "post", id] as const,
  comments: (id: string) => [...all, "comments", id] as const,
  standing: [...all, "standing"] as const,
  yours: [...all, "yours"] as const,
  notices: [...all, "notices"] as const,
};

/** How the member stands. Asked anew whenever a page of the community opens: an administrator may have changed it. */
export function useStanding() {
  return useQuery({
    queryKey: communityKeys.standing,
    queryFn: () => unwrap(api.GET("/api/forum-alias")),
    staleTime: 0,
  });
}

/** Accepts the guidelines in their present version. Throws an `ApiError`. */
export function useAcceptGuidelines() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: () => unwrap(api.POST("/api/forum-alias/accept-guidelines")),
    onSuccess: (standing) => client.setQueryData(communityKeys.standing, standing),
  });
}

const queryOf = ({ order, category, tag, q }: PostFilters) => ({
  sort: order,
  ...(category && { category }),
  ...(tag && { tag }),
  ...(q && { q }),
});

/** The posts that fit, page after page. While others are asked for, the ones before stay. */
export function usePosts(filters: PostFilters) {
  return useInfiniteQuery({
    queryKey: communityKeys.list(filters),
    queryFn: async ({ pageParam }): Promise<PostPage> => {
      const at = serverNow().getTime();
      const query = { ...queryOf(filters), ...(pageParam && { after: pageParam }), limit: limits.postsPerPage };
      return { at, posts: await unwrap(api.GET("/api/posts", { params: { query } })) };
    },
    initialPageParam: "",
    getNextPageParam: ({ posts }) => (posts.length < limits.postsPerPage ? undefined : posts.at(-1)?.id),
    placeholderData: keepPreviousData,
  });
}

/** How often it is asked whether others have posted, in milliseconds. */
const newsEveryMs = 60_000;

/**
 * How many posts by others have come since the list was read, at most one page of them. The list itself never moves under
 * the reader. Asks nothing while words are searched for.
 */
export function useNews(filters: PostFilters, list: Pick<PostList, "pages"> | undefined): number {
  const since = list?.pages[0]?.at;
  const news = useQuery({
    queryKey: communityKeys.news({ ...filters, order: "recent" }),
    queryFn: () =>
      unwrap(
        api.GET("/api/posts", {
          params: { query: { ...queryOf({ ...filters, order: "recent" }), limit: limits.postsPerPage } },
        }),
      ),
    enabled: since !== undefined && !filters.q && (list?.pages[0]?.posts.length ?? 0) > 0,
    staleTime: newsEveryMs,
    refetchInterval: newsEveryMs,
    refetchOnWindowFocus: true,
    // What could not be asked is asked again by itself, and nothing of what is shown depends on it.
    throwOnError: false,
  });
  if (since === undefined || filters.q || !list || !news.data) return 0;
  return newcomers(
    news.data,
    list.pages.flatMap(({ posts }) => posts),
    since,
  );
}

/** Reads a list anew from its beginning; what is shown stays until it is there. Throws an `ApiError`. */
export async function renewPosts(client: QueryClient, filters: PostFilters): Promise<void> {
  const queryKey = communityKeys.list(filters);
  client.setQueryData<PostList>(
    queryKey,
    (list) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) },
  );
  await client.refetchQueries({ queryKey, exact: true }, { throwOnError: true });
}

/** Stores a new post under the id that the page made, so that sending again stores nothing twice. Throws an `ApiError`. */
export function useCreatePost() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (body: PostDraft & { id: string }) => unwrap(api.POST("/api/posts", { body })),
    onSuccess: (post) => {
      client.setQueryData(communityKeys.post(post.id), post);
      void client.invalidateQueries({ queryKey: communityKeys.yours });
    },
    onError: (error) => refusedAs(client, error),
  });
}

/** Changes one's own post. Throws an `ApiError`. */
export function useEditPost() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ id, ...body }: PostDraft & { id: string }) =>
      unwrap(api.PATCH("/api/posts/{id}", { params: { path: { id } }, body })),
    onSuccess: (post) => {
      client.setQueryData(communityKeys.post(post.id), post);
      patchPost(client, post.id, rowOf(post));
      void client.invalidateQueries({ queryKey: communityKeys.yours });
    },
    onError: (error) => refusedAs(client, error),
  });
}

/** A refused write may mean that the guidelines or a suspension are news to this page: they are read again. */
export function refusedAs(client: QueryClient, error: unknown): void {
  if (error instanceof ApiError && error.status === 403) {
    void client.invalidateQueries({ queryKey: communityKeys.standing });
  }
}

/** How much of a whole post its row shows; the server cuts at the same place. */
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
  for (const [key] of client.getQueriesData<PostList>({ queryKey: communityKeys.lists })) {
    const filters = key[communityKeys.lists.length] as PostFilters;
    client.setQueryData<PostList>(
      key,
      (list) =>
        list && { ...list, pages: list.pages.map((page, i) => ({ ...page, posts: change(page.posts, filters, i) })) },
    );
  }
}

/** Puts one's new post on top of the lists that it belongs to, where its author looks for it. */
export function addPost(client: QueryClient, post: Post): void {
  changeLists(client, (posts, { category, tag, q }, page) => {
    const belongs = !q && (!category || post.category === category) && (!tag || post.tags.includes(tag));
    if (page > 0 || !belongs || posts.some(({ id }) => id === post.id)) return posts;
    return [rowOf(post), ...posts];
  });
}

/** Changes what is shown of a post, in every list and on its own page. */
export function patchPost(client: QueryClient, id: string, change: Partial<PostSummary>): void {
  changeLists(client, (posts) => posts.map((post) => (post.id === id ? { ...post, ...change } : post)));
  const { excerpt: _excerpt, excerptCut: _cut, ...rest } = change;
  client.setQueryData<Post>(communityKeys.post(id), (post) => post && { ...post, ...rest });
}

/** Takes a post out of everything, once it is deleted. */
export function dropPost(client: QueryClient, id: string): void {
  changeLists(client, (posts) => posts.filter((post) => post.id !== id));
  client.removeQueries({ queryKey: communityKeys.post(id) });
  client.removeQueries({ queryKey: communityKeys.comments(id) });
  void client.invalidateQueries({ queryKey: communityKeys.yours });
}
