// Generated from messages/*/resources-page.json by `make gen`. Change that file.

/** @file The texts of the Resources page: the list, a practice or reading, and its exercises. */

export const title = "Resources";
export const description = "Short practices and readings for the time between sessions.";
export const lead = "Short practices and readings for the time between sessions. What you read stays private.";
export const journal = "Your journal";
export const search = "Search resources";
export const categories = "Categories";
export const all = "All";
export const saved = "Saved";
export const filter = "Filter resources";
export const found = (v: { count: number }) => `${v.count === 1 ? `${v.count} practice or reading` : `${v.count} practices and readings`}`;
export const minutes = (v: { count: number }) => `${v.count === 1 ? `${v.count} minute` : `${v.count} minutes`}`;
export const kinds = {
  breath: "Breathing",
  scan: "Step by step",
  journal: "Writing prompts",
} as const;
export const readMore = "Read More";
export const readNamed = (v: { title: string | number }) => `Read More: ${v.title}`;
export const save = "Save for later";
export const kept = "Saved for later";
export const saveNamed = (v: { title: string | number }) => `Save for later: ${v.title}`;
export const saveFailed = {
  title: "Not saved",
  text: "We couldn't save this. Please try again.",
} as const;
export const unsaveFailed = {
  title: "Still saved",
  text: "We couldn't remove this from your saved list. Please try again.",
} as const;
export const failed = "We couldn't load the resources.";
export const noneTitle = "No results";
export const noneText = "Try another word, or show everything.";
export const showAll = "Show everything";
export const noneSavedTitle = "Nothing saved here yet";
export const noneSavedText = "Tap the bookmark on a practice or reading to find it here later.";
export const emptyTitle = "No resources yet";
export const emptyText = "There is nothing to read here yet.";
export const goneText = "It may have been removed, or the link has a typo.";
export const seeAll = "See all resources";
export const readerFailed = "We couldn't open this.";
export const textFailed = "We couldn't load this text.";
export const textsFailed = "We could only search titles and first lines.";
export const looking = "Searching the texts...";
export const readNext = "Read next";
export const breath = {
  title: "Breathe with the line",
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
  ease: "If you feel dizzy, stop and breathe normally.",
  begin: "Start",
  again: "Start again",
  pause: "Pause",
  goOn: "Resume",
  stop: "Stop",
  phases: {
    in: "In",
    hold: "Hold",
    out: "Out",
    rest: "Rest",
  },
  breath: (v: { count: string | number; total: string | number }) => `Breath ${v.count} of ${v.total}`,
  paused: "Paused",
  done: "That was the last one. Stay a moment before you get up.",
} as const;
export const scan = {
  title: "Take it slowly",
  text: (v: { steps: string | number; minutes: string | number }) => `${v.steps}, ${v.minutes} in all. Sit or lie down somewhere you don't have to rush.`,
  steps: (v: { count: number }) => `${v.count === 1 ? `${v.count} step` : `${v.count} steps`}`,
  begin: "Start",
  again: "Start again",
  pause: "Pause",
  goOn: "Resume",
  stop: "Stop",
  back: "Previous step",
  forward: "Next step",
  step: (v: { step: string | number; total: string | number }) => `Step ${v.step} of ${v.total}`,
  left: (v: { count: number }) => `${v.count === 1 ? `${v.count} second` : `${v.count} seconds`}`,
  paused: "Paused",
  done: "That's all of it. Stay as long as you like.",
} as const;
export const prompts = {
  title: "Writing prompts",
  text: "Each one opens a new entry in your journal. Coaches can't open it.",
  write: "Write about this",
  writeNamed: (v: { prompt: string | number }) => `Write about this: ${v.prompt}`,
} as const;
