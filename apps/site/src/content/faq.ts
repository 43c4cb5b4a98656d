import * as auth from "@aangan/copy/auth";
import * as brand from "@aangan/copy/brand";
import * as common from "@aangan/copy/common";
import { items as firstQuestions } from "@aangan/copy/faq";
import * as landing from "@aangan/copy/landing";
import * as layout from "@aangan/copy/layout";
import { limits } from "@aangan/copy/limits";
import { promises } from "@aangan/copy/promises";
import { routes } from "@aangan/copy/routes";
import { days, hours, lifeline, link, minutes, type Paragraph, priced } from "./prose";

/** A question with its answer. `id` is its anchor: `/faq#<id>` opens it. */
export interface Question {
  id: string;
  question: string;
  answer: readonly Paragraph[];
  /** Whether the helplines appear below the answer. */
  helplines: boolean;
}

/** Questions about one thing. One of them is open at a time. */
export interface QuestionGroup {
  id: string;
  title: string;
  questions: readonly Question[];
}

const { tara, buddy, arjun } = brand.companions;
const ask = (id: string, question: string, ...answer: Paragraph[]): Question => ({
  id,
  question,
  answer,
  helplines: false,
});

/** All questions in groups: first the four of the front page, with the same text. */
export const questionGroups: readonly QuestionGroup[] = [
  { id: "first", title: landing.faqTitle, questions: firstQuestions },
  {
    id: "service",
    title: "The service",
    questions: [
      ask(
        "who-is-it-for",
        `Who is ${brand.name} for?`,
        `Adults of ${limits.ageMin} and over who live in the U.S. and whose family comes from South Asia: India, Pakistan, Bangladesh, Sri Lanka, Nepal, or the family's idea of it. You may have come last year or been born here.`,
        "You need no diagnosis and no crisis to come. “I am fine, mostly” is reason enough.",
      ),
      ask(
        "what-do-i-get",
        "What do I get?",
        `A coach of your own, whom you meet by video for ${minutes(limits.sessionMinutes)} at a time and write to in between. Companions, which are programs, at any hour. A community where nobody knows your name. And a library of practices and articles for a bad evening.`,
        `The front page ${link("shows each of them", `${routes.home.path}#${landing.anchors.features}`)}.`,
      ),
      ask(
        "which-languages",
        "Which languages can I use?",
        "With your coach, any that your coach speaks, and any mix of them. Each coach's languages stand on their card, and we suggest people who speak yours.",
        "The companions understand English, Hindi, Hinglish and Tamil.",
      ),
      ask(
        "how-does-it-begin",
        "What happens after I sign up for the beta?",
        "You get one email that says you are on the list. We write again when there is a place for you. Until then there is nothing to do and nothing to pay.",
        "Then you make an account, tell us a little about where your people come from and what is on your mind, and choose a coach. Your religion and your gender you can keep to yourself.",
      ),
      ask(
        "therapist-instead",
        "When should I see a therapist or a doctor instead?",
        "When you think you may be ill, when you need a diagnosis or a medicine, when a fear or a sadness keeps you from sleeping, eating or working for weeks, or when you have been told to. A coach cannot treat any of this.",
        "You can see both. And if you might not be safe, please do not wait for either: " +
          `${link("here is who answers now", routes.crisis.path)}.`,
      ),
    ],
  },
  {
    id: "sessions",
    title: "Coaches and sessions",
    questions: [
      ask(
        "choose-a-coach",
        "Can I choose my coach, and change later?",
        `Yes. We suggest up to ${limits.coachSuggestions} people and give the reason for each, such as “speaks Tamil”, or you look through all of them. If you skip the choice, you get the first on the list.`,
        "You can change at any time, without giving a reason. Your old coach then no longer sees your conversation, and you can still read it. Sessions that were booked with them are cancelled, and both of you are told.",
      ),
      ask(
        "time-zones",
        "My coach is in India. When can we meet?",
        `At the hours your coach offers, from ${hours(promises.bookingFromHours)} to ${days(promises.bookingUntilDays)} ahead. Every time is shown on both clocks, yours and theirs, so that nobody has to count.`,
        `You both get an email with a calendar file, and a reminder ${hours(promises.firstReminderHours)} and ${hours(promises.lastReminderHours)} before.`,
      ),
      ask(
        "how-many-sessions",
        "How many sessions can I book?",
        `Without a plan ${common.sessions({ count: promises.freeSessions })} in a calendar month. Messages to your coach are not counted.`,
        priced((_, sessions) => `The plan includes ${sessions} a month.`),
      ),
      ask(
        "move-a-session",
        "Can I cancel or move a session?",
        `Yes, until ${hours(promises.sessionNoticeHours)} before it begins. After that it counts as one of your sessions, because your coach has kept the time for you.`,
      ),
    ],
  },
  {
    id: "messages",
    title: "Messages and companions",
    questions: [
      ask(
        "how-soon",
        "How soon does my coach answer?",
        `Typically within ${hours(limits.replyHours)}. The chat says by when, worked out from your coach's hours, and it says so plainly when your message has not been seen yet.`,
        "You see whether a message was sent, delivered and read. You can turn off telling others what you have read; then you are not told either.",
      ),
      ask(
        "what-are-companions",
        `What are ${tara}, ${buddy} and ${arjun}?`,
        `Programs, not people. They say so at the start, every ${hours(promises.companionReminderHours)}, and when you ask. ${tara} is there for living between two cultures, ${buddy}, a dog, for stress, and ${arjun} for looking after yourself as a whole.`,
        `${arjun} comes with the trial or the plan. None of them is a coach, and your coach does not read what you write to them.`,
      ),
      ask(
        "worrying-words",
        "What happens if I write that I do not want to live?",
        `You are shown ${lifeline} at once, before anything else. In the chat with your coach, the coach gets an email and sees you marked as urgent until they have looked. A companion shows you the same numbers before it says anything.`,
        "A list of words and phrases decides this, in several languages. It can be wrong both ways. Nobody is watching the screen at all hours, and nobody here can send help to you. " +
          `${link("These people can", routes.crisis.path)}.`,
      ),
      ask(
        "delete-a-chat",
        "Can I take a conversation with me, or delete it?",
        `Both. Export gives you a file with every message. Delete removes the conversation for you and for your coach within ${hours(promises.chatDeletionHours)}; until then you can change your mind.`,
      ),
    ],
  },
  {
    id: "community",
    title: "Community",
    questions: [
      ask(
        "how-anonymous",
        "How anonymous is the community?",
        "You carry a name such as Marigold or Banyan, and a different one in every thread, so that nobody can put your pieces together. Who you are never leaves our server.",
        "What you write can still give you away. Leave out the name of the temple and of the aunt.",
      ),
      ask(
        "who-looks-after-it",
        "Who looks after it?",
        `There are guidelines, and you accept them before you first write. Anybody can report a post or a comment, and a person looks at what is reported. When ${promises.reportsThatHide} members report the same post, it is hidden until then.`,
        "You can edit and delete what you wrote yourself.",
      ),
    ],
  },
  {
    id: "price",
    title: "Price and the beta",
    questions: [
      ask(
        "what-does-it-cost",
        "What does it cost?",
        "Joining costs nothing, and we ask for no card. Only a plan that you choose in the app is paid for.",
        priced(
          (price, sessions) =>
            `The plan is ${price} a month, with ${sessions} by video of ${minutes(limits.sessionMinutes)} each, messages to your coach, the companions, the community and the library. It is the price you see on this site, and the one you are charged if you choose the plan.`,
        ),
      ),
      ask(
        "when-the-beta-ends",
        "Will I be charged when the beta ends?",
        "No. Nothing turns into a payment by itself. A plan begins when you press Subscribe Now and give a card, and in no other way.",
        `There is also a free trial of ${days(limits.trialDays)}, one for each person. It needs no card, and when it is over you are not charged.`,
      ),
      ask(
        "how-to-cancel",
        "How do I cancel a plan?",
        "Without a plan there is nothing to cancel. A plan is cancelled in the app, with two clicks and without talking to anybody. It runs to the end of the month that you have paid for, and until then you can undo it. Your invoices are listed there too.",
      ),
      ask(
        "card-data",
        "Who gets my card number?",
        "Stripe, the payment provider, straight from your browser. It never comes to us: we see the kind of card, its last four digits and when it expires, so that you know which one it is.",
        "From our server it gets a random number in place of your name and email address, and nothing of what you say here.",
      ),
      ask(
        "payment-fails",
        "What happens if a payment does not go through?",
        `You get an email, and the app says it too. Everything stays open for ${days(limits.paymentGraceDays)} while you change the card; as soon as it is paid, all is as before.`,
        "If it stays unpaid, the plan ends and nothing is charged any more. Your account, your messages and your coach stay.",
      ),
      ask(
        "insurance",
        "Does my insurance have a part in this?",
        "No. This is coaching and not healthcare, so we bill no insurance, and no insurer hears from us that you are here.",
      ),
    ],
  },
  {
    id: "at-home",
    title: "Privacy at home",
    questions: [
      ask(
        "emails-at-home",
        "My family sees my phone. What do your emails and notices say?",
        "Nothing that they would ask about. The subject of an email from us is neutral, and notices outside the app say nothing private. The line on a card statement is neutral too.",
        "Which reminders and notices come by email is up to you.",
      ),
      ask(
        "quick-exit",
        "What if somebody comes into the room?",
        `Every page for members has a ${layout.quickExit} button. It puts a harmless page in place at once, and the Back button does not lead back. Pressing Esc twice does the same.`,
        "It does not empty your browser's history. If somebody looks there, use a private window, or delete the day.",
      ),
      ask(
        "shared-devices",
        "I share my laptop. Is that safe?",
        `Tick “${auth.sharedDevice}” when you log in. We then log you out after ${minutes(limits.sharedDeviceIdleMinutes)} without use.`,
        "In your account you see everywhere you are signed in, and can end any of it. A new password signs out every device.",
      ),
      ask(
        "what-do-you-store",
        "What do you know about me, and can it go away?",
        `What you tell us, and little else. The ${link(layout.privacy, routes.privacy.path)} lists it piece by piece. No advertising, no trackers, nothing sold.`,
        "You can download all of it and delete your account yourself, without asking anybody. Everything that names you is then gone.",
      ),
    ],
  },
];

/** All questions in the order of the page: for structured data and for tests. */
export const questions: readonly Question[] = questionGroups.flatMap((group) => group.questions);
