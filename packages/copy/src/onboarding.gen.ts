// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Onboarding is the form a new member fills once. */
export const onboarding = {
  title: "A few things before you choose a coach",
  text: "This helps us suggest people who will need less explaining.",
  region: "Region of origin",
  regionPlaceholder: "Select a region",
  religion: "Religion",
  age: "Age",
  gender: "Gender",
  genderPlaceholder: "Select a gender",
  language: "Language you like to talk in",
  languageHint: "Mixing is fine.",
  languagePlaceholder: "Select a language",
  focus: "What would you like to talk about?",
  focusHint: "Choose up to 5. Leave it empty if you would rather just talk.",
  optional: "Optional",
  ageHint: "We keep the range, not the number.",
  privacy: "Only you and the coach you choose can see this.",
  elsewhere: "Elsewhere",
  continue: "Continue",
  saving: "Saving...",
  step: "Step {step} of {total}",
  stepAbout: "About you",
  stepTalk: "What brings you here",
  complete: {
    title: "Onboarding Complete",
    text: "Now choose the coach you would like to talk to.",
  },
  failed: {
    title: "Something went wrong",
    text: "Please try again later.",
  },
} as const;
