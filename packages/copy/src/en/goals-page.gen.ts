// Generated from messages/*/goals-page.json by `make gen`. Change that file.

/** @file The member's texts about goals: the section on the coach's card, and the page. */

export const title = "Your goals" as string;
export const description = "The goals you and your coach set together." as string;
export const text = "A goal is set when you both agree on it. Either of you can change it, and then the other has to agree again. No one else reads this." as string;
export const cardTitle = "Goals with your coach" as string;
export const cardEmpty = "No goals yet. You can suggest something small." as string;
export const cardAll = "See your goals" as string;
export const cardAsked = "Your coach hasn't answered your suggestion yet." as string;
export const cardNoneOpen = "No open goals right now." as string;
export const cardWaits = (v: { count: number }) => `${v.count === 1 ? `${v.count} needs your OK` : `${v.count} need your OK`}`;
export const cardReached = (v: { count: number }) => `${v.count === 1 ? `No open goals right now. You've finished ${v.count} goal together.` : `No open goals right now. You've finished ${v.count} goals together.`}`;
const new_ = "Suggest a goal" as string;
export const newText = "Something small that you would notice in a week or two." as string;
export const emptyTitle = "No goals yet" as string;
export const emptyText = "When you or your coach suggest a goal, you'll both see it here." as string;
export const noCoachTitle = "No coach yet" as string;
export const noCoachText = "You set goals together with a coach, so choose a coach first." as string;
export const noCoachAction = "See coaches" as string;
export const yourCoach = "your coach" as string;
export const earlierHeading = "With past coaches" as string;
export const earlierText = "Only you can read these now. They can't be changed." as string;
export const withCoach = (v: { coachName: string | number }) => `With ${v.coachName}`;
export { new_ as new };
