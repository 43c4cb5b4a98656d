// Generated from messages/*/goal-words.json by `make gen`. Change that file.

/** @file The texts about a goal that both apps use. */

export const reached = "Reached";
export const letGo = "Let go";
export const agreed = "Agreed";
export const title = "In one line";
export const titlePlaceholder = "Call my mother on Sundays without arguing";
export const detail = "How it could go";
export const detailPlaceholder = "First steps, how often, what makes it hard.";
export const propose = "Suggest it";
export const proposing = "Suggesting...";
export const save = "Save";
export const saving = "Saving...";
export const cancel = "Cancel";
export const change = "Change";
export const changeLabel = (v: { title: string | number }) => `Change: ${v.title}`;
export const agreeLabel = (v: { title: string | number }) => `I agree: ${v.title}`;
export const reachLabel = (v: { title: string | number }) => `Reached: ${v.title}`;
export const letGoLabel = (v: { title: string | number }) => `Let go: ${v.title}`;
export const reopenLabel = (v: { title: string | number }) => `Open again: ${v.title}`;
export const takeLabel = (v: { title: string | number }) => `Take back: ${v.title}`;
export const agree = "I agree";
export const agreeing = "Agreeing...";
export const reach = "Reached";
export const reaching = "Marking...";
export const letGoButton = "Let go";
export const lettingGo = "Letting go...";
export const reopen = "Open again";
export const reopening = "Opening...";
export const takeBack = "Take back";
export const takingBack = "Taking back...";
export const takeBackTitle = "Take this back?";
export const takeBackText = "It goes for both of you.";
export const keep = "Keep it";
/** Elsewhere introduces a change that the other side saved during an edit; GoOn is the button that keeps the edit. */
export const elsewhere = "This goal has changed in the meantime. It says now:";
export const goOn = "Go on with mine";
export const waits = "Waits for your yes";
export const byYou = "Suggested by you";
export const closedHeading = "Reached and let go";
export const waitsFor = (v: { name: string | number }) => `Waits for ${v.name}`;
export const suggestedBy = (v: { name: string | number }) => `Suggested by ${v.name}`;
export const agreedOn = (v: { date: string | number }) => `Agreed on ${v.date}`;
export const reachedOn = (v: { date: string | number }) => `Reached on ${v.date}`;
export const letGoOn = (v: { date: string | number }) => `Let go on ${v.date}`;
export const charactersLeft = (v: { count: number }) => `${v.count === 1 ? `${v.count} character left` : `${v.count} characters left`}`;
export const charactersOver = (v: { count: number }) => `${v.count === 1 ? `${v.count} character too many` : `${v.count} characters too many`}`;
export const loadFailed = "The goals could not be loaded";
export const saveFailed = "This could not be saved";
export const doFailed = "That did not work";
export const proposed = {
  title: "Suggested",
  text: "It counts once both of you agree.",
} as const;
export const changed = {
  title: "Changed",
  text: "The new words count once both of you agree to them.",
} as const;
export const agreedTo = {
  title: "Agreed",
  text: "Both of you see it from now on.",
} as const;
export const isReached = {
  title: "Reached",
  text: "Good to have this to look back on.",
} as const;
export const isLetGo = {
  title: "Let go",
  text: "Not everything has to be reached. Either of you can open it again.",
} as const;
export const reopened = {
  title: "Open again",
  text: "If the other one closed it, they are asked first.",
} as const;
export const takenBack = {
  title: "Taken back",
  text: "It is gone for both of you.",
} as const;
