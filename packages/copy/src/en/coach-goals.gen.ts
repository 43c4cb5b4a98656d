// Generated from messages/*/coach-goals.json by `make gen`. Change that file.

/** @file The coach's texts about the goals with a client. */

export const title = "Goals" as string;
const new_ = "Suggest a goal" as string;
export const newText = "Something small you'd both notice." as string;
export const emptyTitle = "No goals yet" as string;
export const emptyText = (v: { clientName: string | number }) => `When you or ${v.clientName} suggest one, you'll both see it here.`;
export const text = (v: { clientName: string | number }) => `${v.clientName} sees these too. A goal is set when you both agree on it.`;
export const markedUrgent = "May be a crisis" as string;
export const markedConcern = "Worth a closer look" as string;
export { new_ as new };
