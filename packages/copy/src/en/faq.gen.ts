// Generated from messages/*/faq.json by `make gen`. Change that file.

/** @file The four questions of the landing page, in order. */

export const items = [
  {
    id: "is-it-therapy",
    question: "Is this therapy?" as string,
    answer: [
      "No. Aangan is emotional wellness coaching. Your coach listens, asks good questions, and works with you on what you want to change: a conversation with your parents, a hard year at work, feeling alone in a new city." as string,
      "A coach doesn't diagnose, treat, or prescribe, and doesn't give medical advice. Coaching does not replace medical or mental-health treatment. If you need a therapist or a doctor, please see one. You can have both, and your coach will never ask you to stop a treatment." as string,
    ],
    /** Helplines marks the answer that is followed by the crisis contacts. */
    helplines: false,
  },
  {
    id: "who-are-the-coaches",
    question: "Who are the coaches, and what are they qualified to do?" as string,
    answer: [
      "They're wellness coaches trained and certified in India. We check each coach's certification before they can meet anyone here." as string,
      "They are not licensed U.S. healthcare providers. That's why we call it coaching, and why what they do with you stays within coaching." as string,
    ],
    /** Helplines marks the answer that is followed by the crisis contacts. */
    helplines: false,
  },
  {
    id: "is-it-confidential",
    question: "Is what I say confidential?" as string,
    answer: [
      "What you write and say here is private, between you and your coach. Your family, your employer, and other members don't see it." as string,
      "It is not protected by HIPAA. That law covers healthcare providers in the U.S., and our coaches are not healthcare providers. Please keep this in mind when you decide what to share." as string,
      "The community forum is anonymous. Other members don't see your name, your photo, or anything else that leads back to you." as string,
    ],
    /** Helplines marks the answer that is followed by the crisis contacts. */
    helplines: false,
  },
  {
    id: "urgent-help",
    question: "What if I need help urgently?" as string,
    answer: [
      "Please don't wait for a coach. In the U.S., call or text 988 at any hour, free of charge. If you or someone near you is in danger now, call 911." as string,
      "You can also text HOME to 741741. The older number, 1-800-273-8255, still works and also reaches 988." as string,
      "Our coaches are in India, may be asleep when you write, and can't send help to where you are." as string,
    ],
    /** Helplines marks the answer that is followed by the crisis contacts. */
    helplines: true,
  },
] as const;
