import { type components, unwrap } from "@aangan/api/coach";
import { useLiveEvent } from "@aangan/shell/live";
import { outbox } from "@aangan/shell/outbox";
import { addReceipt, addStored, type ThreadPage, useThread } from "@aangan/shell/thread";
import type { ThreadMessage } from "@aangan/ui/conversation";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { conversationsKey } from "@/lib/keys";

type CoachMessage = components["schemas"]["CoachMessage"];
type Receipt = components["schemas"]["Receipt"];

/** What the coach's side shows of a conversation besides its messages. */
export type ConversationHead = components["schemas"]["ClientHead"];

/** Key of the conversation with one client. */
export const conversationKey = (clientId: string) => [...conversationsKey, clientId] as const;

/** A stored message as the conversation draws it. */
export function toThread({ id, seq, text, createdAt, automatic, status, isFromClient }: CoachMessage): ThreadMessage {
  return { id, seq, text, createdAt, automatic, status, mine: !isFromClient };
}

/** The conversation with one client. */
export function useConversation(clientId: string) {
  return useThread<ConversationHead>({
    queryKey: conversationKey(clientId),
    enabled: true,
    read: async (before): Promise<ThreadPage<ConversationHead>> => {
      const params = { path: { clientId }, query: { before } };
      const { client, messages, earlier } = await unwrap(api.GET("/api/coach/clients/{clientId}/messages", { params }));
      return { head: client, earlier, messages: messages.map(toThread) };
    },
  });
}

/** Keeps conversations current from the event stream, and tells clients what reached this screen. Stands once. */
export function useLiveMessages(): void {
  const client = useQueryClient();
  useLiveEvent("message", (data) => {
    const message = data as CoachMessage;
    addStored(client, conversationKey(message.clientId), toThread(message));
    outbox.remove(message.id);
    if (message.isFromClient) confirmDelivery(message);
  });
  useLiveEvent("receipt", (data) => {
    const receipt = data as Receipt;
    addReceipt(client, conversationKey(receipt.clientId), receipt);
  });
}

/** Says that a message reached this client program; the member then sees "delivered". */
function confirmDelivery({ clientId, id }: CoachMessage): void {
  api
    .POST("/api/coach/clients/{clientId}/delivered", { params: { path: { clientId } }, body: { messageId: id } })
    // Nothing is lost: opening the conversation says the same and more.
    .catch((error: unknown) => console.warn("A delivery could not be confirmed.", error));
}

/** Stores one message. Throws an `ApiError`. */
export async function postMessage(clientId: string, message: { id: string; text: string }): Promise<ThreadMessage> {
  const params = { path: { clientId } };
  return toThread(await unwrap(api.POST("/api/coach/clients/{clientId}/messages", { params, body: message })));
}

/** Says that the coach saw the conversation up to a message. Throws an `ApiError`. */
export async function postRead(clientId: string, messageId: string): Promise<void> {
  const params = { path: { clientId } };
  await unwrap(api.POST("/api/coach/clients/{clientId}/read", { params, body: { messageId } }));
}
