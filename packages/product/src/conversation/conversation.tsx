"use client";

import { AttachmentView } from "@aangan/ui/attachment/attachment-view.tsx";
import type { AttachmentLabels } from "@aangan/ui/attachment/types.ts";
import { DaySeparator, MessageBubble, SystemNote, UnreadMarker } from "@aangan/ui/chat/message.tsx";
import { LoadEarlier, MessageList, type MessageTarget } from "@aangan/ui/chat/message-list.tsx";
import type { MessageStatus } from "@aangan/ui/chat/types.ts";
import { writtenLanguageOf } from "@aangan/ui/lib/language.ts";
import { Headset } from "lucide-react";
import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { type AnnouncedState, type ArrivalWords, arrivalsOf } from "./arrivals";
import { type ChangeWords, changesOf } from "./changes";
import { Highlighted, type TextRange } from "./highlighted";
import { type MessageActions, MessageMenu, type MessageMenuLabels } from "./message-menu";
import { type MessagePartLabels, Quote, Reactions } from "./message-parts";
import { byDay, dayInWords, type ThreadMessage } from "./thread";

/** The texts of a conversation. */
export interface ConversationLabels {
  /** Name of the list: "Conversation with Meenakshi". */
  list: string;
  /** The author of the user's own messages, for screen readers. */
  you: string;
  /** The locale of days and times. */
  locale: string;
  /** The author of the other messages, for screen readers. */
  other: string;
  /** The author of the team's messages. */
  team: string;
  status: Record<MessageStatus, string>;
  retry: string;
  discard: string;
  automatic: string;
  today: string;
  yesterday: string;
  unread: string;
  earlier: string;
  loadingEarlier: string;
  earlierFailed: string;
  later: string;
  loadingLater: string;
  laterFailed: string;
  /** Above the first message of all. */
  start: string;
  jumpToNewest: string;
  attachment: AttachmentLabels;
  /** Under an edited message. */
  edited: string;
  menu: MessageMenuLabels;
  parts: MessagePartLabels;
  changes: ChangeWords;
}

/** Props of {@link Conversation}. */
export interface ConversationProps {
  /** In order, as returned by `mergeMessages`. */
  messages: readonly ThreadMessage[];
  labels: ConversationLabels;
  /** IANA zone of the times; the browser's when absent. */
  timeZone?: string;
  /** The divider of new messages is before the first received message after this number; null for no divider. */
  unreadAfter?: number | null;
  /** Messages before the oldest shown one exist. */
  hasEarlier: boolean;
  loadingEarlier?: boolean;
  /** The last fetch of earlier ones failed. */
  earlierFailed?: boolean;
  onLoadEarlier: () => void;
  /** Messages after the newest shown one exist. */
  hasLater?: boolean;
  loadingLater?: boolean;
  laterFailed?: boolean;
  onLoadLater?: () => void;
  /** Goes to the newest messages while they are not among those shown. */
  onNewest?: () => void;
  /** The message to scroll to. */
  target?: MessageTarget | null;
  /** Returns the ranges of a text to highlight: the matches of a search. */
  highlight?: ((text: string) => readonly TextRange[]) | undefined;
  /** The message to outline: the current match of a search. */
  markedId?: string | null;
  /** Sends a failed message again. */
  onRetry: (message: ThreadMessage) => void;
  /** Discards a message that failed or waits for a connection. */
  onDiscard?: (message: ThreadMessage) => void;
  /** The reader's actions on a message. Without it messages have no menu. */
  actions?: MessageActions | undefined;
  /** Goes to the message that another one answers. */
  onGoToQuoted?: (message: { id: string; seq: number | null }) => void;
  /** Returns what belongs under one message, if anything. */
  under?: (message: ThreadMessage) => ReactNode;
  /** Below the messages: the typing indicator. */
  after?: ReactNode;
}

/**
 * The messages of a conversation between two people, by day, with the status of the last sent one. New messages of the
 * other person are announced while it is open. Both apps render their conversations with it, and provide the messages.
 * Pass the other person's id as `key`.
 */
