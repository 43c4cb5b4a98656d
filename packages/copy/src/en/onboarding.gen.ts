// Generated from messages/*/onboarding.json by `make gen`. Change that file.

/** @file The texts of the form that a new member fills in once. */

export const title = "A few questions before you choose a coach";
export const text = "This helps us suggest coaches who'll already get it.";
export const region = "Region of origin";
export const regionPlaceholder = "Select a region";
export const religion = "Religion";
export const age = "Age";
export const gender = "Gender";
export const genderPlaceholder = "Select a gender";
export const language = "Preferred language";
export const languageHint = "Mixing is fine.";
export const languagePlaceholder = "Select a language";
export const focus = "What would you like to talk about?";
export const focusHint = "Choose up to 5. Or leave this empty and just talk.";
export const optional = "Optional";
export const ageHint = "We store your age range, not your age.";
export const privacy = "Only you can see this, unless you share it with your coach in your profile.";
export const elsewhere = "Elsewhere";
const continue_ = "Continue";
export const saving = "Saving...";
export const step = (v: { step: string | number; total: string | number }) => `Step ${v.step} of ${v.total}`;
export const steps = "Steps";
export const stepAbout = "About you";
export const stepTalk = "What brings you here";
export const stepTalkText = "Answer as much or as little as you like. We only use it to suggest coaches.";
export const back = "Back";
export const finish = "Finish";
export const coachGender = "Your coach's gender";
export const noPreference = "No preference";
export const outside = "Someone not from my city or community";
export const outsideText = "We won't suggest anyone who shares your region, faith, or city.";
export const homeCity = "Your family's city";
export const homeCityHint = "We won't suggest coaches who live there.";
export const complete = {
  title: "Onboarding Complete",
  text: "Now choose a coach you'd like to talk to.",
} as const;
export const failed = {
  title: "Something went wrong",
  text: "Please try again later.",
} as const;
export { continue_ as continue };
