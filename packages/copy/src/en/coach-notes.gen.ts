// Generated from messages/*/coach-notes.json by `make gen`. Change that file.

/** @file The texts of the panel with a coach's private notes about a client. */

export const title = "Private notes";
const private_ = (v: { clientName: string | number }) => `Only you can read these. ${v.clientName} never sees them.`;
const new_ = "New note";
export const placeholder = "What to remember before your next session";
export const add = "Add note";
export const adding = "Adding...";
export const save = "Save";
export const saving = "Saving...";
const delete_ = "Delete";
export const deleting = "Deleting...";
export const cancel = "Cancel";
export const empty = "No notes yet.";
export const edited = (v: { when: string | number }) => `${v.when}, edited`;
export const noteOf = (v: { when: string | number }) => `Note from ${v.when}`;
export const deleteTitle = "Delete this note?";
export const deleteText = "You can't undo this.";
export const keep = "Keep it";
export const deleted = "Note deleted";
export const loadFailed = "Failed to load notes";
export const saveFailed = "Failed to save note";
export const addFailed = "Failed to add note";
export const close = "Close notes";
export const charactersLeft = (v: { count: number }) => `${v.count === 1 ? `${v.count} character left` : `${v.count} characters left`}`;
export const charactersOver = (v: { count: number }) => `${v.count === 1 ? `${v.count} character too many` : `${v.count} characters too many`}`;
export const editLabel = "Edit note";
export const deleteLabel = "Delete note";
export { private_ as private, new_ as new, delete_ as delete };
