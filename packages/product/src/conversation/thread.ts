import type { Attachment, AttachmentKind } from "@aangan/ui/attachment/types.ts";
import type { MessageFlag, MessageStatus } from "@aangan/ui/chat/types.ts";

/** The codes of the reactions to a message, in the order in which they are offered. */
export const reactions = ["heart", "thanks", "agree", "glad", "hard"] as const;

/** A reaction to a message. */
export type Reaction = (typeof reactions)[number];

/** The beginning of a message that another one answers. */
export interface MessageQuote {
  id: string;
  /** The message's number; null if it was deleted. */
  seq: number | null;
  state: "present" | "unsent" | "deleted";
  mine: boolean;
  team: boolean;
  /** The first line. */
  text: string;
  kind: AttachmentKind | "";
}

/** One message of a conversation between two people, as one of them sees it. */
export interface ThreadMessage {
  /** Made by the client that wrote it; the same before and after the server stored it. */
  id: string;
  /** The message's number in the conversation, or null while the server has not stored it. */
  seq: number | null;
  /** Empty when the message is only a file. */
  text: string;
  /** The attached file. */
  attachment?: Attachment | null;
  /** A notice for the reader. */
  flag?: MessageFlag | null;
  /** RFC 3339. Until it is stored, the moment it was written. */
  createdAt: string;
  /** Whether the reader wrote it. */
  mine: boolean;
  /** Someone on call wrote it in the team's name, or, if it is automatic, it is a note about them. */
  team?: boolean;
  /** Sent by the product in a person's name, such as a coach's welcome. */
  automatic: boolean;
  status: MessageStatus;
  /** Grows with each edit and with unsending; 1 when absent. */
  version?: number;
  /** The author has changed the text. */
  edited?: boolean;
  /** The author has unsent it: text and file are gone. */
  unsent?: boolean;
  /** The message that this one answers. */
  replyTo?: MessageQuote | null;
  myReaction?: Reaction | "";
  otherReaction?: Reaction | "";
}

/** Returns the quote of a message. */
export function quoteOf({ id, seq, unsent, mine, team, text, attachment }: ThreadMessage): MessageQuote {
  return {
    id,
    seq,
    state: unsent ? "unsent" : "present",
    mine,
    team: team ?? false,
    text: text.split("\n", 1)[0] ?? "",
    kind: attachment?.kind ?? "",
  };
}

/** The messages of one day, oldest first. */
export interface ThreadDay<Message extends { createdAt: string } = ThreadMessage> {
  /** The day as YYYY-MM-DD in the reader's zone. */
  date: string;
  messages: Message[];
}

/** Day of an instant in a zone, as YYYY-MM-DD. Without a zone, the browser's. */
export function dayOf(instant: string | Date, timeZone?: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    new Date(instant),
  );
}

/** Splits messages, which are in order, into days of the reader's zone. */
export function byDay<Message extends { createdAt: string }>(
  messages: readonly Message[],
  timeZone?: string,
): ThreadDay<Message>[] {
  const days: ThreadDay<Message>[] = [];
  for (const message of messages) {
    const date = dayOf(message.createdAt, timeZone);
    const last = days.at(-1);
    if (last?.date === date) last.messages.push(message);
    else days.push({ date, messages: [message] });
  }
  return days;
}

/** A day in words: today and yesterday by name, a day of this year without the year. */
export function dayInWords(
  date: string,
  words: { today: string; yesterday: string; locale: string },
  timeZone?: string,
  now: Date = new Date(),
): string {
  if (date === dayOf(now, timeZone)) return words.today;
  if (date === dayOf(new Date(now.getTime() - 86_400_000), timeZone)) return words.yesterday;
  const sameYear = date.slice(0, 4) === dayOf(now, timeZone).slice(0, 4);
  // Noon UTC of the date, formatted in UTC: the day cannot shift.
  return new Intl.DateTimeFormat(words.locale, {
    timeZone: "UTC",
    weekday: "long",
    month: "long",
    day: "numeric",
    ...(sameYear ? {} : { year: "numeric" }),
  }).format(new Date(`${date}T12:00:00Z`));
}
