"use client";

import * as chatWords from "@aangan/copy/chat";
import * as crisis from "@aangan/copy/crisis";
import * as words from "@aangan/copy/messages";
import * as riskWords from "@aangan/copy/risk";
import { routes } from "@aangan/copy/routes";
import { Conversation } from "@aangan/product/conversation/conversation.tsx";
import { ChatComposer, ChatDrop } from "@aangan/shell/chat/chat-composer.tsx";
import { ChatSearch } from "@aangan/shell/chat/chat-search.tsx";
import { conversationLabels } from "@aangan/shell/chat/chat-words.ts";
import { useChat } from "@aangan/shell/chat/use-chat.ts";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { TypingIndicator } from "@aangan/ui/chat/typing-indicator.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { isFocusUnclaimed } from "@aangan/ui/lib/focus-fallback.ts";
import { toast } from "@aangan/ui/toast/store.ts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { Search } from "lucide-react";
import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import { aboveComposer, CrisisBanner } from "@/lib/crisis-banner";
import { Link } from "@/lib/link";
import { queryKeys } from "@/lib/query-keys";
import { inHardMoment, readRisk, useHelp } from "@/lib/risk";
import { leaveForSignIn } from "@/lib/session";
import { useUser } from "@/lib/user";
import { ConversationHeader } from "./conversation-header";
import { DeletionStrip } from "./deletion-strip";
import { useDistress } from "./distress";
import { replyInShort, replyState } from "./promise";
import {
  type ConversationHead,
  messageChanges,
  postRead,
  postTyping,
  readConversation,
  searchConversation,
  type useConversation,
} from "./queries";
import { AwayNote, ReplyNote } from "./reply-note";

/** Loaded right after hydration; until then its space is reserved. */
const ConversationMenu = dynamic(() => import("./conversation-menu").then((module) => module.ConversationMenu), {
  ssr: false,
  loading: () => <span className="block size-11" />,
});

/** Props of {@link CoachConversation}. */
export interface CoachConversationProps {
  coachId: string;
  conversation: ReturnType<typeof useConversation>["thread"];
  head: ConversationHead;
  /** The zone of the member's profile, in which every time is shown. */
  timeZone: string;
}

