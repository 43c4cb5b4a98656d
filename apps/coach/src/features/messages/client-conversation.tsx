"use client";

import { ApiError, messageOf } from "@aangan/api/errors";
import { coachDashboard as portal } from "@aangan/copy/coach-portal";
import { common } from "@aangan/copy/common";
import { errors } from "@aangan/copy/errors";
import { fill, plural } from "@aangan/copy/format";
import { limits } from "@aangan/copy/limits";
import { messages as words } from "@aangan/copy/messages";
import { useClock } from "@aangan/shell/clock";
import { useDraft, useOutbox } from "@aangan/shell/outbox";
import { useReading } from "@aangan/shell/reading";
import { useSending } from "@aangan/shell/sending";
import { threadOf } from "@aangan/shell/thread";
import { Avatar } from "@aangan/ui/avatar";
import { Button } from "@aangan/ui/button";
import { Composer } from "@aangan/ui/chat";
import { Conversation } from "@aangan/ui/conversation";
import { EmptyState } from "@aangan/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton";
import { toast } from "@aangan/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import Link from "next/link";
import { useMemo } from "react";
import { clientsKey } from "@/lib/keys";
import { placeOf } from "@/lib/places";
import { type ConversationHead, conversationKey, postMessage, postRead, useConversation } from "./queries";

/** The conversation with one client, read and written. */
export function ClientConversation({ clientId }: { clientId: string }) {
  const conversation = useConversation(clientId);
  const head = conversation.data?.pages[0]?.head;

  // Somebody who has left this coach: what was read before must not stay on the screen.
  const gone = conversation.error instanceof ApiError && conversation.error.status === 404;

  if (conversation.error && (gone || !head)) {
    return (
      <div className="grid flex-1 place-items-center">
        <EmptyState
          role="alert"
          seed="messages"
          headingLevel={2}
          title={gone ? portal.unknownClient : portal.fetchFailed}
          description={messageOf(conversation.error, errors.somethingWrong)}
          action={
            gone ? (
              <Button asChild>
                <Link href={placeOf("clients")}>{portal.backToClients}</Link>
              </Button>
            ) : (
              <Button
                pending={conversation.isFetching}
                pendingText={common.loading}
                onClick={() => void conversation.refetch()}
              >
                {common.retry}
              </Button>
            )
          }
        />
      </div>
    );
  }
  if (!head) {
    return (
      <SkeletonGroup label={common.loading} className="flex flex-1 flex-col justify-end gap-3 p-5">
        <Skeleton shape="block" className="w-3/5" />
        <Skeleton shape="block" className="w-2/5 self-end" />
        <Skeleton shape="block" className="h-18 w-3/5" />
      </SkeletonGroup>
    );
  }
  return <Thread clientId={clientId} conversation={conversation} head={head} />;
}

function Thread({
  clientId,
  conversation,
  head,
}: {
  clientId: string;
  conversation: ReturnType<typeof useConversation>;
  head: ConversationHead;
}) {
  const client = useQueryClient();
  const name = `${head.firstName} ${head.lastName}`;
  const pending = useOutbox(clientId);
  const thread = useMemo(() => threadOf(conversation.data?.pages ?? [], pending), [conversation.data, pending]);
  const [draft, setDraft] = useDraft(clientId);
  const { send, retry } = useSending({
    peerId: clientId,
    queryKey: conversationKey(clientId),
    post: (message) => postMessage(clientId, message),
    onSent: () => void client.invalidateQueries({ queryKey: clientsKey }),
    onFailed: (error) =>
      toast({ title: portal.sendFailed, description: messageOf(error, errors.somethingWrong), variant: "destructive" }),
  });
  useReading(thread, 0, async (messageId) => {
    try {
      await postRead(clientId, messageId);
    } catch {
      return false;
    }
    void client.invalidateQueries({ queryKey: clientsKey });
    return true;
  });

  return (
    <>
      <Header head={head} name={name} />
      <Conversation
        messages={thread}
        hasEarlier={conversation.hasNextPage}
        loadingEarlier={conversation.isFetchingNextPage}
        onLoadEarlier={() => void conversation.fetchNextPage()}
        onRetry={(message) => {
          const item = pending.find(({ id }) => id === message.id);
          if (item) retry(item);
        }}
        labels={{
          list: fill(portal.conversationLabel, { clientName: name }),
          you: words.you,
          other: head.firstName,
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
      <Composer
        value={draft}
        onValueChange={setDraft}
        onSend={(text) => {
          setDraft("");
          send(text);
        }}
        label={fill(portal.composerLabel, { clientName: name })}
        placeholder={fill(portal.composerLabel, { clientName: head.firstName })}
        sendLabel={words.send}
        limit={limits.messageText}
        leftLabel={(left) => (left < 0 ? plural(words.charactersOver, -left) : plural(words.charactersLeft, left))}
      />
    </>
  );
}

/** Who this is, and the time where they are. */
function Header({ head, name }: { head: ConversationHead; name: string }) {
  const now = useClock();
  const time =
    now &&
    new Intl.DateTimeFormat("en-US", { timeZone: head.timeZone, hour: "numeric", minute: "2-digit" }).format(now);
  return (
    <header className="flex min-h-17 shrink-0 items-center gap-1.5 border-line border-b bg-surface py-1.5 pr-4 pl-0.5 frame:gap-3 frame:px-6">
      <Link
        href={placeOf("messages")}
        aria-label={portal.backToClients}
        className="grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-ink/7 frame:hidden"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Link>
      <Avatar name={name} decorative />
      <div className="min-w-0 flex-1 leading-[21px]">
        <h2 className="truncate font-bold font-text text-[17px] tracking-normal">{name}</h2>
        <p className="truncate text-fine text-ink-muted">
          {time ? fill(portal.clientClock, { time, clientName: head.firstName }) : " "}
        </p>
      </div>
    </header>
  );
}
