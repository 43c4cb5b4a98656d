// Generated from messages/*/journal-page.json by `make gen`. Change that file.

/** @file The texts of the private journal: the editor and the earlier entries. */

export const title = "Your journal" as string;
export const description = "Entries you write for yourself." as string;
export const lead = "Entries you write for yourself. They're encrypted before they're stored, and coaches and administrators can't open them." as string;
export const kept = "They're included when you download your data, and deleted when you delete your account." as string;
export const library = "Resources" as string;
export const newTitle = "New entry" as string;
export const textLabel = "Your entry" as string;
export const placeholder = "Start anywhere. Half sentences are fine." as string;
export const from = (v: { title: string | number }) => `From ${v.title}`;
export const withoutPrompt = "Write without this question" as string;
export const count = (v: { count: string | number; max: string | number }) => `${v.count} of ${v.max} characters`;
export const tooLong = (v: { count: number }) => `${v.count === 1 ? `This is ${v.count} character too long to save.` : `This is ${v.count} characters too long to save.`}`;
export const saving = "Saving" as string;
export const saved = "Saved" as string;
export const notSaved = "Not saved yet. What you wrote is kept in this browser tab, and we'll keep trying." as string;
export const tooBig = "Not saved. What you wrote is kept in this browser tab." as string;
export const emptyPage = "Empty entries aren't saved. What you wrote before is still there. If you don't want it, delete the entry." as string;
export const retry = "Try again" as string;
export const done = "Close entry" as string;
export const nobodyTold = "No one is alerted by what you write here." as string;
export const bothKept = "This entry was changed somewhere else while you were writing. We kept both: that one is unchanged, and yours is a new entry." as string;
export const unreadable = "We can't open this entry right now. It's still stored. You can leave it here, or delete it." as string;
export const listTitle = "Earlier entries" as string;
export const today = "Today" as string;
export const yesterday = "Yesterday" as string;
/** {time} is the time of day at which the entry was begun. */
export const pageOf = (v: { time: string | number }) => `Entry from ${v.time}`;
export const editOf = (v: { time: string | number }) => `Edit entry from ${v.time}`;
export const deleteOf = (v: { time: string | number }) => `Delete entry from ${v.time}`;
export const edit = "Edit" as string;
const delete_ = "Delete" as string;
export const showAll = "Show more" as string;
export const showLess = "Show less" as string;
export const emptyTitle = "Nothing written yet" as string;
export const emptyText = "Your entries will show up here, by day." as string;
export const listFailed = "We couldn't load your journal." as string;
export const earlier = "Show earlier entries" as string;
export const loadingEarlier = "Loading earlier entries" as string;
export const earlierFailed = "We couldn't load earlier entries" as string;
export const deleteTitle = "Delete this entry?" as string;
export const deleteText = "It's deleted right away, and no one can bring it back." as string;
export const deleteConfirm = "Delete entry" as string;
export const deleting = "Deleting..." as string;
export const keepIt = "Keep entry" as string;
export const deleted = {
  title: "Entry Deleted" as string,
  text: "It's gone." as string,
} as const;
export { delete_ as delete };
