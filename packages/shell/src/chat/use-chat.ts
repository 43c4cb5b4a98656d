import * as chat from "@aangan/copy/chat";
import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import type { QueryKey } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import { toastFailure } from "../forms/toast-failure";
import { type Attaching, useAttaching } from "./attaching";
import type { ChatComposerProps } from "./chat-composer";
import { type MessageChangeRequests, type MessageChanges, useMessageChanges } from "./message-changes";
import { type OutboxItem, setReplyTarget, useDraft, useOutbox, useReplyTarget } from "./outbox";
import { useReadReceipts } from "./read-receipts";
import { type FoundPage, type Search, useConversationSearch } from "./search";
import { useSending } from "./sending";
import type { ThreadOptions, useThread } from "./thread";
import { type ThreadView, useThreadView } from "./thread-view";
import { useTypingOut, useTypingPeers } from "./typing";

/** An app's requests about a conversation with one peer. Each throws an `ApiError`. */
export interface ChatRequests<Head> extends MessageChangeRequests {
  readPage: ThreadOptions<Head>["read"];
  /** Fetches the matches of a query in messages before a number. */
  search: (query: string, before: number | undefined) => Promise<FoundPage>;
  /** Marks the conversation as read up to a message. */
  markRead: (messageId: string) => Promise<void>;
  setTyping: (typing: boolean) => Promise<void>;
}

/** Options of {@link useChat}. */
export interface ChatOptions<Head> {
  /** Id of the other person, which is also the key of drafts and unsent messages. */
  peerId: string;
  /** The field of live events that contains the other person's id. */
  peerField: "coachId" | "clientId";
  queryKey: QueryKey;
  /** What `useThread` returned for the same key. */
  conversation: ReturnType<typeof useThread<Head>>;
  requests: ChatRequests<Head>;
  /** Number of the last message that was read before. */
  lastReadSeq: number;
  /** URL of uploads. */
  attachmentsUrl: string;
  /** Called when an upload finds the session ended. */
  onSignedOut: () => void;
  /** Called after messages were marked as read. */
  onRead: () => void;
  /** The text of the confirmation before a message is unsent. */
  unsendText: string;
  /** Called when a message of the user is stored while the conversation is shown. */
  onSent?: () => void;
}

/** One open conversation. `list`, `composer` and `attaching` are props for the components with these roles. */
export interface Chat {
  view: ThreadView;
  /** The unsent messages. */
  pending: readonly OutboxItem[];
  /** The text in the box: of the next message, or of the one that is being edited. */
  draft: string;
  setDraft: (draft: string) => void;
  /** The open confirmation of a change, if any. */
  dialog: MessageChanges["dialog"];
  attaching: Attaching;
  search: Search;
  /** The other person is typing. */
  peerTyping: boolean;
  /** The text box, if there is a composer. */
  box: RefObject<HTMLTextAreaElement | null>;
  /** Props for `Conversation`. */
  list: ThreadView["list"] & {
    highlight: Search["highlight"];
    markedId: Search["markedId"];
    onRetry: (message: ThreadMessage) => void;
    onDiscard: (message: ThreadMessage) => void;
    onGoToQuoted: (message: { id: string; seq: number | null }) => void;
  };
  /** For the list, where the user may write. */
  actions: MessageChanges["actions"];
  /** Props for `ChatComposer`. */
  composer: Pick<
    ChatComposerProps,
    "attaching" | "draft" | "onDraftChange" | "onSend" | "typing" | "inputRef" | "editing" | "reply"
  >;
}

/** Reads, searches and writes one conversation, for members and coaches alike. */
export function useChat<Head>({
  peerId,
  peerField,
  queryKey,
  conversation,
  requests,
  lastReadSeq,
  attachmentsUrl,
  unsendText,
  onSignedOut,
  onRead,
  onSent,
}: ChatOptions<Head>): Chat {
  const pending = useOutbox(peerId);
  const view = useThreadView({ conversation, queryKey, read: requests.readPage, pending });
  const [draft, setDraft] = useDraft(peerId);
  const { send, retry, discard } = useSending({ peerId, onSent });
  const attaching = useAttaching({ peerId, url: attachmentsUrl, onSignedOut });
  const typing = useTypingOut({ post: requests.setTyping });
  const peerTyping = useTypingPeers(peerField).has(peerId);
  const search = useConversationSearch({ peerId, read: requests.search, onGo: view.goTo });
  useReadReceipts(view.messages, lastReadSeq, async (messageId) => {
    try {
      await requests.markRead(messageId);
    } catch {
      return false;
    }
    onRead();
    return true;
  });

  const box = useRef<HTMLTextAreaElement>(null);
  const { actions, editing, dialog } = useMessageChanges({ peerId, queryKey, requests, unsendText, box });
  const replyTo = useReplyTarget(peerId);
  const withUnsent = (act: (item: OutboxItem) => void) => (message: ThreadMessage) => {
    const item = pending.find(({ id }) => id === message.id);
    if (item) act(item);
    box.current?.focus();
  };
  return {
    view,
    pending,
    draft: editing ? editing.text : draft,
    setDraft: editing ? editing.onTextChange : setDraft,
    dialog,
    actions,
    attaching,
    search,
    peerTyping,
    box,
    list: {
      ...view.list,
      highlight: search.highlight,
      markedId: search.markedId,
      onRetry: withUnsent(retry),
      onDiscard: withUnsent(discard),
      onGoToQuoted: (message) => {
        view.goTo(message, true).catch((error: unknown) => toastFailure(chat.foundFailed, error));
      },
    },
    composer: {
      attaching,
      draft,
      onDraftChange: setDraft,
      onSend: send,
      typing,
      inputRef: box,
      editing,
      reply: replyTo && { quote: replyTo, onCancel: () => setReplyTarget(peerId, null) },
    },
  };
}
