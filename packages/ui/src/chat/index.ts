export { Composer, type ComposerProps } from "./composer";
export { DropZone, type DropZoneProps } from "./drop-zone";
export {
  DaySeparator,
  type DaySeparatorProps,
  MessageBubble,
  type MessageBubbleProps,
  SystemNote,
  type SystemNoteProps,
  UnreadMarker,
} from "./message";
export {
  LoadEarlier,
  type LoadEarlierProps,
  MessageList,
  type MessageListProps,
  type MessageTarget,
} from "./message-list";
export { MutedMark } from "./muted-mark";
export { NoticeStrip, type NoticeStripProps } from "./notice-strip";
export type { MessageFlag, MessageStatus } from "./types";
export { TypingIndicator, type TypingIndicatorProps } from "./typing-indicator";
