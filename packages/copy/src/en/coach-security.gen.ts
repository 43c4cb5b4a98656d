// Generated from messages/*/coach-security.json by `make gen`. Change that file.

/** @file The texts of the account security section in a coach's profile. */

export const heading = "Security";
export const text = "What your clients write is safe when your account is.";
export const passwordHeading = "Password";
export const passwordText = "Changing it logs you out everywhere else.";
export const current = "Current password";
const new_ = "New password";
export const confirm = "New password again";
export const savePassword = "Change password";
export const saving = "Saving...";
export const passwordSaved = {
  title: "Password changed",
  text: "Your other devices are logged out.",
} as const;
export const passwordFailed = "Your password could not be changed";
export const factorHeading = "Two-step login";
export const factorText = "After your password, a code from an app on your phone. Whoever learns your password is still outside.";
export const on = "On";
export const off = "Off";
export const onSince = (v: { date: string | number }) => `On since ${v.date}.`;
export const codesLeft = (v: { count: number }) => `${v.count === 1 ? `${v.count} recovery code left.` : `${v.count} recovery codes left.`}`;
export const noCodesLeft = "No recovery codes left. Make new ones, so that a lost phone does not lock you out.";
export const setUp = "Set up two-step login";
export const turnOff = "Turn it off";
export const newCodes = "New recovery codes";
export const cancel = "Cancel";
export const yourPassword = "Your password";
export const askPassword = "First, your password. It shows that this is you.";
const continue_ = "Continue";
export const continuing = "One moment...";
export const scanTitle = "Add Aangan to your authenticator app";
export const scanText = "Scan this picture with the app, or type the secret into it. Any app for codes of this kind works.";
export const pictureLabel = "QR code for your authenticator app";
export const secretLabel = "Secret";
export const copySecret = "Copy the secret";
export const codeLabel = "Code from the app";
export const codeHint = "Six digits. A new code comes every 30 seconds. With it, your other devices are logged out.";
export const confirming = "Checking...";
export const confirmed = "Turn on";
export const codesTitle = "Keep these recovery codes";
export const codesText = "Each of them stands in for your phone once. They are shown only now. Keep them where you find them without your phone.";
export const copyCodes = "Copy";
export const downloadCodes = "Download";
export const kept = "I have kept them";
export const copied = "Copied";
export const copyFailed = "Your browser does not let us copy. Select the text and copy it yourself.";
export const fileName = "aangan-recovery-codes.txt";
export const fileHeading = "Recovery codes for the coach portal of Aangan. Each works once.";
export const offTitle = "Turn off two-step login?";
export const offText = "Your password alone will open the account, and the recovery codes will work no more.";
export const offConfirm = "Turn it off";
export const turningOff = "Turning off...";
export const newCodesTitle = "Make new recovery codes?";
export const newCodesText = "You get ten new ones. The earlier ones will work no more.";
export const newCodesConfirm = "Make new codes";
export const makingCodes = "One moment...";
export const proofCode = "Code from the app, or a recovery code";
export const turnedOn = {
  title: "Two-step login is on",
  text: "The next login takes a code as well.",
} as const;
export const turnedOff = {
  title: "Two-step login is off",
  text: "Your password alone opens the account.",
} as const;
export const factorFailed = "Two-step login could not be changed";
export const loadFailed = "We could not read how your account is kept safe";
export const signInsHeading = "Where you are logged in";
export const signInsText = "If you do not know one of these, log it out and change your password.";
export const thisDevice = "This device";
export const signedIn = (v: { when: string | number }) => `Logged in ${v.when}`;
export const lastUsed = (v: { when: string | number }) => `last used ${v.when}`;
export const logOut = "Log out";
export const logOutOf = (v: { device: string | number }) => `Log out ${v.device}`;
export const logOutOthers = "Log out everywhere else";
export const logOutOthersTitle = "Log out everywhere else?";
export const logOutOthersText = "Every device but this one has to log in again.";
export const loggingOut = "Logging out...";
export const keep = "Keep them";
export const loggedOut = {
  title: "Logged out",
  text: "That device has to log in again.",
} as const;
export const othersLoggedOut = {
  title: "Logged out",
  text: "Only this device is logged in now.",
} as const;
export const signInsFailed = "We could not read where you are logged in";
export const endFailed = "That did not work";
export const noticeTitle = "Two-step login for administrators";
export const noticeOffered = "You look after everybody's data here. Please set up two-step login, so that a password alone does not open it.";
export const noticeRequired = "The administration opens once you have set up two-step login. It takes a minute and an authenticator app.";
export const noticeLogOut = "You logged in here before two-step login was on. Log out, and log in with a code.";
export const noticeSetUp = "Set it up";
export { new_ as new, continue_ as continue };
