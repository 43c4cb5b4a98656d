// What other features use of a coach's notes and saved replies.
export { NoteBook } from "./note-book";
export { NotesBody } from "./notes-body";
export { NotesPanel } from "./notes-panel";
export { useReplyMenu } from "./use-reply-menu";
