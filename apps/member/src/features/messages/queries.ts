import { type components, unwrap } from "@aangan/api/member";
import { limits } from "@aangan/copy/limits";
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
import { useLiveEvent, useLiveState } from "@aangan/shell/live/live.tsx";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

type Message = components["schemas"]["Message"];
type Receipt = components["schemas"]["Receipt"];
type Page = components["schemas"]["Conversation"];

/** The data of a conversation other than its messages, for the member. */
export type ConversationHead = Omit<Page, "messages" | "earlier" | "later">;

/** Converts a stored message for the conversation. */
function toThread(message: Message): ThreadMessage {
  const { id, seq, text, createdAt, automatic, status, isFromUser, isFromTeam, attachment } = message;
  const { version, editedAt, unsent, replyTo, memberReaction, coachReaction } = message;
  return {
    id,
    seq,
    text,
    createdAt,
    automatic,
    status,
    attachment,
    mine: isFromUser,
    team: isFromTeam,
    version,
    edited: editedAt !== null,
    unsent,
    replyTo: replyTo && { ...replyTo, mine: replyTo.from === "member", team: replyTo.from === "team" },
    myReaction: memberReaction,
    otherReaction: coachReaction,
  };
}

/** Fetches one page of a conversation: the newest, or the one at a place. */
export async function readConversation(
  coachId: string,
  query: ThreadPlace & { limit?: number },
): Promise<ThreadPage<ConversationHead>> {
  const params = { path: { coachId }, query };
  const { messages, earlier, later, ...head } = await unwrap(api.GET("/api/messages/{coachId}", { params }));
  return { head, earlier, later, messages: messages.map(toThread) };
}

/** Fetches the head of a conversation without its messages. */
const headQuery = (coachId: string) =>
  queryOptions({
    queryKey: queryKeys.conversations.head(coachId),
    queryFn: async () => (await readConversation(coachId, { limit: 1 })).head,
  });

/**
 * The conversation with one coach and its head; disabled without an id. The first page includes the head, which is
 * refetched alone after that, since every message changes it.
 */
export function useConversation(coachId: string | null) {
  const client = useQueryClient();
  const id = coachId ?? "";
  const thread = useThread<ConversationHead>({
    queryKey: queryKeys.conversations.one(id),
    enabled: coachId !== null,
    read: async (place) => {
      const startedAt = Date.now();
      const page = await readConversation(id, place);
      const { queryKey } = headQuery(id);
      // A change or a live event may have set a newer head during this fetch.
      const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
      if (updatedAt < startedAt) client.setQueryData(queryKey, page.head);
      return page;
    },
  });
  const head = useQuery({ ...headQuery(id), enabled: thread.data !== undefined }).data;
  return { thread, head: thread.data && head };
}

const conversationsQuery = queryOptions({
  queryKey: queryKeys.conversations.list,
  queryFn: () => unwrap(api.GET("/api/conversations")),
});

/** All conversations of the member. */
export function useConversations() {
  return useQuery(conversationsQuery);
}

const unreadQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: queryKeys.unread,
    queryFn: () => unwrap(api.GET("/api/messages/unread/{userId}", { params: { path: { userId: userId ?? "" } } })),
  });

/** The coach's unread messages. */
export function useUnread(userId: string | undefined, hasCoach: boolean) {
  const live = useLiveState();
  return useQuery({
    ...unreadQuery(userId),
    enabled: userId !== undefined && hasCoach,
    refetchInterval: live === "open" ? false : limits.unreadPollMs,
  });
}

