export { CompanionOpening, type CompanionOpeningProps } from "./companion-opening";
export { CompanionRow, type CompanionRowProps } from "./companion-row";
export { CompanionTalk, type CompanionTalkLabels, type CompanionTalkProps } from "./companion-talk";
export { languageOf } from "./language";
export type { TalkAnswer, TalkEntry } from "./types";
