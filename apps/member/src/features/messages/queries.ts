import { type components, unwrap } from "@aangan/api/member";
import { limits } from "@aangan/copy/limits";
import { useLiveEvent, useLiveState } from "@aangan/shell/live";
import { outbox } from "@aangan/shell/outbox";
import { addReceipt, addStored, type ThreadPage, useThread } from "@aangan/shell/thread";
import type { ThreadMessage } from "@aangan/ui/conversation";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { conversationsKey, unreadKey } from "@/lib/keys";

type Message = components["schemas"]["Message"];
type Receipt = components["schemas"]["Receipt"];

/** Key of the conversation with one coach. */
export const conversationKey = (coachId: string) => [...conversationsKey, coachId] as const;

/** What the member's side shows of a conversation besides its messages. */
export interface ConversationHead {
  coach: components["schemas"]["Correspondent"];
  /** False for a conversation with an earlier coach. */
  canWrite: boolean;
  /** The newest message that the member has seen. */
  lastReadSeq: number;
}

/** A stored message as the conversation draws it. */
export function toThread({ id, seq, text, createdAt, automatic, status, isFromUser }: Message): ThreadMessage {
  return { id, seq, text, createdAt, automatic, status, mine: isFromUser };
}

/** The conversation with one coach; asks nothing without an id. */
export function useConversation(coachId: string | null) {
  const id = coachId ?? "";
  return useThread<ConversationHead>({
    queryKey: conversationKey(id),
    enabled: coachId !== null,
    read: async (before): Promise<ThreadPage<ConversationHead>> => {
      const params = { path: { coachId: id }, query: { before } };
      const { messages, earlier, ...head } = await unwrap(api.GET("/api/messages/{coachId}", { params }));
      return { head, earlier, messages: messages.map(toThread) };
    },
  });
}

/** The coach's messages that the member has not seen. */
export function useUnread(userId: string | undefined, hasCoach: boolean) {
  const live = useLiveState();
  return useQuery({
    queryKey: unreadKey,
    enabled: userId !== undefined && hasCoach,
    queryFn: () => unwrap(api.GET("/api/messages/unread/{userId}", { params: { path: { userId: userId ?? "" } } })),
    refetchInterval: live === "open" ? false : limits.unreadPollMs,
  });
}

/** Keeps conversations and the unread count current from the event stream. Stands once in the frame. */
export function useLiveMessages(): void {
  const client = useQueryClient();
  useLiveEvent("message", (data) => {
    const message = data as Message;
    addStored(client, conversationKey(message.coachId), toThread(message));
    outbox.remove(message.id);
    if (message.isFromUser) return;
    void client.invalidateQueries({ queryKey: unreadKey });
    confirmDelivery(message);
  });
  useLiveEvent("receipt", (data) => {
    const receipt = data as Receipt;
    addReceipt(client, conversationKey(receipt.coachId), receipt);
  });
  useLiveEvent("user", () => void client.invalidateQueries());
}

/** Says that a message reached this client; the coach then sees "delivered". */
function confirmDelivery({ coachId, id }: Message): void {
  api
    .POST("/api/messages/{coachId}/delivered", { params: { path: { coachId } }, body: { messageId: id } })
    // Nothing is lost: opening the conversation says the same and more.
    .catch((error: unknown) => console.warn("A delivery could not be confirmed.", error));
}

/** Stores one message. Throws an `ApiError`. */
export async function postMessage(coachId: string, message: { id: string; text: string }): Promise<ThreadMessage> {
  return toThread(await unwrap(api.POST("/api/messages", { body: { ...message, coachId, status: "sent" } })));
}

/** Says that the member saw the conversation up to a message. Throws an `ApiError`. */
export async function postRead(coachId: string, messageId: string): Promise<void> {
  await unwrap(api.POST("/api/messages/{coachId}/read", { params: { path: { coachId } }, body: { messageId } }));
}
