import * as auth from "@aangan/copy/auth";
import * as brand from "@aangan/copy/brand";
import * as disclaimers from "@aangan/copy/disclaimers";
import * as layout from "@aangan/copy/layout";
import { limits } from "@aangan/copy/limits";
import { promises } from "@aangan/copy/promises";
import { routes } from "@aangan/copy/routes";
import { storage } from "@aangan/copy/storage";
import { hours, lifeline, link, minutes, type Section } from "./prose";

const contact = link("contact page", routes.contact.path);
const { tara, buddy, arjun } = brand.companions;

/** The policy in a few lines. */
export const privacySummary: readonly string[] = [
  "We store what you tell us, because the service cannot work without it. We do not look for more.",
  "Your coach reads your messages to them, and reads them in India. Your family, your employer and other members do not.",
  "No advertising, no trackers, and nothing is sold to anybody.",
  "You can download everything, and delete a chat or the whole account yourself.",
  "HIPAA does not protect what you say here. Please keep that in mind when you decide what to share.",
];

/** The privacy policy. */
export const privacySections: readonly Section[] = [
  {
    id: "who-we-are",
    title: "Who we are",
    blocks: [
      `${brand.name} is this site, the member app and the portal in which coaches work. The service is powered by ${brand.partner}. This policy is about all three. “We” is the team behind ${brand.name}; “your coach” is the coach you have chosen.`,
      `If you want to know, change or delete something and cannot do it yourself, write to us on the ${contact}. A person reads it.`,
    ],
  },
  {
    id: "what-we-store",
    title: "What we store",
    blocks: [
      "From visitors:",
      {
        facts: [
          {
            name: "Beta list",
            text: "Your first and last name, your email address, and which headline and price the site showed you.",
          },
          { name: "Contact", text: "Your name, email address, subject and message." },
          {
            name: "Applications",
            text: "The position, your name and email address, what you wrote, and where you live and a link if you gave them.",
          },
        ],
      },
      "From members:",
      {
        facts: [
          {
            name: "Account",
            text: "First and last name, username, email address, time zone, and the headline and price the site showed you. Of your password we keep only a hash, from which it cannot be read back.",
          },
          {
            name: "About you",
            text: "Where your family comes from, an age range (we ask your age and keep only the range) and your gender; and if you tell us, your religion, your language and what you would like to talk about. Coaches are suggested by region, language and topics. Religion, gender and age play no part in that.",
          },
          {
            name: "Messages",
            text: "What you and your coach write and attach, and when it was delivered and read. Pictures lose the hidden data that says where and when they were taken.",
          },
          { name: "Companions", text: `What you write to ${tara}, ${buddy} and ${arjun}, and what they answered.` },
          {
            name: "Library and journal",
            text: "Which pieces you keep for later, and your journal. Its words are kept sealed, and are opened only for you and for your own download. No coach and no administrator has a page that shows them.",
          },
          {
            name: "Safety notes",
            text: "What you write for the hard hours, and the person you trust with their phone number. We encrypt all of it before we store it, and no list of words is compared with it. Your coach sees titles and notes only while you share them, and never that person.",
          },
          {
            name: "Sessions",
            text: "When they take place, with whom, and whether they were moved or cancelled. We store no sound and no picture of them.",
          },
          {
            name: "Community",
            text: "Your posts, comments, reactions and reports, and the name you carry in each thread.",
          },
          {
            name: "Signing in",
            text: `For each device, what its browser calls itself, when it was last used, and whether you ticked “${auth.sharedDevice}”. If you sign in with Google, that Google account's address.`,
          },
          {
            name: "Settings",
            text: "Which emails and notices you want, whether others learn what you have read, and the notices you got.",
          },
          {
            name: "Payment",
            text: "When your free trial ran. If you choose a plan: its price and since when it runs, each invoice with its date, amount and whether it was paid, and the kind of card with its last four digits and when it expires. The card number itself goes from your browser to Stripe, the payment provider, and never to us.",
          },
        ],
      },
    ],
  },
  {
    id: "what-we-count",
    title: "What we count and log",
    blocks: [
      "We count on our own server how often a page was shown or a button pressed, by day and by the headline and price that were on the page. No count says who it was, and none goes to another company.",
      "Our servers keep a technical log: the time of a request, the address asked for, whether it worked and how long it took. When a request fails or is refused, the log also has a shortened network address, which many households share. What you write is never in it. To hold back floods, servers remember network addresses in memory for a while.",
    ],
  },
  {
    id: "why",
    title: "What we use it for",
    blocks: [
      {
        list: [
          "To run the service: to let you in, bring messages to the right person, find hours that suit both, and remind you.",
          "To suggest coaches, and to show you help when you write that you may come to harm.",
          "To answer you, and to write to you about the beta if you asked for a place.",
          "To keep the community fit to sit in, and the service safe from abuse.",
          "To take payment for a plan, if you choose one.",
        ],
      },
      "For nothing else. We do not advertise with it, we do not sell it, and we do not rent or trade it.",
    ],
  },
  {
    id: "who-sees-it",
    title: "Who can see it",
    blocks: [
      {
        facts: [
          {
            name: "Your coach",
            text: "Your name, email address and time zone, what you told us about yourself at the start, your messages and attachments, and your sessions with them. A coach may keep private notes for their work with you. When you change coach, the old one can no longer see your conversation.",
          },
          {
            name: "Other members",
            text: "In the community, your words and the name you carry in that thread. Nothing that leads back to you, unless you write it yourself.",
          },
          {
            name: "Our team",
            text: "What you send through the contact, careers and beta pages, and what is reported in the community. What the team does to accounts and posts is written down. None of the pages on which the team works shows your conversation with your coach. People who keep the servers running could technically reach what is stored there, and may do so only to keep them running.",
          },
          {
            name: "Companies that carry something",
            text: "What is needed for the task: whoever brings an email to your inbox, runs the servers, or provides the room for a video call. Google, if you sign in with it.",
          },
          {
            name: "Stripe",
            text: "If you pay for a plan: the card you enter, what is charged and when, and what its own form learns of your browser to keep fraud away. From our server it gets a random number in place of your name and email address, and nothing of what you say or write here.",
          },
          { name: "Authorities", text: "Only what a law obliges us to hand over." },
        ],
      },
      "Nobody else. No advertisers, no data brokers, no employers, no insurers, no family.",
      "The companions answer from our own server. If we ever let another company's language model answer, or read what you write for signs of a crisis, this policy will name the company before it does.",
    ],
  },
  {
    id: "india",
    title: "Your data is read from India",
    blocks: [
      "Our coaches live and work in India. When your coach opens your conversation, what you wrote is read there. The law that protects data in India is not the law of your state.",
      "If you do not want that, please do not use the service. There is no way to be coached here without it.",
    ],
  },
  {
    id: "not-hipaa",
    title: "Not HIPAA",
    blocks: [
      `${disclaimers.full} HIPAA is a law for healthcare providers and those who work for them, so it does not protect what you say here. This policy does, together with the laws that protect you anywhere.`,
    ],
  },
  {
    id: "words-of-crisis",
    title: "When you write that you may come to harm",
    blocks: [
      "A list of words and phrases, in several languages, is compared with what you write in the chat, to a companion, in the community and on the contact page. Your browser compares it with a shorter list while you type, and our server with all of it when you send.",
      {
        facts: [
          {
            name: "In the chat",
            text: `You are shown ${lifeline} at once. Your coach gets an email and sees you marked as urgent until they have recorded what happened. They can alert our team as well. These dated entries stay until you delete your account, and are in the data you can download. We don't record whether you tap a number.`,
          },
          { name: "With a companion", text: "The same help is shown before any answer." },
          {
            name: "In the community",
            text: "Your post appears, with help shown to you on top, and a moderator looks at it.",
          },
          { name: "On the contact page", text: "The message is marked, so that the team reads it first." },
        ],
      },
      `The mark is deleted together with the message. A list can be wrong both ways, and nobody is watching at all hours. It does not replace ${link("the people who answer now", routes.crisis.path)}.`,
    ],
  },
  {
    id: "how-long",
    title: "How long we keep it",
    blocks: [
      {
        facts: [
          {
            name: "A chat you delete",
            text: `Gone within ${hours(promises.chatDeletionHours)}, for you and for your coach. Until then you can undo it.`,
          },
          {
            name: "Your account",
            text: "Until you delete it. Then everything that names you is deleted.",
          },
          {
            name: "Your posts",
            text: "Until you delete them. If you delete your account they stay in the community, detached from you, unless you ask that they go too.",
          },
          {
            name: "Sign-ins",
            text: "Until you log out, end them from another device, or have not used them for a while. A new password ends all of them.",
          },
          {
            name: "Beta list, contact, applications",
            text: `Until you ask us to delete them, by answering our email or on the ${contact} from the same address.`,
          },
          { name: "Counts", text: "For good. There is nobody in them." },
          {
            name: "Payments",
            text: "What we hold of your plan, invoices and card, until you delete your account. We then end the plan at Stripe at once, so that nothing is charged any more, and delete you there as a customer. Stripe keeps its own record of payments for as long as its rules and the law ask.",
          },
        ],
      },
    ],
  },
  {
    id: "your-choices",
    title: "What you can do",
    blocks: [
      "In your account you can, without asking anybody:",
      {
        list: [
          "see and correct what you told us about yourself,",
          "download everything we hold about you in one file, or a single chat,",
          "delete a chat, a post or the whole account,",
          "say which emails and notices you want,",
          "stop telling others what you have read,",
          "see where you are signed in, and end it.",
        ],
      },
      `Without an account, or if any of this does not work, write to us on the ${contact} from the address it is about. Everybody has these choices, in whichever state they live, and nobody is treated differently for using them.`,
    ],
  },
  {
    id: "cookies",
    title: "Cookies, and what your browser keeps",
    blocks: [
      "Two cookies, and only once you sign in: each holds a random token and nothing about you. One lets you in. The other says that somebody has signed in on this device before, so that strangers who try your password do not slow you down; it stays when you log out, and a device that you mark as shared never gets it. While you come in through Google, two more carry you there and back and end within minutes. Visitors get none. There are no cookies of other companies and no trackers. The one page of the member app on which a plan is paid for loads a script of Stripe's, once you ask for the form. It may set cookies of its own against fraud, and no other page loads it.",
      "Besides, your browser keeps a few things on your device, under these names:",
      {
        facts: [
          { name: storage.theme, text: "Whether you like the page light or dark." },
          {
            name: `${storage.headingTest}, ${storage.pricingTest}`,
            text: "Which headline and price you were shown, so that they stay the same when you come back. With a signup or a registration they are sent along; by themselves they say nothing about you.",
          },
          {
            name: storage.authUser,
            text: "In the member app: your name, your email address, and the language you like to talk in, so that the page can greet you and show help in your language. Removed when you log out.",
          },
          {
            name: storage.lastUse,
            text: "Only on a device that you mark as shared: when it was last used, so that we can log you out. Removed when you are logged out.",
          },
          {
            name: storage.safetyNotes,
            text: "Only if you keep your safety notes on a device: a copy that opens without internet, with a page that shows it. Removed when you log out or use the quick exit.",
          },
          {
            name: "Until the tab is closed",
            text: "What you have typed and not sent yet, so that a reload loses nothing, which tab you were on, whether you left with the quick exit, that you began to pay and came back, until that is confirmed, and whether you put a notice about it away.",
          },
        ],
      },
      "You can delete all of it in your browser at any time. You are then signed out, and the page is light again.",
    ],
  },
  {
    id: "at-home",
    title: "Privacy at home",
    blocks: [
      "Many people here live with family who must not know. The subjects of our emails are neutral, and notices outside the app say nothing private. So is the line on a card statement, if you pay for a plan, and so are the subjects of receipts.",
      `Every page for members has a ${layout.quickExit} button, and Esc pressed twice does the same. On a device that you mark as shared we log you out after ${minutes(limits.sharedDeviceIdleMinutes)} without use. What we cannot do is empty your browser's history.`,
    ],
  },
  {
    id: "security",
    title: "How it is kept",
    blocks: [
      "Connections are encrypted. Passwords and sign-in tokens are stored as hashes. Every time something is read, the server checks who asks: a member gets their own conversations, a coach those of their own clients. Members and coaches sign in separately.",
      "No system is perfectly safe. If something goes wrong with your data, we tell you as the law asks of us.",
    ],
  },
  {
    id: "children",
    title: `Nobody under ${limits.ageMin}`,
    blocks: [
      `${brand.name} is for people of ${limits.ageMin} and over. We do not knowingly keep data of anybody younger. If you know of some, write to us on the ${contact}, and we delete it.`,
    ],
  },
  {
    id: "changes",
    title: "Changes to this policy",
    blocks: [
      "When the policy changes, the date at its top changes. If a change matters for what we already hold about you, we tell members before it applies.",
    ],
  },
  {
    id: "questions",
    title: "Questions",
    blocks: [
      `Write to us on the ${contact}. What you may and may not expect from the service itself is in the ${link(layout.terms, routes.terms.path)}.`,
    ],
  },
];
