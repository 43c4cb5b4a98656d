// Generated from messages/*/landing.json by `make gen`. Change that file.

/** @file The texts of the public front page. */

/** TextSample is the sample conversation next to the description of text support. */
export const textSample = [
  {
    text: "Mummy asked again when I'm coming home. For good.",
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
] as const;
export const title = "Aangan: wellness coaching for South Asian adults in the U.S.";
export const description = "Talk with a wellness coach in India by video and text, in your language. Coaching, not therapy. Free to join.";
export const heroText = "Sit down with a coach in India who already knows what “log kya kahenge” costs you. By video, by text, in your language.";
export const joinBeta = "Join Beta for free";
export const seeHow = "How It Works";
export const heroNote = "Free to join, no card needed. Coaching, not clinical therapy.";
export const approachTitle = "Four ways to sit with what you carry";
export const approachText = "Some things are easier to say face to face, some in a text at 2 AM, and some to people who'll never know your name.";
export const readMore = "See how it works";
export const howTitle = "How It Works";
export const howText = "Three steps, and none of them asks you to explain a joint family.";
export const steps = [
  {
    title: "Sign up and get matched",
    text: "Tell us where your family is from and what's on your mind. We suggest up to three coaches and say why. You choose.",
  },
  {
    title: "Connect with your coach",
    text: "Meet for 30 minutes by video, and message in between whenever something happens. One coach, who stays yours.",
  },
  {
    title: "Grow and thrive",
    text: "Read what helped others, try a practice on a bad evening, and talk with people who've had the same phone call.",
  },
] as const;
export const featuresTitle = "What you get";
export const featuresText = "Everything here was made for people with one foot in each country.";
export const offerings = [
  {
    id: "coaching",
    /** Title and Text are for the card in the approach section. */
    title: "1-on-1 coaching",
    text: "Thirty minutes by video with one coach who stays yours. No need to explain what a joint family is.",
    /** Heading, Detail and Points are for its part of the features section. */
    heading: "One coach, face to face",
    detail: "You meet the same person every time. They remember your sister's wedding, your manager's name, and what you said you'd try.",
    points: [
      "30-minute video sessions, at hours that work in both time zones",
      "Coaches certified in India, who grew up with the same rules",
      "Change coaches anytime, no reason needed",
    ],
  },
  {
    id: "text-support",
    /** Title and Text are for the card in the approach section. */
    title: "Unlimited text support",
    text: "Write at 2 AM, in Hinglish if that's how it comes out. Replies typically within 24 hours.",
    /** Heading, Detail and Points are for its part of the features section. */
    heading: "Write when it happens",
    detail: "Not everything can wait for the next session. Send the message you can't send to anyone at home. Your coach replies, typically within 24 hours.",
    points: [
      "As many messages as you need",
      "See when your coach has read your messages",
      "Any language your coach speaks, in any mix",
    ],
  },
  {
    id: "ai-companion",
    /** Title and Text are for the card in the approach section. */
    title: "24/7 AI companion",
    text: "Tara, Buddy, and Arjun are programs, and they say so. Awake at any hour, in English, हिन्दी, and தமிழ்.",
    /** Heading, Detail and Points are for its part of the features section. */
    heading: "Awake when no one else is",
    detail: "For the hours when your coach is asleep. A companion is a program that listens, asks a question back, and shows crisis help when it notices signs of danger.",
    points: [
      "Here day and night, in several languages, including Hindi and Tamil",
      "Tells you it's a program every time you start",
      "Shows you where to find people when you need people",
    ],
  },
  {
    id: "peer-community",
    /** Title and Text are for the card in the approach section. */
    title: "Anonymous peer community",
    text: "People who've had the same call with the same aunt. You post with a kolam instead of your name.",
    /** Heading, Detail and Points are for its part of the features section. */
    heading: "Say it where no one knows you",
    detail: "A moderated forum without real names. You get a new name in every thread, so other members can't connect your posts.",
    points: [
      "No real names, no photos, nothing that leads back to you",
      "Moderated, with guidelines that are enforced",
      "Plus a library of practices and articles",
    ],
  },
] as const;
export const pricingTitle = "One plan. Free to join.";
export const pricingText = "Joining is free and doesn't take a card. You pay only if you pick a plan in the app.";
/** After the price: "$80 a month". */
export const perMonth = "a month";
export const freeNow = "Joining is free. A plan is optional.";
export const includedSessions = (v: { sessions: string | number }) => `${v.sessions} video sessions a month, 30 minutes each`;
export const included = [
  "Unlimited texting with your coach",
  "An AI companion, day and night",
  "Anonymous community and self-care library",
  "Cancel anytime",
] as const;
export const faqTitle = "What people ask first";
export const closingTitle = "We saved you a seat";
export const closingText = "It's free to join. Tell us what helps and what doesn't.";
export const anchors = {
  howItWorks: "how-it-works",
  features: "features",
  pricing: "pricing",
  faq: "faq",
} as const;
/** Scenes are the texts inside the four illustrations next to the features. They are not interactive. */
export const scenes = {
  slotsTitle: "Tuesday",
  slots: [
    "9:00 AM",
    "10:00 AM",
    "11:00 AM",
    "2:00 PM",
  ],
  yours: "Tue 9:00 AM your time",
  theirs: "6:30 PM in Chennai",
  bookedWith: "30 minutes by video",
  sent: "Told Papa about the job. He said “beta, we will talk later” and passed the phone to Mummy.",
  sentAgain: "It's 1 AM and I'm still writing the reply.",
  seen: "Read",
  answer: "Then let's write it together, and not send it tonight. What's the first line?",
  promise: "Usually replies by 8 PM tomorrow (your time)",
  companion: "Tara",
  /** A badge beside the companion's name. */
  isProgram: "program",
  hello: "I'm a program, not a person. I'm here at any hour.",
  askHindi: "नींद नहीं आ रही। कल visa interview है।",
  reply: "तो आज सोना ज़रूरी नहीं, बस लेटना काफ़ी है। कल की कौन सी बात सबसे ज़्यादा घूम रही है?",
  threadBy: "Marigold",
  threadTitle: "First Diwali when no one called",
  threadText: "I lit one diya on the fire escape. The neighbor asked if it was someone's birthday.",
  answerBy: "Banyan",
  threadAnswer: "Mine was Eid, in a dorm kitchen, with seviyan from a packet. I saved you a bowl.",
  support: "Support",
  same: "SameHere",
} as const;
