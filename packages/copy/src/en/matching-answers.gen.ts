// Generated from messages/*/matching-answers.json by `make gen`. Change that file.

/** @file The texts of the dialog in which a member changes the answers that suggestions are based on. The questions are in Onboarding. */

export const open = "Change my answers";
export const title = "Who would you like to talk to?";
export const text = "The suggestions follow from these answers. Leave out what does not matter.";
export const failed = "Your answers could not be loaded";
export const save = "Save answers";
export const saving = "Saving...";
export const saved = {
  title: "Answers saved",
  text: "The suggestions follow from them now.",
} as const;
export const saveFailed = "Your answers could not be saved";
export const noLanguage = "Any language";
export const nobodyTitle = "Nobody outside your community is open right now";
export const nobodyText = "We left out everyone who shares your region, your faith or your family's city. You can look at all coaches, or change your answers.";
export const skipHint = "If you skip, we give you the first of these. You can change at any time.";
