// Generated from messages/*/coach-goals.json by `make gen`. Change that file.

/** @file The coach's texts about the goals with a client. */

export const title = "Goals";
const new_ = "Suggest a goal";
export const newText = "Something small that both of you would notice.";
export const emptyTitle = "Nothing agreed yet";
export const emptyText = (v: { clientName: string | number }) => `When you or ${v.clientName} suggest something, it stands here for both of you.`;
export const text = (v: { clientName: string | number }) => `${v.clientName} reads these too. A goal counts once both of you have said yes to its words.`;
export const markedUrgent = "These words sound like a crisis";
export const markedConcern = "These words may need a closer look";
export { new_ as new };
