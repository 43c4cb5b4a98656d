"use client";

import { chat as chatWords } from "@aangan/copy/chat";
import { coachDashboard as portal } from "@aangan/copy/coach-portal";
import { fill } from "@aangan/copy/format";
import { Conversation } from "@aangan/product/conversation/conversation.tsx";
import { ChatComposer, ChatDrop } from "@aangan/shell/chat/chat-composer.tsx";
import { ChatSearch } from "@aangan/shell/chat/chat-search.tsx";
import { conversationLabels } from "@aangan/shell/chat/chat-words.ts";
import { useChat } from "@aangan/shell/chat/use-chat.ts";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { useAfterCommit } from "@aangan/ui/after-commit/use-after-commit.ts";
import { TypingIndicator } from "@aangan/ui/chat/typing-indicator.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { NotesPanel } from "@/features/casework/notes-panel";
import { useReplyMenu } from "@/features/casework/use-reply-menu";
import { nameOf, useClient } from "@/features/clients/queries";
import { redirectToSignIn } from "@/lib/api";
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
  /** The coach's time zone; undefined while unknown. */
  zone: string | undefined;
}

/** An open conversation: notices, messages, composer, and the coach's notes next to them. */
export function Thread({ clientId, conversation, head, zone }: ThreadProps) {
  const client = useQueryClient();
  const name = nameOf(head);
  const now = useServerClock();
  // The client's query follows every event, the head only its own fetches.
  const listed = useClient(clientId).data;
  const { search, draft, setDraft, box, ...chat } = useChat({
    peerId: clientId,
    peerField: "clientId",
    queryKey: queryKeys.conversations.one(clientId),
    conversation,
    requests: {
      readPage: (place) => readConversation(clientId, place),
      search: (q, before) => searchMessages(clientId, q, before),
      markRead: (messageId) => postRead(clientId, messageId),
      setTyping: (typing) => postTyping(clientId, typing),
    },
    lastReadSeq: 0,
    attachmentsUrl: "/api/coach/attachments",
    onSignedOut: redirectToSignIn,
    onRead: () => void client.invalidateQueries({ queryKey: queryKeys.clients.all }),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const replies = useReplyMenu({ box, text: draft, onText: setDraft });
  const notes = useNotesPanel(clientId);

  return (
    <div className="relative flex min-h-0 min-w-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col" onKeyDownCapture={replies.onKeyDown}>
        <ChatDrop attaching={chat.attaching}>
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
            {...chat.list}
            timeZone={zone}
            labels={conversationLabels({
              list: fill(portal.conversationLabel, { clientName: name }),
              other: head.firstName,
            })}
            after={<TypingIndicator label={chat.peerTyping ? fill(chatWords.typing, { name: head.firstName }) : ""} />}
          />
          <ChatComposer
            {...chat.composer}
            label={fill(portal.composerLabel, { clientName: name })}
            placeholder={fill(portal.composerLabel, { clientName: head.firstName })}
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

/** Stores over a reload whether the notes are open, and moves focus when they open and close. */
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