/** Updates conversations and the unread count from live events. Used once, in the frame. */
export function useLiveMessages(): void {
  const client = useQueryClient();
  useLiveEvent("message", (data) => {
    const message = data as Message;
    addMessage(client, queryKeys.conversations.one(message.coachId), toThread(message));
    outbox.remove(message.id);
    // Each message changes the expected reply time.
    void refetchHead(client, message.coachId);
    if (message.isFromUser) return;
    void client.invalidateQueries({ queryKey: queryKeys.unread });
    confirmDelivery(message);
  });
  useLiveEvent("message_changed", (data) => {
    const message = data as Message;
    changeMessage(client, queryKeys.conversations.one(message.coachId), toThread(message));
    // An unsent message may change the expected reply time, and the number of unread ones.
    void refetchHead(client, message.coachId);
    if (!message.isFromUser) void client.invalidateQueries({ queryKey: queryKeys.unread });
    void client.invalidateQueries({ queryKey: ["conversation-search", message.coachId] });
  });
  useLiveEvent("receipt", (data) => {
    const receipt = data as Receipt;
    addReceipt(client, queryKeys.conversations.one(receipt.coachId), receipt);
  });
  useLiveEvent("conversation", (data) => {
    const { coachId } = data as { coachId: string };
    void refetchHead(client, coachId);
    void client.invalidateQueries({ queryKey: queryKeys.unread });
    void client.invalidateQueries({ queryKey: queryKeys.conversations.list });
  });
  useLiveEvent("user", () => void client.invalidateQueries());
}

/** Refetches the head of a conversation, and its messages only if a deletion was undone or carried out. */
export async function refetchHead(client: QueryClient, coachId: string): Promise<void> {
  const queryKey = queryKeys.conversations.one(coachId);
  if (!client.getQueryCache().find({ queryKey })?.isActive()) {
    void client.invalidateQueries({ queryKey, refetchType: "none" });
    return;
  }
  const head = headQuery(coachId).queryKey;
  const wasDeleting = client.getQueryData(head)?.deletion;
  // Restarts a fetch in flight, which may be older than the event.
  await client.invalidateQueries({ queryKey: head });
  const failed = client.getQueryState(head)?.status === "error";
  // The refetch of the conversation shows the error, if it persists.
  if (failed || (wasDeleting && !client.getQueryData(head)?.deletion)) await refetchThread(client, queryKey);
}

/** Merges a response into the cached head. */
export function changeHead(client: QueryClient, coachId: string, change: Partial<ConversationHead>): void {
  client.setQueryData(headQuery(coachId).queryKey, (head) => head && { ...head, ...change });
}

/** Confirms that a message reached this client; the coach then sees "delivered". */
function confirmDelivery({ coachId, id }: Message): void {
  api
    .POST("/api/messages/{coachId}/delivered", { params: { path: { coachId } }, body: { messageId: id } })
    // Harmless: opening the conversation confirms it too.
    .catch((error: unknown) => console.warn("delivery could not be confirmed", error));
}

/** Stores one message. Throws an `ApiError`. */
export async function postMessage(coachId: string, message: Outgoing): Promise<ThreadMessage> {
  return toThread(await unwrap(api.POST("/api/messages", { body: { ...message, coachId, status: "sent" } })));
}

/** Marks the conversation as read up to a message. Throws an `ApiError`. */
export async function postRead(coachId: string, messageId: string): Promise<void> {
  const params = { path: { coachId } };
  // The request outlives the page, so that messages seen just before leaving count as read.
  await unwrap(api.POST("/api/messages/{coachId}/read", { params, body: { messageId }, keepalive: true }));
}

/** Sends whether the member is writing at this moment. Throws an `ApiError`. */
export async function postTyping(coachId: string, typing: boolean): Promise<void> {
  await unwrap(api.POST("/api/messages/{coachId}/typing", { params: { path: { coachId } }, body: { typing } }));
}

/** Searches for messages before a message's number, newest first. Throws an `ApiError`. */
export async function searchConversation(
  coachId: string,
  q: string,
  before: number | undefined,
): Promise<{ items: ThreadMessage[]; more: boolean }> {
  const params = { path: { coachId }, query: { q, before } };
  const { items, more } = await unwrap(api.GET("/api/messages/{coachId}/search", { params }));
  return { items: items.map(toThread), more };
}

/** Changes a message of the member, or their reaction to one. Each throws an `ApiError`. */
export const messageChanges = (coachId: string): MessageChangeRequests => {
  const path = "/api/conversations/{coachId}/messages/{messageId}";
  return {
    edit: async (messageId, body) =>
      toThread(await unwrap(api.PUT(path, { params: { path: { coachId, messageId } }, body }))),
    unsend: async (messageId) => toThread(await unwrap(api.DELETE(path, { params: { path: { coachId, messageId } } }))),
    react: async (messageId, reaction) =>
      toThread(
        await unwrap(api.PUT(`${path}/reaction`, { params: { path: { coachId, messageId } }, body: { reaction } })),
      ),
  };
};
