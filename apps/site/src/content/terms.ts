import * as brand from "@aangan/copy/brand";
import * as common from "@aangan/copy/common";
import * as crisis from "@aangan/copy/crisis";
import * as disclaimers from "@aangan/copy/disclaimers";
import * as layout from "@aangan/copy/layout";
import { limits } from "@aangan/copy/limits";
import { promises } from "@aangan/copy/promises";
import { routes } from "@/lib/routes";
import { days, hours, link, minutes, priced, type Section } from "./prose";
import { regularPlan } from "./shared/figures";

const contact = link("contact page", routes.contact.path);
const { arjun } = brand.companions;

/** The terms in a few lines. */
export const termsSummary: readonly string[] = [
  disclaimers.coaching,
  disclaimers.coaches,
  `It's not an emergency service. ${crisis.short}`,
  `You are ${limits.ageMin} or older.`,
  "Joining is free and doesn't take a card. You pay only if you pick a plan in the app.",
];

/** The terms of service. */
export const termsSections: readonly Section[] = [
  {
    id: "agreement",
    title: "What these terms are",
    blocks: [
      `These terms are between you and the team behind ${brand.name} (“we”). The service is powered by ${brand.partner}. By signing up, you agree to them and to the ${link(layout.privacy, routes.privacy.path)}. If you only read this site, the parts about what coaching is not and about conduct apply to you too.`,
    ],
  },
  {
    id: "coaching-not-therapy",
    title: "Coaching, not therapy",
    blocks: [
      disclaimers.full,
      "A coach listens, asks, and works with you on what you want to change. A coach does not diagnose, treat, or prescribe, and nothing a coach, a companion, an article, or another member says is medical, legal, or financial advice. Do not stop or put off a treatment because of something you read or heard here.",
      "We do not promise a result. What you do after a conversation is your own decision.",
    ],
  },
  {
    id: "emergencies",
    title: "Not an emergency service",
    blocks: [
      "Coaches are in India, may be asleep when you write, and can't send help to where you are. Messages are not watched at all hours. When a program notices words that sound like a crisis, we show you where to get help and notify your coach. But the program can miss them.",
      "If you might not be safe, please use one of these and don't wait for us:",
      { helplines: true },
    ],
  },
  {
    id: "who-may-use-it",
    title: "Who may use it",
    blocks: [
      `You are ${limits.ageMin} or older and live in the United States. You sign up for yourself, with your own email address.`,
      "Keep your password to yourself and don't share your account: anyone who is in it can read everything. If you think someone else is, change the password, which logs out every device, and tell us.",
    ],
  },
  {
    id: "coaches",
    title: "Your coach",
    blocks: [
      "Coaches are certified in India, and we check each certificate before a coach meets anyone. They are not licensed U.S. healthcare providers.",
      `You choose your coach, from up to ${limits.coachSuggestions} we suggest or from all of them. If you skip this step, you get the first one on the list. You can change anytime. Sessions booked with the old coach are then canceled, and the old coach no longer sees your conversation.`,
    ],
  },
  {
    id: "sessions",
    title: "Sessions",
    blocks: [
      `A session is ${minutes(limits.sessionMinutes)} by video. You book it from ${hours(promises.bookingFromHours)} to ${days(promises.bookingUntilDays)} ahead, at the hours your coach offers. Without a plan, you can book ${common.sessions({ count: promises.freeSessions })} in a calendar month.`,
      `You can cancel or reschedule it until ${hours(promises.sessionNoticeHours)} before it starts. After that, it counts as one of your sessions.`,
    ],
  },
  {
    id: "messages",
    title: "Messages and companions",
    blocks: [
      `You may write to your coach as often as you like. Coaches typically reply within ${hours(limits.replyHours)}. That's typical, not a guarantee.`,
      `Companions are programs and say so. They can be wrong, and what they say is not advice. ${arjun} is for members with a trial or a plan.`,
    ],
  },
  {
    id: "community",
    title: "Community guidelines",
    blocks: [
      "In the community, you write without your name. You accept its guidelines before you first post. In short:",
      {
        list: [
          "Speak from your own life. Ask before you advise.",
          "Don't try to find out who someone is, and don't write anything that would identify you or anyone else.",
          "No threats, no harassment, and no hatred against a faith, a caste, a gender, a country, or anyone in them.",
          "Nothing that encourages someone to harm themselves or others. If someone seems to be in danger, say where to get help and report the post.",
          "No advertising, and no selling of services, including coaching.",
        ],
      },
      `Anyone can report a post or a comment, and a person reviews every report. A post that ${promises.reportsThatHide} members have reported separately is hidden until then. We may remove anything that breaks the guidelines.`,
    ],
  },
  {
    id: "beta",
    title: "The beta",
    blocks: [
      "The service is in beta. Joining is free and doesn't take a card. Being on the list doesn't mean you have a spot yet. We'll email you when there is one. During the beta, things change, and some won't work. Tell us.",
      "Nothing turns into a payment by itself. You pay only if you pick a plan in the app, during the beta too.",
    ],
  },
  {
    id: "price",
    title: "Trial and price",
    blocks: [
      `There is a free trial of ${days(limits.trialDays)}, one for each person. It doesn't need a card. It ends by itself, and you are not charged.`,
      priced(
        (price, sessions) =>
          `The plan costs ${price} a month and includes ${sessions} by video in a calendar month. That is the price this site shows you. It's kept with your account when you sign up from here, and the price shown is the price charged.`,
      ),
      `If you sign up without a price from this site, you get the regular one, ${regularPlan.price} a month with ${regularPlan.sessions}.`,
      "A plan starts only when you press Subscribe Now and enter a card. You're then charged every month until you cancel. If you subscribe during a trial, you keep the free days you have left, and the first payment comes when they're over. Stripe takes the payment; we never see your card number.",
      `If we can't charge a month, we tell you by email and in the app. Everything stays open for ${days(limits.paymentGraceDays)}, so that you can change the card. If it's still unpaid then, the plan ends and we no longer charge that month. You keep what is free.`,
    ],
  },
  {
    id: "cancel",
    title: "Canceling a plan",
    blocks: [
      "You cancel in the app, with two clicks. The plan then runs to the end of the period you've paid for and is not charged again. Until that day, you can undo it. If you cancel while your free days are running, nothing is charged at all.",
      "If you cancel while a month is unpaid, the plan does not renew. That month can still be charged until the days for changing the card are over. If it's unpaid by then, the plan ends and nothing more is charged.",
      "If you delete your account, the plan ends right away and nothing more is charged.",
    ],
  },
  {
    id: "conduct",
    title: "How we treat each other",
    blocks: [
      "Please don't:",
      {
        list: [
          "threaten, harass, or demean a coach, another member, or anyone on the team,",
          "pretend to be someone else, or use someone else's account,",
          "record a session, or publish what someone wrote or said here, without their consent,",
          "upload or post anything that breaks a law or contains harmful code,",
          "try to access what isn't yours, overload the service, or collect data from it with a program.",
        ],
      },
      "If you find a security hole, tell us before you tell others. We'll thank you for it.",
    ],
  },
  {
    id: "what-you-write",
    title: "What you write stays yours",
    blocks: [
      "You allow us to store it and to show it to the people it's meant for, because the service can't work otherwise, and for nothing more. You are responsible for what you write.",
      "When you delete your account, your posts stay in the community, detached from you, unless you ask us to delete them too.",
      "The service's text, drawings, and software are ours or used with permission. Read them, print them, send a link to a cousin. Please don't sell them or pass them off as your own.",
    ],
  },
  {
    id: "ending",
    title: "Closing your account",
    blocks: [
      "You can delete your account anytime, without giving a reason.",
      "We may suspend or close an account that breaks these terms or puts others at risk. If we can, we tell you why before we do, and you can respond. If we ever shut down the whole service, we tell members ahead of time, so that they can download their data.",
    ],
  },
  {
    id: "liability",
    title: "Our liability",
    blocks: [
      "We run the service with care. We can't promise that it will always be available, free of mistakes, or right for you.",
      "As far as the law allows, we are not liable for decisions that you or others make after a conversation here, for what other members write, or for failures outside our control, such as a network that is down.",
      "Nothing in these terms takes away a right that the law gives you and that you can't give up, or limits our liability where the law does not allow limits.",
    ],
  },
  {
    id: "changes",
    title: "Changes to these terms",
    blocks: [
      "When the terms change, the date at the top changes. We tell members before a change applies to them. If you don't agree, you can delete your account. We never raise a price you're being charged without telling you first.",
    ],
  },
  {
    id: "disagreements",
    title: "If we disagree",
    blocks: [
      `Please write to us first, on the ${contact}. A person reads it and answers. You keep every right that the law gives you where you live.`,
    ],
  },
];
