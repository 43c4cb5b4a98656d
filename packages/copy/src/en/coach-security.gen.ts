// Generated from messages/*/coach-security.json by `make gen`. Change that file.

/** @file The texts of the account security section in a coach's profile. */

export const heading = "Security";
export const text = "A secure account keeps what your clients write private.";
export const passwordHeading = "Password";
export const passwordText = "Changing it logs you out everywhere else.";
export const current = "Current password";
const new_ = "New password";
export const confirm = "Confirm new password";
export const savePassword = "Change password";
export const saving = "Saving...";
export const passwordSaved = {
  title: "Password changed",
  text: "Your other devices are logged out.",
} as const;
export const passwordFailed = "Your password wasn't changed";
export const factorHeading = "Two-step login";
export const factorText = "After your password, you enter a code from an app on your phone. A stolen password isn't enough.";
export const on = "On";
export const off = "Off";
export const onSince = (v: { date: string | number }) => `On since ${v.date}.`;
export const codesLeft = (v: { count: number }) => `${v.count === 1 ? `${v.count} recovery code left.` : `${v.count} recovery codes left.`}`;
export const noCodesLeft = "No recovery codes left. Create new ones so that a lost phone doesn't lock you out.";
export const setUp = "Set up two-step login";
export const turnOff = "Turn off";
export const newCodes = "New recovery codes";
export const cancel = "Cancel";
export const yourPassword = "Your password";
export const askPassword = "Confirm your password to continue.";
const continue_ = "Continue";
export const continuing = "One moment...";
export const scanTitle = "Add Aangan to your authenticator app";
export const scanText = "Scan this QR code with the app, or type in the setup key. Any authenticator app works.";
export const pictureLabel = "QR code for your authenticator app";
export const secretLabel = "Setup key";
export const copySecret = "Copy setup key";
export const codeLabel = "Code from the app";
export const codeHint = "Six digits. A new code appears every 30 seconds. Turning this on logs out your other devices.";
export const confirming = "Checking...";
export const confirmed = "Turn on";
export const codesTitle = "Save your recovery codes";
export const codesText = "Each code works once, in place of your phone. We show them only now. Keep them somewhere you can reach without your phone.";
export const copyCodes = "Copy";
export const downloadCodes = "Download";
export const kept = "I've saved them";
export const copied = "Copied";
export const copyFailed = "Your browser doesn't let us copy. Select the text and copy it yourself.";
export const fileName = "aangan-recovery-codes.txt";
export const fileHeading = "Recovery codes for the Aangan coach portal. Each works once.";
export const offTitle = "Turn off two-step login?";
export const offText = "You'll log in with just your password. Your recovery codes will stop working.";
export const offConfirm = "Turn off";
export const turningOff = "Turning off...";
export const newCodesTitle = "Create new recovery codes?";
export const newCodesText = "You'll get ten new codes. The old ones will stop working.";
export const newCodesConfirm = "Create new codes";
export const makingCodes = "One moment...";
export const proofCode = "Code from the app, or a recovery code";
export const turnedOn = {
  title: "Two-step login is on",
  text: "You'll need a code the next time you log in.",
} as const;
export const turnedOff = {
  title: "Two-step login is off",
  text: "You now log in with just your password.",
} as const;
export const factorFailed = "Two-step login wasn't changed";
export const loadFailed = "Failed to load your security settings";
export const signInsHeading = "Where you are logged in";
export const signInsText = "If you don't recognize a device, log it out and change your password.";
export const thisDevice = "This device";
export const signedIn = (v: { when: string | number }) => `Logged in ${v.when}`;
export const lastUsed = (v: { when: string | number }) => `last used ${v.when}`;
export const logOut = "Log out";
export const logOutOf = (v: { device: string | number }) => `Log out ${v.device}`;
export const logOutOthers = "Log out everywhere else";
export const logOutOthersTitle = "Log out everywhere else?";
export const logOutOthersText = "Every other device will have to log in again.";
export const loggingOut = "Logging out...";
export const keep = "Cancel";
export const loggedOut = {
  title: "Logged out",
  text: "That device has to log in again.",
} as const;
export const othersLoggedOut = {
  title: "Logged out",
  text: "Only this device is logged in now.",
} as const;
export const signInsFailed = "Failed to load where you're logged in";
/** The title of an error, when a device could not be logged out. */
export const endFailed = "Failed to log out the device";
export const noticeTitle = "Two-step login for administrators";
export const noticeOffered = "You can see other people's data here. Set up two-step login so a password alone can't open it.";
export const noticeRequired = "Set up two-step login to open Administration. It takes a minute and an authenticator app.";
export const noticeLogOut = "You logged in here before two-step login was on. Log out, then log in with a code.";
export const noticeSetUp = "Set up";
export { new_ as new, continue_ as continue };