export function Conversation({
  messages,
  labels,
  timeZone,
  unreadAfter = null,
  hasEarlier,
  loadingEarlier = false,
  earlierFailed = false,
  onLoadEarlier,
  hasLater = false,
  loadingLater = false,
  laterFailed = false,
  onLoadLater,
  onNewest,
  target = null,
  highlight,
  markedId = null,
  onRetry,
  onDiscard,
  actions,
  onGoToQuoted,
  under,
  after,
}: ConversationProps) {
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const [focusedMenu, setFocusedMenu] = useState<string | null>(null);
  const clock = new Intl.DateTimeFormat(labels.locale, { timeZone, hour: "numeric", minute: "2-digit" });
  const lastSent = messages.findLast((message) => message.mine && message.seq !== null && !message.unsent);
  const firstUnread =
    unreadAfter === null
      ? undefined
      : messages.find((message) => !message.mine && message.seq !== null && message.seq > unreadAfter);
  const last = messages.at(-1);
  const hasMenu = (message: ThreadMessage) => actions !== undefined && message.seq !== null && !message.unsent;
  // One message's menu is in the tab order: the last focused one, else the newest.
  const menus = messages.filter(hasMenu);
  const tabStop = (menus.find(({ id }) => id === focusedMenu) ?? menus.at(-1))?.id;
  const arrived = useArrivals(messages, !hasLater, {
    other: labels.other,
    team: labels.team,
    kinds: labels.attachment.kinds,
    changes: labels.changes,
  });

  return (
    <MessageList
      label={labels.list}
      busy={loadingEarlier || loadingLater}
      firstKey={messages[0]?.id}
      lastKey={last?.id}
      lastIsOwn={last?.mine ?? false}
      jumpLabel={labels.jumpToNewest}
      hasLater={hasLater}
      onNewest={onNewest}
      target={target}
      announcement={arrived}
      before={
        hasEarlier ? (
          <LoadEarlier
            label={labels.earlier}
            pendingLabel={labels.loadingEarlier}
            pending={loadingEarlier}
            failed={earlierFailed ? labels.earlierFailed : undefined}
            onLoad={onLoadEarlier}
          />
        ) : (
          <p className="pb-2 text-center text-fine text-ink-muted">{labels.start}</p>
        )
      }
      after={
        hasLater ? (
          <LoadEarlier
            label={labels.later}
            pendingLabel={labels.loadingLater}
            pending={loadingLater}
            failed={laterFailed ? labels.laterFailed : undefined}
            onLoad={() => onLoadLater?.()}
          />
        ) : (
          after
        )
      }
    >
      {byDay(messages, timeZone).map((day) => (
        <Fragment key={day.date}>
          <DaySeparator label={dayInWords(day.date, labels, timeZone)} dateTime={day.date} />
          {day.messages.map((message, index) => {
            const next = day.messages[index + 1];
            const endsRun = !next || next.mine !== message.mine || next.team !== message.team;
            // A status under each bubble would be noise: show it for the last sent message and for unsent ones.
            const stored = message.seq !== null && message.status !== "failed";
            const showStatus = message.mine && ((message === lastSent && !hasLater) || !stored);
            const at = clock.format(new Date(message.createdAt));
            const time = message.team ? `${labels.team} · ${at}` : at;
            const failed = message.status === "failed";
            const discardable = failed || message.status === "queued";
            return (
              <Fragment key={message.id}>
                {message === firstUnread ? <UnreadMarker label={labels.unread} /> : null}
                {message.team && message.automatic ? (
                  <SystemNote icon={<Headset />}>{message.text}</SystemNote>
                ) : (
                  <MessageBubble
                    id={message.id}
                    marked={message.id === markedId}
                    side={message.mine ? "sent" : "received"}
                    author={message.mine ? labels.you : message.team ? labels.team : labels.other}
                    time={message.automatic ? `${time} · ${labels.automatic}` : time}
                    dateTime={message.createdAt}
                    showTime={endsRun || message.automatic}
                    status={showStatus ? message.status : undefined}
                    statusLabel={labels.status[message.status]}
                    spokenStatus={message.mine ? labels.status[message.status] : undefined}
                    onRetry={failed ? () => onRetry(message) : undefined}
                    retryLabel={labels.retry}
                    onDiscard={discardable && onDiscard ? () => onDiscard(message) : undefined}
                    discardLabel={labels.discard}
                    unsent={message.unsent ?? false}
                    editedLabel={message.edited ? labels.edited : undefined}
                    quote={
                      message.replyTo ? (
                        <Quote
                          quote={message.replyTo}
                          labels={labels.parts}
                          onGo={quoteTarget(message, onGoToQuoted)}
                        />
                      ) : undefined
                    }
                    reactions={
                      <Reactions
                        message={message}
                        labels={labels.parts}
                        onRemove={actions ? () => actions.onReact(message, "") : undefined}
                      />
                    }
                    menu={
                      actions && hasMenu(message) ? (
                        <MessageMenu
                          message={message}
                          actions={actions}
                          labels={labels.menu}
                          open={menuOf === message.id}
                          onOpenChange={(open) => setMenuOf(open ? message.id : null)}
                          tabStop={message.id === tabStop}
                          onFocus={() => setFocusedMenu(message.id)}
                        />
                      ) : undefined
                    }
                    onLongPress={hasMenu(message) ? () => setMenuOf(message.id) : undefined}
                    lang={writtenLanguageOf(message.text)}
                    flag={message.flag ?? null}
                    attachment={
                      message.attachment ? (
                        <AttachmentView attachment={message.attachment} labels={labels.attachment} />
                      ) : undefined
                    }
                  >
                    {message.unsent ? (
                      labels.parts.unsentLine
                    ) : highlight && message.text ? (
                      <Highlighted text={message.text} ranges={highlight(message.text)} />
                    ) : (
                      message.text
                    )}
                  </MessageBubble>
                )}
                {under?.(message)}
              </Fragment>
            );
          })}
        </Fragment>
      ))}
    </MessageList>
  );
}

/** Returns what goes to the message that a message answers; undefined if it was deleted. */
function quoteTarget({ replyTo }: ThreadMessage, onGo: ConversationProps["onGoToQuoted"]): (() => void) | undefined {
  if (!replyTo || replyTo.state === "deleted" || !onGo) return undefined;
  return () => onGo({ id: replyTo.id, seq: replyTo.seq });
}

/**
 * Returns the new and changed messages to announce, as a new element each time, so that repeated texts are announced
 * again.
 */
function useArrivals(
  messages: readonly ThreadMessage[],
  atNewest: boolean,
  words: ArrivalWords & { changes: ChangeWords },
): ReactNode {
  const state = useRef<AnnouncedState>({ seq: null, atNewest });
  const shown = useRef<readonly ThreadMessage[]>(messages);
  const [announcement, setAnnouncement] = useState({ count: 0, text: "" });
  const announce = useEffectEvent((now: readonly ThreadMessage[], newest: boolean) => {
    const next = arrivalsOf(state.current, now, newest, words);
    state.current = next.state;
    const text = [next.text, changesOf(shown.current, now, words.changes)].filter(Boolean).join(" ");
    shown.current = now;
    if (text !== "") setAnnouncement(({ count }) => ({ count: count + 1, text }));
  });
  useEffect(() => announce(messages, atNewest), [messages, atNewest]);
  return <span key={announcement.count}>{announcement.text}</span>;
}
