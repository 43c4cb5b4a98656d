// Generated from messages/*/coach-replies.json by `make gen`. Change that file.

/** @file The texts of a coach's saved replies: the menu next to the message box, and the dialog that edits them. */

export const title = "Saved replies" as string;
export const text = "Messages you send often. Insert one, edit it, then send." as string;
export const open = "Saved replies" as string;
export const hint = "You can also type / in an empty message box." as string;
export const manage = "Edit saved replies" as string;
export const empty = "No saved replies yet" as string;
export const emptyText = "Save a message you send often." as string;
const new_ = "Add a saved reply" as string;
export const edit = "Edit saved reply" as string;
export const name = "Name" as string;
export const words = "Message" as string;
export const nameHint = "Shown in the menu only. Clients never see it." as string;
export const wordsHint = "It's inserted into the message box. Nothing is sent until you send it." as string;
export const add = "Add" as string;
export const save = "Save" as string;
export const saving = "Saving..." as string;
export const cancel = "Cancel" as string;
export const done = "Done" as string;
export const editOne = (v: { title: string | number }) => `Edit ${v.title}`;
export const deleteOne = (v: { title: string | number }) => `Delete ${v.title}`;
export const moveUp = (v: { title: string | number }) => `Move ${v.title} up`;
export const moveDown = (v: { title: string | number }) => `Move ${v.title} down`;
export const moved = (v: { title: string | number; place: string | number; count: string | number }) => `${v.title} is now ${v.place} of ${v.count}`;
export const deleteTitle = (v: { title: string | number }) => `Delete “${v.title}”?`;
export const deleteText = "Messages you already sent don't change." as string;
const delete_ = "Delete" as string;
export const deleting = "Deleting..." as string;
export const keep = "Keep it" as string;
export const loadFailed = "Failed to load saved replies" as string;
export const saveFailed = "Failed to save reply" as string;
export const orderFailed = "Failed to change the order" as string;
export const full = "You can save up to 50 replies. Delete one to add another." as string;
export const added = "Saved reply added" as string;
export const changed = "Saved reply changed" as string;
export const deleted = "Saved reply deleted" as string;
export { new_ as new, delete_ as delete };
