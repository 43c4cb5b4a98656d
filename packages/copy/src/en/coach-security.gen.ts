// Generated from messages/*/coach-security.json by `make gen`. Change that file.

/** @file The texts of the account security section in a coach's profile. */

export const heading = "Security" as string;
export const text = "A secure account keeps what your clients write private." as string;
export const passwordHeading = "Password" as string;
export const passwordText = "Changing it logs you out everywhere else." as string;
export const current = "Current password" as string;
const new_ = "New password" as string;
export const confirm = "Confirm new password" as string;
export const savePassword = "Change password" as string;
export const saving = "Saving..." as string;
export const passwordSaved = {
  title: "Password changed" as string,
  text: "Your other devices are logged out." as string,
} as const;
export const passwordFailed = "Your password wasn't changed" as string;
export const factorHeading = "Two-step login" as string;
export const factorText = "After your password, you enter a code from an app on your phone. A stolen password isn't enough." as string;
export const on = "On" as string;
export const off = "Off" as string;
export const onSince = (v: { date: string | number }) => `On since ${v.date}.`;
export const codesLeft = (v: { count: number }) => `${v.count === 1 ? `${v.count} recovery code left.` : `${v.count} recovery codes left.`}`;
export const noCodesLeft = "No recovery codes left. Create new ones so that a lost phone doesn't lock you out." as string;
export const setUp = "Set up two-step login" as string;
export const turnOff = "Turn off" as string;
export const newCodes = "New recovery codes" as string;
export const cancel = "Cancel" as string;
export const yourPassword = "Your password" as string;
export const askPassword = "Confirm your password to continue." as string;
const continue_ = "Continue" as string;
export const continuing = "One moment..." as string;
export const scanTitle = "Add Aangan to your authenticator app" as string;
export const scanText = "Scan this QR code with the app, or type in the setup key. Any authenticator app works." as string;
export const pictureLabel = "QR code for your authenticator app" as string;
export const secretLabel = "Setup key" as string;
export const copySecret = "Copy setup key" as string;
export const codeLabel = "Code from the app" as string;
export const codeHint = "Six digits. A new code appears every 30 seconds. Turning this on logs out your other devices." as string;
export const confirming = "Checking..." as string;
export const confirmed = "Turn on" as string;
export const codesTitle = "Save your recovery codes" as string;
export const codesText = "Each code works once, in place of your phone. We show them only now. Keep them somewhere you can reach without your phone." as string;
export const copyCodes = "Copy" as string;
export const downloadCodes = "Download" as string;
export const kept = "I've saved them" as string;
export const copied = "Copied" as string;
export const copyFailed = "Your browser doesn't let us copy. Select the text and copy it yourself." as string;
export const fileName = "aangan-recovery-codes.txt" as string;
export const fileHeading = "Recovery codes for the Aangan coach portal. Each works once." as string;
export const offTitle = "Turn off two-step login?" as string;
export const offText = "You'll log in with just your password. Your recovery codes will stop working." as string;
export const offConfirm = "Turn off" as string;
export const turningOff = "Turning off..." as string;
export const newCodesTitle = "Create new recovery codes?" as string;
export const newCodesText = "You'll get ten new codes. The old ones will stop working." as string;
export const newCodesConfirm = "Create new codes" as string;
export const makingCodes = "One moment..." as string;
export const proofCode = "Code from the app, or a recovery code" as string;
export const turnedOn = {
  title: "Two-step login is on" as string,
  text: "You'll need a code the next time you log in." as string,
} as const;
export const turnedOff = {
  title: "Two-step login is off" as string,
  text: "You now log in with just your password." as string,
} as const;
export const factorFailed = "Two-step login wasn't changed" as string;
export const loadFailed = "Failed to load your security settings" as string;
export const signInsHeading = "Where you are logged in" as string;
export const signInsText = "If you don't recognize a device, log it out and change your password." as string;
export const thisDevice = "This device" as string;
export const signedIn = (v: { when: string | number }) => `Logged in ${v.when}`;
export const lastUsed = (v: { when: string | number }) => `last used ${v.when}`;
export const logOut = "Log out" as string;
export const logOutOf = (v: { device: string | number }) => `Log out ${v.device}`;
export const logOutOthers = "Log out everywhere else" as string;
export const logOutOthersTitle = "Log out everywhere else?" as string;
export const logOutOthersText = "Every other device will have to log in again." as string;
export const loggingOut = "Logging out..." as string;
export const keep = "Cancel" as string;
export const loggedOut = {
  title: "Logged out" as string,
  text: "That device has to log in again." as string,
} as const;
export const othersLoggedOut = {
  title: "Logged out" as string,
  text: "Only this device is logged in now." as string,
} as const;
export const signInsFailed = "Failed to load where you're logged in" as string;
/** The title of an error, when a device could not be logged out. */
export const endFailed = "Failed to log out the device" as string;
export const noticeTitle = "Two-step login for administrators" as string;
export const noticeOffered = "You can see other people's data here. Set up two-step login so a password alone can't open it." as string;
export const noticeRequired = "Set up two-step login to open Administration. It takes a minute and an authenticator app." as string;
export const noticeLogOut = "You logged in here before two-step login was on. Log out, then log in with a code." as string;
export const noticeSetUp = "Set up" as string;
export { new_ as new, continue_ as continue };
