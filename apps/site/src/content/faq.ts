import * as auth from "@aangan/copy/auth";
import * as brand from "@aangan/copy/brand";
import * as common from "@aangan/copy/common";
import { items as firstQuestions } from "@aangan/copy/faq";
import * as landing from "@aangan/copy/landing";
import * as layout from "@aangan/copy/layout";
import { limits } from "@aangan/copy/limits";
import { promises } from "@aangan/copy/promises";
import { routes } from "@/lib/routes";
import { days, hours, lifeline, link, minutes, priced } from "./prose";
import { ask, type Question, type QuestionGroup } from "./shared/faq";

export type { Question, QuestionGroup } from "./shared/faq";

const { tara, buddy, arjun } = brand.companions;

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
        `Adults ${limits.ageMin} and over who live in the U.S. and whose family comes from South Asia: India, Pakistan, Bangladesh, Sri Lanka, Nepal, or the family's idea of it. You may have come last year or been born here.`,
        "You don't need a diagnosis or a crisis to join. “I'm fine, mostly” is reason enough.",
      ),
      ask(
        "what-do-i-get",
        "What do I get?",
        `Your own coach, whom you meet by video for ${minutes(limits.sessionMinutes)} at a time and message in between. AI companions, at any hour. A community where no one knows your name. And a library of practices and articles for a bad evening.`,
        `The front page ${link("shows each of them", `${routes.home.path}#${landing.anchors.features}`)}.`,
      ),
      ask(
        "which-languages",
        "Which languages can I use?",
        "With your coach, any that your coach speaks, and any mix of them. Each coach's card lists their languages, and we suggest people who speak yours.",
        "The companions understand English, Hindi, Hinglish and Tamil.",
      ),
      ask(
        "how-does-it-begin",
        "What happens after I sign up for the beta?",
        "You get one email that says you're on the list. We'll email you again when there's a spot for you. Until then, there's nothing to do and nothing to pay.",
        "Then you create an account, tell us a little about where your family is from and what's on your mind, and choose a coach. You can keep your religion and your gender to yourself.",
      ),
      ask(
        "therapist-instead",
        "When should I see a therapist or a doctor instead?",
        "When you think you may be ill. When you need a diagnosis or medication. When fear or sadness keeps you from sleeping, eating, or working for weeks. Or when you've been told to. A coach can't treat any of this.",
        "You can see both. And if you might not be safe, please don't wait for either: " +
          `${link("here's who answers now", routes.crisis.path)}.`,
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
        `Yes. We suggest up to ${limits.coachSuggestions} people and give the reason for each, such as “speaks Tamil,” or you can look through all of them. If you skip this step, you get the first one on the list.`,
        "You can change anytime, without giving a reason. Your old coach can then no longer see your conversation, but you can still read it. Sessions you booked with them are canceled, and you both get a notice.",
      ),
      ask(
        "time-zones",
        "My coach is in India. When can we meet?",
        `At the hours your coach offers, from ${hours(promises.bookingFromHours)} to ${days(promises.bookingUntilDays)} ahead. Every time is shown in both time zones, yours and theirs, so no one has to do the math.`,
        `You both get an email with a calendar file, and a reminder ${hours(promises.firstReminderHours)} and ${hours(promises.lastReminderHours)} before.`,
      ),
      ask(
        "how-many-sessions",
        "How many sessions can I book?",
        `Without a plan, ${common.sessions({ count: promises.freeSessions })} in a calendar month. Messages to your coach don't count.`,
        priced((_, sessions) => `The plan includes ${sessions} a month.`),
      ),
      ask(
        "move-a-session",
        "Can I cancel or reschedule a session?",
        `Yes, until ${hours(promises.sessionNoticeHours)} before it starts. After that, it counts as one of your sessions, because your coach has kept the time for you.`,
      ),
    ],
  },
  {
    id: "messages",
    title: "Messages and companions",
    questions: [
      ask(
        "how-soon",
        "How soon does my coach reply?",
        `Typically within ${hours(limits.replyHours)}. The chat says by when, based on your coach's hours. If your coach hasn't seen your message yet, it says so.`,
        "You can see if a message was sent, delivered, and read. You can turn off read receipts; then you don't see others' either.",
      ),
      ask(
        "what-are-companions",
        `What are ${tara}, ${buddy}, and ${arjun}?`,
        `Programs, not people. They say so at the start, every ${hours(promises.companionReminderHours)}, and when you ask. ${tara} is there for living between two cultures, ${buddy}, a dog, for stress, and ${arjun} for taking care of your whole self.`,
        `${arjun} comes with the trial or the plan. None of them is a coach, and your coach doesn't read what you write to them.`,
      ),
      ask(
        "worrying-words",
        "What happens if I write that I don't want to live?",
        `We show you ${lifeline} right away, before anything else. In the chat with your coach, your coach gets an email and sees you marked as urgent until they've looked. A companion shows you the same numbers before it says anything.`,
        "A list of words and phrases decides this, in several languages. It can be wrong both ways. No one is watching the screen at all hours, and no one here can send help to you. " +
          `${link("These people can", routes.crisis.path)}.`,
      ),
      ask(
        "delete-a-chat",
        "Can I download a conversation, or delete it?",
        `Both. Export gives you a file with every message. Delete removes the conversation for you and for your coach within ${hours(promises.chatDeletionHours)}. Until then, you can change your mind.`,
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
        "You get a name such as Marigold or Banyan, and a different one in every thread, so no one can connect your posts. Who you are never leaves our server.",
        "What you write can still give you away. Leave out the temple's name, and your aunt's.",
      ),
      ask(
        "who-looks-after-it",
        "Who moderates it?",
        `There are guidelines, and you accept them before you first post. Anyone can report a post or a comment, and a person reviews every report. When ${promises.reportsThatHide} members report the same post, it's hidden until then.`,
        "You can edit and delete your own posts and comments.",
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
        "Joining is free, and we don't ask for a card. You pay only if you pick a plan in the app.",
        priced(
          (price, sessions) =>
            `The plan is ${price} a month, with ${sessions} by video of ${minutes(limits.sessionMinutes)} each, messages to your coach, the companions, the community, and the library. It's the price you see on this site, and the one you're charged if you choose the plan.`,
        ),
      ),
      ask(
        "when-the-beta-ends",
        "Will I be charged when the beta ends?",
        "No. Nothing turns into a payment by itself. A plan starts only when you press Subscribe Now and enter a card.",
        `There's also a free trial of ${days(limits.trialDays)}, one for each person. It doesn't need a card, and when it's over, you aren't charged.`,
      ),
      ask(
        "how-to-cancel",
        "How do I cancel a plan?",
        "Without a plan, there's nothing to cancel. You cancel a plan in the app, with two clicks and without talking to anyone. It runs to the end of the month you've paid for, and until then you can undo it. Your invoices are listed there too.",
      ),
      ask(
        "card-data",
        "Who gets my card number?",
        "Stripe, the payment provider, straight from your browser. It never comes to us. We see the kind of card, its last four digits, and when it expires, so you can tell which one it is.",
        "From our server, it gets a random number in place of your name and email address, and nothing you say here.",
      ),
      ask(
        "payment-fails",
        "What happens if a payment does not go through?",
        `You get an email, and the app tells you too. Everything stays open for ${days(limits.paymentGraceDays)} while you change the card. Once it's paid, everything is as before.`,
        "If it stays unpaid, the plan ends and you aren't charged anymore. You keep your account, your messages, and your coach.",
      ),
      ask(
        "insurance",
        "Does insurance cover this?",
        "No. This is coaching, not healthcare, so we don't bill insurance, and we never tell an insurer that you're here.",
      ),
    ],
  },
  {
    id: "at-home",
    title: "Privacy at home",
    questions: [
      ask(
        "emails-at-home",
        "My family sees my phone. What do your emails and notifications say?",
        "Nothing they'd ask about. The subject of an email from us is neutral, and notifications outside the app say nothing private. The line on a card statement is neutral too.",
        "You choose which reminders and notifications come by email.",
      ),
      ask(
        "quick-exit",
        "What if someone comes into the room?",
        `Every page for members has a ${layout.quickExit} button. It swaps in a harmless page right away, and the Back button doesn't go back. Pressing Esc twice does the same.`,
        "It doesn't clear your browser history. If someone checks that, use a private window, or delete that day's history.",
      ),
      ask(
        "shared-devices",
        "I share my laptop. Is that safe?",
        `Check “${auth.sharedDevice}” when you log in. We then log you out after ${minutes(limits.sharedDeviceIdleMinutes)} without activity.`,
        "In your account, you can see every device you're logged in on, and log out any of them. A new password logs out every device.",
      ),
      ask(
        "what-do-you-store",
        "What do you know about me, and can I delete it?",
        `What you tell us, and little else. The ${link(layout.privacy, routes.privacy.path)} lists it item by item. No ads, no trackers, nothing sold.`,
        "You can download all of it and delete your account yourself, without asking anyone. Everything that names you is then gone.",
      ),
    ],
  },
];

/** All questions in the order of the page: for structured data and for tests. */
export const questions: readonly Question[] = questionGroups.flatMap((group) => group.questions);
