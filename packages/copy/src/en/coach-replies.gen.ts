// Generated from messages/*/coach-replies.json by `make gen`. Change that file.

/** @file The texts of a coach's saved replies: the menu next to the message box, and the dialog that edits them. */

export const title = "Saved replies";
export const text = "Messages you send often. Insert one, edit it, then send.";
export const open = "Saved replies";
export const hint = "You can also type / in an empty message box.";
export const manage = "Edit saved replies";
export const empty = "No saved replies yet";
export const emptyText = "Save a message you send often.";
const new_ = "Add a saved reply";
export const edit = "Edit saved reply";
export const name = "Name";
export const words = "Message";
export const nameHint = "Shown in the menu only. Clients never see it.";
export const wordsHint = "It's inserted into the message box. Nothing is sent until you send it.";
export const add = "Add";
export const save = "Save";
export const saving = "Saving...";
export const cancel = "Cancel";
export const done = "Done";
export const editOne = (v: { title: string | number }) => `Edit ${v.title}`;
export const deleteOne = (v: { title: string | number }) => `Delete ${v.title}`;
export const moveUp = (v: { title: string | number }) => `Move ${v.title} up`;
export const moveDown = (v: { title: string | number }) => `Move ${v.title} down`;
export const moved = (v: { title: string | number; place: string | number; count: string | number }) => `${v.title} is now ${v.place} of ${v.count}`;
export const deleteTitle = (v: { title: string | number }) => `Delete “${v.title}”?`;
export const deleteText = "Messages you already sent don't change.";
const delete_ = "Delete";
export const deleting = "Deleting...";
export const keep = "Keep it";
export const loadFailed = "Failed to load saved replies";
export const saveFailed = "Failed to save reply";
export const orderFailed = "Failed to change the order";
export const full = "You can save up to 50 replies. Delete one to add another.";
export const added = "Saved reply added";
export const changed = "Saved reply changed";
export const deleted = "Saved reply deleted";
export { new_ as new, delete_ as delete };
