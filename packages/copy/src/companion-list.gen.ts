// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Companions are the three companions, in display order. */
export const companions = [
  {
    code: "tara",
    name: "Tara",
    speciality: "Cultural Adjustment, Indian",
    specialization: "Cultural Adjustment",
    description: "For life between two countries. Talks like a cousin who has lived in both.",
    indian: true,
    premium: false,
  },
  {
    code: "buddy",
    name: "Buddy",
    speciality: "Stress Relief",
    specialization: "Stress Relief",
    description: "A dog, for when it's all too much. Short sentences, slow breaths, a bit of play.",
    indian: false,
    premium: false,
  },
  {
    code: "arjun",
    name: "Arjun",
    speciality: "Holistic Wellness, Indian",
    specialization: "Holistic Wellness",
    description: "For sleep, breath, food, and rest, and how they fit together. Calm and unhurried.",
    indian: true,
    premium: true,
  },
] as const;
