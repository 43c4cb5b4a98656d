import * as words from "@aangan/copy/coach-dashboard";
import { useOutboxFlush } from "@aangan/shell/chat/flushing.ts";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { useQueryClient } from "@tanstack/react-query";
import { queryKeys } from "@/lib/query-keys";
import { postMessage } from "./queries";

/** Sends queued messages to clients on whichever tab is shown. Used once, in the frame. */
export function useOutgoing(): void {
  const client = useQueryClient();
  useOutboxFlush({
    post: postMessage,
    queryKeyOf: queryKeys.conversations.one,
    onSent: () => void client.invalidateQueries({ queryKey: queryKeys.clients.all }),
    onFailed: (error) => toastFailure(words.sendFailed, error),
  });
}
