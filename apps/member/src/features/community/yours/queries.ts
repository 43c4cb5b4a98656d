import { type components, unwrap } from "@aangan/api/member";
import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { notificationsKey } from "@/lib/keys";
import { type Access, communityKeys } from "../queries";
import { allSeen, type NoticePage } from "./seen";

/** Something that the member wrote, and its state. */
export type OwnThing = components["schemas"]["OwnWords"];
/** Something that the member is told: an answer, what became of a flag or of their words. */
export type Notice = components["schemas"]["CommunityNotice"];

const beforeOf = (cursor: string) => (cursor ? { before: cursor } : {});

/** The member's own posts and comments, newest first, page after page; read anew whenever the page opens. */
export function useOwnThings() {
  return useInfiniteQuery({
    queryKey: communityKeys.yours,
    queryFn: ({ pageParam }) => unwrap(api.GET("/api/community/yours", { params: { query: beforeOf(pageParam) } })),
    initialPageParam: "",
    getNextPageParam: (page) => page.earlier ?? undefined,
    staleTime: 0,
  });
}

/** What the member is told, newest first, page after page; read anew whenever the page opens. */
export function useNotices() {
  return useInfiniteQuery({
    queryKey: communityKeys.notices,
    queryFn: ({ pageParam }) => unwrap(api.GET("/api/community/notices", { params: { query: beforeOf(pageParam) } })),
    initialPageParam: "",
    getNextPageParam: (page) => page.earlier ?? undefined,
    staleTime: 0,
  });
}

/** Says that what is new was seen. The bell knows it from then on, too. */
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
