"use client";

import { Fragment, type ReactNode } from "react";
import { DaySeparator, LoadEarlier, MessageBubble, MessageList, type MessageStatus, UnreadMarker } from "../chat";
import { byDay, dayInWords, type ThreadMessage } from "./thread";

/** The words of a conversation. */
export interface ConversationLabels {
  /** Name of the list: "Conversation with Meenakshi". */
  list: string;
  /** Who wrote one's own messages, for screen readers. */
  you: string;
  /** Who wrote the others, for screen readers. */
  other: string;
  status: Record<MessageStatus, string>;
  retry: string;
  automatic: string;
  today: string;
  yesterday: string;
  unread: string;
  earlier: string;
  loadingEarlier: string;
  /** Above the first message of all. */
  start: string;
  jumpToNewest: string;
}

/** Props of {@link Conversation}. */
export interface ConversationProps {
  /** In order, as `mergeMessages` gives them. */
  messages: readonly ThreadMessage[];
  labels: ConversationLabels;
  /** IANA zone of the times; the browser's when absent. */
  timeZone?: string;
  /** The line of what is new stands before the first received message behind this number; null for no line. */
  unreadAfter?: number | null;
  /** More messages lie before the oldest one shown. */
  hasEarlier: boolean;
  loadingEarlier?: boolean;
  onLoadEarlier: () => void;
  /** Sends a failed message again. */
  onRetry: (message: ThreadMessage) => void;
  /** Below the messages: the typing indicator. */
  after?: ReactNode;
}

/**
 * The messages of a conversation between two people, in days, with the status of what was sent last. Both apps draw their
 * conversations with it; where the messages come from is theirs.
 */
export function Conversation({
  messages,
  labels,
  timeZone,
  unreadAfter = null,
  hasEarlier,
  loadingEarlier = false,
  onLoadEarlier,
  onRetry,
  after,
}: ConversationProps) {
  const clock = new Intl.DateTimeFormat(undefined, { timeZone, hour: "numeric", minute: "2-digit" });
  const lastSent = messages.findLast((message) => message.mine && message.seq !== null);
  const firstUnread =
    unreadAfter === null
      ? undefined
      : messages.find((message) => !message.mine && message.seq !== null && message.seq > unreadAfter);
  const last = messages.at(-1);

  return (
    <MessageList
      label={labels.list}
      busy={loadingEarlier}
      firstKey={messages[0]?.id}
      lastKey={last?.id}
      lastIsOwn={last?.mine ?? false}
      jumpLabel={labels.jumpToNewest}
      before={
        hasEarlier ? (
          <LoadEarlier
            label={labels.earlier}
            pendingLabel={labels.loadingEarlier}
            pending={loadingEarlier}
            onLoad={onLoadEarlier}
          />
        ) : (
          <p className="pb-2 text-center text-fine text-ink-muted">{labels.start}</p>
        )
      }
      after={after}
    >
      {byDay(messages, timeZone).map((day) => (
        <Fragment key={day.date}>
          <DaySeparator label={dayInWords(day.date, labels, timeZone)} dateTime={day.date} />
          {day.messages.map((message, index) => {
            const next = day.messages[index + 1];
            const endsRun = !next || next.mine !== message.mine;
            // A word under each bubble would be noise: the last one sent, and every one that is not through.
            const showStatus =
              message.mine && (message === lastSent || message.status === "waiting" || message.status === "failed");
            const time = clock.format(new Date(message.createdAt));
            return (
              <Fragment key={message.id}>
                {message === firstUnread ? <UnreadMarker label={labels.unread} /> : null}
                <MessageBubble
                  side={message.mine ? "sent" : "received"}
                  author={message.mine ? labels.you : labels.other}
                  time={message.automatic ? `${time} · ${labels.automatic}` : time}
                  dateTime={message.createdAt}
                  showTime={endsRun || message.automatic}
                  status={showStatus ? message.status : undefined}
                  statusLabel={labels.status[message.status]}
                  onRetry={message.status === "failed" ? () => onRetry(message) : undefined}
                  retryLabel={labels.retry}
                >
                  {message.text}
                </MessageBubble>
              </Fragment>
            );
          })}
        </Fragment>
      ))}
    </MessageList>
  );
}
