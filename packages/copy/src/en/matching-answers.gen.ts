// Generated from messages/*/matching-answers.json by `make gen`. Change that file.

/** @file The texts of the dialog in which a member changes the answers that suggestions are based on. The questions are in Onboarding. */

export const open = "Change my answers" as string;
export const title = "Who would you like to talk to?" as string;
export const text = "We suggest coaches based on these answers. Leave out anything that doesn't matter." as string;
export const failed = "We couldn't load your answers" as string;
export const save = "Save answers" as string;
export const saving = "Saving..." as string;
export const saved = {
  title: "Answers saved" as string,
  text: "Our suggestions now follow these answers." as string,
} as const;
export const saveFailed = "We couldn't save your answers" as string;
export const noLanguage = "Any language" as string;
export const noTopics = "No topic named" as string;
export const outsideYes = "Yes" as string;
export const outsideNo = "Not requested" as string;
/** The member requested a coach who does not live in {city} either. */
export const outsideCity = (v: { city: string | number }) => `Yes, and not from ${v.city}`;
export const nobodyTitle = "No coach outside your community is available right now" as string;
export const nobodyText = "We left out everyone who shares your region, faith, or family's city. You can see all coaches, or change your answers." as string;
export const skipHint = "If you skip, we'll give you the first of these. You can change anytime." as string;
