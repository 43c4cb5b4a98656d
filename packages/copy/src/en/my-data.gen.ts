// Generated from messages/*/my-data.json by `make gen`. Change that file.

/** @file The texts of the page on which members see their sign-ins, export their data, or delete their account. */

export const exportFileName = (v: { date: string | number }) => `aangan-${v.date}.json`;
/** The server's confirmation. */
export const accepted = "Your account is closed, and everything in it is being deleted.";
export const title = "Your data and devices";
export const description = "Where you're logged in, everything we keep about you, and how to delete it.";
export const lead = "See where you're logged in, download your data, or delete your account.";
/** The member's sign-ins. */
export const devices = "Where you are logged in";
export const devicesText = "If you don't recognize one of these, log it out and change your password.";
export const devicesLabel = "Devices that are logged in";
export const devicesFailed = "We couldn't load your devices";
export const onlyThisDevice = "You're logged in on this device only.";
export const thisDevice = "This device";
export const sharedDevice = "Shared device";
export const showTimes = "Exact times";
export const lastUsed = (v: { ago: string | number }) => `Last used ${v.ago}`;
export const showTimesNamed = (v: { device: string | number }) => `Exact times for ${v.device}`;
export const exactTimes = (v: { used: string | number; since: string | number }) => `Last used ${v.used}. Logged in ${v.since}.`;
export const endOne = "Log out";
export const ending = "Logging out...";
export const endNamed = (v: { device: string | number }) => `Log out ${v.device}`;
export const endOneTitle = (v: { device: string | number }) => `Log out ${v.device}?`;
export const endOneText = "Anyone using it will have to log in again.";
export const keepIt = "Cancel";
export const endOthers = "Log out everywhere else";
export const endOthersTitle = "Log out everywhere else?";
export const endOthersText = (v: { count: number }) => `${v.count === 1 ? `${v.count} other device will have to log in again. You'll stay logged in here.` : `${v.count} other devices will have to log in again. You'll stay logged in here.`}`;
export const oneEnded = {
  title: "Logged out",
  text: (v: { device: string | number }) => `${v.device} will have to log in again.`,
} as const;
export const othersEnded = {
  title: "Logged out everywhere else",
  text: "You're logged in on this device only.",
} as const;
export const endFailed = "We couldn't log it out";
export const alreadyEnded = "That device was already logged out.";
/** The export. */
const export_ = "Download your data";
export const exportText = "One file with everything we keep about you. Any text editor can open it, and so can other programs (it's JSON).";
export const exportHolds = "It includes:";
export const exportCare = "Anyone who opens the file can read all of it. On a shared device, delete it from your downloads when you're done.";
export const exportParts = [
  "your name, email, preferences, and settings",
  "every chat with your coaches, word for word, with times, and a link to each file",
  "your chats with the companions",
  "your private journal, readable, and what you saved in Resources",
  "your safety notes, readable",
  "what you wrote in the community, and your name in each thread",
  "the marks our program put on messages that sounded like a crisis",
  "your sessions, with your notes, and your goals with your coaches",
  "your trial and your notifications",
  "where you're logged in, and how",
  "what you wrote to us on the site, if your email is confirmed",
] as const;
export const download = "Download my data";
export const downloading = "Preparing...";
export const exportFailed = "We couldn't download your data";
export const exported = {
  title: "Downloaded",
  text: (v: { file: string | number }) => `${v.file} is in your downloads.`,
} as const;
/** The deletion of the account. */
export const leave = "Delete your account";
export const leaveText = "You can delete your account anytime. You don't have to give a reason.";
export const goes = "What's deleted";
export const stays = "What stays";
export const final = "You're logged out everywhere right away, and deletion starts at that moment. It can't be undone, not even by us. You can sign up again anytime and start fresh.";
/** What is deleted with the account. Each item must stay exact. */
export const goesItems = [
  "your name, email, preferences, and settings",
  "your chats and all files in them, for your coach too, and your coach's notes about you",
  "your chats with the companions",
  "your private journal, and what you saved in Resources",
  "your safety notes, for your coach too",
  "your sessions; upcoming ones are canceled, and your coach is notified",
  "your goals with your coaches",
  "your trial, your notifications, and every login",
  "what you wrote to us on the site, if your email is confirmed",
] as const;
/** What stays after the account is deleted. Each item must stay exact. */
export const staysItems = [
  "your posts and comments in the community, without you. If you ask us to remove them, they're deleted one by one within 7 days",
  "emails that are already in your inbox",
  "emails that our team got from you, until you ask us to delete them",
  "numbers that identify no one, such as how often a page was opened",
  "our servers' log of which web addresses were requested when, without names and without anything you wrote",
  "files you downloaded",
] as const;
export const leaveButton = "Delete my account";
export const leaveTitle = "Delete your account?";
export const leaveConfirmText = "Everything that identifies you is deleted. This can't be undone. If you want to keep your chats, download your data first.";
export const passwordLabel = "Your password";
export const passwordHint = "So that no one else can do this on a phone you left lying around.";
export const passwordMissing = "Password is required";
export const takePosts = "Also delete my posts and comments in the community";
export const takePostsHint = "Otherwise, they stay as they are, each under the name it has in its thread, and nothing links them to you. If you delete them, each post, comment, and reaction is deleted at its own random time within 7 days, so that no one can tell they were from the same person.";
export const leaveConfirm = "Delete account";
export const leaving = "Deleting...";
export const stay = "Cancel";
export const leaveFailed = "Your account wasn't deleted";
export const noPassword = "First, set a password";
export const noPasswordText = "You log in with Google, so there's no password to ask for before we delete everything. We'll email you a link to set one. Then come back here.";
export const sendLink = "Send me a link";
export const sendingLink = "Sending...";
export const sendLinkFailed = "We couldn't send the link";
export const linkSent = {
  title: "Email sent",
  text: (v: { email: string | number }) => `If it doesn't reach ${v.email} within a few minutes, check your spam folder.`,
} as const;
export { export_ as export };
