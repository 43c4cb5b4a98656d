// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** SharedFields are the answers that a member can share with their coach. None is shared until the member selects it. */
export const sharedFields = [
  {
    code: "region",
    label: "Where your family is from",
  },
  {
    code: "religion",
    label: "Religion",
  },
  {
    code: "gender",
    label: "Gender",
  },
  {
    code: "age",
    label: "Age",
  },
  {
    code: "language",
    label: "Preferred language",
  },
  {
    code: "focus",
    label: "What you would like to talk about",
  },
] as const;

/** Sharing holds the texts of the setting that selects those answers. */
export const sharing = {
  title: "What your coach sees",
  text: "Your coach sees only what you switch on here. Nothing is shared to begin with, and you can switch it off again.",
  always: "Your coach always sees your name, your email address and what the two of you write to each other.",
  ends: "This is between you and your present coach. When you change coaches or leave yours, everything here is switched off again.",
  noCoach: "You have no coach now, so nobody sees any of this. Choose a coach, then decide here.",
  notSaid: "You have not told us this yet",
  saved: {
    title: "Saved",
    text: "Your coach sees what is switched on.",
  },
  savedNone: {
    title: "Saved",
    text: "Your coach sees none of this.",
  },
  saveFailed: "Your choice could not be saved",
  loadFailed: "We could not load what your coach sees",
  fieldUnknown: "This is nothing that can be shared",
} as const;
