import * as words from "@aangan/copy/messages";
import { useOutboxFlush } from "@aangan/shell/chat/flushing.ts";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { companionPeer } from "@/lib/peers";
import { queryKeys } from "@/lib/query-keys";
import { postMessage } from "./queries";

/** Sends queued messages to coaches, whichever page is shown. Used once, in the frame. */
export function useOutgoing(): void {
  useOutboxFlush({
    serves: (peerId) => !peerId.startsWith(companionPeer),
    post: postMessage,
    queryKeyOf: queryKeys.conversations.one,
    onFailed: (error) => toastFailure(words.sendFailed, error),
  });
}
