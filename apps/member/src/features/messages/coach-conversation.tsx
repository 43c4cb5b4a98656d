"use client";

import { chat } from "@aangan/copy/chat";
import { crisis } from "@aangan/copy/crisis";
import { fill } from "@aangan/copy/format";
import { messages as words } from "@aangan/copy/messages";
import { routes } from "@aangan/copy/routes";
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
import { TypingIndicator } from "@aangan/ui/chat/typing-indicator.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { isFocusUnclaimed } from "@aangan/ui/lib/focus-fallback.ts";
import { toast } from "@aangan/ui/toast/store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Search } from "lucide-react";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { CrisisBanner } from "@/lib/crisis-banner";
import { queryKeys } from "@/lib/query-keys";
import { leaveForSignIn } from "@/lib/session";
import { useUser } from "@/lib/user";
import { ConversationHeader } from "./conversation-header";
import { DeletionStrip } from "./deletion-strip";
import { useDistress } from "./distress";
import { replyInShort, replyState } from "./promise";
import {
  type ConversationHead,
  postRead,
  postTyping,
  readConversation,
  searchConversation,
  type useConversation,
} from "./queries";
import { AwayNote, ReplyNote } from "./reply-note";

/** Comes right after the page has come alive; until then its place is kept. */
const ConversationMenu = dynamic(() => import("./conversation-menu").then((module) => module.ConversationMenu), {
  ssr: false,
  loading: () => <span className="block size-11" />,
});

/** Props of {@link CoachConversation}. */
export interface CoachConversationProps {
  coachId: string;
  conversation: ReturnType<typeof useConversation>;
  /** Of the newest page. */
  head: ConversationHead;
  /** The zone of the member's profile, which every time here goes by. */
  timeZone: string;
}

/** The conversation: messages, help when words of distress fall, and the composer. */
export function CoachConversation({ coachId, conversation, head, timeZone }: CoachConversationProps) {
  const { coach, canWrite, coachAway } = head;
  const firstName = coach.name.split(" ")[0] ?? coach.name;
  const queryKey = queryKeys.conversations.one(coachId);
  const client = useQueryClient();
  const now = useServerClock();
  const pending = useOutbox(coachId);
  const read = (place: Parameters<typeof readConversation>[1]) => readConversation(coachId, place);
  const view = useThreadView({ conversation, queryKey, read, pending });
  const [draft, setDraft] = useDraft(coachId);

  const empty = view.newest.length === 0 && !conversation.hasNextPage;
  const first = !conversation.hasNextPage && !view.newest.some((message) => message.mine && message.seq !== null);
  // Decided while it waits: by the time it is stored it is the first no more.
  const thanks = useRef(false);
  useEffect(() => {
    if (first && pending.length > 0) thanks.current = true;
  }, [first, pending]);
  const { send, retry, discard } = useSending({
    peerId: coachId,
    onSent: () => {
      if (!thanks.current) return;
      thanks.current = false;
      toast({ title: words.thankYou.title, description: fill(words.thankYou.text, { coachName: coach.name }) });
    },
  });
  const attaching = useAttaching({ peerId: coachId, url: "/api/attachments", onSignedOut: leaveForSignIn });
  const typing = useTypingOut({ post: (on) => postTyping(coachId, on) });
  const typists = useTypingPeers("coachId");
  const search = useConversationSearch({
    peerId: coachId,
    read: (q, before) => searchConversation(coachId, q, before),
    onGo: (message, focus) => view.goTo(message, focus),
  });

  const box = useRef<HTMLTextAreaElement>(null);
  // Closing the search restores focus to its button.
  const finder = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !search.open && isFocusUnclaimed()) finder.current?.focus();
    wasOpen.current = search.open;
  }, [search.open]);

  // The divider of new messages stays where it was when the conversation was opened.
  const [unreadAfter] = useState(head.lastReadSeq);
  useReadReceipts(view.messages, head.lastReadSeq, async (messageId) => {
    try {
      await postRead(coachId, messageId);
    } catch {
      return false;
    }
    void client.invalidateQueries({ queryKey: queryKeys.unread });
    return true;
  });

  const distress = useDistress({ safety: head.safety, messages: view.newest, draft });
  // Coming back to a crisis banner that is shown is no new alarm.
  const [litBefore] = useState(head.safety !== "");
  const reply = head.reply && now ? replyState(head.reply, view.newest, now) : null;

  return (
    <ChatDrop attaching={attaching} disabled={!canWrite}>
      <ConversationHeader
        coach={coach}
        reply={reply && now ? replyInShort(reply, now, timeZone) : undefined}
        muted={head.muted}
      >
        <IconButton ref={finder} label={chat.search} aria-expanded={search.open} onClick={search.toggle}>
          <Search />
        </IconButton>
        <ConversationMenu coachId={coachId} head={head} empty={empty} />
      </ConversationHeader>
      <ChatSearch search={search} other={firstName} timeZone={timeZone} />
      <Conversation
        {...view.list}
        timeZone={timeZone}
        labels={conversationLabels({
          list: fill(words.conversationLabel, { coachName: coach.name }),
          other: coach.name,
        })}
        unreadAfter={unreadAfter > 0 ? unreadAfter : null}
        highlight={search.highlight}
        markedId={search.markedId}
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
        after={
          <>
            {empty && canWrite ? (
              <div className="py-6 text-center">
                <p className="font-display font-medium text-h3">{fill(words.emptyTitle, { coachName: firstName })}</p>
                <p className="mt-1 text-ink-muted">{words.emptyText}</p>
              </div>
            ) : null}
            <TypingIndicator
              label={canWrite && typists.has(coachId) ? fill(chat.typing, { name: firstName }) : undefined}
            />
            {reply && now ? <ReplyNote state={reply} firstName={firstName} now={now} timeZone={timeZone} /> : null}
            {coachAway ? <AwayNote firstName={firstName} /> : null}
          </>
        }
      />
      <DeletionStrip
        coachId={coachId}
        head={head}
        timeZone={timeZone}
        // With an earlier coach there is no box.
        onGone={() => (box.current ?? finder.current)?.focus()}
      />
      {distress ? (
        <CrisisBanner
          announce={!litBefore}
          told={
            distress === "sent" && canWrite && !coachAway ? fill(crisis.coachTold, { coachName: firstName }) : undefined
          }
        />
      ) : null}
      {canWrite ? (
        <ChatComposer
          attaching={attaching}
          draft={draft}
          onDraftChange={setDraft}
          onSend={send}
          typing={typing}
          label={fill(words.composerLabel, { coachName: coach.name })}
          placeholder={fill(words.composerLabel, { coachName: firstName })}
          inputRef={box}
        />
      ) : (
        <Closed coachId={coachId} name={coach.name} />
      )}
    </ChatDrop>
  );
}

/** Explains that this conversation is closed, and links to the open one. */
function Closed({ coachId, name }: { coachId: string; name: string }) {
  const { data: user } = useUser();
  const present = user?.coachId && user.coachId !== coachId;
  return (
    <p className="shrink-0 border-line border-t bg-surface px-4 pt-4 pb-[max(16px,env(safe-area-inset-bottom))] text-center text-ink-muted text-small">
      {fill(words.closed, { coachName: name })}{" "}
      <Link href={present ? routes.messages.path : routes.coaches.path} className="font-semibold">
        {present ? words.openOwn : words.browseCoaches}
      </Link>
    </p>
  );
}
