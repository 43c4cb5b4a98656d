import * as brand from "@aangan/copy/brand";
import { crisisLinks } from "@aangan/copy/crisis-lines";
import { abroad, directory, helpKinds, states } from "@aangan/copy/helplines";
import * as layout from "@aangan/copy/layout";
import { routes } from "@/lib/routes";
import { emergency, lifeline, link } from "./prose";
import {
  type CrisisSection,
  checkedDay,
  type DirectorySection,
  groupedByKind,
  groupedByPlace,
  type Helpline,
  type Way,
} from "./shared/crisis";

export { type CrisisSection, checkedOn, type DirectorySection, type Helpline, type HelpNumber } from "./shared/crisis";

/** The text next to 911 at the top of the page. */
export const dangerNow = "if someone is in danger now";

/** The words of a way to reach a helpline, as on a button. */
export function wayLabel({ means, number, word }: Way): string {
  if (means === "call") return `Call ${number}`;
  if (means === "web") return number;
  return word ? `Text ${word} to ${number}` : `Text ${number}`;
}

/** When a helpline answers and in which languages, as one line. */
export const availability = ({ hours, languages }: Helpline): string =>
  [`${hours}.`, languages].filter(Boolean).join(" ");

/** The help directory: by what happens, by state, by country. */
export const directorySections: readonly DirectorySection[] = [
  {
    id: "whats-happening",
    title: "What's happening?",
    paragraphs: [],
    groups: groupedByKind(helpKinds, directory),
  },
  {
    id: "near-you",
    title: "Abuse at home: help in your state",
    paragraphs: [
      "South Asian organizations know the language, the family, and the visa questions. A state's hotline can tell you who is near you.",
      `Your state isn't here? The National Domestic Violence Hotline knows groups everywhere: ${link("1-800-799-7233", "tel:+18007997233")}.`,
    ],
    groups: groupedByPlace(states, directory),
  },
  {
    id: "outside-the-us",
    title: "Someone I love is in another country",
    paragraphs: [
      "These numbers are for the person there to dial, or for someone close to them. Many don't work from a phone in the U.S.",
      "If they're in danger now, call a relative or a neighbor who can be there, and ask them to call. You can call 988 yourself, about them. If you're in that country yourself, use these numbers. Anywhere else, call the emergency number of the country you're in.",
    ],
    groups: groupedByPlace(abroad, directory),
  },
];

const call = link(`call ${lifeline}`, crisisLinks.call988);

/** The sections below the directory. */
export const crisisSections: readonly CrisisSection[] = [
  {
    id: "languages",
    title: "Which languages they speak",
    paragraphs: [
      "When you call 988 you can ask for an interpreter; they have them for more than 240 languages. Say the name of your language in English. Text and chat with 988 are in English and Spanish only.",
      "For the other lines, we list only the languages that their own pages name. If none are listed, ask. The companions in this product are programs, not a helpline.",
    ],
  },
  {
    id: "what-happens",
    title: `What happens when you call or text ${lifeline}`,
    paragraphs: [
      "On a call, you first hear a recorded greeting with a few choices, and maybe music while you're connected. Stay on the line. Then a person who is trained for this answers. They ask how you are and whether you're safe, and they listen.",
      "By text, you may first get a few automatic questions. Answer what you can. Then a person writes to you.",
      "It's free. You don't have to give your name, you don't need insurance, and it doesn't matter which passport you have. You don't have to be thinking of suicide: call when it's too much. On a call, you can ask for an interpreter. Say the name of your language in English.",
      `If a life is in danger at that moment, they may bring in emergency services, as a caller to ${emergency} would. Most of what they do is talk, until the worst of it has passed and there's a next step.`,
    ],
  },
  {
    id: "what-to-say",
    title: "When there are no words",
    paragraphs: [
      "You can be silent at first; they're used to that. Or read one of these out loud, or send it as it is:",
    ],
    sayings: [
      "I don't know how to start. Please ask me questions.",
      "I'm not safe with myself right now.",
      "I'm thinking about suicide.",
      "No one at home knows, and I can't talk loudly.",
      "Can I have an interpreter for my language, please?",
    ],
  },
  {
    id: "for-somebody-else",
    title: "If it's someone else",
    paragraphs: [],
    steps: [
      {
        title: "Ask, in plain words.",
        text: "“Are you thinking about killing yourself?” Asking doesn't put the thought there. It often comes as a relief.",
      },
      {
        title: "Listen, and don't argue.",
        text: "No “think of your parents”, no “others have it worse”. “I'm glad you told me” is enough.",
      },
      {
        title: "Stay, in the room or on the phone.",
        text: "If it's safe for you, put away anything they could use to hurt themselves: pills, a weapon.",
      },
      {
        title: `Call ${lifeline} together, or for them.`,
        text: "You can call about a friend or a brother, and ask what to do next. Don't promise to keep it a secret.",
      },
      {
        title: `In danger now: ${emergency}.`,
        text: "If they're in another city, say right away which one, and the address if you have it. Calls go to the dispatcher where you are.",
      },
    ],
  },
  {
    id: "home-not-safe",
    title: "If home isn't safe",
    paragraphs: [
      "If a partner or someone in your family hurts you, threatens you, keeps your passport or your money, or watches everything you do, these people know what can be done. Free, at any hour, whatever passport you have:",
    ],
    numbers: [
      { label: "Call 1-800-799-7233", detail: "National Domestic Violence Hotline", href: "tel:+18007997233" },
      { label: "Text START to 88788", detail: "The same hotline, by text", href: "sms:88788?&body=START" },
    ],
    after: [
      `${link("Help in your state", "#near-you")} has South Asian organizations.`,
      `${layout.quickExit}, at the top of this page, swaps in a harmless page. It doesn't clear the browser history, and a call or a text stays on the phone. Delete them if someone checks, or use a phone that no one checks.`,
    ],
  },
  {
    id: "what-we-cannot-do",
    title: `What ${brand.name} can't do`,
    paragraphs: [
      `We're not an emergency service. Our coaches are in India, may be asleep, and can't send help to where you are. Please ${call} first. You can tell your coach afterward, and they'll want to know.`,
      `To learn what a coach can do on other days, see the ${link(layout.questions, routes.faq.path)}.`,
    ],
  },
  {
    id: "how-we-check",
    title: "How we check these numbers",
    paragraphs: [
      `We last compared every number on ${checkedDay} with a copy of the organization's own page, of a government page, or of two other pages that agree. Some of these pages are years old. Hours change sooner than numbers. We compare them again at least every 90 days.`,
      `If a number doesn't answer, ${call}. Please tell us about it on the ${link("contact page", routes.contact.path)}.`,
      `What our own product does when someone writes about danger is in the ${link(layout.safety.toLowerCase(), routes.safety.path)}.`,
    ],
  },
];
