// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Companions are the three of them, in the order in which they are always shown. */
export const companions = [
  {
    code: "tara",
    name: "Tara",
    speciality: "Cultural Adjustment, Indian",
    premium: false,
  },
  {
    code: "buddy",
    name: "Buddy",
    speciality: "Stress Relief",
    premium: false,
  },
  {
    code: "arjun",
    name: "Arjun",
    speciality: "Holistic Wellness, Indian",
    premium: true,
  },
] as const;
