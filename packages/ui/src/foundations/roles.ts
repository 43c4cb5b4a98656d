/** The roles in a designer's order. Their purposes are next to the values in tokens.css. */
export const ROLE_GROUPS = [
  { title: "Ground", note: "Reading happens here.", roles: ["bg", "surface", "raised", "sunk"] },
  {
    title: "The house",
    note: "Large fields, for art and frames. One floor a screen at most.",
    roles: ["wall", "dado", "sun", "floor", "floor-deep", "on-floor", "teak", "brass"],
  },
  {
    title: "Ink",
    note: "On wall and dado only ink, never the muted one.",
    roles: ["ink", "ink-muted", "line", "line-strong"],
  },
  {
    title: "Action",
    note: "Oxide on the site and in the member app, neem in the coach portal.",
    roles: [
      "primary",
      "primary-hover",
      "on-primary",
      "primary-soft",
      "accent",
      "on-accent",
      "accent-ink",
      "shade",
      "tile-edge",
    ],
  },
  {
    title: "Status",
    note: "Always with an icon and words. Danger is kumkum, not oxide.",
    roles: ["success", "success-soft", "caution", "caution-soft", "danger", "danger-soft", "on-danger"],
  },
  {
    title: "Crisis",
    note: "Indigo night and a lit lamp: for safety and for nothing else.",
    roles: ["crisis", "on-crisis", "lamp", "on-lamp", "crisis-edge"],
  },
  { title: "Focus and feedback", note: "", roles: ["focus", "focus-on-floor", "toast", "on-toast"] },
  { title: "Coach rail", note: "", roles: ["rail", "on-rail"] },
  {
    title: "Cloth",
    note: "Grounds of kolams: companions and anonymous people.",
    roles: ["cloth-neem", "cloth-indigo", "cloth-turmeric", "cloth-cream", "cloth-sea", "cloth-brown"],
  },
  {
    title: "Niches",
    note: "Four washes, each with its shaded reveal.",
    roles: [
      "niche",
      "niche-reveal",
      "niche-turmeric",
      "niche-turmeric-reveal",
      "niche-rose",
      "niche-rose-reveal",
      "niche-indigo",
      "niche-indigo-reveal",
    ],
  },
] as const;
