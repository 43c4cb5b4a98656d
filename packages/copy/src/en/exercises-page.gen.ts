// Generated from messages/*/exercises-page.json by `make gen`. Change that file.

/** @file The texts of the list of guided exercises and of an exercise that could not be shown. The exercises bring their own texts, in the member's language. */

export const title = "Exercises" as string;
export const text = "Short, guided, and at your own pace. Exercises, not treatment." as string;
export const privacy = "Your answers are yours alone. No coach reads them, and you can delete them anytime." as string;
export const language = "Language of the exercises" as string;
export const listFailed = "We couldn't load the exercises." as string;
export const runFailed = "We couldn't load this exercise." as string;
export const answerFailed = "We couldn't save your answer. It's still here. Please try again." as string;
export const startFailed = "We couldn't start this exercise." as string;
export const reminderFailed = "We couldn't save the reminder." as string;
export const back = "All exercises" as string;
export const menu = "Options for this exercise" as string;
export const restart = "Start over" as string;
export const restartTitle = "Start this exercise over?" as string;
export const restartText = "Your answers so far will be deleted. This can't be undone." as string;
export const restartConfirm = "Start over" as string;
export const keep = "Keep my answers" as string;
export const suggested = "Suggested" as string;
export const noCoach = "You don't have a coach yet. Find one under Coaches, and what you wrote will still be here." as string;
export const remembers = (v: { name: string | number }) => `What ${v.name} remembers`;
export const progress = (v: { n: string | number; total: string | number }) => `Step ${v.n} of ${v.total}`;
export const position = "Your place in the exercise" as string;
export const call911 = "Call 911" as string;
