// Generated from messages/*/onboarding.json by `make gen`. Change that file.

/** @file The texts of the form that a new member fills in once. */

export const title = "A few questions before you choose a coach" as string;
export const text = "This helps us suggest coaches who'll already get it." as string;
export const region = "Region of origin" as string;
export const regionPlaceholder = "Select a region" as string;
export const religion = "Religion" as string;
export const age = "Age" as string;
export const gender = "Gender" as string;
export const genderPlaceholder = "Select a gender" as string;
export const language = "Preferred language" as string;
export const languageHint = "Mixing is fine." as string;
export const languagePlaceholder = "Select a language" as string;
export const focus = "What would you like to talk about?" as string;
export const focusHint = "Choose up to 5. Or leave this empty and just talk." as string;
export const optional = "Optional" as string;
export const ageHint = "We store your age range, not your age." as string;
export const privacy = "Only you can see this. Once you've chosen a coach, we'll ask if they may see it." as string;
export const elsewhere = "Elsewhere" as string;
const continue_ = "Continue" as string;
export const saving = "Saving..." as string;
export const step = (v: { step: string | number; total: string | number }) => `Step ${v.step} of ${v.total}`;
export const steps = "Steps" as string;
export const stepAbout = "About you" as string;
export const stepTalk = "What brings you here" as string;
export const stepTalkText = "Answer as much or as little as you like. We only use it to suggest coaches." as string;
export const back = "Back" as string;
export const finish = "Finish" as string;
export const coachGender = "Your coach's gender" as string;
export const noPreference = "No preference" as string;
export const outside = "Someone not from my city or community" as string;
export const outsideText = "We won't suggest anyone who shares your region, faith, or city." as string;
export const homeCity = "Your family's city" as string;
export const homeCityHint = "We won't suggest coaches who live there." as string;
export const complete = {
  title: "Onboarding Complete" as string,
  text: "Now choose a coach you'd like to talk to." as string,
} as const;
export const failed = {
  title: "Something went wrong" as string,
  text: "Please try again later." as string,
} as const;
export { continue_ as continue };
