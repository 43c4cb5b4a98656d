/** A piece of prose under its own small heading; `paragraphs` in reading order. */
export interface Passage {
  title: string;
  paragraphs: readonly string[];
}

/** The mission: one sentence to be read from across the room, and what it means on a weekday. */
export const mission = {
  line: "Nobody should have to explain a joint family before they can say how they are.",
  text: "So we put you together with a wellness coach in India who knows the house you come from. Half an hour is short. It should go to you, and not to the footnotes.",
} as const;

/** The story: why a courtyard, and why it is kept the way it is. */
export const story: readonly Passage[] = [
  {
    title: "Why a courtyard",
    paragraphs: [
      "In the houses this is named after, the rooms stand around an open square. Nobody wrote its purpose on a door. Somebody shells peas there, somebody dries her hair, a child does sums on the step. And because nobody came to have a talk, people talk.",
      "Then comes a degree, a visa, a wedding, and the house is half a day away. Here every room has a door, and behind each door sits one person being fine. The call home is on Sunday, with everybody on speaker. You tell them about the weather and the promotion, and yes, you are eating properly.",
      "What does not fit into that call has to go somewhere. To a friend, if one is awake. To a search box at 2 AM. Often nowhere. Aangan was made for what does not fit into the call.",
    ],
  },
  {
    title: "Why coaches in India",
    paragraphs: [
      "Because you should not have to translate. Somebody who grew up with the same rules hears what “Papa is not talking to me” means. They know that moving out is not a question of rent. They have the word in Tamil or Urdu for which English needs a paragraph.",
      "Because of the clock, too. Their morning is your evening: when you have closed the laptop, they have just had their first tea. And because they are far enough. Your coach has never met your cousin and does not go to your temple, mosque, church or gurdwara. What you say cannot come home before you do.",
    ],
  },
  {
    title: "Why coaching, and not therapy",
    paragraphs: [
      "Therapy treats, and a therapist holds a licence for it from the state you live in. If you need that, nothing here takes its place. Our coaches are certified in India and hold no such licence. They do not diagnose, treat or prescribe, and we do not call what they do by a name that sounds like it.",
      "But much of what keeps people awake is no illness. It is the conversation with your father that has been due for three years. It is the job that pays for everybody and leaves nothing of you. It is saying no to one more biodata, kindly, again. For that it helps to sit down with someone, lay it out in order, and try one thing before next week. That is coaching.",
    ],
  },
];

/** Who comes: people, each in a line. */
export const who = {
  lines: [
    "You came for two years of study and stayed for eleven.",
    "You were born in New Jersey, and each country says you are from the other.",
    "You send the money, sign the forms and answer the phone.",
    "You married into a family and into its time zone.",
    "You are fine, mostly, and would like to say the rest aloud once.",
  ],
  text: "Adults of eighteen and over, who live in the U.S. and call some part of South Asia a kind of home: India, Pakistan, Bangladesh, Sri Lanka, Nepal, or the family's idea of it.",
} as const;

/** How it is done: four habits, each with the sentence that explains it. */
export const approach = [
  {
    title: "One person, who stays",
    text: "You meet the same coach every time, for thirty minutes by video. They remember your sister's wedding and what you said you would try. If it is not the right person, you change, without giving a reason.",
  },
  {
    title: "Writing counts as talking",
    text: "Some things are easier to type than to say. Write when it happens, in whichever language it comes out. Your coach answers, typically within 24 hours.",
  },
  {
    title: "A program is called a program",
    text: "Tara, Buddy and Arjun are awake at any hour and are programs. They say so when you begin. Two are drawn as kolams and one as a dog, so that nobody takes them for somebody.",
  },
  {
    title: "Others, without names",
    text: "In the community you are a leaf: Banyan in one thread, Marigold in the next. You can say what you would never say where your aunt might read it.",
  },
] as const;

/** What we promise about privacy. Each is something the product does, not something it means to do. */
export const promises = [
  {
    title: "It stays with your coach",
    text: "What you write and say is between you and your coach. Your family, your employer and other members do not see it.",
  },
  {
    title: "Nothing gives you away",
    text: "Many people here live with family who must not know. The subject of an email from us says nothing of what it is about, and in the app one press swaps the page for a harmless one.",
  },
  {
    title: "Nobody follows you around",
    text: "These pages carry no advertising and no trackers. We count for ourselves how often a button is pressed, without knowing by whom.",
  },
  {
    title: "You can take it back",
    text: "Write to us and we delete what we hold about you. You need not say why.",
  },
] as const;

/** Limits of the product, in addition to the disclaimer on every page. */
export const limits = [
  "We cannot put a number on how much better you will feel. Talking helps many people. It is not a cure, and we do not sell it as one.",
  "HIPAA does not protect what you say here. That law covers healthcare providers in the U.S., and our coaches are not healthcare providers.",
  "We cannot send help to where you are. Our coaches are in India and may be asleep when you write.",
] as const;

/** What all of this is for, in the end. */
export const vision = {
  line: "That “I talked to my coach about it” becomes as ordinary as “I had tea”.",
  text: "That it begins before the bad year and not after it. That it is possible in the language you were scolded in. That sons do it too, and mothers, and the uncle who has been fine since 1994.",
} as const;
