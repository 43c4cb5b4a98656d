/** A piece of prose under its own small heading; `paragraphs` in reading order. */
export interface Passage {
  title: string;
  paragraphs: readonly string[];
}

/** The mission: one sentence to be read from across the room, and what it means on a weekday. */
export const mission = {
  line: "No one should have to explain a joint family before they can say how they are.",
  text: "So we match you with a wellness coach in India who knows the kind of house you come from. Half an hour is short. It should go to you, not to the footnotes.",
} as const;

/** The story: why a courtyard, and why it is kept the way it is. */
export const story: readonly Passage[] = [
  {
    title: "Why a courtyard",
    paragraphs: [
      "In the houses we're named after, the rooms surround an open square. No one ever wrote on a door what it was for. Someone shells peas there, someone dries her hair, a child does math on the step. And because no one came to have a conversation, people talk.",
      "Then comes a degree, a visa, a wedding, and the house is half a day away. Here every room has a door, and behind each door is one person being fine. The call home is on Sunday, with everyone on speaker. You tell them about the weather and the promotion, and yes, you're eating properly.",
      "What doesn't fit into that call has to go somewhere. To a friend, if one is awake. To a search box at 2 AM. Often nowhere. We made Aangan for what doesn't fit into the call.",
    ],
  },
  {
    title: "Why coaches in India",
    paragraphs: [
      "Because you shouldn't have to translate. Someone who grew up with the same rules hears what “Papa is not talking to me” means. They know that moving out isn't a question of rent. They have the word in Tamil or Urdu where English needs a paragraph.",
      "Because of the clock, too. Their morning is your evening: when you close your laptop, they've just had their first tea. And because they're far enough away. Your coach has never met your cousin and doesn't go to your temple, mosque, church, or gurdwara. What you say can't get home before you do.",
    ],
  },
  {
    title: "Why coaching, and not therapy",
    paragraphs: [
      "Therapy is treatment, and a therapist is licensed for it by the state you live in. If you need that, nothing here takes its place. Our coaches are certified in India and have no such license. They don't diagnose, treat, or prescribe, and we don't call what they do by a name that sounds like it.",
      "But much of what keeps people awake isn't an illness. It's the conversation with your father that's three years overdue. It's the job that pays for everyone and leaves nothing for you. It's saying no to one more biodata, kindly, again. For that, it helps to sit down with someone, lay it all out, and try one thing before next week. That's coaching.",
    ],
  },
];

/** The words in the plan of a courtyard house, room by room, each in its lines. */
export const house = {
  kitchen: ["kitchen"],
  nani: ["Nani's room,", "and the radio"],
  store: ["store"],
  sofa: ["the good", "sofa"],
  hall: ["everybody", "sleeps here", "in May"],
  you: "you, aged nine",
} as const;

/** Who comes: people, each in a line. */
export const who = {
  lines: [
    "You came for two years of study and stayed for eleven.",
    "You were born in New Jersey, and each country says you're from the other.",
    "You send the money, sign the forms, and answer the phone.",
    "You married into a family and into its time zone.",
    "You're fine, mostly, and would like to say the rest out loud for once.",
  ],
  text: "Adults 18 and over who live in the U.S. and call some part of South Asia a kind of home: India, Pakistan, Bangladesh, Sri Lanka, Nepal, or the family's idea of it.",
} as const;

/** How it is done: four habits, each with the sentence that explains it. */
export const approach = [
  {
    title: "One person, who stays",
    text: "You meet the same coach every time, for 30 minutes by video. They remember your sister's wedding and what you said you'd try. If it's not the right fit, you can change coaches without giving a reason.",
  },
  {
    title: "Writing counts as talking",
    text: "Some things are easier to type than to say. Write when it happens, in whatever language it comes out. Your coach replies, typically within 24 hours.",
  },
  {
    title: "A program is called a program",
    text: "Tara, Buddy, and Arjun are programs, awake at any hour. They say so when you start. Two are drawn as kolams and one as a dog, so no one mistakes them for people.",
  },
  {
    title: "Others, without names",
    text: "In the community you have a borrowed name: Banyan in one thread, Marigold in the next. You can say what you'd never say where your aunt might read it.",
  },
] as const;

/** What we promise about privacy. Each is something the product does, not something it means to do. */
export const promises = [
  {
    title: "It stays with your coach",
    text: "What you write and say is between you and your coach. Your family, your employer, and other members don't see it.",
  },
  {
    title: "Nothing gives you away",
    text: "Many people here live with family who must not know. The subject line of our emails never says what they're about, and in the app, one tap swaps the page for a harmless one.",
  },
  {
    title: "No one follows you around",
    text: "These pages have no ads and no trackers. We count how often a button is pressed, ourselves, without knowing who pressed it.",
  },
  {
    title: "You can take it back",
    text: "Contact us and we'll delete what we have about you. You don't have to say why.",
  },
] as const;

/** Limits of the product, in addition to the disclaimer on every page. */
export const limits = [
  "We can't put a number on how much better you'll feel. Talking helps many people. It's not a cure, and we don't sell it as one.",
  "HIPAA does not protect what you say here. That law covers healthcare providers in the U.S., and our coaches are not healthcare providers.",
  "We can't send help to where you are. Our coaches are in India and may be asleep when you write.",
] as const;

/** What all of this is for, in the end. */
export const vision = {
  line: "That “I talked to my coach about it” becomes as ordinary as “I had tea.”",
  text: "That it starts before the bad year, not after it. That you can do it in the language you were scolded in. That sons do it too, and mothers, and the uncle who's been fine since 1994.",
} as const;
