// Generated from messages/*/memory-page.json by `make gen`. Change that file.

/** @file The texts of the page about what companions remember. */

export const title = "What companions remember";
export const text = "This page and your chats with the companions. Nothing else. Only you can see it.";
export const listText = "See it, change it, delete it.";
export const failed = "We couldn't load this page.";
export const calledLabel = "What should companions call you?";
export const calledHint = "Leave it empty for no name.";
export const save = "Save";
export const saving = "Saving...";
export const saveFailed = "We couldn't save this.";
export const saved = {
  title: "Saved",
  text: "Companions will go by this.",
} as const;
export const avoidedTitle = "Don't bring up";
export const avoidedText = "Companions won't ask about these or suggest them. You can still bring them up.";
export const avoidedNone = "Nothing here. Below a companion's reply you can choose not to be asked about a subject.";
export const allow = (v: { title: string | number }) => `Allow ${v.title} again`;
export const allowShort = "Allow again";
export const exercisesTitle = "Exercises";
export const exercisesNone = "You haven't started an exercise.";
export const inProgress = "In progress";
export const finished = (v: { when: string | number }) => `Finished ${v.when}`;
export const reminder = (v: { when: string | number }) => `Reminder: ${v.when}`;
export const show = "Show";
const continue_ = "Continue";
const delete_ = (v: { title: string | number }) => `Delete ${v.title}`;
export const deleteShort = "Delete";
export const notRemembered = "What they don't remember";
export const notRememberedText = "Companions don't read your messages with your coach, your journal, your goals or your posts. They forget exercises beyond the last three you finished. A chat with a companion stays until you delete it in its menu.";
export const deleteAll = "Delete everything on this page";
export const deleteAllTitle = "Delete everything on this page?";
export const deleteAllText = "The name, the list above, and all exercises with your answers. Your chats stay. This can't be undone.";
export const deleteAllConfirm = "Delete";
export const deleting = "Deleting...";
export const keep = "Keep";
export const deleteFailed = "We couldn't delete this.";
export const deleted = {
  title: "Deleted",
  text: "Companions no longer remember this.",
} as const;
export const back = "All companions";
export { continue_ as continue, delete_ as delete };
