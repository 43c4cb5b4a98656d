// Generated from messages/*/onboarding.json by `make gen`. Change that file.

/** @file The texts of the form that a new member fills in once. */

export const title = "A few things before you choose a coach";
export const text = "This helps us suggest people who will need less explaining.";
export const region = "Region of origin";
export const regionPlaceholder = "Select a region";
export const religion = "Religion";
export const age = "Age";
export const gender = "Gender";
export const genderPlaceholder = "Select a gender";
export const language = "Language you like to talk in";
export const languageHint = "Mixing is fine.";
export const languagePlaceholder = "Select a language";
export const focus = "What would you like to talk about?";
export const focusHint = "Choose up to 5. Leave it empty if you would rather just talk.";
export const optional = "Optional";
export const ageHint = "We keep the range, not the number.";
export const privacy = "Only you and the coach you choose can see this.";
export const elsewhere = "Elsewhere";
const continue_ = "Continue";
export const saving = "Saving...";
export const step = (v: { step: string | number; total: string | number }) => `Step ${v.step} of ${v.total}`;
export const steps = "Steps";
export const stepAbout = "About you";
export const stepTalk = "What brings you here";
export const stepTalkText = "Answer what you like, or nothing. It only helps us suggest people.";
export const back = "Back";
export const finish = "Finish";
export const coachGender = "Gender of your coach";
export const noPreference = "No preference";
export const outside = "Someone not from my city or community";
export const outsideText = "We then suggest nobody from your region, faith or city.";
export const homeCity = "Your family's city";
export const homeCityHint = "We do not suggest coaches who live there.";
export const complete = {
  title: "Onboarding Complete",
  text: "Now choose the coach you would like to talk to.",
} as const;
export const failed = {
  title: "Something went wrong",
  text: "Please try again later.",
} as const;
export { continue_ as continue };
