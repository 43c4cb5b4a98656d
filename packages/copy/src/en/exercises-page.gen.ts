// Generated from messages/*/exercises-page.json by `make gen`. Change that file.

/** @file The texts of the list of guided exercises and of an exercise that could not be shown. The exercises bring their own texts, in the member's language. */

export const title = "Exercises";
export const text = "Short, guided, and at your own pace. Exercises, not treatment.";
export const privacy = "Your answers are yours alone. No coach reads them, and you can delete them anytime.";
export const language = "Language of the exercises";
export const listFailed = "We couldn't load the exercises.";
export const runFailed = "We couldn't load this exercise.";
export const answerFailed = "We couldn't save your answer. It's still here. Please try again.";
export const startFailed = "We couldn't start this exercise.";
export const reminderFailed = "We couldn't save the reminder.";
export const back = "All exercises";
export const menu = "Options for this exercise";
export const restart = "Start over";
export const restartTitle = "Start this exercise over?";
export const restartText = "Your answers so far will be deleted. This can't be undone.";
export const restartConfirm = "Start over";
export const keep = "Keep my answers";
export const suggested = "Suggested";
export const noCoach = "You don't have a coach yet. Find one under Coaches, and what you wrote will still be here.";
export const remembers = (v: { name: string | number }) => `What ${v.name} remembers`;
export const progress = (v: { n: string | number; total: string | number }) => `Step ${v.n} of ${v.total}`;
export const position = "Your place in the exercise";
export const call911 = "Call 911";
