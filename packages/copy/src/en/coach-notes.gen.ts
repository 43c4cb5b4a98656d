// Generated from messages/*/coach-notes.json by `make gen`. Change that file.

/** @file The texts of the panel with a coach's private notes about a client. */

export const title = "Private notes" as string;
const private_ = (v: { clientName: string | number }) => `Only you can read these. ${v.clientName} never sees them.`;
const new_ = "New note" as string;
export const placeholder = "What to remember before your next session" as string;
export const add = "Add note" as string;
export const adding = "Adding..." as string;
export const save = "Save" as string;
export const saving = "Saving..." as string;
const delete_ = "Delete" as string;
export const deleting = "Deleting..." as string;
export const cancel = "Cancel" as string;
export const empty = "No notes yet." as string;
export const edited = (v: { when: string | number }) => `${v.when}, edited`;
export const noteOf = (v: { when: string | number }) => `Note from ${v.when}`;
export const deleteTitle = "Delete this note?" as string;
export const deleteText = "You can't undo this." as string;
export const keep = "Keep it" as string;
export const deleted = "Note deleted" as string;
export const loadFailed = "Failed to load notes" as string;
export const saveFailed = "Failed to save note" as string;
export const addFailed = "Failed to add note" as string;
export const close = "Close notes" as string;
export const charactersLeft = (v: { count: number }) => `${v.count === 1 ? `${v.count} character left` : `${v.count} characters left`}`;
export const charactersOver = (v: { count: number }) => `${v.count === 1 ? `${v.count} character too many` : `${v.count} characters too many`}`;
export const editLabel = "Edit note" as string;
export const deleteLabel = "Delete note" as string;
export { private_ as private, new_ as new, delete_ as delete };
