// Generated from messages/*/memory-page.json by `make gen`. Change that file.

/** @file The texts of the page about what companions remember. */

export const title = "What companions remember" as string;
export const text = "This page and your chats with the companions. Nothing else. Only you can see it." as string;
export const listText = "See it, change it, delete it." as string;
export const failed = "We couldn't load this page." as string;
export const calledLabel = "What should companions call you?" as string;
export const calledHint = "Leave it empty for no name." as string;
export const save = "Save" as string;
export const saving = "Saving..." as string;
export const saveFailed = "We couldn't save this." as string;
export const saved = {
  title: "Saved" as string,
  text: "Companions will go by this." as string,
} as const;
export const avoidedTitle = "Don't bring up" as string;
export const avoidedText = "Companions won't ask about these or suggest them. You can still bring them up." as string;
export const avoidedNone = "Nothing here. Below a companion's reply you can choose not to be asked about a subject." as string;
export const allow = (v: { title: string | number }) => `Allow ${v.title} again`;
export const allowShort = "Allow again" as string;
export const exercisesTitle = "Exercises" as string;
export const exercisesNone = "You haven't started an exercise." as string;
export const inProgress = "In progress" as string;
export const finished = (v: { when: string | number }) => `Finished ${v.when}`;
export const reminder = (v: { when: string | number }) => `Reminder: ${v.when}`;
export const show = "Show" as string;
const continue_ = "Continue" as string;
const delete_ = (v: { title: string | number }) => `Delete ${v.title}`;
export const deleteShort = "Delete" as string;
export const notRemembered = "What they don't remember" as string;
export const notRememberedText = "Companions don't read your messages with your coach, your journal, your goals or your posts. They forget exercises beyond the last three you finished. A chat with a companion stays until you delete it in its menu." as string;
export const deleteAll = "Delete everything on this page" as string;
export const deleteAllTitle = "Delete everything on this page?" as string;
export const deleteAllText = "The name, the list above, and all exercises with your answers. Your chats stay. This can't be undone." as string;
export const deleteAllConfirm = "Delete" as string;
export const deleting = "Deleting..." as string;
export const keep = "Keep" as string;
export const deleteFailed = "We couldn't delete this." as string;
export const deleted = {
  title: "Deleted" as string,
  text: "Companions no longer remember this." as string,
} as const;
export const back = "All companions" as string;
export { continue_ as continue, delete_ as delete };
