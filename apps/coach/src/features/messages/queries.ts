import { type components, unwrap } from "@aangan/api/coach";
import * as coachChat from "@aangan/copy/coach-chat";
import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import type { Outgoing } from "@aangan/shell/chat/delivery.ts";
import type { MessageChangeRequests } from "@aangan/shell/chat/message-changes.tsx";
import { outbox } from "@aangan/shell/chat/outbox.ts";
import {
  addMessage,
  addReceipt,
  changeMessage,
  refetchThread,
  type ThreadPage,
  type ThreadPlace,
  useThread,
} from "@aangan/shell/chat/thread.ts";
import { useLiveEvent } from "@aangan/shell/live/live.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

type CoachMessage = components["schemas"]["CoachMessage"];
type Receipt = components["schemas"]["Receipt"];

/** The data of a conversation other than its messages, for the coach. */
export type ConversationHead = components["schemas"]["ClientHead"];

const flags = {
  "": null,
  concern: { label: coachChat.markedConcern, tone: "caution" },
  urgent: { label: coachChat.markedHelp, tone: "urgent" },
} as const;

/** Converts a stored message for the conversation. */
function toThread(message: CoachMessage): ThreadMessage {
  const { id, seq, text, createdAt, automatic, status, isFromClient, isFromTeam, safety, attachment } = message;
  const mine = !isFromClient && !isFromTeam;
  const { version, editedAt, unsent, replyTo, memberReaction, coachReaction } = message;
  return {
    id,
    seq,
    text,
    createdAt,
    automatic,
    status,
    attachment,
    mine,
    team: isFromTeam,
    flag: flags[safety],
    version,
    edited: editedAt !== null,
    unsent,
    replyTo: replyTo && { ...replyTo, mine: replyTo.from === "coach", team: replyTo.from === "team" },
    myReaction: coachReaction,
    otherReaction: memberReaction,
  };
}

/** Fetches a page of the conversation with one client. Throws an `ApiError`; 404 for a former client. */
export async function readConversation(clientId: string, place: ThreadPlace): Promise<ThreadPage<ConversationHead>> {
  const params = { path: { clientId }, query: place };
  const page = await unwrap(api.GET("/api/coach/clients/{clientId}/messages", { params }));
  const { client, messages, earlier, later } = page;
  return { head: client, earlier, later, messages: messages.map(toThread) };
}

/** The conversation with one client. */
export function useConversation(clientId: string) {
  return useThread<ConversationHead>({
    queryKey: queryKeys.conversations.one(clientId),
    enabled: true,
    read: (place) => readConversation(clientId, place),
  });
}

/** Updates conversations from live events, and confirms delivery. Used once. */
export function useLiveMessages(): void {
  const client = useQueryClient();
  useLiveEvent("message", (data) => {
    const message = data as CoachMessage;
    addMessage(client, queryKeys.conversations.one(message.clientId), toThread(message));
    outbox.remove(message.id);
    if (message.isFromClient) confirmDelivery(message);
  });
  useLiveEvent("message_changed", (data) => {
    const message = data as CoachMessage;
    changeMessage(client, queryKeys.conversations.one(message.clientId), toThread(message));
    void client.invalidateQueries({ queryKey: queryKeys.clients.all });
    void client.invalidateQueries({ queryKey: ["conversation-search", message.clientId] });
  });
  useLiveEvent("receipt", (data) => {
    const receipt = data as Receipt;
    addReceipt(client, queryKeys.conversations.one(receipt.clientId), receipt);
  });
  useLiveEvent("conversation", (data) => {
    const { clientId } = data as { clientId: string };
    void refetchThread(client, queryKeys.conversations.one(clientId));
  });
}

/** Confirms that a message reached this page; the member then sees "Delivered". */
function confirmDelivery({ clientId, id }: CoachMessage): void {
  api
    .POST("/api/coach/clients/{clientId}/delivered", { params: { path: { clientId } }, body: { messageId: id } })
    // Harmless: opening the conversation confirms it too.
    .catch((error: unknown) => console.warn("A delivery could not be confirmed.", error));
}

/** Stores one message. Throws an `ApiError`. */
export async function postMessage(clientId: string, message: Outgoing): Promise<ThreadMessage> {
  const params = { path: { clientId } };
  return toThread(await unwrap(api.POST("/api/coach/clients/{clientId}/messages", { params, body: message })));
}

/** Marks the conversation as read up to a message. Throws an `ApiError`. */
export async function postRead(clientId: string, messageId: string): Promise<void> {
  const params = { path: { clientId } };
  // The request outlives the page, so that messages seen just before leaving count as read.
  await unwrap(api.POST("/api/coach/clients/{clientId}/read", { params, body: { messageId }, keepalive: true }));
}

/** Sends whether the coach is typing. It is not stored. Throws an `ApiError`. */
export async function postTyping(clientId: string, typing: boolean): Promise<void> {
  const params = { path: { clientId } };
  await unwrap(api.POST("/api/coach/clients/{clientId}/typing", { params, body: { typing } }));
}

/** Finds messages that contain a text, newest first, before a message's number. Throws an `ApiError`. */
export async function searchMessages(
  clientId: string,
  q: string,
  before: number | undefined,
): Promise<{ items: ThreadMessage[]; more: boolean }> {
  const params = { path: { clientId }, query: { q, before } };
  const { items, more } = await unwrap(api.GET("/api/coach/clients/{clientId}/search", { params }));
  return { items: items.map(toThread), more };
}

/** Changes a message of the coach, or their reaction to one. Each throws an `ApiError`. */
export const messageChanges = (clientId: string): MessageChangeRequests => {
  const path = "/api/coach/clients/{clientId}/messages/{messageId}";
  return {
    edit: async (messageId, body) =>
      toThread(await unwrap(api.PUT(path, { params: { path: { clientId, messageId } }, body }))),
    unsend: async (messageId) =>
      toThread(await unwrap(api.DELETE(path, { params: { path: { clientId, messageId } } }))),
    react: async (messageId, reaction) =>
      toThread(
        await unwrap(api.PUT(`${path}/reaction`, { params: { path: { clientId, messageId } }, body: { reaction } })),
      ),
  };
};
