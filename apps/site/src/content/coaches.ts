/** The checks before a coach is published, in order. */
export const criteria = [
  {
    title: "Certified in India",
    text: "Every coach has a coaching certificate from India. We ask for the document and check it.",
  },
  {
    title: "Checked first, shown second",
    text: "Every coach passes this check before appearing here or meeting a member. If the certification is withdrawn, they're no longer on this page.",
  },
  {
    title: "Your language, the way it's spoken at home",
    text: "Each coach lists the languages they can have a hard conversation in, and you see them before you choose.",
  },
  {
    title: "A reply, typically within 24 hours",
    text: "A coach meets you by video and replies to what you write in between. You can see when they've read it.",
  },
  {
    title: "Knows where coaching ends",
    text: "A coach doesn't diagnose, treat, or prescribe, and doesn't give medical advice. When someone needs a doctor, a therapist, or a crisis line, they say so.",
  },
] as const;
