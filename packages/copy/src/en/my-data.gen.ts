// Generated from messages/*/my-data.json by `make gen`. Change that file.

/** @file The texts of the page on which members see their sign-ins, export their data, or delete their account. */

export const exportFileName = (v: { date: string | number }) => `aangan-${v.date}.json`;
/** The server's confirmation. */
export const accepted = "Your account is closed, and everything in it is being deleted." as string;
export const title = "Your data and devices" as string;
export const description = "Where you're logged in, everything we keep about you, and how to delete it." as string;
export const lead = "See where you're logged in, download your data, or delete your account." as string;
/** The member's sign-ins. */
export const devices = "Where you are logged in" as string;
export const devicesText = "If you don't recognize one of these, log it out and change your password." as string;
export const devicesLabel = "Devices that are logged in" as string;
export const devicesFailed = "We couldn't load your devices" as string;
export const onlyThisDevice = "You're logged in on this device only." as string;
export const thisDevice = "This device" as string;
export const sharedDevice = "Shared device" as string;
export const showTimes = "Exact times" as string;
export const lastUsed = (v: { ago: string | number }) => `Last used ${v.ago}`;
export const showTimesNamed = (v: { device: string | number }) => `Exact times for ${v.device}`;
export const exactTimes = (v: { used: string | number; since: string | number }) => `Last used ${v.used}. Logged in ${v.since}.`;
export const endOne = "Log out" as string;
export const ending = "Logging out..." as string;
export const endNamed = (v: { device: string | number }) => `Log out ${v.device}`;
export const endOneTitle = (v: { device: string | number }) => `Log out ${v.device}?`;
export const endOneText = "Anyone using it will have to log in again." as string;
export const keepIt = "Cancel" as string;
export const endOthers = "Log out everywhere else" as string;
export const endOthersTitle = "Log out everywhere else?" as string;
export const endOthersText = (v: { count: number }) => `${v.count === 1 ? `${v.count} other device will have to log in again. You'll stay logged in here.` : `${v.count} other devices will have to log in again. You'll stay logged in here.`}`;
export const oneEnded = {
  title: "Logged out" as string,
  text: (v: { device: string | number }) => `${v.device} will have to log in again.`,
} as const;
export const othersEnded = {
  title: "Logged out everywhere else" as string,
  text: "You're logged in on this device only." as string,
} as const;
export const endFailed = "We couldn't log it out" as string;
export const alreadyEnded = "That device was already logged out." as string;
/** The export. */
const export_ = "Download your data" as string;
export const exportText = "One file with everything we keep about you. Any text editor can open it, and so can other programs (it's JSON)." as string;
export const exportHolds = "It includes:" as string;
export const exportCare = "Anyone who opens the file can read all of it. On a shared device, delete it from your downloads when you're done." as string;
export const exportParts = [
  "your name, email, preferences, and settings" as string,
  "every chat with your coaches, word for word, with times, and a link to each file" as string,
  "your chats with the companions" as string,
  "your private journal, readable, and what you saved in Resources" as string,
  "your safety notes and check-ins, readable" as string,
  "what you wrote, follow and saved in the community, and your name in each thread" as string,
  "the marks our program put on messages that sounded like a crisis" as string,
  "your sessions, with your notes, what your coaches shared about them, and your answers; and your goals with your coaches" as string,
  "your trial and your notifications" as string,
  "where you're logged in, and how" as string,
  "what you wrote to us on the site, if your email is confirmed" as string,
] as const;
export const download = "Download my data" as string;
export const downloading = "Preparing..." as string;
export const exportFailed = "We couldn't download your data" as string;
export const exported = {
  title: "Downloaded" as string,
  text: (v: { file: string | number }) => `${v.file} is in your downloads.`,
} as const;
/** The deletion of the account. */
export const leave = "Delete your account" as string;
export const leaveText = "You can delete your account anytime. You don't have to give a reason." as string;
export const goes = "What's deleted" as string;
export const stays = "What stays" as string;
export const final = "You're logged out everywhere right away, and deletion starts at that moment. It can't be undone, not even by us. You can sign up again anytime and start fresh." as string;
/** What is deleted with the account. Each item must stay exact. */
export const goesItems = [
  "your name, email, preferences, and settings" as string,
  "your chats and all files in them, for your coach too, and your coach's notes about you" as string,
  "your chats with the companions" as string,
  "your private journal, and what you saved in Resources" as string,
  "your safety notes and check-ins, for your coach too" as string,
  "your sessions and what was written about them; upcoming ones are canceled, and your coach is notified" as string,
  "your goals with your coaches" as string,
  "your trial, your notifications, and every login" as string,
  "what you wrote to us on the site, if your email is confirmed" as string,
] as const;
/** What stays after the account is deleted. Each item must stay exact. */
export const staysItems = [
  "your posts and comments in the community, without you. If you ask us to remove them, they're deleted one by one within 7 days" as string,
  "emails that are already in your inbox" as string,
  "emails that our team got from you, until you ask us to delete them" as string,
  "numbers that identify no one, such as how often a page was opened" as string,
  "our servers' log of which web addresses were requested when, without names and without anything you wrote" as string,
  "files you downloaded" as string,
] as const;
export const leaveButton = "Delete my account" as string;
export const leaveTitle = "Delete your account?" as string;
export const leaveConfirmText = "Everything that identifies you is deleted. This can't be undone. If you want to keep your chats, download your data first." as string;
export const passwordLabel = "Your password" as string;
export const passwordHint = "So that no one else can do this on a phone you left lying around." as string;
export const passwordMissing = "Password is required" as string;
export const takePosts = "Also delete my posts and comments in the community" as string;
export const takePostsHint = "Otherwise, they stay as they are, each under the name it has in its thread, and nothing links them to you. If you delete them, each post, comment, and reaction is deleted at its own random time within 7 days, so that no one can tell they were from the same person." as string;
export const leaveConfirm = "Delete account" as string;
export const leaving = "Deleting..." as string;
export const stay = "Cancel" as string;
export const leaveFailed = "Your account wasn't deleted" as string;
export const noPassword = "First, set a password" as string;
export const noPasswordText = "You log in with Google, so there's no password to ask for before we delete everything. We'll email you a link to set one. Then come back here." as string;
export const sendLink = "Send me a link" as string;
export const sendingLink = "Sending..." as string;
export const sendLinkFailed = "We couldn't send the link" as string;
export const linkSent = {
  title: "Email sent" as string,
  text: (v: { email: string | number }) => `If it doesn't reach ${v.email} within a few minutes, check your spam folder.`,
} as const;
export { export_ as export };
