// Generated from messages/*/profile.json by `make gen`. Change that file.

/** @file The texts of the page with a member's personal data and notification settings. */

export const title = "Profile";
export const description = "Your name, your preferences and how you hear from us.";
export const profileTab = "Profile";
export const preferencesTab = "Preferences";
export const notificationsTab = "Notifications";
export const profileTitle = "About you";
export const culturalPreferences = "Cultural Preferences";
export const notificationsTitle = "Notifications";
export const profileText = "Your coach sees your name and your email address. Nobody else does.";
export const culturalText = "Only you can see this, unless you show some of it to your coach below. It helps us suggest people who need less explaining.";
export const notificationsText = "What reaches you outside this page, and when. Nothing we send says what this is about.";
export const firstName = "First Name";
export const lastName = "Last Name";
export const email = "Email";
export const username = "Username";
export const timeZone = "Time zone";
export const timeZoneHint = "All times we show and all quiet hours follow it.";
export const timeZoneEmpty = "No time zone with this name";
export const timeZoneNow = (v: { time: string | number }) => `It is ${v.time} there now.`;
export const timeZoneCount = (v: { count: number }) => `${v.count === 1 ? `${v.count} time zone fits` : `${v.count} time zones fit`}`;
export const passwordForEmail = "Your password";
export const passwordForEmailHint = "We ask for it because the new address can open this account.";
export const emailWaits = (v: { email: string | number }) => `We sent a letter to ${v.email}. The address changes when you follow the link in it.`;
export const emailTakeBack = "Keep the old address";
export const emailTakingBack = "One moment...";
export const emailTakenBack = "Your address stays as it was.";
export const region = "Region";
export const regionPlaceholder = "Select a region";
export const religion = "Religion";
export const gender = "Gender";
export const genderPlaceholder = "Select a gender";
export const ageRange = "Age range";
export const ageRangePlaceholder = "Select an age range";
export const language = "Language you like to talk in";
export const languageHint = "Mixing is fine.";
export const languagePlaceholder = "No preference";
export const save = "Save changes";
export const saving = "Saving...";
export const optional = "Optional";
export const unsaved = "You have changes that are not saved yet.";
export const emailNotifications = "Email";
export const emailNotificationsHint = "Off means no email at all but the ones about your account's security.";
export const sessionReminders = "Session reminders";
export const sessionRemindersHint = "Before a session with your coach.";
export const messageNotifications = "Messages";
export const messageNotificationsHint = "When your coach has written and you have not seen it.";
export const newsletter = "Newsletter";
export const newsletterHint = "Now and then, something worth reading.";
export const readReceipts = "Share read receipts";
export const readReceiptsHint = "Off means your coach does not see when you read, and you do not see when your coach does.";
export const quietHours = "Quiet hours";
export const quietHoursHint = (v: { zone: string | number }) => `No email arrives between these hours, in the time of ${v.zone}. What comes up meanwhile waits until they end.`;
export const quietFrom = "From";
export const quietUntil = "Until";
export const securityLetters = "Letters about your account's security always come: a new password, a new address, a new device.";
export const password = "Password";
export const passwordText = "Changing it logs out every other device.";
export const passwordSetText = "You log in through Google so far. With a password you can also log in without it.";
export const currentPassword = "Current password";
export const newPassword = "New password";
export const repeatPassword = "New password, once more";
export const changePassword = "Change password";
export const changingPassword = "Changing...";
export const setPassword = "Send me a link to set one";
export const myData = "Your data and devices";
export const myDataLink = "See your data and devices";
export const myDataText = "See where you are logged in, take everything along, or leave.";
export const loading = "Loading your profile";
export const errorTitle = "Error";
export const updateFailed = "Failed to update profile";
export const preferencesFailed = "Failed to update preferences";
export const settingsFailed = "Failed to update notification settings";
export const updated = {
  title: "Profile updated",
  text: "Your changes are saved.",
} as const;
export const updatedWithEmail = {
  title: "Profile updated",
  text: (v: { email: string | number }) => `Now follow the link in the letter we sent to ${v.email}.`,
} as const;
export const preferencesUpdated = {
  title: "Preferences updated",
  text: "Your changes are saved.",
} as const;
export const settingsUpdated = {
  title: "Notification settings updated",
  text: "Your changes are saved.",
} as const;
export const passwordChanged = {
  title: "Password changed",
  text: "Every other device is logged out.",
} as const;
export const setPasswordSent = {
  title: "A letter is on its way",
  text: "The link in it works for 30 minutes.",
} as const;
