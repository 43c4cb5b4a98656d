import { type components, unwrap } from "@aangan/api/coach";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** A text that the coach can insert into the message box. */
export type SavedReply = components["schemas"]["SavedReply"];

/** The form values of a saved reply. */
export type ReplyInput = components["schemas"]["SaveReplyRequest"];

const repliesQuery = queryOptions({
  queryKey: queryKeys.savedReplies,
  queryFn: () => unwrap(api.GET("/api/coach/saved-replies")),
});

/** The coach's saved replies, in the coach's order. */
export function useReplies() {
  return useQuery(repliesQuery);
}

/**
 * Adds a reply at the end, or changes the one with an id. Throws an `ApiError`: 400 on `title` and `text`, 409 if
 * there are too many.
 */
export function useSaveReply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reply }: { id: string | null; reply: ReplyInput }) =>
      unwrap(
        id === null
          ? api.POST("/api/coach/saved-replies", { body: reply })
          : api.PUT("/api/coach/saved-replies/{id}", { params: { path: { id } }, body: reply }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.savedReplies }),
  });
}

/** Deletes a reply. Throws an `ApiError`. */
export function useDeleteReply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE("/api/coach/saved-replies/{id}", { params: { path: { id } } })),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.savedReplies }),
  });
}

/** Returns the list with an entry moved up or down by one; the same list if that is not possible. */
export function moveReply<T extends { id: string }>(list: readonly T[], id: string, by: -1 | 1): readonly T[] {
  const from = list.findIndex((entry) => entry.id === id);
  const entry = list[from];
  const other = list[from + by];
  if (!entry || !other) return list;
  return list.map((one, index) => (index === from ? other : index === from + by ? entry : one));
}

/**
 * Orders the replies with an optimistic update. Moves are sent one after the other, each with the whole order. A
 * rejected one is undone by refetching the list. Throws an `ApiError`: 409 if the replies were changed elsewhere.
 */
export function useOrderReplies() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "order-replies" },
    mutationFn: (replies: readonly SavedReply[]) =>
      unwrap(api.PUT("/api/coach/saved-replies/order", { body: { ids: replies.map(({ id }) => id) } })),
    onError: () => client.invalidateQueries({ queryKey: queryKeys.savedReplies }),
  });
}

/** Shows the replies in an order that is being saved. */
export function useShowOrder(): (replies: readonly SavedReply[]) => void {
  const client = useQueryClient();
  return (replies) => client.setQueryData(repliesQuery.queryKey, [...replies]);
}
