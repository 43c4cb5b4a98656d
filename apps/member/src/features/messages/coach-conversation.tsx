"use client";

import { messageOf } from "@aangan/api/errors";
import { crisis } from "@aangan/copy/crisis";
import { errors } from "@aangan/copy/errors";
import { fill, plural } from "@aangan/copy/format";
import { limits } from "@aangan/copy/limits";
import { messages as words } from "@aangan/copy/messages";
import { detect } from "@aangan/copy/safety";
import { useDraft, useOutbox } from "@aangan/shell/outbox";
import { useReading } from "@aangan/shell/reading";
import { useSending } from "@aangan/shell/sending";
import { threadOf } from "@aangan/shell/thread";
import { Composer } from "@aangan/ui/chat";
import { Conversation, type ThreadMessage } from "@aangan/ui/conversation";
import { SafetyBanner } from "@aangan/ui/safety-banner";
import { toast } from "@aangan/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { unreadKey } from "@/lib/keys";
import { ConversationHeader } from "./conversation-header";
import { type ConversationHead, conversationKey, postMessage, postRead, type useConversation } from "./queries";

/** How long a message in distress keeps the lamp lit, in milliseconds: a day, whatever is written after it. */
const lampBurns = 24 * 60 * 60 * 1000;

/** Props of {@link CoachConversation}. */
export interface CoachConversationProps {
  coachId: string;
  conversation: ReturnType<typeof useConversation>;
  /** Of the newest page. */
  head: ConversationHead;
}

/** The conversation: messages, help when words of distress fall, and the composer. */
export function CoachConversation({ coachId, conversation, head }: CoachConversationProps) {
  const { coach, canWrite } = head;
  const client = useQueryClient();
  const pending = useOutbox(coachId);
  const thread = useMemo(() => threadOf(conversation.data?.pages ?? [], pending), [conversation.data, pending]);
  const [draft, setDraft] = useDraft(coachId);
  const first = !thread.some((message) => message.mine && message.seq !== null);
  const { send, retry } = useSending({
    peerId: coachId,
    queryKey: conversationKey(coachId),
    post: (message) => postMessage(coachId, message),
    onSent: () => {
      if (first)
        toast({ title: words.thankYou.title, description: fill(words.thankYou.text, { coachName: coach.name }) });
    },
    onFailed: (error) =>
      toast({ title: words.sendFailed, description: messageOf(error, errors.somethingWrong), variant: "destructive" }),
  });
  // The line of what is new stays where it was when the conversation was opened.
  const [unreadAfter] = useState(head.lastReadSeq);
  useReading(thread, head.lastReadSeq, async (messageId) => {
    try {
      await postRead(coachId, messageId);
    } catch {
      return false;
    }
    void client.invalidateQueries({ queryKey: unreadKey });
    return true;
  });

  const distress = useDistress(thread, draft);
  const firstName = coach.name.split(" ")[0] ?? coach.name;

  return (
    <>
      <ConversationHeader coach={coach} />
      <Conversation
        messages={thread}
        unreadAfter={unreadAfter > 0 ? unreadAfter : null}
        hasEarlier={conversation.hasNextPage}
        loadingEarlier={conversation.isFetchingNextPage}
        onLoadEarlier={() => void conversation.fetchNextPage()}
        onRetry={(message) => {
          const item = pending.find(({ id }) => id === message.id);
          if (item) retry(item);
        }}
        labels={{
          list: fill(words.conversationLabel, { coachName: coach.name }),
          you: words.you,
          other: coach.name,
          status: {
            waiting: words.sending,
            sent: words.sent,
            delivered: words.delivered,
            read: words.read,
            failed: words.notSent,
          },
          retry: words.tryAgain,
          automatic: words.automatic,
          today: words.today,
          yesterday: words.yesterday,
          unread: words.newMessages,
          earlier: words.earlier,
          loadingEarlier: words.loadingEarlier,
          start: words.start,
          jumpToNewest: words.jumpToNewest,
        }}
      />
      {distress ? (
        <div className="mx-2.5 mb-2 frame:mx-(--gutter) frame:mb-2.5">
          <SafetyBanner
            title={crisis.heading}
            body={`${crisis.text}${distress === "sent" ? ` ${fill(crisis.coachTold, { coachName: firstName })}` : ""}`}
            call={{ label: crisis.call988, href: crisis.links.call988 }}
            text={{ label: crisis.text988, href: crisis.links.text988 }}
            more={[
              { label: crisis.inDanger, number: crisis.number911, href: crisis.links.call911 },
              { label: crisis.textHome, number: crisis.homeNumber, href: crisis.links.textHome },
              { label: `${crisis.oldNumber} ${crisis.oldNumberNote}`, href: crisis.links.oldNumber },
            ]}
          />
        </div>
      ) : null}
      {canWrite ? (
        <Composer
          value={draft}
          onValueChange={setDraft}
          onSend={(text) => {
            setDraft("");
            send(text);
          }}
          label={fill(words.composerLabel, { coachName: coach.name })}
          placeholder={fill(words.composerLabel, { coachName: firstName })}
          sendLabel={words.send}
          limit={limits.messageText}
          leftLabel={(left) => (left < 0 ? plural(words.charactersOver, -left) : plural(words.charactersLeft, left))}
        />
      ) : (
        <p className="border-line border-t bg-surface px-4 py-4 text-center text-ink-muted text-small">
          {fill(words.closed, { coachName: coach.name })}
        </p>
      )}
    </>
  );
}

/** Whether words of distress stand in what was sent within the day, or in what is being written now. */
function useDistress(thread: readonly ThreadMessage[], draft: string): "sent" | "draft" | null {
  const sent = useMemo(() => {
    const since = Date.now() - lampBurns;
    return thread.some(
      (message) => message.mine && Date.parse(message.createdAt) > since && detect(message.text) !== "",
    );
  }, [thread]);
  if (sent) return "sent";
  return detect(draft) === "" ? null : "draft";
}
