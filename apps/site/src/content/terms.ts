import * as brand from "@aangan/copy/brand";
import * as common from "@aangan/copy/common";
import * as crisis from "@aangan/copy/crisis";
import * as disclaimers from "@aangan/copy/disclaimers";
import { dollars } from "@aangan/copy/format";
import * as layout from "@aangan/copy/layout";
import { limits } from "@aangan/copy/limits";
import { pricingVariants } from "@aangan/copy/plans";
import { promises } from "@aangan/copy/promises";
import { routes } from "@aangan/copy/routes";
import { days, hours, link, minutes, priced, type Section } from "./prose";

const contact = link("contact page", routes.contact.path);
const { arjun } = brand.companions;
// The first variant is the default, for visitors without an assigned price.
const [regular] = pricingVariants;

/** The terms in a few lines. */
export const termsSummary: readonly string[] = [
  disclaimers.coaching,
  disclaimers.coaches,
  `It is no emergency service. ${crisis.short}`,
  `You are ${limits.ageMin} or older.`,
  "Joining costs nothing and asks for no card. Only a plan that you choose in the app is paid for.",
];

/** The terms of service. */
export const termsSections: readonly Section[] = [
  {
    id: "agreement",
    title: "What these terms are",
    blocks: [
      `These terms are between you and the team behind ${brand.name} (“we”). The service is powered by ${brand.partner}. By signing up you agree to them and to the ${link(layout.privacy, routes.privacy.path)}. If you only read this site, the parts about what coaching is not and about conduct are meant for you too.`,
    ],
  },
  {
    id: "coaching-not-therapy",
    title: "Coaching, not therapy",
    blocks: [
      disclaimers.full,
      "A coach listens, asks, and works with you on what you want to change. A coach does not diagnose, treat or prescribe, and nothing a coach, a companion, an article or another member says is medical, legal or financial advice. Do not stop or put off a treatment because of something you read or heard here.",
      "We do not promise a result. What you do with a conversation is your own decision.",
    ],
  },
  {
    id: "emergencies",
    title: "No emergency service",
    blocks: [
      "Coaches are in India, may be asleep when you write, and cannot send help to where you are. Messages are not watched at all hours. When words that sound like a crisis are noticed, you are shown where help is and your coach is told, but a program notices them and can miss them.",
      "If you might not be safe, please use one of these and do not wait for us:",
      { helplines: true },
    ],
  },
  {
    id: "who-may-use-it",
    title: "Who may use it",
    blocks: [
      `You are ${limits.ageMin} or older and live in the United States. You sign up for yourself, with an email address that is yours.`,
      "Keep your password to yourself and do not share the account: whoever is in it reads everything. If you think somebody else is, change the password, which signs out every device, and tell us.",
    ],
  },
  {
    id: "coaches",
    title: "Your coach",
    blocks: [
      "Coaches are certified in India, and we check each certificate before a coach meets anybody. They are not licensed U.S. healthcare providers.",
      `You choose your coach, from up to ${limits.coachSuggestions} we suggest or from all of them. If you skip the choice, you get the first on the list. You can change at any time. Sessions booked with the old coach are then cancelled, and the old coach no longer sees your conversation.`,
    ],
  },
  {
    id: "sessions",
    title: "Sessions",
    blocks: [
      `A session is ${minutes(limits.sessionMinutes)} by video. You book it from ${hours(promises.bookingFromHours)} to ${days(promises.bookingUntilDays)} ahead, at the hours your coach offers. Without a plan you can book ${common.sessions({ count: promises.freeSessions })} in a calendar month.`,
      `You can cancel or move it until ${hours(promises.sessionNoticeHours)} before it begins. After that it counts as one of your sessions.`,
    ],
  },
  {
    id: "messages",
    title: "Messages and companions",
    blocks: [
      `You may write to your coach as often as you like. Coaches typically answer within ${hours(limits.replyHours)}. That is what is usual, and not a guarantee.`,
      `Companions are programs and say so. They can be wrong, and what they say is not advice. ${arjun} is for members with a trial or a plan.`,
    ],
  },
  {
    id: "community",
    title: "Community guidelines",
    blocks: [
      "In the community you write without your name. You accept its guidelines before you first write. In short:",
      {
        list: [
          "Speak from your own life. Ask before you advise.",
          "Do not try to find out who somebody is, and do not write what would give away yourself or anybody else.",
          "No threats, no harassment, no hatred against a faith, a caste, a gender, a country or anybody in them.",
          "Nothing that encourages somebody to harm themselves or others. If somebody seems in danger, say where help is and report the post.",
          "No advertising, and no selling of services, coaching included.",
        ],
      },
      `Anybody can report a post or a comment, and a person looks at every report. A post that ${promises.reportsThatHide} members have reported separately is hidden until then. We may remove what breaks the guidelines.`,
    ],
  },
  {
    id: "beta",
    title: "The beta",
    blocks: [
      "The service is in beta. Joining costs nothing and asks for no card. Being on the list is not yet a place; we write when there is one. During the beta things change, and some will not work. Tell us.",
      "Nothing turns into a payment by itself. Only a plan that you choose in the app is paid for, during the beta too.",
    ],
  },
  {
    id: "price",
    title: "Trial and price",
    blocks: [
      `There is a free trial of ${days(limits.trialDays)}, one for each person. It needs no card. It ends by itself, and you are not charged.`,
      priced(
        (price, sessions) =>
          `The plan costs ${price} a month and includes ${sessions} by video in a calendar month. That is the price this site shows you. It is kept with your account when you register from here, and the price shown is the price charged.`,
      ),
      `Whoever registers without a price from this site gets the regular one, ${dollars(regular.cents)} a month with ${common.sessions({ count: regular.sessions })}.`,
      "A plan begins only when you press Subscribe Now and give a card. It is then charged every month until you cancel. If you subscribe during a trial, you keep the free days that are left, and the first payment comes when they are over. Stripe takes the payment; we never see your card number.",
      `If a month cannot be charged, we tell you by email and in the app. Everything stays open for ${days(limits.paymentGraceDays)}, so that you can change the card. If it is still unpaid then, the plan ends and that month is not charged any more. You go on with what is free.`,
    ],
  },
  {
    id: "cancel",
    title: "Cancelling a plan",
    blocks: [
      "You cancel in the app, with two clicks. The plan then runs to the end of the period that you have paid for and is not charged again. Until that day you can undo it. If you cancel while your free days are running, nothing is charged at all.",
      "If you cancel while a month is not paid, it does not renew. That month can still be charged until the days for changing the card are over. If it is unpaid by then, the plan ends and nothing is charged any more.",
      "If you delete your account, the plan ends at once and nothing is charged any more.",
    ],
  },
  {
    id: "conduct",
    title: "How we treat each other",
    blocks: [
      "Please do not:",
      {
        list: [
          "threaten, harass or demean a coach, another member or anybody on the team,",
          "pretend to be somebody else, or use somebody else's account,",
          "record a session, or publish what somebody wrote or said here, without their consent,",
          "put in anything that breaks a law or carries harmful code,",
          "try to get into what is not yours, to overload the service, or to collect data from it by program.",
        ],
      },
      "If you find a hole in our fence, tell us before you tell others. We will thank you for it.",
    ],
  },
  {
    id: "what-you-write",
    title: "What you write stays yours",
    blocks: [
      "You allow us to store it and to show it to those it is meant for, because the service cannot work otherwise, and for nothing more. You answer for what you write.",
      "Posts stay in the community, detached from you, when you delete your account, unless you ask that they go too.",
      "The texts, drawings and programs of the service are ours or used with permission. Read them, print them, send a link to a cousin. Please do not sell them or pass them off as yours.",
    ],
  },
  {
    id: "ending",
    title: "Ending it",
    blocks: [
      "You can delete your account at any time, without giving a reason.",
      "We may suspend or close an account that breaks these terms or puts others at risk. If we can, we say why before we do, and you can answer. If we should ever stop the service as a whole, we tell members ahead of time, so that they can take their data with them.",
    ],
  },
  {
    id: "liability",
    title: "What we answer for",
    blocks: [
      "We run the service with care. We cannot promise that it is always there, free of mistakes, or right for you.",
      "As far as the law allows, we do not answer for decisions that you or others take after a conversation here, for what other members write, or for failures outside our reach, such as a network that is down.",
      "Nothing in these terms takes away a right that the law gives you and that cannot be given up, or limits what we answer for where the law does not allow limits.",
    ],
  },
  {
    id: "changes",
    title: "Changes to these terms",
    blocks: [
      "When the terms change, the date at the top changes. Members are told before a change applies to them. Whoever does not agree can delete the account, and no price that is being charged rises without your being told first.",
    ],
  },
  {
    id: "disagreements",
    title: "If we disagree",
    blocks: [
      `Please write to us first, on the ${contact}. A person reads it and answers. You keep every right that the law of the place where you live gives you.`,
    ],
  },
];
