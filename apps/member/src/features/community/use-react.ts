import { unwrap } from "@aangan/api/member";
import * as words from "@aangan/copy/community-page";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { OptimisticUpdates } from "@/lib/optimistic-updates";
import { queryKeys } from "@/lib/query-keys";
import {
  type Post,
  type PostPage,
  patchPost,
  type ReactionKind,
  type Reactions,
  refetchAccessIfForbidden,
} from "./queries";
import { withReaction } from "./with-reaction";

/** One reaction to one post, switched on or off. */
export interface ReactionChange {
  postId: string;
  kind: ReactionKind;
  on: boolean;
}

const updates = new OptimisticUpdates<Reactions>();

/**
 * Returns a fetched post's reactions, or the optimistic ones while mutations are in flight: the server's are outdated
 * then.
 */
export const reactionsOf = (client: QueryClient, { id, reactions }: Pick<Post, "id" | "reactions">): Reactions =>
  (updates.has(id) ? shownOf(client, id) : undefined) ?? reactions;

/** Returns the shown reactions of a post. */
function shownOf(client: QueryClient, postId: string): Reactions | undefined {
  const post = client.getQueryData<Post>(queryKeys.community.post(postId));
  if (post) return post.reactions;
  for (const [, list] of client.getQueriesData<InfiniteData<PostPage>>({ queryKey: queryKeys.community.lists })) {
    const row = list?.pages.flatMap(({ posts }) => posts).find(({ id }) => id === postId);
    if (row) return row.reactions;
  }
  return undefined;
}

function show(client: QueryClient, postId: string, reactions: Reactions): void {
  patchPost(client, postId, {
    reactions,
    likes: reactions.support + reactions.sameHere + reactions.thankYou,
  });
}

/**
 * Shows a reaction at once, wherever the post is shown; restores the server's value and shows a toast if the server
 * rejects it. Mutations of one post are sent in order.
 */
export function useReact(): (change: ReactionChange) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    scope: { id: "community-react" },
    // It shows as done, so it outlives the page.
    mutationFn: ({ postId, kind, on }: ReactionChange) =>
      on
        ? unwrap(
            api.POST("/api/posts/{id}/reactions", {
              params: { path: { id: postId } },
              body: { reactionType: kind },
              keepalive: true,
            }),
          )
        : unwrap(
            api.DELETE("/api/posts/{id}/reactions/{reactionType}", {
              params: { path: { id: postId, reactionType: kind } },
              keepalive: true,
            }),
          ),
    onMutate: ({ postId, kind, on }) => {
      const shown = shownOf(client, postId);
      updates.begin(postId, shown);
      if (shown) show(client, postId, withReaction(shown, kind, on));
    },
    onSuccess: (answer, { postId }) => {
      const now = updates.succeeded(postId, answer);
      if (now) show(client, postId, now);
    },
    onError: (error, { postId }) => {
      const now = updates.failed(postId);
      if (now) show(client, postId, now);
      toastFailure(words.reactFailed, error);
      refetchAccessIfForbidden(client, error);
    },
  });
  return mutate;
}
