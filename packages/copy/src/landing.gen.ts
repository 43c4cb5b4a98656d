// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Landing is the public front page. */
export const landing = {
  textSample: [
    {
      text: "Mummy asked again when I am coming home. For good.",
      own: true,
    },
    {
      text: "And what did you want to say back?",
      own: false,
    },
    {
      text: "ki main yahan bhi ghar bana rahi hoon",
      own: true,
    },
  ],
  title: "Aangan: wellness coaching for South Asian adults in the U.S.",
  description: "Talk with a wellness coach in India by video and text, in your language. Coaching, not therapy. Free during the beta.",
  heroText: "Sit down with a coach in India who already knows what “log kya kahenge” costs you. By video, by text, in your language.",
  joinBeta: "Join Beta for free",
  seeHow: "How It Works",
  heroNote: "Free during the beta. Coaching, not clinical therapy.",
  approachTitle: "Four ways to sit with what you carry",
  approachText: "Some things are easier said face to face, some at 2 AM in a text, some to people who will never know your name.",
  readMore: "See how it works",
  howTitle: "How It Works",
  howText: "Three steps, and none of them asks you to explain a joint family.",
  steps: [
    {
      title: "Sign up and get matched",
      text: "Tell us where your people come from and what is on your mind. We suggest up to three coaches and say why. You choose.",
    },
    {
      title: "Connect with your coach",
      text: "Meet for 30 minutes by video, and write in between whenever something happens. One coach, who stays yours.",
    },
    {
      title: "Grow and thrive",
      text: "Read what helped others, try a practice on a bad evening, and talk with people who have had the same phone call.",
    },
  ],
  featuresTitle: "What you get",
  featuresText: "Everything here was made for people with one foot in each country.",
  offerings: [
    {
      id: "coaching",
      title: "1-on-1 coaching",
      text: "Thirty minutes of video with one coach who stays yours. No explaining what a joint family is.",
      heading: "One coach, face to face",
      detail: "You meet the same person every time. They remember your sister's wedding, your manager's name and what you said you would try.",
      points: [
        "30-minute video sessions, at hours that work in both time zones",
        "Coaches certified in India, who grew up with the same rules",
        "Change your coach at any time, without giving a reason",
      ],
    },
    {
      id: "text-support",
      title: "Unlimited text support",
      text: "Write at 2 AM, in Hinglish if that is how it comes out. Replies typically within 24 hours.",
      heading: "Write when it happens",
      detail: "Not everything waits for the next session. Send the message you cannot send to anyone at home. Your coach answers, typically within 24 hours.",
      points: [
        "As many messages as you need",
        "You see when your coach has read yours",
        "Any language your coach speaks, and any mix of them",
      ],
    },
    {
      id: "ai-companion",
      title: "24/7 AI companion",
      text: "Tara, Buddy and Arjun are programs and say so. Awake at any hour, in English, हिन्दी and தமிழ்.",
      heading: "Someone awake, even if it is a program",
      detail: "For the hours when your coach sleeps. A companion listens, asks a question back and knows the difference between a bad day and an emergency.",
      points: [
        "Here day and night, in several languages, Hindi and Tamil among them",
        "Says that it is a program, every time you begin",
        "Shows you where to find people when you need people",
      ],
    },
    {
      id: "peer-community",
      title: "Anonymous peer community",
      text: "People who have had the same call with the same aunt. A kolam stands in for your name.",
      heading: "Say it where nobody knows you",
      detail: "A moderated forum without names. You get a new leaf-name in every thread, so nobody can put your pieces together.",
      points: [
        "No names, no pictures, nothing that leads back to you",
        "Moderated, with house rules that are kept",
        "A library of practices and articles beside it",
      ],
    },
  ],
  pricingTitle: "One plan. Nothing to pay while we are in beta.",
  pricingText: "The beta is free and asks for no card. This is the regular price after it.",
  perMonth: "a month",
  freeNow: "Free during the beta",
  planName: "Aangan Monthly",
  regular: "{price} a month after the beta",
  includedSessions: "{sessions} video sessions of 30 minutes each month",
  included: [
    "Unlimited texting with your coach",
    "An AI companion, day and night",
    "Anonymous community and self-care library",
    "Cancel anytime",
  ],
  faqTitle: "What people ask first",
  closingTitle: "There is a seat kept for you",
  closingText: "Join while it is free. Tell us what helps and what does not.",
  anchors: {
    howItWorks: "how-it-works",
    features: "features",
    pricing: "pricing",
    faq: "faq",
  },
} as const;
