export { Conversation, type ConversationLabels, type ConversationProps } from "./conversation";
export { excerpt, Highlighted, type TextRange } from "./highlighted";
export {
  SearchBar,
  type SearchBarProps,
  type SearchHit,
  type SearchLabels,
  SearchResults,
  type SearchResultsProps,
} from "./search-bar";
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
