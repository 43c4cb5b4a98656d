// Generated from messages/*/landing.json by `make gen`. Change that file.

/** @file The texts of the public front page. */

/** TextSample is the sample conversation next to the description of text support. */
export const textSample = [
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
] as const;
export const title = "Aangan: wellness coaching for South Asian adults in the U.S.";
export const description = "Talk with a wellness coach in India by video and text, in your language. Coaching, not therapy. Free to join.";
export const heroText = "Sit down with a coach in India who already knows what “log kya kahenge” costs you. By video, by text, in your language.";
export const joinBeta = "Join Beta for free";
export const seeHow = "How It Works";
export const heroNote = "Free to join, and no card. Coaching, not clinical therapy.";
export const approachTitle = "Four ways to sit with what you carry";
export const approachText = "Some things are easier said face to face, some at 2 AM in a text, some to people who will never know your name.";
export const readMore = "See how it works";
export const howTitle = "How It Works";
export const howText = "Three steps, and none of them asks you to explain a joint family.";
export const steps = [
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
] as const;
export const featuresTitle = "What you get";
export const featuresText = "Everything here was made for people with one foot in each country.";
export const offerings = [
  {
    id: "coaching",
    /** Title and Text are for the card in the approach section. */
    title: "1-on-1 coaching",
    text: "Thirty minutes of video with one coach who stays yours. No explaining what a joint family is.",
    /** Heading, Detail and Points are for its part of the features section. */
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
    /** Title and Text are for the card in the approach section. */
    title: "Unlimited text support",
    text: "Write at 2 AM, in Hinglish if that is how it comes out. Replies typically within 24 hours.",
    /** Heading, Detail and Points are for its part of the features section. */
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
    /** Title and Text are for the card in the approach section. */
    title: "24/7 AI companion",
    text: "Tara, Buddy and Arjun are programs and say so. Awake at any hour, in English, हिन्दी and தமிழ்.",
    /** Heading, Detail and Points are for its part of the features section. */
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
    /** Title and Text are for the card in the approach section. */
    title: "Anonymous peer community",
    text: "People who have had the same call with the same aunt. A kolam stands in for your name.",
    /** Heading, Detail and Points are for its part of the features section. */
    heading: "Say it where nobody knows you",
    detail: "A moderated forum without names. You get a new leaf-name in every thread, so nobody can put your pieces together.",
    points: [
      "No names, no pictures, nothing that leads back to you",
      "Moderated, with house rules that are kept",
      "A library of practices and articles beside it",
    ],
  },
] as const;
export const pricingTitle = "One plan, and nothing to pay for joining.";
export const pricingText = "Joining costs nothing and asks for no card. Only a plan that you choose in the app is paid for.";
export const perMonth = "a month";
export const freeNow = "Joining is free. A plan is your choice.";
export const includedSessions = (v: { sessions: string | number }) => `${v.sessions} video sessions of 30 minutes each month`;
export const included = [
  "Unlimited texting with your coach",
  "An AI companion, day and night",
  "Anonymous community and self-care library",
  "Cancel anytime",
] as const;
export const faqTitle = "What people ask first";
export const closingTitle = "There is a seat kept for you";
export const closingText = "Joining costs nothing. Tell us what helps and what does not.";
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
  sentAgain: "It is 1 AM and I am still composing the reply.",
  seen: "Read",
  answer: "Then let us write it together, and not send it tonight. What is the first line?",
  promise: "Usually answers by tomorrow, 8 PM your time",
  companion: "Tara",
  isProgram: "program",
  hello: "I am a program, not a person. I am here at any hour.",
  askHindi: "नींद नहीं आ रही। कल visa interview है।",
  reply: "तो आज सोना ज़रूरी नहीं, बस लेटना काफ़ी है। कल की कौन सी बात सबसे ज़्यादा घूम रही है?",
  threadBy: "Marigold",
  threadTitle: "First Diwali where nobody called",
  threadText: "I lit one diya on the fire escape. The neighbour asked if it was someone's birthday.",
  answerBy: "Banyan",
  threadAnswer: "Mine was Eid, in a dorm kitchen, with seviyan from a packet. I saved you a bowl.",
  support: "Support",
  same: "SameHere",
} as const;
