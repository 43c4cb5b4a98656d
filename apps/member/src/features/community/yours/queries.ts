import { type components, unwrap } from "@aangan/api/member";
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import { accessQuery } from "../queries";
import { markAllSeen } from "./seen";

/** Something that the member wrote, and its state. */
export type OwnThing = components["schemas"]["OwnWords"];
/** A notice to the member: a reply, or the outcome of a flag or a decision. */
export type Notice = components["schemas"]["CommunityNotice"];

const beforeOf = (cursor: string) => (cursor ? { before: cursor } : {});

const ownThingsQuery = infiniteQueryOptions({
  queryKey: queryKeys.community.own,
  queryFn: ({ pageParam }) => unwrap(api.GET("/api/community/yours", { params: { query: beforeOf(pageParam) } })),
  initialPageParam: "",
  getNextPageParam: (page) => page.earlier ?? undefined,
  staleTime: 0,
});

/** The member's own posts and comments, newest first, in pages; refetched whenever the page opens. */
export function useOwnThings() {
  return useInfiniteQuery(ownThingsQuery);
}

const savedQuery = infiniteQueryOptions({
  queryKey: queryKeys.community.saved,
  queryFn: ({ pageParam }) => unwrap(api.GET("/api/community/saved", { params: { query: beforeOf(pageParam) } })),
  initialPageParam: "",
  getNextPageParam: (page) => page.earlier ?? undefined,
  staleTime: 0,
});

/** The posts that the member saved, last saved first, in pages; refetched whenever the page opens. */
export function useSavedPosts() {
  return useInfiniteQuery(savedQuery);
}

const noticesQuery = infiniteQueryOptions({
  queryKey: queryKeys.community.notices,
  queryFn: ({ pageParam }) => unwrap(api.GET("/api/community/notices", { params: { query: beforeOf(pageParam) } })),
  initialPageParam: "",
  getNextPageParam: (page) => page.earlier ?? undefined,
  staleTime: 0,
});

/** The member's notices, newest first, in pages; refetched whenever the page opens. */
export function useNotices() {
  return useInfiniteQuery(noticesQuery);
}

/** Marks the new notices as seen, which also updates the bell. */
export function useMarkSeen() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await unwrap(api.POST("/api/community/notices/seen"));
    },
    onSuccess: () => {
      client.setQueryData(
        noticesQuery.queryKey,
        (notices) => notices && { ...notices, pages: markAllSeen(notices.pages) },
      );
      client.setQueryData(accessQuery.queryKey, (access) => access && { ...access, unseen: 0 });
      void client.invalidateQueries({ queryKey: queryKeys.notifications.all });
    },
  });
}
