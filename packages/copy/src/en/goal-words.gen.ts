// Generated from messages/*/goal-words.json by `make gen`. Change that file.

/** @file The texts about a goal that both apps use. */

/** Badges of a goal. */
export const reached = "Done" as string;
export const letGo = "Dropped" as string;
export const agreed = "Agreed" as string;
export const title = "Goal in one line" as string;
export const titlePlaceholder = "Call my mother on Sundays without arguing" as string;
export const detail = "Details" as string;
export const detailPlaceholder = "First steps, how often, what makes it hard." as string;
export const propose = "Suggest goal" as string;
export const proposing = "Suggesting..." as string;
export const save = "Save" as string;
export const saving = "Saving..." as string;
export const cancel = "Cancel" as string;
export const change = "Edit" as string;
export const changeLabel = (v: { title: string | number }) => `Edit: ${v.title}`;
export const agreeLabel = (v: { title: string | number }) => `Agree: ${v.title}`;
export const reachLabel = (v: { title: string | number }) => `Mark as done: ${v.title}`;
export const letGoLabel = (v: { title: string | number }) => `Drop: ${v.title}`;
export const reopenLabel = (v: { title: string | number }) => `Reopen: ${v.title}`;
export const takeLabel = (v: { title: string | number }) => `Withdraw: ${v.title}`;
export const agree = "Agree" as string;
export const agreeing = "Agreeing..." as string;
export const reach = "Mark as done" as string;
export const reaching = "Marking..." as string;
export const letGoButton = "Drop" as string;
export const lettingGo = "Dropping..." as string;
export const reopen = "Reopen" as string;
export const reopening = "Reopening..." as string;
export const takeBack = "Withdraw" as string;
export const takingBack = "Withdrawing..." as string;
export const takeBackTitle = "Withdraw this goal?" as string;
export const takeBackText = "It will be deleted for both of you." as string;
export const keep = "Keep goal" as string;
/** Elsewhere introduces a change that the other side saved during an edit; GoOn is the button that keeps the edit. */
export const elsewhere = "This goal has changed since you opened it. It now says:" as string;
export const goOn = "Keep editing mine" as string;
export const waits = "Needs your OK" as string;
export const byYou = "Suggested by you" as string;
export const closedHeading = "Done and dropped" as string;
/** {name} is the other side: the coach's or the client's name. */
export const waitsFor = (v: { name: string | number }) => `Waiting for ${v.name}`;
export const suggestedBy = (v: { name: string | number }) => `Suggested by ${v.name}`;
export const agreedOn = (v: { date: string | number }) => `Agreed on ${v.date}`;
export const reachedOn = (v: { date: string | number }) => `Done on ${v.date}`;
export const letGoOn = (v: { date: string | number }) => `Dropped on ${v.date}`;
export const charactersLeft = (v: { count: number }) => `${v.count === 1 ? `${v.count} character left` : `${v.count} characters left`}`;
export const charactersOver = (v: { count: number }) => `${v.count === 1 ? `${v.count} character too many` : `${v.count} characters too many`}`;
export const loadFailed = "We couldn't load the goals" as string;
export const saveFailed = "We couldn't save this" as string;
export const doFailed = "That didn't work" as string;
export const proposed = {
  title: "Goal suggested" as string,
  text: "It's set when you both agree." as string,
} as const;
export const changed = {
  title: "Goal changed" as string,
  text: "The change is set when you both agree." as string,
} as const;
export const agreedTo = {
  title: "Goal agreed" as string,
  text: "You'll both see it from now on." as string,
} as const;
export const isReached = {
  title: "Marked as done" as string,
  text: "Good to have this to look back on." as string,
} as const;
export const isLetGo = {
  title: "Goal dropped" as string,
  text: "Not every goal has to be reached. Either of you can reopen it." as string,
} as const;
export const reopened = {
  title: "Goal reopened" as string,
  text: "If the other person closed it, they have to agree first." as string,
} as const;
export const takenBack = {
  title: "Goal withdrawn" as string,
  text: "It's gone for both of you." as string,
} as const;
