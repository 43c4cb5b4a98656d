// Generated from messages/*/my-data.json by `make gen`. Change that file.

/** @file The texts of the page on which members see their sign-ins, export their data, or delete their account. */

export const exportFileName = (v: { date: string | number }) => `aangan-${v.date}.json`;
/** The server's confirmation. */
export const accepted = "Your account is closed, and everything in it is being deleted.";
export const title = "Your data and devices";
export const description = "Where you are logged in, everything we keep about you, and the way out.";
export const lead = "See where you are logged in, take everything along, or leave.";
/** The member's sign-ins. */
export const devices = "Where you are logged in";
export const devicesText = "If you do not know one of these, log it out and change your password.";
export const devicesLabel = "Devices that are logged in";
export const devicesFailed = "Your devices could not be loaded";
export const onlyThisDevice = "You are logged in on this device and nowhere else.";
export const thisDevice = "This device";
export const sharedDevice = "Shared device";
export const showTimes = "Exact times";
export const lastUsed = (v: { ago: string | number }) => `Last used ${v.ago}`;
export const showTimesNamed = (v: { device: string | number }) => `Exact times of ${v.device}`;
export const exactTimes = (v: { used: string | number; since: string | number }) => `Last used ${v.used}. Logged in ${v.since}.`;
export const endOne = "Log out";
export const ending = "Logging out...";
export const endNamed = (v: { device: string | number }) => `Log out ${v.device}`;
export const endOneTitle = (v: { device: string | number }) => `Log out ${v.device}?`;
export const endOneText = "Whoever uses it has to log in again.";
export const keepIt = "Keep it";
export const endOthers = "Log out everywhere else";
export const endOthersTitle = "Log out everywhere else?";
export const endOthersText = (v: { count: number }) => `${v.count === 1 ? `One other device has to log in again. You stay logged in here.` : `${v.count} other devices have to log in again. You stay logged in here.`}`;
export const oneEnded = {
  title: "Logged out",
  text: (v: { device: string | number }) => `${v.device} has to log in again.`,
} as const;
export const othersEnded = {
  title: "Logged out everywhere else",
  text: "You are logged in on this device only.",
} as const;
export const endFailed = "Could not log out";
export const alreadyEnded = "That device was logged out already.";
/** The export. */
const export_ = "Take everything along";
export const exportText = "One file with everything we keep about you. Any text editor opens it, and so can other programs (it is JSON).";
export const exportHolds = "In it:";
export const exportCare = "Whoever opens the file can read all of it. On a device that others use, delete it from the downloads when you are done.";
export const exportParts = [
  "your name, address, preferences and settings",
  "every conversation, word for word, with times, and a link to each file",
  "your talks with the companions",
  "your private journal, readable, and what you saved in the library",
  "your safety notes, readable",
  "what you wrote in the community, and which name you have in each thread",
  "the marks that our program put on messages that sounded like a crisis",
  "your sessions, with your notes, and what you and your coaches agreed on",
  "your trial and your notifications",
  "where you are logged in, and through whom",
  "what you wrote to us on the site, if your address is confirmed",
] as const;
export const download = "Download my data";
export const downloading = "Gathering...";
export const exportFailed = "Your data could not be downloaded";
export const exported = {
  title: "Saved",
  text: (v: { file: string | number }) => `${v.file} is in your downloads.`,
} as const;
/** The deletion of the account. */
export const leave = "Leave";
export const leaveText = "You can delete your account at any time, and you owe nobody a reason.";
export const goes = "What goes";
export const stays = "What stays";
export const final = "You are logged out at once, everywhere, and the deletion begins in that moment. It cannot be taken back, not by us either. You can register again whenever you like, and begin with nothing.";
export const goesItems = [
  "your name, address, preferences and settings",
  "your conversations with all files, for your coach as well, and your coach's notes about you",
  "your talks with the companions",
  "your private journal, and what you saved in the library",
  "your safety notes, for your coach as well",
  "your sessions; those to come are cancelled, and your coach is told",
  "what you and your coaches agreed on",
  "your trial, your notifications and every login",
  "what you wrote to us on the site, if your address is confirmed",
] as const;
export const staysItems = [
  "your posts and comments in the community, without you. If you ask us to remove them, they go one by one within 7 days",
  "letters that are in your mailbox already",
  "emails that our team got from you, until you ask us to delete them",
  "numbers that name nobody, such as how often a page was opened",
  "our servers' log of which address was called when, without names and without a word of yours",
  "files you downloaded",
] as const;
export const leaveButton = "Delete my account";
export const leaveTitle = "Delete your account?";
export const leaveConfirmText = "Everything that names you is deleted. This cannot be taken back. If you want to keep your conversations, download your data first.";
export const passwordLabel = "Your password";
export const passwordHint = "So that nobody else can do this on a phone you left lying around.";
export const passwordMissing = "Password is required";
export const takePosts = "Delete my posts and comments in the community too";
export const takePostsHint = "Otherwise they stay as they are, each under the name it has in its thread, and nothing leads from them to you. If you remove them, each post, comment and reaction goes at its own random time within 7 days, so that no one can tell they were from the same person.";
export const leaveConfirm = "Delete everything";
export const leaving = "Deleting...";
export const stay = "Stay";
export const leaveFailed = "Your account was not deleted";
export const noPassword = "First, a password";
export const noPasswordText = "You log in through Google so far, so there is no password to ask you for before we delete everything. We send you a link to set one; then come back here.";
export const sendLink = "Send me a link";
export const sendingLink = "Sending...";
export const sendLinkFailed = "The link could not be sent";
export const linkSent = {
  title: "On its way",
  text: (v: { email: string | number }) => `If nothing arrives at ${v.email} within a few minutes, look in the spam folder.`,
} as const;
export { export_ as export };
