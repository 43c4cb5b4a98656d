import { brand } from "@aangan/copy/brand";
import { crisis } from "@aangan/copy/crisis";
import { layout } from "@aangan/copy/layout";
import { routes } from "@aangan/copy/routes";
import { emergency, lifeline, link, type Paragraph } from "./prose";

/** A number to press: in the words of the page, and as an address that the phone opens. */
export interface HelpNumber {
  label: string;
  detail: string;
  href: string;
}

/** A part of the crisis page. */
export interface CrisisSection {
  id: string;
  title: string;
  paragraphs: readonly Paragraph[];
  /** Sentences that can be read out or sent as they are. */
  sayings?: readonly string[];
  /** Steps, in order. */
  steps?: readonly { title: string; text: string }[];
  /** Further public numbers. */
  numbers?: readonly HelpNumber[];
  /** What follows the list. */
  after?: readonly Paragraph[];
}

const call = link(`call ${lifeline}`, crisis.links.call988);

/** The sections below the phone numbers, most urgent first. */
export const crisisSections: readonly CrisisSection[] = [
  {
    id: "what-happens",
    title: `What happens when you call or text ${lifeline}`,
    paragraphs: [
      "On a call you first hear a recorded greeting with a few choices, and perhaps music while you are connected. Stay on the line. Then a person answers who is trained for this. They ask how you are and whether you are safe, and they listen.",
      "By text you may first get a few questions by themselves. Answer what you can. Then a person writes.",
      "It is free. You do not have to give your name, you need no insurance, and it does not matter which passport you hold. You do not have to be thinking of suicide: call when it is too much. On a call you can ask for an interpreter; say the name of your language in English.",
      `If a life is in danger at that moment, they may bring in emergency services, as a caller to ${emergency} would. Most of what they do is talk, until the worst of it has passed and there is a next step.`,
    ],
  },
  {
    id: "what-to-say",
    title: "When there are no words",
    paragraphs: ["You can be silent at first; they know that. Or read one of these out, or send it as it is:"],
    sayings: [
      "I do not know how to start. Please ask me questions.",
      "I am not safe with myself tonight.",
      "I am thinking about suicide.",
      "Nobody at home knows, and I cannot talk loudly.",
      "May I have an interpreter for my language, please?",
    ],
  },
  {
    id: "for-somebody-else",
    title: "If it is somebody else",
    paragraphs: [],
    steps: [
      {
        title: "Ask, in plain words.",
        text: "“Are you thinking about killing yourself?” Asking does not put the thought there. It often lets a person breathe out.",
      },
      {
        title: "Listen, and do not argue.",
        text: "No “think of your parents”, no “others have it worse”. “I am glad you told me” is enough.",
      },
      {
        title: "Stay, in the room or on the phone.",
        text: "If it is safe for you, put away what they could use to hurt themselves: pills, a weapon.",
      },
      {
        title: `Call ${lifeline} together, or for them.`,
        text: "You can call about a friend or a brother, and ask what to do next. Do not promise to keep it secret.",
      },
      {
        title: `In danger now: ${emergency}.`,
        text: "If they are in another city, say at once which one, and the address if you have it. Calls go to the dispatcher where you are.",
      },
    ],
  },
  {
    id: "outside-the-us",
    title: "If you are not in the U.S.",
    paragraphs: [
      "The numbers at the top work in the U.S. In India, for you or for somebody at home, these are public services:",
    ],
    numbers: [
      { label: "Call 112", detail: "Emergencies, all over India", href: "tel:112" },
      {
        label: "Call 14416",
        detail: "Tele-MANAS, mental health support, free, from phones in India",
        href: "tel:14416",
      },
    ],
    after: ["Anywhere else, call the emergency number of the country you are in."],
  },
  {
    id: "home-not-safe",
    title: "If home is not safe",
    paragraphs: [
      "If a partner or somebody in the family hurts you, threatens you, keeps your passport or your money, or watches everything you do, these people know what can be done. Free, at any hour, for every passport:",
    ],
    numbers: [
      { label: "Call 1-800-799-7233", detail: "National Domestic Violence Hotline", href: "tel:+18007997233" },
      { label: "Text START to 88788", detail: "The same hotline, by message", href: "sms:88788?&body=START" },
    ],
    after: [
      `${layout.quickExit}, at the top of this page, puts a harmless page in place. It does not empty the browser's history, and a call or a message stays in the phone's list. Delete them if somebody looks there, or use a phone that nobody checks.`,
    ],
  },
  {
    id: "what-we-cannot-do",
    title: `What ${brand.name} cannot do`,
    paragraphs: [
      `We are no emergency service. Our coaches are in India, may be asleep, and cannot send help to where you are. Please ${call} first. You can tell your coach afterwards, and they will want to know.`,
      `What a coach can do on other days stands in the ${link(layout.questions, routes.faq.path)}.`,
    ],
  },
];
