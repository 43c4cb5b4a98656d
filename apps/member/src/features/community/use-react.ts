import { messageOf } from "@aangan/api/errors";
import { unwrap } from "@aangan/api/member";
import { communityPage as words } from "@aangan/copy/community-page";
import { errors } from "@aangan/copy/errors";
import { toast } from "@aangan/ui/toast";
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import {
  communityKeys,
  type Post,
  type PostPage,
  patchPost,
  type ReactionKind,
  type Reactions,
  refusedAs,
} from "./queries";
import { switched } from "./switched";

/** One reaction to one post, switched on or off. */
export interface Reacting {
  postId: string;
  kind: ReactionKind;
  on: boolean;
}

const mutationKey = [...communityKeys.all, "react"] as const;

/** What is shown of a post's reactions now. */
function shownOf(client: QueryClient, postId: string): Reactions | undefined {
  const post = client.getQueryData<Post>(communityKeys.post(postId));
  if (post) return post.reactions;
  for (const [, list] of client.getQueriesData<InfiniteData<PostPage>>({ queryKey: communityKeys.lists })) {
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
 * Reacts at once, wherever the post is shown; goes back, and says so, when the server does not take it. Presses that follow
 * each other are sent in their order.
 */
export function useReact(): (reacting: Reacting) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: "community-react" },
    networkMode: "always",
    mutationFn: ({ postId, kind, on }: Reacting) =>
      on
        ? unwrap(
            api.POST("/api/posts/{id}/reactions", { params: { path: { id: postId } }, body: { reactionType: kind } }),
          )
        : unwrap(
            api.DELETE("/api/posts/{id}/reactions/{reactionType}", {
              params: { path: { id: postId, reactionType: kind } },
            }),
          ),
    onMutate: ({ postId, kind, on }) => {
      const shown = shownOf(client, postId);
      if (shown) show(client, postId, switched(shown, kind, on));
    },
    onSuccess: (reactions, { postId }) => {
      // With more presses under way the last answer says how it is.
      if (client.isMutating({ mutationKey }) === 1) show(client, postId, reactions);
    },
    onError: (error, { postId, kind, on }) => {
      const shown = shownOf(client, postId);
      if (shown) show(client, postId, switched(shown, kind, !on));
      toast({
        title: words.reactFailed,
        description: messageOf(error, errors.somethingWrong),
        variant: "destructive",
      });
      refusedAs(client, error);
    },
  });
  return mutate;
}
