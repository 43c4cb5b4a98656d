import { type components, unwrap } from "@aangan/api/member";
import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { notificationsKey } from "@/lib/keys";
import { type Access, communityKeys } from "../queries";
import { allSeen, type NoticePage } from "./seen";

/** Something that the member wrote, and its state. */
export type OwnThing = components["schemas"]["OwnWords"];
/** A notice to the member: a reply, or the outcome of a flag or a decision. */
export type Notice = components["schemas"]["CommunityNotice"];

const beforeOf = (cursor: string) => (cursor ? { before: cursor } : {});

/** The member's own posts and comments, newest first, in pages; refetched whenever the page opens. */
export function useOwnThings() {
  return useInfiniteQuery({
    queryKey: communityKeys.yours,
    queryFn: ({ pageParam }) => unwrap(api.GET("/api/community/yours", { params: { query: beforeOf(pageParam) } })),
    initialPageParam: "",
    getNextPageParam: (page) => page.earlier ?? undefined,
    staleTime: 0,
  });
}

/** The member's notices, newest first, in pages; refetched whenever the page opens. */
export function useNotices() {
  return useInfiniteQuery({
    queryKey: communityKeys.notices,
    queryFn: ({ pageParam }) => unwrap(api.GET("/api/community/notices", { params: { query: beforeOf(pageParam) } })),
    initialPageParam: "",
    getNextPageParam: (page) => page.earlier ?? undefined,
    staleTime: 0,
  });
}

/** Marks the new notices as seen, which also updates the bell. */
export function useSee() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await unwrap(api.POST("/api/community/notices/seen"));
    },
    onSuccess: () => {
      client.setQueryData<InfiniteData<NoticePage, string>>(
        communityKeys.notices,
        (notices) => notices && { ...notices, pages: allSeen(notices.pages) },
      );
      client.setQueryData<Access>(communityKeys.standing, (standing) => standing && { ...standing, unseen: 0 });
      void client.invalidateQueries({ queryKey: notificationsKey });
    },
  });
}
