// Generated from messages/*/resources-page.json by `make gen`. Change that file.

/** @file The texts of the Resources page: the list, a practice or reading, and its exercises. */

export const title = "Resources" as string;
export const description = "Short practices and readings for the time between sessions." as string;
export const lead = "Short practices and readings for the time between sessions. What you read stays private." as string;
export const journal = "Your journal" as string;
export const search = "Search resources" as string;
export const categories = "Categories" as string;
export const all = "All" as string;
export const saved = "Saved" as string;
export const filter = "Filter resources" as string;
export const found = (v: { count: number }) => `${v.count === 1 ? `${v.count} practice or reading` : `${v.count} practices and readings`}`;
export const minutes = (v: { count: number }) => `${v.count === 1 ? `${v.count} minute` : `${v.count} minutes`}`;
export const kinds = {
  breath: "Breathing" as string,
  scan: "Step by step" as string,
  journal: "Writing prompts" as string,
} as const;
export const readMore = "Read More" as string;
export const readNamed = (v: { title: string | number }) => `Read More: ${v.title}`;
export const save = "Save for later" as string;
export const kept = "Saved for later" as string;
export const saveNamed = (v: { title: string | number }) => `Save for later: ${v.title}`;
export const saveFailed = {
  title: "Not saved" as string,
  text: "We couldn't save this. Please try again." as string,
} as const;
export const unsaveFailed = {
  title: "Still saved" as string,
  text: "We couldn't remove this from your saved list. Please try again." as string,
} as const;
export const failed = "We couldn't load the resources." as string;
export const noneTitle = "No results" as string;
export const noneText = "Try another word, or show everything." as string;
export const showAll = "Show everything" as string;
export const noneSavedTitle = "Nothing saved here yet" as string;
export const noneSavedText = "Tap the bookmark on a practice or reading to find it here later." as string;
export const emptyTitle = "No resources yet" as string;
export const emptyText = "There is nothing to read here yet." as string;
export const goneText = "It may have been removed, or the link has a typo." as string;
export const seeAll = "See all resources" as string;
export const readerFailed = "We couldn't open this." as string;
export const textFailed = "We couldn't load this text." as string;
export const textsFailed = "We could only search titles and first lines." as string;
export const looking = "Searching the texts..." as string;
export const more = "Show more" as string;
/** The heading of the practices and readings that the member has begun. */
const continue_ = "Continue" as string;
export const percentRead = (v: { percent: string | number }) => `${v.percent}% read`;
export const continueNamed = (v: { title: string | number; percent: string | number }) => `Continue: ${v.title}, ${v.percent}% read`;
export const resume = "Continue where you left off" as string;
/** A button in the list of all resources that shows the whole category. */
export const allIn = (v: { count: string | number; category: string | number }) => `All ${v.count} in ${v.category}`;
export const next = "What next?" as string;
export const nextCheckIn = "Check in" as string;
export const nextCheckInText = "Say how today is." as string;
export const nextJournal = "Write in your journal" as string;
export const nextJournalText = "Coaches can't open it." as string;
export const breath = {
  title: "Breathe with the line" as string,
  pattern: (v: { parts: string | number }) => `Each breath, in seconds: ${v.parts}.`,
  parts: {
    in: (v: { count: string | number }) => `in ${v.count}`,
    hold: (v: { count: string | number }) => `hold ${v.count}`,
    out: (v: { count: string | number }) => `out ${v.count}`,
    rest: (v: { count: string | number }) => `rest ${v.count}`,
  },
  length: (v: { breaths: string | number; minutes: string | number }) => `${v.breaths}, ${v.minutes} in all.`,
  breaths: (v: { count: number }) => `${v.count === 1 ? `${v.count} breath` : `${v.count} breaths`}`,
  seconds: (v: { count: number }) => `${v.count === 1 ? `${v.count} second` : `${v.count} seconds`}`,
  ease: "If you feel dizzy, stop and breathe normally." as string,
  begin: "Start" as string,
  again: "Start again" as string,
  pause: "Pause" as string,
  goOn: "Resume" as string,
  stop: "Stop" as string,
  phases: {
    in: "In" as string,
    hold: "Hold" as string,
    out: "Out" as string,
    rest: "Rest" as string,
  },
  breath: (v: { count: string | number; total: string | number }) => `Breath ${v.count} of ${v.total}`,
  paused: "Paused" as string,
  done: "That was the last one. Stay a moment before you get up." as string,
} as const;
export const scan = {
  title: "Take it slowly" as string,
  text: (v: { steps: string | number; minutes: string | number }) => `${v.steps}, ${v.minutes} in all. Sit or lie down somewhere you don't have to rush.`,
  steps: (v: { count: number }) => `${v.count === 1 ? `${v.count} step` : `${v.count} steps`}`,
  begin: "Start" as string,
  again: "Start again" as string,
  pause: "Pause" as string,
  goOn: "Resume" as string,
  stop: "Stop" as string,
  back: "Previous step" as string,
  forward: "Next step" as string,
  step: (v: { step: string | number; total: string | number }) => `Step ${v.step} of ${v.total}`,
  left: (v: { count: number }) => `${v.count === 1 ? `${v.count} second` : `${v.count} seconds`}`,
  paused: "Paused" as string,
  done: "That's all of it. Stay as long as you like." as string,
} as const;
export const prompts = {
  title: "Writing prompts" as string,
  text: "Each one opens a new entry in your journal. Coaches can't open it." as string,
  write: "Write about this" as string,
  writeNamed: (v: { prompt: string | number }) => `Write about this: ${v.prompt}`,
} as const;
export { continue_ as continue };
