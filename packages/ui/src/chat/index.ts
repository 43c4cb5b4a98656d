export { Composer, type ComposerProps } from "./composer";
export {
  DaySeparator,
  type DaySeparatorProps,
  MessageBubble,
  type MessageBubbleProps,
  SystemNote,
  type SystemNoteProps,
  UnreadMarker,
} from "./message";
export { LoadEarlier, type LoadEarlierProps, MessageList, type MessageListProps } from "./message-list";
export type { MessageStatus } from "./types";
export { TypingIndicator, type TypingIndicatorProps } from "./typing-indicator";
