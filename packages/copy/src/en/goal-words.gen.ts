// Generated from messages/*/goal-words.json by `make gen`. Change that file.

/** @file The texts about a goal that both apps use. */

/** Badges of a goal. */
export const reached = "Done";
export const letGo = "Dropped";
export const agreed = "Agreed";
export const title = "Goal in one line";
export const titlePlaceholder = "Call my mother on Sundays without arguing";
export const detail = "Details";
export const detailPlaceholder = "First steps, how often, what makes it hard.";
export const propose = "Suggest goal";
export const proposing = "Suggesting...";
export const save = "Save";
export const saving = "Saving...";
export const cancel = "Cancel";
export const change = "Edit";
export const changeLabel = (v: { title: string | number }) => `Edit: ${v.title}`;
export const agreeLabel = (v: { title: string | number }) => `Agree: ${v.title}`;
export const reachLabel = (v: { title: string | number }) => `Mark as done: ${v.title}`;
export const letGoLabel = (v: { title: string | number }) => `Drop: ${v.title}`;
export const reopenLabel = (v: { title: string | number }) => `Reopen: ${v.title}`;
export const takeLabel = (v: { title: string | number }) => `Withdraw: ${v.title}`;
export const agree = "Agree";
export const agreeing = "Agreeing...";
export const reach = "Mark as done";
export const reaching = "Marking...";
export const letGoButton = "Drop";
export const lettingGo = "Dropping...";
export const reopen = "Reopen";
export const reopening = "Reopening...";
export const takeBack = "Withdraw";
export const takingBack = "Withdrawing...";
export const takeBackTitle = "Withdraw this goal?";
export const takeBackText = "It will be deleted for both of you.";
export const keep = "Keep goal";
/** Elsewhere introduces a change that the other side saved during an edit; GoOn is the button that keeps the edit. */
export const elsewhere = "This goal has changed since you opened it. It now says:";
export const goOn = "Keep editing mine";
export const waits = "Needs your OK";
export const byYou = "Suggested by you";
export const closedHeading = "Done and dropped";
/** {name} is the other side: the coach's or the client's name. */
export const waitsFor = (v: { name: string | number }) => `Waiting for ${v.name}`;
export const suggestedBy = (v: { name: string | number }) => `Suggested by ${v.name}`;
export const agreedOn = (v: { date: string | number }) => `Agreed on ${v.date}`;
export const reachedOn = (v: { date: string | number }) => `Done on ${v.date}`;
export const letGoOn = (v: { date: string | number }) => `Dropped on ${v.date}`;
export const charactersLeft = (v: { count: number }) => `${v.count === 1 ? `${v.count} character left` : `${v.count} characters left`}`;
export const charactersOver = (v: { count: number }) => `${v.count === 1 ? `${v.count} character too many` : `${v.count} characters too many`}`;
export const loadFailed = "We couldn't load the goals";
export const saveFailed = "We couldn't save this";
export const doFailed = "That didn't work";
export const proposed = {
  title: "Goal suggested",
  text: "It's set when you both agree.",
} as const;
export const changed = {
  title: "Goal changed",
  text: "The change is set when you both agree.",
} as const;
export const agreedTo = {
  title: "Goal agreed",
  text: "You'll both see it from now on.",
} as const;
export const isReached = {
  title: "Marked as done",
  text: "Good to have this to look back on.",
} as const;
export const isLetGo = {
  title: "Goal dropped",
  text: "Not every goal has to be reached. Either of you can reopen it.",
} as const;
export const reopened = {
  title: "Goal reopened",
  text: "If the other person closed it, they have to agree first.",
} as const;
export const takenBack = {
  title: "Goal withdrawn",
  text: "It's gone for both of you.",
} as const;
