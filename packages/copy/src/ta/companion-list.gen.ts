// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Companions are the three companions, in display order. */
export const companions = [
  {
    code: "tara",
    name: "தாரா" as string,
    speciality: "Cultural Adjustment, Indian" as string,
    specialization: "Cultural Adjustment" as string,
    description: "For life between two countries. Sounds like a cousin who has lived in both." as string,
    indian: true,
    premium: false,
  },
  {
    code: "buddy",
    name: "Buddy" as string,
    speciality: "Stress Relief" as string,
    specialization: "Stress Relief" as string,
    description: "A dog, for when it's all too much. Short sentences, slow breaths, a bit of play." as string,
    indian: false,
    premium: false,
  },
  {
    code: "arjun",
    name: "அர்ஜுன்" as string,
    speciality: "Holistic Wellness, Indian" as string,
    specialization: "Holistic Wellness" as string,
    description: "For sleep, breath, food, and rest, and how they fit together. Calm and unhurried." as string,
    indian: true,
    premium: true,
  },
] as const;
