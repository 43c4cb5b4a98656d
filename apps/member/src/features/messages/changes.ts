import { unwrap } from "@aangan/api/member";
import * as words from "@aangan/copy/messages";
import { saveFile } from "@aangan/shell/lists/save-file.ts";
import { serverNow } from "@aangan/shell/live/clock.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import { type ConversationHead, changeHead } from "./queries";

/** Merges a response into the shown head. */
function useHeadChange(coachId: string): (change: Partial<ConversationHead>) => void {
  const client = useQueryClient();
  return (change) => changeHead(client, coachId, change);
}

/**
 * Saves the whole conversation as a file, and returns its name. `zone` is the member's, for the dates in it. Throws an
 * `ApiError`.
 */
export function useExportChat(coachId: string) {
  return useMutation({
    mutationFn: async (timeZone: string | undefined) => {
      const params = { path: { coachId } };
      const file = await unwrap(api.GET("/api/messages/{coachId}/export", { params, parseAs: "blob" }));
      // The form that sorts: 2026-05-04.
      const date = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(serverNow());
      const name = words.exportFileName({ date });
      saveFile(file as unknown as Blob, name);
      return name;
    },
  });
}

/** Requests the deletion of all messages so far, which can be undone until its time. Throws an `ApiError`. */
export function useAskDeletion(coachId: string) {
  const change = useHeadChange(coachId);
  return useMutation({
    mutationFn: () => unwrap(api.POST("/api/messages/{coachId}/deletion", { params: { path: { coachId } } })),
    onSuccess: ({ deleteAt }) => change({ deletion: { deleteAt } }),
  });
}

/** Undoes the request. Throws an `ApiError`; 409 means that it is too late, or was undone elsewhere. */
export function useUndoDeletion(coachId: string) {
  const change = useHeadChange(coachId);
  return useMutation({
    mutationFn: () => unwrap(api.DELETE("/api/messages/{coachId}/deletion", { params: { path: { coachId } } })),
    onSuccess: () => change({ deletion: null }),
  });
}

/** Mutes or unmutes the conversation: no badge, no emails. Throws an `ApiError`. */
export function useMute(coachId: string) {
  const client = useQueryClient();
  const change = useHeadChange(coachId);
  return useMutation({
    mutationFn: (muted: boolean) =>
      unwrap(api.PUT("/api/messages/{coachId}/mute", { params: { path: { coachId } }, body: { muted } })),
    onSuccess: ({ muted }) => {
      change({ muted });
      void client.invalidateQueries({ queryKey: queryKeys.unread });
    },
  });
}
