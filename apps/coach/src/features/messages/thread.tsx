"use client";

import { chat } from "@aangan/copy/chat";
import { coachDashboard as portal } from "@aangan/copy/coach-portal";
import { fill } from "@aangan/copy/format";
import { Conversation } from "@aangan/product/conversation/conversation.tsx";
import { useAttaching } from "@aangan/shell/chat/attaching.ts";
import { ChatComposer, ChatDrop } from "@aangan/shell/chat/chat-composer.tsx";
import { ChatSearch } from "@aangan/shell/chat/chat-search.tsx";
import { conversationLabels } from "@aangan/shell/chat/chat-words.ts";
import { useDraft, useOutbox } from "@aangan/shell/chat/outbox.ts";
import { useReadReceipts } from "@aangan/shell/chat/read-receipts.ts";
import { useConversationSearch } from "@aangan/shell/chat/search.ts";
import { useSending } from "@aangan/shell/chat/sending.ts";
import { useThreadView } from "@aangan/shell/chat/thread-view.ts";
import { useTypingOut, useTypingPeers } from "@aangan/shell/chat/typing.ts";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { useAfterCommit } from "@aangan/ui/after-commit/use-after-commit.ts";
import { TypingIndicator } from "@aangan/ui/chat/typing-indicator.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { NotesPanel } from "@/features/casework/notes-panel";
import { useReplyMenu } from "@/features/casework/use-reply-menu";
import { nameOf, useClient } from "@/features/clients/queries";
import { leaveForSignIn } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import {
  type ConversationHead,
  postRead,
  postTyping,
  readConversation,
  searchMessages,
  type useConversation,
} from "./queries";
import { ThreadHeader } from "./thread-header";
import { ThreadNotices } from "./thread-notices";

/** Props of {@link Thread}. */
export interface ThreadProps {
  clientId: string;
  conversation: ReturnType<typeof useConversation>;
  head: ConversationHead;
  /** The coach's zone; undefined while it is not known. */
  zone: string | undefined;
}

/** An open conversation: notices, messages, composer, and the coach's notes next to them. */
export function Thread({ clientId, conversation, head, zone }: ThreadProps) {
  const client = useQueryClient();
  const queryKey = queryKeys.conversations.one(clientId);
  const name = nameOf(head);
  const now = useServerClock();
  // The client's query follows every event, the head only its own fetches.
  const listed = useClient(clientId).data;
  const pending = useOutbox(clientId);
  const view = useThreadView({
    conversation,
    queryKey,
    read: (place) => readConversation(clientId, place),
    pending,
  });
  const [draft, setDraft] = useDraft(clientId);
  const renewClients = () => void client.invalidateQueries({ queryKey: queryKeys.clients.all });
  const { send, retry, discard } = useSending({ peerId: clientId });
  useReadReceipts(view.messages, 0, async (messageId) => {
    try {
      await postRead(clientId, messageId);
    } catch {
      return false;
    }
    renewClients();
    return true;
  });
  const attaching = useAttaching({
    peerId: clientId,
    url: "/api/coach/attachments",
    onSignedOut: leaveForSignIn,
  });
  const typingOut = useTypingOut({ post: (typing) => postTyping(clientId, typing) });
  const typing = useTypingPeers("clientId").has(clientId);
  const search = useConversationSearch({
    peerId: clientId,
    read: (q, before) => searchMessages(clientId, q, before),
    onGo: view.goTo,
  });
  const box = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const replies = useReplyMenu({ box, text: draft, onText: setDraft });
  const notes = useNotesPanel(clientId);

  return (
    <div className="relative flex min-h-0 min-w-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col" onKeyDownCapture={replies.onKeyDown}>
        <ChatDrop attaching={attaching}>
          <ThreadHeader head={head} heading={heading} search={search} notes={notes} />
          <ChatSearch search={search} other={head.firstName} timeZone={zone} />
          {now && zone ? (
            <ThreadNotices
              state={listed ?? head}
              stale={
                conversation.isRefetchError
                  ? { retry: () => void conversation.refetch(), pending: conversation.isFetching }
                  : undefined
              }
              now={now}
              zone={zone}
              heading={heading}
            />
          ) : null}
          <Conversation
            {...view.list}
            timeZone={zone}
            onRetry={(message) => {
              const item = pending.find(({ id }) => id === message.id);
              if (item) retry(item);
              box.current?.focus();
            }}
            onDiscard={(message) => {
              const item = pending.find(({ id }) => id === message.id);
              if (item) discard(item);
              box.current?.focus();
            }}
            highlight={search.highlight}
            markedId={search.markedId}
            labels={conversationLabels({
              list: fill(portal.conversationLabel, { clientName: name }),
              other: head.firstName,
            })}
            after={<TypingIndicator label={typing ? fill(chat.typing, { name: head.firstName }) : ""} />}
          />
          <ChatComposer
            attaching={attaching}
            draft={draft}
            onDraftChange={setDraft}
            onSend={send}
            typing={typingOut}
            label={fill(portal.composerLabel, { clientName: name })}
            placeholder={fill(portal.composerLabel, { clientName: head.firstName })}
            inputRef={box}
            before={replies.button}
          />
        </ChatDrop>
        {replies.dialog}
      </div>
      {notes.open ? (
        <NotesPanel
          clientId={clientId}
          clientName={head.firstName}
          zone={zone}
          onClose={notes.toggle}
          headingRef={notes.headingRef}
        />
      ) : null}
    </div>
  );
}

/** Whether the notes about a client are open (kept over a reload), and where focus moves when they open and close. */
function useNotesPanel(clientId: string) {
  const [openFor, setOpenFor] = useTabState<string | null>("notes_open", null);
  const ref = useRef<HTMLButtonElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const afterCommit = useAfterCommit();
  const open = openFor === clientId;
  return {
    open,
    ref,
    headingRef,
    toggle: () => {
      setOpenFor(open ? null : clientId);
      afterCommit(() => (open ? ref : headingRef).current?.focus());
    },
  };
}
