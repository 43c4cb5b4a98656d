// Generated from messages/*/journal-page.json by `make gen`. Change that file.

/** @file The texts of the private journal: the editor and the earlier entries. */

export const title = "Your journal";
export const description = "Entries you write for yourself.";
export const lead = "Entries you write for yourself. They're encrypted before they're stored, and coaches and administrators can't open them.";
export const kept = "They're included when you download your data, and deleted when you delete your account.";
export const library = "Resources";
export const newTitle = "New entry";
export const textLabel = "Your entry";
export const placeholder = "Start anywhere. Half sentences are fine.";
export const from = (v: { title: string | number }) => `From ${v.title}`;
export const withoutPrompt = "Write without this question";
export const count = (v: { count: string | number; max: string | number }) => `${v.count} of ${v.max} characters`;
export const tooLong = (v: { count: number }) => `${v.count === 1 ? `This is ${v.count} character too long to save.` : `This is ${v.count} characters too long to save.`}`;
export const saving = "Saving";
export const saved = "Saved";
export const notSaved = "Not saved yet. What you wrote is kept in this browser tab, and we'll keep trying.";
export const tooBig = "Not saved. What you wrote is kept in this browser tab.";
export const emptyPage = "Empty entries aren't saved. What you wrote before is still there. If you don't want it, delete the entry.";
export const retry = "Try again";
export const done = "Close entry";
export const nobodyTold = "No one is alerted by what you write here.";
export const bothKept = "This entry was changed somewhere else while you were writing. We kept both: that one is unchanged, and yours is a new entry.";
export const unreadable = "We can't open this entry right now. It's still stored. You can leave it here, or delete it.";
export const listTitle = "Earlier entries";
export const today = "Today";
export const yesterday = "Yesterday";
/** {time} is the time of day at which the entry was begun. */
export const pageOf = (v: { time: string | number }) => `Entry from ${v.time}`;
export const editOf = (v: { time: string | number }) => `Edit entry from ${v.time}`;
export const deleteOf = (v: { time: string | number }) => `Delete entry from ${v.time}`;
export const edit = "Edit";
const delete_ = "Delete";
export const showAll = "Show more";
export const showLess = "Show less";
export const emptyTitle = "Nothing written yet";
export const emptyText = "Your entries will show up here, by day.";
export const listFailed = "We couldn't load your journal.";
export const earlier = "Show earlier entries";
export const loadingEarlier = "Loading earlier entries";
export const earlierFailed = "We couldn't load earlier entries";
export const deleteTitle = "Delete this entry?";
export const deleteText = "It's deleted right away, and no one can bring it back.";
export const deleteConfirm = "Delete entry";
export const deleting = "Deleting...";
export const keepIt = "Keep entry";
export const deleted = {
  title: "Entry Deleted",
  text: "It's gone.",
} as const;
export { delete_ as delete };
