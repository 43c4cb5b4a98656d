// Generated from messages/*/journal-page.json by `make gen`. Change that file.

/** @file The texts of the private journal: the editor and the earlier pages. */

export const title = "Your journal";
export const description = "Pages that you write for yourself.";
export const lead = "Pages that you write for yourself. They are encrypted before they are stored, and no coach and no administrator has a screen that shows them.";
export const kept = "They come along when you download your data, and go when you delete your account.";
export const library = "The library";
export const newTitle = "A new page";
export const textLabel = "What you write";
export const placeholder = "Begin anywhere. Half sentences are fine.";
export const from = (v: { title: string | number }) => `From ${v.title}`;
export const withoutPrompt = "Write without this question";
export const count = (v: { count: string | number; max: string | number }) => `${v.count} of ${v.max} characters`;
export const tooLong = (v: { count: number }) => `${v.count === 1 ? `This is ${v.count} character too long to be saved.` : `This is ${v.count} characters too long to be saved.`}`;
export const saving = "Saving";
export const saved = "Saved";
export const notSaved = "Not saved yet. What you wrote is kept in this browser tab, and we go on trying.";
export const tooBig = "Not saved. What you wrote is kept in this browser tab.";
export const emptyPage = "An empty page is not saved. What you had written before is still there: delete the page if you do not want it.";
export const retry = "Try again";
export const done = "Close this page";
export const nobodyTold = "Nobody is told what you write here.";
export const bothKept = "This page was changed somewhere else while you were writing. Both are kept: that one stays as it is, and yours is a page of its own.";
export const unreadable = "We cannot open this page at the moment. What stands on it is still kept. You can leave it here, or delete it.";
export const listTitle = "Earlier pages";
export const today = "Today";
export const yesterday = "Yesterday";
export const pageOf = (v: { time: string | number }) => `Page of ${v.time}`;
export const editOf = (v: { time: string | number }) => `Edit the page of ${v.time}`;
export const deleteOf = (v: { time: string | number }) => `Delete the page of ${v.time}`;
export const edit = "Edit";
const delete_ = "Delete";
export const showAll = "Show all of it";
export const showLess = "Show less";
export const emptyTitle = "Nothing written yet";
export const emptyText = "Your pages will stand here, by day.";
export const listFailed = "We could not load your journal.";
export const earlier = "Show earlier pages";
export const loadingEarlier = "Loading earlier pages";
export const earlierFailed = "Earlier pages could not be loaded";
export const deleteTitle = "Delete this page?";
export const deleteText = "It is gone at once, and nobody can bring it back.";
export const deleteConfirm = "Delete page";
export const deleting = "Deleting...";
export const keepIt = "Keep it";
export const deleted = {
  title: "Page Deleted",
  text: "It is gone.",
} as const;
export { delete_ as delete };
