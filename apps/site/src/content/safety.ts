import * as brand from "@aangan/copy/brand";
import * as crisis from "@aangan/copy/crisis";
import { crisisLinks } from "@aangan/copy/crisis-lines";
import * as layout from "@aangan/copy/layout";
import { limits } from "@aangan/copy/limits";
import { promises } from "@aangan/copy/promises";
import { routes } from "@/lib/routes";
import { emergency, hours, lifeline, link, minutes, type Section } from "./prose";
import { detector } from "./shared/figures";

const { tara, buddy, arjun } = brand.companions;
const crisisPage = link("people who answer now", routes.crisis.path);

/** The protocol in a few lines. */
export const safetySummary: readonly string[] = [
  crisis.short,
  `${tara}, ${buddy}, and ${arjun} are programs. No one reads along while you write to them.`,
  "When you write about a danger, we show you whom to call, and companions ask you directly.",
  "What you write to companions and in your journal goes to no one. Your coach sees what you write to them and in your goals.",
  "Our detection misses things. Please don't wait for it.",
];

/** The safety protocol: what the product does, as its code does it. */
export const safetySections: readonly Section[] = [
  {
    id: "who-it-is-for",
    title: "Who this is for",
    blocks: [
      `${brand.name} is for people ${limits.ageMin} and over. It's coaching, not an emergency service and not treatment. If you're in danger, call ${emergency}. For suicide or any crisis in the U.S., ${link(`call ${lifeline}`, crisisLinks.call988)} or ${link(`text ${lifeline}`, crisisLinks.text988)}, at any hour, free. The ${layout.crisisHelp.toLowerCase()} page lists ${crisisPage}, by kind and place.`,
      `If you tell a companion that you're under ${limits.ageMin}, it says that this is for adults. It names an adult you trust, Childhelp (${link("1-800-422-4453", "tel:+18004224453")}), and ${lifeline}.`,
    ],
  },
  {
    id: "programs",
    title: "Companions are programs",
    blocks: [
      `${tara}, ${buddy}, and ${arjun} say that they're programs before you write, again every ${hours(promises.companionReminderHours)}, and whenever you ask. They can't call or send anyone. They don't diagnose, and they aren't therapy.`,
      "A message with even a weak sign of danger is never answered by a language model. Once there is more than that, companions use fixed sentences, the same for all three, in English, Hindi, Hinglish, or Tamil. They drop their personalities and jokes.",
    ],
  },
  {
    id: "how-we-notice",
    title: "How we notice",
    blocks: [
      "Our server compares what you write with lists of phrases in several languages, and rates it with a small program trained on sentences written for this purpose. No member's words were used. Your text isn't sent to another company for it.",
      "That happens with messages to your coach and to companions, posts and comments, journal entries, goals, and the contact page.",
      `It looks for thoughts of suicide and self-harm, for violence against you, for a medical emergency, for a child in danger, for eating that has become dangerous, for thoughts of harming someone else, and for worry about another person.`,
      "A clear sign counts at once. Two weak signs in five messages count as well.",
    ],
  },
  {
    id: "what-companions-ask",
    title: "What companions ask and say",
    blocks: [
      "One step in each message, in short sentences. The order follows the Columbia screener (C-SSRS) that clinics use: the wish, a plan, what is within reach, who is near. It isn't a test and gives you no score.",
      {
        facts: [
          {
            name: "First, the question",
            text: `“Are you having thoughts of ending your life?” You can answer yes, sometimes, no, or that you'd rather not say. “No” is accepted. ${lifeline} stays in sight.`,
          },
          {
            name: "If you say yes",
            text: `They name ${lifeline}, by call or text. Then they ask about a plan, about anything within reach that could hurt you and how to put distance between you and it, whether you're alone, what keeps you from getting help, what steadies you, and which person or doctor should know.`,
          },
          {
            name: "In danger right now",
            text: `The first line is what to do: call ${emergency}, leave, lock a door, put something down, open the front door for help.`,
          },
          {
            name: "Violence at home",
            text: "Whether it's safe to write, then the hotline, a plan, and what makes it hard, such as a visa, money, or children. They never tell you to confront anyone, or to just leave.",
          },
          {
            name: "Eating disorders",
            text: `Whether you go long without food or bring it back up, and about thoughts of suicide. They say that a doctor should check on you soon, and when to call ${emergency}. They name no weights or calories.`,
          },
          {
            name: "Harm to others",
            text: `To go to another room first, ${lifeline} or ${emergency}, what is within reach, who can take over, and a doctor or therapist. Saying it early is right.`,
          },
          {
            name: "A child in danger",
            text: `${emergency} if it's now, otherwise Childhelp, and a doctor, teacher, or school counselor who has to act. Companions can't report anything for you.`,
          },
          {
            name: "Someone you love",
            text: "Where they are, who can go there, how to ask them, and then how you are.",
          },
        ],
      },
    ],
  },
  {
    id: "what-you-see",
    title: "What your screens show",
    blocks: [
      `While it lasts, your dashboard shows ${lifeline} first. Your screens never say which kind of danger it's about, because someone else may see them. Every page for members has the ${layout.quickExit} button.`,
      "It ends by what you answer, or by time: the most serious level steps down after a day without a new sign, or when you say that you're safe. For a week after that, when you come back, you're asked how it is now.",
    ],
  },
  {
    id: "who-learns-of-it",
    title: "Who learns of it",
    blocks: [
      {
        facts: [
          { name: "Companions", text: "No one. Not your coach, not our team. You're shown help." },
          { name: "Journal", text: "No one. Entries are stored encrypted, and only you are shown help." },
          {
            name: "Your coach",
            text: `Sees what you write to them in messages and goals, marked as urgent, and gets an email that has neither your name nor your words. If no coach can see it, or it hasn't been opened after ${minutes(limits.urgentUnopenedMinutes)}, our team gets such an email. Your coach can also ask our team for help at any time. Coaches are in India, may be asleep, and can't send help.`,
          },
          { name: "Community", text: "Your post appears, help is shown to you, and a moderator looks at the post." },
          { name: "Contact page", text: "Your message is marked, so that our team reads it first." },
          {
            name: "Police and 911",
            text: `We don't call them for you, and no program here can. You, or someone near you, has to call ${emergency}.`,
          },
        ],
      },
      "We don't record whether you tap a number, so not even your coach finds out. Your coach sees which help your chat showed you, and when.",
      "We keep a record that you were in a hard moment: which kind, since when, and what you answered, without your text. It's in the file when you download your data, and it's deleted with your account.",
      `We also count how often companions name a crisis line such as ${lifeline}, by month and kind of danger, for the yearly reports that some states ask for. These counts have no names and no text.`,
    ],
  },
  {
    id: "what-it-misses",
    title: "What it misses",
    blocks: [
      `In our last test, we used ${detector.sentences} sentences in English and South Asian languages that its builders had never seen. Of every 100 that showed risk, it noticed ${detector.noticed}, treated ${detector.concern} as a concern, and raised an alarm for ${detector.alarm}. Of every 100 ordinary sentences, ${detector.wrongAlarms} raised an alarm by mistake.`,
      "It's best in English and misses more in other languages, in spellings we don't know, and where danger is only hinted at. A companion may then answer as if nothing were wrong. You can always say it plainly, and you can always call.",
    ],
  },
  {
    id: "how-we-check",
    title: "How we check it",
    blocks: [
      `Each new version is tested with scripted conversations about danger, and with the sentences above. The phone numbers on the ${link("crisis page", routes.crisis.path)} are compared with their sources at least every 90 days.`,
      `If something here went wrong for you, write to us on the ${link("contact page", routes.contact.path)}. What we store is in the ${link(layout.privacy, routes.privacy.path)}.`,
    ],
  },
];
