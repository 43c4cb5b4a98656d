// Generated from messages/*/resources-page.json by `make gen`. Change that file.

/** @file The texts of the self-care library: the list, a piece, and the piece's exercises. */

export const title = "Resources";
export const description = "Short practices and readings for the hours in between.";
export const lead = "Short practices and readings for the hours in between. Nobody is told what you read.";
export const journal = "Your journal";
export const search = "Search the library";
export const categories = "Categories";
export const all = "All";
export const saved = "Saved";
export const filter = "Which pieces are shown";
export const found = (v: { count: number }) => `${v.count === 1 ? `${v.count} piece` : `${v.count} pieces`}`;
export const minutes = (v: { count: number }) => `${v.count === 1 ? `${v.count} minute` : `${v.count} minutes`}`;
export const kinds = {
  breath: "Breathing",
  scan: "Step by step",
  journal: "To write on",
} as const;
export const readMore = "Read More";
export const readNamed = (v: { title: string | number }) => `Read More: ${v.title}`;
export const save = "Save for later";
export const kept = "Saved for later";
export const saveNamed = (v: { title: string | number }) => `Save for later: ${v.title}`;
export const saveFailed = {
  title: "Not saved",
  text: "This piece could not be saved. Please try again.",
} as const;
export const unsaveFailed = {
  title: "Still saved",
  text: "This piece could not be taken out of what you saved. Please try again.",
} as const;
export const failed = "We could not load the library.";
export const noneTitle = "Nothing here speaks of that";
export const noneText = "Try another word, or look at everything.";
export const showAll = "Show everything";
export const noneSavedTitle = "Nothing saved here yet";
export const noneSavedText = "Press the bookmark on a piece, and it waits for you here.";
export const emptyTitle = "The library is empty";
export const emptyText = "There is nothing to read here yet.";
export const goneText = "It may have been taken out, or the address has a slip in it.";
export const seeAll = "See the whole library";
export const readerFailed = "This piece could not be opened.";
export const textFailed = "We could not load what this piece says.";
export const textsFailed = "Only titles and beginnings could be looked through.";
export const looking = "Looking through the texts...";
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
  ease: "If it makes you dizzy, stop and breathe as you always do.",
  begin: "Begin",
  again: "Once more",
  pause: "Pause",
  goOn: "Go on",
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
  title: "Go through it slowly",
  text: (v: { steps: string | number; minutes: string | number }) => `${v.steps}, ${v.minutes} in all. Sit or lie down somewhere that you need not hurry from.`,
  steps: (v: { count: number }) => `${v.count === 1 ? `${v.count} step` : `${v.count} steps`}`,
  begin: "Begin",
  again: "Once more",
  pause: "Pause",
  goOn: "Go on",
  stop: "Stop",
  back: "One step back",
  forward: "One step on",
  step: (v: { step: string | number; total: string | number }) => `Step ${v.step} of ${v.total}`,
  left: (v: { count: number }) => `${v.count === 1 ? `${v.count} second` : `${v.count} seconds`}`,
  paused: "Paused",
  done: "That was all of it. Stay as long as you like.",
} as const;
export const prompts = {
  title: "To write on",
  text: "Each one opens a page in your journal. No coach has a screen that shows it.",
  write: "Write on this",
  writeNamed: (v: { prompt: string | number }) => `Write on this: ${v.prompt}`,
} as const;
