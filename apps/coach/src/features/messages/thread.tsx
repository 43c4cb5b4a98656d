"use client";

import * as chatWords from "@aangan/copy/chat";
import * as words from "@aangan/copy/coach-chat";
import * as portal from "@aangan/copy/coach-dashboard";
import * as crisisView from "@aangan/copy/crisis-view";
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
import { CrisisBar } from "@/features/crisis/crisis-bar";
import { CrisisGuide } from "@/features/crisis/crisis-guide";
import { HelpShown } from "@/features/crisis/help-shown";
import { useOpeners } from "@/features/crisis/use-openers";
import { redirectToSignIn } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import {
  type ConversationHead,
  messageChanges,
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

/**
 * An open conversation: notices, messages, composer, and the coach's notes next to them. While the client may be in
 * crisis, the bar and the guide of that situation are around it.
 */
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
      ...messageChanges(clientId),
    },
    unsendText: chatWords.unsendTextCoach({ name: head.firstName }),
    lastReadSeq: 0,
    attachmentsUrl: "/api/coach/attachments",
    onSignedOut: redirectToSignIn,
    onRead: () => void client.invalidateQueries({ queryKey: queryKeys.clients.all }),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const replies = useReplyMenu({ box, text: draft, onText: setDraft });
  const openers = useOpeners({ box, text: draft, onText: setDraft });
  const notes = useNotesPanel(clientId);

  const state = listed ?? head;
  const crisis = state.hasUrgentKeyword;

  return (
    // The mark hides the list next to the conversation: in a crisis only this one matters.
    <div data-crisis={crisis || undefined} className="relative flex min-h-0 min-w-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col" onKeyDownCapture={replies.onKeyDown}>
        <ChatDrop attaching={chat.attaching}>
          {crisis ? (
            <CrisisBar client={state} now={now} heading={heading} search={search} />
          ) : (
            <ThreadHeader head={head} heading={heading} search={search} notes={notes} />
          )}
          <div className="flex min-h-0 flex-1 flex-col grid:flex-row">
            <div className="flex min-h-0 min-w-0 flex-1 flex-col">
              <ChatSearch search={search} other={head.firstName} timeZone={zone} />
              {now && zone ? (
                <ThreadNotices
                  state={state}
                  stale={
                    conversation.isRefetchError
                      ? { retry: () => void conversation.refetch(), pending: conversation.isFetching }
                      : undefined
                  }
                  now={now}
                  zone={zone}
                />
              ) : null}
              <Conversation
                {...chat.list}
                actions={chat.actions}
                timeZone={zone}
                labels={conversationLabels({
                  list: portal.conversationLabel({ clientName: name }),
                  other: head.firstName,
                })}
                under={(message) =>
                  crisis && message.flag ? (
                    <>
                      {message.unsent || message.edited ? (
                        <p className="max-w-[46ch] text-fine text-ink-muted">
                          {words.textKept({ clientName: head.firstName })}
                        </p>
                      ) : null}
                      <HelpShown sentAt={message.createdAt} zone={head.timeZone} />
                    </>
                  ) : null
                }
                after={<TypingIndicator label={chat.peerTyping ? chatWords.typing({ name: head.firstName }) : ""} />}
              />
            </div>
            {crisis ? (
              <CrisisGuide
                clientId={clientId}
                clientName={head.firstName}
                waits={state.waitingSince !== null}
                notes={notes}
                now={now}
                zone={zone}
              />
            ) : null}
          </div>
          <ChatComposer
            {...chat.composer}
            other={head.firstName}
            label={portal.composerLabel({ clientName: name })}
            placeholder={portal.composerLabel({ clientName: head.firstName })}
            before={replies.button}
            openers={crisis ? openers : undefined}
            sendText={crisis ? crisisView.send : undefined}
          />
        </ChatDrop>
        {replies.dialog}
        {chat.dialog}
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
