// Generated from messages/*/blog-topics.json by `make gen`. Change that file.

/** @file BlogTopics are in the order of the filter, after "All Topics". Every topic has at least one article. */

export const items = [
  {
    code: "identity",
    label: "Identity" as string,
    text: "Names, accents, faiths, and being at home in more than one room." as string,
  },
  {
    code: "family-dynamics",
    label: "Family Dynamics" as string,
    text: "The people you call on Sunday, and what you say to them." as string,
  },
  {
    code: "immigration",
    label: "Immigration" as string,
    text: "Papers, waiting, and the life that goes on in the meantime." as string,
  },
  {
    code: "wellness",
    label: "Wellness" as string,
    text: "Taking care of yourself without the house that did half of it." as string,
  },
  {
    code: "career",
    label: "Career" as string,
    text: "Work, money sent home, and being more than your badge." as string,
  },
  {
    code: "relationships",
    label: "Relationships" as string,
    text: "Love, marriage, and everyone with an opinion on both." as string,
  },
] as const;
