// Generated from messages/*/matching-answers.json by `make gen`. Change that file.

/** @file The texts of the dialog in which a member changes the answers that suggestions are based on. The questions are in Onboarding. */

export const open = "Change my answers";
export const title = "Who would you like to talk to?";
export const text = "We suggest coaches based on these answers. Leave out anything that doesn't matter.";
export const failed = "We couldn't load your answers";
export const save = "Save answers";
export const saving = "Saving...";
export const saved = {
  title: "Answers saved",
  text: "Our suggestions now follow these answers.",
} as const;
export const saveFailed = "We couldn't save your answers";
export const noLanguage = "Any language";
export const nobodyTitle = "No coach outside your community is available right now";
export const nobodyText = "We left out everyone who shares your region, faith, or family's city. You can see all coaches, or change your answers.";
export const skipHint = "If you skip, we'll give you the first of these. You can change anytime.";
