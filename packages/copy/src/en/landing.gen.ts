// Generated from messages/*/landing.json by `make gen`. Change that file.

/** @file The texts of the public front page. */

/** TextSample is the sample conversation next to the description of text support. */
export const textSample = [
  {
    text: "Mummy asked again when I'm coming home. For good." as string,
    own: true,
  },
  {
    text: "And what did you want to say back?" as string,
    own: false,
  },
  {
    text: "ki main yahan bhi ghar bana rahi hoon" as string,
    own: true,
  },
] as const;
export const title = "Aangan: wellness coaching for South Asian adults in the U.S." as string;
export const description = "Talk with a wellness coach in India by video and text, in your language. Coaching, not therapy. Free to join." as string;
export const heroText = "Sit down with a coach in India who already knows what “log kya kahenge” costs you. By video, by text, in your language." as string;
export const joinBeta = "Join Beta for free" as string;
export const seeHow = "How It Works" as string;
export const heroNote = "Free to join, no card needed. Coaching, not clinical therapy." as string;
export const approachTitle = "Four ways to sit with what you carry" as string;
export const approachText = "Some things are easier to say face to face, some in a text at 2 AM, and some to people who'll never know your name." as string;
export const readMore = "See how it works" as string;
export const howTitle = "How It Works" as string;
export const howText = "Three steps, and none of them asks you to explain a joint family." as string;
export const steps = [
  {
    title: "Sign up and get matched" as string,
    text: "Tell us where your family is from and what's on your mind. We suggest up to three coaches and say why. You choose." as string,
  },
  {
    title: "Connect with your coach" as string,
    text: "Meet for 30 minutes by video, and message in between whenever something happens. One coach, who stays yours." as string,
  },
  {
    title: "Grow and thrive" as string,
    text: "Read what helped others, try a practice on a bad evening, and talk with people who've had the same phone call." as string,
  },
] as const;
export const featuresTitle = "What you get" as string;
export const featuresText = "Everything here was made for people with one foot in each country." as string;
export const offerings = [
  {
    id: "coaching",
    /** Title and Text are for the card in the approach section. */
    title: "1-on-1 coaching" as string,
    text: "Thirty minutes by video with one coach who stays yours. No need to explain what a joint family is." as string,
    /** Heading, Detail and Points are for its part of the features section. */
    heading: "One coach, face to face" as string,
    detail: "You meet the same person every time. They remember your sister's wedding, your manager's name, and what you said you'd try." as string,
    points: [
      "30-minute video sessions, at hours that work in both time zones" as string,
      "Coaches certified in India, who grew up with the same rules" as string,
      "Change coaches anytime, no reason needed" as string,
    ],
  },
  {
    id: "text-support",
    /** Title and Text are for the card in the approach section. */
    title: "Unlimited text support" as string,
    text: "Write at 2 AM, in Hinglish if that's how it comes out. Replies typically within 24 hours." as string,
    /** Heading, Detail and Points are for its part of the features section. */
    heading: "Write when it happens" as string,
    detail: "Not everything can wait for the next session. Send the message you can't send to anyone at home. Your coach replies, typically within 24 hours." as string,
    points: [
      "As many messages as you need" as string,
      "See when your coach has read your messages" as string,
      "Any language your coach speaks, in any mix" as string,
    ],
  },
  {
    id: "ai-companion",
    /** Title and Text are for the card in the approach section. */
    title: "24/7 AI companion" as string,
    text: "Tara, Buddy, and Arjun are programs, and they say so. Awake at any hour, in English, हिन्दी, and தமிழ்." as string,
    /** Heading, Detail and Points are for its part of the features section. */
    heading: "Awake when no one else is" as string,
    detail: "For the hours when your coach is asleep. A companion is a program that listens, asks a question back, and shows crisis help when it notices signs of danger." as string,
    points: [
      "Here day and night, in several languages, including Hindi and Tamil" as string,
      "Tells you it's a program every time you start" as string,
      "Shows you where to find people when you need people" as string,
    ],
  },
  {
    id: "peer-community",
    /** Title and Text are for the card in the approach section. */
    title: "Anonymous peer community" as string,
    text: "People who've had the same call with the same aunt. You post with a kolam instead of your name." as string,
    /** Heading, Detail and Points are for its part of the features section. */
    heading: "Say it where no one knows you" as string,
    detail: "A moderated forum without real names. You get a new name in every thread, so other members can't connect your posts." as string,
    points: [
      "No real names, no photos, nothing that leads back to you" as string,
      "Moderated, with guidelines that are enforced" as string,
      "Plus a library of practices and articles" as string,
    ],
  },
] as const;
export const pricingTitle = "One plan. Free to join." as string;
export const pricingText = "Joining is free and doesn't take a card. You pay only if you pick a plan in the app." as string;
/** After the price: "$80 a month". */
export const perMonth = "a month" as string;
export const freeNow = "Joining is free. A plan is optional." as string;
export const includedSessions = (v: { sessions: string | number }) => `${v.sessions} video sessions a month, 30 minutes each`;
export const included = [
  "Unlimited texting with your coach" as string,
  "An AI companion, day and night" as string,
  "Anonymous community and self-care library" as string,
  "Cancel anytime" as string,
] as const;
export const faqTitle = "What people ask first" as string;
export const closingTitle = "We saved you a seat" as string;
export const closingText = "It's free to join. Tell us what helps and what doesn't." as string;
export const anchors = {
  howItWorks: "how-it-works" as string,
  features: "features" as string,
  pricing: "pricing" as string,
  faq: "faq" as string,
} as const;
/** Scenes are the texts inside the four illustrations next to the features. They are not interactive. */
export const scenes = {
  slotsTitle: "Tuesday" as string,
  slots: [
    "9:00 AM" as string,
    "10:00 AM" as string,
    "11:00 AM" as string,
    "2:00 PM" as string,
  ],
  yours: "Tue 9:00 AM your time" as string,
  theirs: "6:30 PM in Chennai" as string,
  bookedWith: "30 minutes by video" as string,
  sent: "Told Papa about the job. He said “beta, we will talk later” and passed the phone to Mummy." as string,
  sentAgain: "It's 1 AM and I'm still writing the reply." as string,
  seen: "Read" as string,
  answer: "Then let's write it together, and not send it tonight. What's the first line?" as string,
  promise: "Usually replies by 8 PM tomorrow (your time)" as string,
  companion: "Tara" as string,
  /** A badge beside the companion's name. */
  isProgram: "program" as string,
  hello: "I'm a program, not a person. I'm here at any hour." as string,
  askHindi: "नींद नहीं आ रही। कल visa interview है।" as string,
  reply: "तो आज सोना ज़रूरी नहीं, बस लेटना काफ़ी है। कल की कौन सी बात सबसे ज़्यादा घूम रही है?" as string,
  threadBy: "Marigold" as string,
  threadTitle: "First Diwali when no one called" as string,
  threadText: "I lit one diya on the fire escape. The neighbor asked if it was someone's birthday." as string,
  answerBy: "Banyan" as string,
  threadAnswer: "Mine was Eid, in a dorm kitchen, with seviyan from a packet. I saved you a bowl." as string,
  support: "Support" as string,
  same: "SameHere" as string,
} as const;
