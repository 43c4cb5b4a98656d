// Generated from messages/*/blog-topics.json by `make gen`. Change that file.

/** @file BlogTopics are in the order of the filter, after "All Topics". Every topic has at least one article. */

export const items = [
  {
    code: "identity",
    label: "Identity",
    text: "Names, accents, faiths, and being at home in more than one room.",
  },
  {
    code: "family-dynamics",
    label: "Family Dynamics",
    text: "The people you call on Sunday, and what you say to them.",
  },
  {
    code: "immigration",
    label: "Immigration",
    text: "Papers, waiting, and the life that goes on in the meantime.",
  },
  {
    code: "wellness",
    label: "Wellness",
    text: "Taking care of yourself without the house that did half of it.",
  },
  {
    code: "career",
    label: "Career",
    text: "Work, money sent home, and being more than your badge.",
  },
  {
    code: "relationships",
    label: "Relationships",
    text: "Love, marriage, and everyone with an opinion on both.",
  },
] as const;
