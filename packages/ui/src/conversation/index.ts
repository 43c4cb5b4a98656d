export { Conversation, type ConversationLabels, type ConversationProps } from "./conversation";
export {
  applyReceipt,
  byDay,
  dayInWords,
  dayOf,
  mergeMessages,
  newestReceived,
  type Receipt,
  type ThreadDay,
  type ThreadMessage,
} from "./thread";
