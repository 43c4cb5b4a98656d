import * as auth from "@aangan/copy/auth";
import * as brand from "@aangan/copy/brand";
import * as disclaimers from "@aangan/copy/disclaimers";
import * as layout from "@aangan/copy/layout";
import { limits } from "@aangan/copy/limits";
import { promises } from "@aangan/copy/promises";
import { storage } from "@aangan/copy/storage";
import { routes } from "@/lib/routes";
import { hours, lifeline, link, minutes, type Section } from "./prose";

const contact = link("contact page", routes.contact.path);
const { tara, buddy, arjun } = brand.companions;

/** The policy in a few lines. */
export const privacySummary: readonly string[] = [
  "We store what you tell us, because the service can't work without it. We don't look for more.",
  "Your coach reads the messages you send them, and reads them in India. Your family, your employer, and other members don't.",
  "No ads, no trackers, and nothing is sold to anyone.",
  "You can download everything, and delete a chat or your whole account yourself.",
  "HIPAA does not protect what you say here. Please keep that in mind when you decide what to share.",
];

/** The privacy policy. */
export const privacySections: readonly Section[] = [
  {
    id: "who-we-are",
    title: "Who we are",
    blocks: [
      `${brand.name} is this site, the member app, and the portal that coaches use. The service is powered by ${brand.partner}. This policy is about all three. “We” is the team behind ${brand.name}; “your coach” is the coach you've chosen.`,
      `If you want to know, change, or delete something and can't do it yourself, write to us on the ${contact}. A person reads it.`,
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
          { name: "Contact", text: "Your name, email address, subject, and message." },
          {
            name: "Applications",
            text: "The position, your name and email address, what you wrote, and, if you gave them, where you live and a link.",
          },
        ],
      },
      "From members:",
      {
        facts: [
          {
            name: "Account",
            text: "First and last name, username, email address, time zone, the language you use Aangan in, and the headline and price the site showed you. We keep only a hash of your password, which can't be turned back into it.",
          },
          {
            name: "About you",
            text: "Where your family comes from, an age range (we ask your age and keep only the range), and your gender. If you tell us, also your religion, your language, and what you'd like to talk about. We suggest coaches by region, language, and topics. Religion, gender, and age play no part in that.",
          },
          {
            name: "Messages",
            text: "What you and your coach write and attach, and when it was delivered and read. We remove the hidden data in pictures that says where and when they were taken.",
          },
          { name: "Companions", text: `What you write to ${tara}, ${buddy}, and ${arjun}, and what they answered.` },
          {
            name: "Library and journal",
            text: "Which practices and readings you save for later, and your journal. Your entries are stored encrypted, and are decrypted only for you and for your own download. No coach and no administrator has a page that shows them.",
          },
          {
            name: "Check-ins",
            text: "How you say your days are: a mood, a word, and a line. We encrypt all of it before we store it. Your coach sees only the days you choose, until you change that or have another coach.",
          },
          {
            name: "Safety notes",
            text: "What you write for hard times, and a person you trust, with their phone number. We encrypt all of it before we store it, and we don't compare it with any list of words. Your coach sees titles and notes only while you share them, and never sees that person.",
          },
          {
            name: "Sessions",
            text: "When they take place, with whom, and whether they were rescheduled or canceled. We store no audio and no video of them. Afterwards, what your coach shares with you about a session, and how you say it went. We encrypt both before we store them. Your coach sees your answer only if you share it, until you stop or have another coach.",
          },
          {
            name: "Community",
            text: "Your posts, comments, reactions, and reports, and the name you have in each thread.",
          },
          {
            name: "Logging in",
            text: `For each device, what its browser calls itself, when it was last used, and whether you checked “${auth.sharedDevice}”. If you log in with Google, that Google account's email address.`,
          },
          {
            name: "Settings",
            text: "Which emails and notifications you want, whether others see what you've read, and the notifications you got.",
          },
          {
            name: "Payment",
            text: "When your free trial ran. If you choose a plan: its price and when it started; each invoice with its date, its amount, and whether it was paid; and the kind of card with its last four digits and when it expires. The card number itself goes from your browser to Stripe, the payment provider, and never to us.",
          },
        ],
      },
    ],
  },
  {
    id: "what-we-count",
    title: "What we count and log",
    blocks: [
      "On our own server, we count how often a page was shown or a button was pressed, by day and by the headline and price on the page. No count says who it was, and none goes to another company.",
      "Our servers keep a technical log: the time of a request, the address asked for, whether it worked, and how long it took. When a request fails or is refused, the log also has a shortened network address, which many households share. What you write is never in it. To block floods of requests, servers keep network addresses in memory for a while.",
    ],
  },
  {
    id: "why",
    title: "What we use it for",
    blocks: [
      {
        list: [
          "To run the service: to log you in, deliver messages to the right person, find times that work for both of you, and remind you.",
          "To suggest coaches, and to show you help when you write that you may come to harm.",
          "To reply to you, and to email you about the beta if you asked for a spot.",
          "To keep the community a good place to be, and the service safe from abuse.",
          "To take payment for a plan, if you choose one.",
        ],
      },
      "For nothing else. We don't advertise with it, we don't sell it, and we don't rent or trade it.",
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
            text: "Your name, email address, time zone, and the language you use Aangan in, what you told us about yourself at the start, your messages and attachments, and your sessions with them. A coach may keep private notes for their work with you. When you change coaches, the old one can no longer see your conversation.",
          },
          {
            name: "Other members",
            text: "In the community, your words and the name you have in that thread. Nothing that leads back to you, unless you write it yourself.",
          },
          {
            name: "Our team",
            text: "What you send through the contact, careers, and beta pages, and what is reported in the community. We keep a record of what the team does to accounts and posts. None of the pages our team uses shows your conversation with your coach. People who keep the servers running could technically reach what is stored there, and may do so only to keep them running.",
          },
          {
            name: "Companies that work for us",
            text: "Only what the task needs: the companies that deliver our emails, run the servers, or provide the room for a video call. Google, if you log in with it. If you turn on notifications on a device, the company behind its browser (Google, Mozilla, Apple, or Microsoft) carries them. It learns when one is sent, but can't read it.",
          },
          {
            name: "Stripe",
            text: "If you pay for a plan: the card you enter, what is charged and when, and what its own form learns about your browser to prevent fraud. From our server, it gets a random number in place of your name and email address, and nothing you say or write here.",
          },
          { name: "Authorities", text: "Only what a law requires us to hand over." },
        ],
      },
      "No one else. No advertisers, no data brokers, no employers, no insurers, no family.",
      "The companions answer from our own server. If we ever let another company's language model answer, or read what you write for signs of a crisis, this policy will name the company before it does.",
    ],
  },
  {
    id: "india",
    title: "Your data is read from India",
    blocks: [
      "Our coaches live and work in India. When your coach opens your conversation, they read what you wrote there. The law that protects data in India is not the law of your state.",
      "If you don't want that, please don't use the service. There is no way to be coached here without it.",
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
      "We compare what you write in the chat, to a companion, in your journal, check-ins, goals, bookings, and answers after sessions, in the community, and on the contact page with a list of words and phrases in several languages. Your browser uses a shorter list while you type, and our server uses the whole list when you send.",
      {
        facts: [
          {
            name: "In the chat",
            text: `We show you ${lifeline} right away. Your coach gets an email and sees you marked as urgent until they have recorded what happened. They can alert our team as well. These dated records stay until you delete your account, and they're in the data you can download. We don't record whether you tap a number.`,
          },
          { name: "With a companion", text: "You see the same help before any answer." },
          {
            name: "In your journal, check-ins, and answers after sessions",
            text: "You see the same help, on your own screens only. No one is alerted.",
          },
          {
            name: "In the community",
            text: "Your post appears, with help shown to you above it, and a moderator reviews it.",
          },
          { name: "On the contact page", text: "The message is marked, so that the team reads it first." },
        ],
      },
      `The mark is deleted together with the message. A list can be wrong both ways, and no one is watching at all hours. It does not replace ${link("the people who answer now", routes.crisis.path)}.`,
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
            name: "A message you unsend",
            text: `Gone at once, for you and for your coach. You can do this for ${minutes(limits.messageChangeMinutes)} after sending. If it set off a crisis alert, our on-call team can still read what it said until the alert is closed. The same goes for the old text of a message you edit.`,
          },
          {
            name: "Your account",
            text: "Until you delete it. Then everything that names you is deleted.",
          },
          {
            name: "Your posts",
            text: "Until you delete them. If you delete your account, they stay in the community, detached from you, unless you ask us to delete them too.",
          },
          {
            name: "Logins",
            text: "Until you log out, log out from another device, or haven't used them for a while. A new password ends all of them.",
          },
          {
            name: "Beta list, contact, applications",
            text: `Until you ask us to delete them, by replying to our email or on the ${contact}, with the same email address.`,
          },
          { name: "Counts", text: "Forever. They don't identify anyone." },
          {
            name: "Payments",
            text: "What we have about your plan, invoices, and card, until you delete your account. We then end the plan at Stripe right away, so that nothing more is charged, and delete you there as a customer. Stripe keeps its own record of payments for as long as its rules and the law require.",
          },
        ],
      },
    ],
  },
  {
    id: "your-choices",
    title: "What you can do",
    blocks: [
      "In your account, without asking anyone, you can:",
      {
        list: [
          "see and correct what you told us about yourself,",
          "download everything we have about you in one file, or a single chat,",
          "delete a chat, a post, or your whole account,",
          "choose which emails and notifications you want,",
          "turn off read receipts,",
          "see where you're logged in, and log out there.",
        ],
      },
      `Without an account, or if any of this doesn't work, write to us on the ${contact}, with the email address it's about. Everyone has these choices, whatever state they live in, and no one is treated differently for using them.`,
    ],
  },
  {
    id: "cookies",
    title: "Cookies, and what your browser keeps",
    blocks: [
      "There are three cookies. Two come only once you log in, and each holds a random token and nothing about you. One keeps you logged in. The other says that someone has logged in on this device before, so that strangers who try your password don't slow you down. It stays when you log out, and a device that you mark as shared never gets it. When you log in with Google, two more take you there and back. They end within minutes. The third cookie holds the language of the pages, such as “hi” for Hindi. You get it in the member app, when you come there from our site, choose a language, or log in. It says nothing else about you and stays when you log out. On a device that you mark as shared, it ends with the browser. The site sets no cookies. There are no cookies from other companies and no trackers. The one page of the member app where you pay for a plan loads a script from Stripe, once you ask for the form. It may set its own cookies against fraud, and no other page loads it.",
      "Your browser also keeps a few things on your device, under these names:",
      {
        facts: [
          { name: storage.theme, text: "Whether you chose the light or dark theme." },
          {
            name: `${storage.headingTest}, ${storage.pricingTest}`,
            text: "Which headline and price you were shown, so that they stay the same when you come back. They are sent along when you sign up. By themselves, they say nothing about you.",
          },
          {
            name: storage.offlineView,
            text: "In the member app: the time of your next session, your coach's name, and how many messages you haven't read, to show them without a connection. Encrypted, and removed when you log out or press quick exit, and after a week without a visit. Never on a device that you mark as shared.",
          },
          {
            name: storage.appName,
            text: "Whether the app is called Notes on this device. It stays when you log out, as the installed app does.",
          },
          {
            name: storage.authUser,
            text: "In the member app: your name, your email address, and the language you like to talk in, so that the page can greet you and show help in your language. Removed when you log out.",
          },
          {
            name: storage.lastUse,
            text: "Only on a device that you mark as shared: when it was last used, so that we can log you out. Removed when you're logged out.",
          },
          {
            name: storage.safetyNotes,
            text: "Only if you keep your safety notes on a device: a copy that opens without internet, with a page that shows it. Removed when you log out or use the quick exit.",
          },
          {
            name: "Until the tab is closed",
            text: "What you've typed but not sent, so that a reload loses nothing. Which tab you were on. Whether you left with the quick exit. That you started to pay and came back, until that is confirmed, and whether you closed a notice about it.",
          },
        ],
      },
      "You can delete all of it in your browser anytime. You're then logged out, and the page is light again.",
    ],
  },
  {
    id: "at-home",
    title: "Privacy at home",
    blocks: [
      "Many people here live with family who must not know. The subjects of our emails are neutral, and notifications outside the app say nothing private. If you pay for a plan, the line on your card statement and the subjects of receipts are neutral too.",
      `Every page for members has a ${layout.quickExit} button, and pressing Esc twice does the same. On a device that you mark as shared, we log you out after ${minutes(limits.sharedDeviceIdleMinutes)} without activity. We can't clear your browser history.`,
    ],
  },
  {
    id: "security",
    title: "How we protect it",
    blocks: [
      "Connections are encrypted. Passwords and login tokens are stored as hashes. Every time something is read, the server checks who is asking: a member gets their own conversations, and a coach gets those of their own clients. Members and coaches log in separately.",
      "No system is perfectly safe. If something goes wrong with your data, we tell you as the law requires.",
    ],
  },
  {
    id: "children",
    title: `No one under ${limits.ageMin}`,
    blocks: [
      `${brand.name} is for people ${limits.ageMin} and over. We don't knowingly keep data about anyone younger. If you know of any, write to us on the ${contact}, and we'll delete it.`,
    ],
  },
  {
    id: "changes",
    title: "Changes to this policy",
    blocks: [
      "When the policy changes, the date at its top changes. If a change affects what we already have about you, we tell members before it applies.",
    ],
  },
  {
    id: "questions",
    title: "Questions",
    blocks: [
      `Write to us on the ${contact}. What you can and can't expect from the service itself is in the ${link(layout.terms, routes.terms.path)}.`,
    ],
  },
];
