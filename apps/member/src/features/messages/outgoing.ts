import { messageOf } from "@aangan/api/errors";
import { errors } from "@aangan/copy/errors";
import { messages as words } from "@aangan/copy/messages";
import { useOutboxFlush } from "@aangan/shell/flushing";
import { toast } from "@aangan/ui/toast";
import { companionPeer } from "@/lib/peers";
import { conversationKey, postMessage } from "./queries";

/** Sends what is written to coaches, whichever page is shown. Stands once in the frame. */
export function useOutgoing(): void {
  useOutboxFlush({
    serves: (peerId) => !peerId.startsWith(companionPeer),
    post: postMessage,
    queryKeyOf: conversationKey,
    onFailed: (error) =>
      toast({ title: words.sendFailed, description: messageOf(error, errors.somethingWrong), variant: "destructive" }),
  });
}
