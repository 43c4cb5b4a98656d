// Generated from messages/*/coach-crisis.json by `make gen`. Change that file.

/** @file The texts with which a coach closes a client's possible crisis, and of the history on the client's page. */

export const close = "Close with an outcome" as string;
export const title = "What happened?" as string;
export const text = (v: { clientName: string | number }) => `A dated entry stays on ${v.clientName}'s page. They stay at the top of your list until you save this.`;
export const outcome = "Outcome" as string;
export const note = "Note (only you can read it)" as string;
export const handedOver = "Saving doesn't alert the team; “Hand to the team” does. Write who took over." as string;
export const save = "Save outcome" as string;
export const saving = "Saving..." as string;
export const cancel = "Cancel" as string;
export const saveFailed = "Failed to save the outcome" as string;
export const saved = {
  title: "Outcome saved" as string,
  text: (v: { clientName: string | number }) => `${v.clientName} is no longer marked as urgent.`,
} as const;
export const savedSome = {
  title: "Outcome saved" as string,
  text: (v: { clientName: string | number }) => `${v.clientName} has written more since then. They're still marked as urgent.`,
} as const;
export const charactersLeft = (v: { count: number }) => `${v.count === 1 ? `${v.count} character left` : `${v.count} characters left`}`;
export const charactersOver = (v: { count: number }) => `${v.count === 1 ? `${v.count} character too many` : `${v.count} characters too many`}`;
/** Replaces the promised reply time. */
export const now = "Reply now" as string;
/** History is the section on the client's page. */
export const history = "Crisis history" as string;
export const empty = "No entries yet." as string;
export const loadFailed = "Failed to load the crisis history" as string;
export const historyText = (v: { clientName: string | number }) => `How each possible crisis was closed. ${v.clientName} can't see your notes.`;
/** Opened and Closed are the times of an entry; ClosedBy names another coach who closed it. */
export const opened = (v: { when: string | number }) => `Opened ${v.when}`;
export const closed = (v: { when: string | number }) => `Closed ${v.when}`;
export const closedBy = (v: { when: string | number; coachName: string | number }) => `Closed ${v.when} by ${v.coachName}`;
/** TeamAlerted is the time of a call for the team while it was open; TeamAlertedBy names another coach. */
export const teamAlerted = (v: { when: string | number }) => `Team alerted ${v.when}`;
export const teamAlertedBy = (v: { when: string | number; coachName: string | number }) => `Team alerted ${v.when} by ${v.coachName}`;
export const unreadable = "We can't open this note right now." as string;
export const entry = (v: { outcome: string | number; when: string | number }) => `${v.outcome}, ${v.when}`;
