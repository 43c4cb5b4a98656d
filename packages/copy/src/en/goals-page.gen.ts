// Generated from messages/*/goals-page.json by `make gen`. Change that file.

/** @file The member's texts about goals: the section on the coach's card, and the page. */

export const title = "What you two agreed on";
export const description = "The goals you and your coach set together.";
export const text = "A goal counts once both of you have said yes to its words. Either of you can change it, and then the other is asked again. Nobody else reads this.";
export const cardTitle = "What you two agreed on";
export const cardEmpty = "Nothing yet. You can suggest something small.";
export const cardAll = "See your goals";
export const cardAsked = "What you suggested waits for your coach.";
export const cardNoneOpen = "Nothing open right now.";
export const cardWaits = (v: { count: number }) => `${v.count === 1 ? `${v.count} waits for your yes` : `${v.count} wait for your yes`}`;
export const cardReached = (v: { count: number }) => `${v.count === 1 ? `Nothing open right now. You two have reached ${v.count} goal.` : `Nothing open right now. You two have reached ${v.count} goals.`}`;
const new_ = "Suggest a goal";
export const newText = "Something small that you would notice in a week or two.";
export const emptyTitle = "Nothing agreed yet";
export const emptyText = "When you or your coach suggest something, it stands here for both of you.";
export const noCoachTitle = "No coach yet";
export const noCoachText = "A goal is something two people agree on. Choose a coach first.";
export const noCoachAction = "See coaches";
export const yourCoach = "your coach";
export const earlierHeading = "With coaches before";
export const earlierText = "Only you can read these now. They stay as they were.";
export const withCoach = (v: { coachName: string | number }) => `With ${v.coachName}`;
export { new_ as new };