/** The conversation: messages, help after words of distress, and the composer. */
export function CoachConversation({ coachId, conversation, head, timeZone }: CoachConversationProps) {
  const { coach, canWrite, coachAway } = head;
  const firstName = coach.name.split(" ")[0] ?? coach.name;
  const queryKey = queryKeys.conversations.one(coachId);
  const client = useQueryClient();
  const now = useServerClock();
  // Set while the member's first message waits: once it is stored, it is no longer the first.
  const isFirst = useRef(false);
  const { view, pending, draft, search, box, ...chat } = useChat({
    peerId: coachId,
    peerField: "coachId",
    queryKey,
    conversation,
    requests: {
      readPage: (place) => readConversation(coachId, place),
      search: (q, before) => searchConversation(coachId, q, before),
      markRead: (messageId) => postRead(coachId, messageId),
      setTyping: (typing) => postTyping(coachId, typing),
      ...messageChanges(coachId),
    },
    unsendText: chatWords.unsendText({ name: firstName }),
    lastReadSeq: head.lastReadSeq,
    attachmentsUrl: "/api/attachments",
    onSignedOut: leaveForSignIn,
    onRead: () => void client.invalidateQueries({ queryKey: queryKeys.unread }),
    onSent: () => {
      if (!isFirst.current) return;
      isFirst.current = false;
      void thankUnlessHard(client, coach.name);
    },
  });

  const empty = view.newest.length === 0 && !conversation.hasNextPage;
  const first = !conversation.hasNextPage && !view.newest.some((message) => message.mine && message.seq !== null);
  useEffect(() => {
    if (first && pending.length > 0) isFirst.current = true;
  }, [first, pending]);

  // Closing the search restores focus to its button.
  const finder = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !search.open && isFocusUnclaimed()) finder.current?.focus();
    wasOpen.current = search.open;
  }, [search.open]);

  // The divider of new messages stays where it was when the conversation was opened.
  const [unreadAfter] = useState(head.lastReadSeq);

  const help = useHelp();
  const distress = useDistress({ safety: head.safety, messages: view.newest, draft });
  // A banner that was shown on arrival is not announced again.
  const [shownBefore] = useState(head.safety !== "");
  // Next to the banner the time of an ordinary reply would say that there is no hurry.
  const reply = head.reply && now && !help.shown ? replyState(head.reply, view.newest, now) : null;

  return (
    <ChatDrop attaching={chat.attaching} disabled={!canWrite}>
      <ConversationHeader
        coach={coach}
        reply={reply && now ? replyInShort(reply, now, timeZone) : undefined}
        muted={head.muted}
      >
        <IconButton ref={finder} label={chatWords.search} aria-expanded={search.open} onClick={search.toggle}>
          <Search />
        </IconButton>
        <ConversationMenu coachId={coachId} head={head} empty={empty} />
      </ConversationHeader>
      <ChatSearch search={search} other={firstName} timeZone={timeZone} />
      <Conversation
        {...chat.list}
        actions={canWrite ? chat.actions : undefined}
        timeZone={timeZone}
        labels={conversationLabels({
          list: words.conversationLabel({ coachName: coach.name }),
          other: coach.name,
        })}
        unreadAfter={unreadAfter > 0 ? unreadAfter : null}
        after={
          <>
            {empty && canWrite ? (
              <div className="py-6 text-center">
                <p className="font-display font-medium text-h3">{words.emptyTitle({ coachName: firstName })}</p>
                <p className="mt-1 text-ink-muted">{words.emptyText}</p>
              </div>
            ) : null}
            <TypingIndicator label={canWrite && chat.peerTyping ? chatWords.typing({ name: firstName }) : undefined} />
            {reply && now ? <ReplyNote state={reply} firstName={firstName} now={now} timeZone={timeZone} /> : null}
            {coachAway ? <AwayNote firstName={firstName} /> : null}
          </>
        }
      />
      <DeletionStrip
        coachId={coachId}
        head={head}
        timeZone={timeZone}
        // A conversation with an earlier coach has no composer.
        onGone={() => (box.current ?? finder.current)?.focus()}
      />
      {help.shown || distress ? (
        <CrisisBanner
          className={aboveComposer}
          announce={!shownBefore && (help.fresh || (!help.shown && distress !== null))}
          told={
            distress === "told" && canWrite && !coachAway
              ? `${crisis.coachTold({ coachName: firstName })} ${riskWords.coachHours({ coachName: firstName })}`
              : undefined
          }
        />
      ) : null}
      {canWrite ? (
        <ChatComposer
          {...chat.composer}
          other={coach.name}
          label={words.composerLabel({ coachName: coach.name })}
          placeholder={words.composerLabel({ coachName: firstName })}
        />
      ) : (
        <Closed coachId={coachId} name={coach.name} />
      )}
      {chat.dialog}
    </ChatDrop>
  );
}

/** Explains that this conversation is closed, and links to the open one. */
function Closed({ coachId, name }: { coachId: string; name: string }) {
  const { data: user } = useUser();
  const present = user?.coachId && user.coachId !== coachId;
  return (
    <p className="shrink-0 border-line border-t bg-surface px-4 pt-4 pb-[max(16px,env(safe-area-inset-bottom))] text-center text-ink-muted text-small">
      {words.closed({ coachName: name })}{" "}
      <Link href={present ? routes.messages.path : routes.coaches.path} className="font-semibold">
        {present ? words.openOwn : words.browseCoaches}
      </Link>
    </p>
  );
}

/** Thanks for the first message, unless the member is in a hard moment, or the risk state cannot be read. */
async function thankUnlessHard(client: QueryClient, coachName: string) {
  try {
    if (inHardMoment(await readRisk(client))) return;
  } catch {
    return;
  }
  toast({ title: words.thankYou.title, description: words.thankYou.text({ coachName }) });
}
