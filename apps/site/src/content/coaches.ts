/** The checks before a coach is published, in order. */
export const criteria = [
  {
    title: "Certified in India",
    text: "Every coach holds a certificate in coaching from India. We ask for the paper and check it.",
  },
  {
    title: "Checked first, shown second",
    text: "Nobody is shown here or can meet a member before that check is done. If it is withdrawn, so is the place on this page.",
  },
  {
    title: "Your language, the way it is spoken at home",
    text: "Each coach names the languages they can hold a hard conversation in, and you see them before you choose.",
  },
  {
    title: "An answer, typically within 24 hours",
    text: "A coach meets you by video and answers what you write in between. You see when they have read it.",
  },
  {
    title: "Knows where coaching ends",
    text: "A coach does not diagnose, treat or prescribe and gives no medical advice. When somebody needs a doctor, a therapist or a crisis line, they say so.",
  },
] as const;
