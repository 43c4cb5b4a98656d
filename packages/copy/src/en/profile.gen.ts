// Generated from messages/*/profile.json by `make gen`. Change that file.

/** @file The texts of the page with a member's personal data and notification settings. */

export const title = "Profile";
export const description = "Your name, your preferences, and how you hear from us.";
export const profileTab = "Profile";
export const preferencesTab = "Preferences";
export const notificationsTab = "Notifications";
export const profileTitle = "About you";
export const culturalPreferences = "Cultural Preferences";
export const notificationsTitle = "Notifications";
export const profileText = "Your coach sees your name and your email. No one else does.";
export const culturalText = "Only you can see this, unless you share some of it with your coach below. It helps us suggest coaches who'll already get it.";
export const notificationsText = "Choose what we send you, and when. Nothing we send says what this is about.";
export const firstName = "First Name";
export const lastName = "Last Name";
export const email = "Email";
export const username = "Username";
export const timeZone = "Time zone";
export const timeZoneHint = "All times and quiet hours use this time zone.";
export const timeZoneEmpty = "No matching time zone";
export const timeZoneNow = (v: { time: string | number }) => `It's ${v.time} there now.`;
export const timeZoneCount = (v: { count: number }) => `${v.count === 1 ? `${v.count} matching time zone` : `${v.count} matching time zones`}`;
export const passwordForEmail = "Your password";
export const passwordForEmailHint = "We ask because the new email can be used to log in to this account.";
export const emailWaits = (v: { email: string | number }) => `We emailed ${v.email}. Your email changes when you open the link.`;
export const emailTakeBack = "Keep current email";
export const emailTakingBack = "One moment...";
export const emailTakenBack = "Your email hasn't changed.";
export const region = "Region";
export const regionPlaceholder = "Select a region";
export const religion = "Religion";
export const gender = "Gender";
export const genderPlaceholder = "Select a gender";
export const ageRange = "Age range";
export const ageRangePlaceholder = "Select an age range";
export const language = "Preferred language";
export const languageHint = "Mixing is fine.";
export const languagePlaceholder = "No preference";
export const save = "Save changes";
export const saving = "Saving...";
export const optional = "Optional";
export const unsaved = "You have unsaved changes.";
export const emailNotifications = "Email";
export const emailNotificationsHint = "When off, we only send security emails.";
export const sessionReminders = "Session reminders";
export const sessionRemindersHint = "Before a session with your coach.";
export const messageNotifications = "Messages";
export const messageNotificationsHint = "When your coach has written and you haven't seen it.";
export const newsletter = "Newsletter";
export const newsletterHint = "Now and then, something worth reading.";
export const readReceipts = "Share read receipts";
export const readReceiptsHint = "When off, your coach can't see when you've read a message, and you can't see when they have.";
export const quietHours = "Quiet hours";
/** {zone} is a time zone, such as "New York (America)". */
export const quietHoursHint = (v: { zone: string | number }) => `No emails arrive between these hours (${v.zone}). Anything in between waits until they end.`;
export const quietFrom = "From";
export const quietUntil = "Until";
export const securityLetters = "We always send security emails: a new password, a new email, a new device.";
export const password = "Password";
export const passwordText = "Changing it logs out all your other devices.";
export const passwordSetText = "You currently log in with Google. With a password, you can also log in without it.";
export const currentPassword = "Current password";
export const newPassword = "New password";
export const repeatPassword = "Confirm new password";
export const changePassword = "Change password";
export const changingPassword = "Changing...";
export const setPassword = "Send me a link to set one";
export const myData = "Your data and devices";
export const myDataLink = "See your data and devices";
export const myDataText = "See where you're logged in, download your data, or delete your account.";
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
  text: (v: { email: string | number }) => `Now open the link we emailed to ${v.email}.`,
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
  text: "All your other devices are logged out.",
} as const;
export const setPasswordSent = {
  title: "Email sent",
  text: "The link in it works for 30 minutes.",
} as const;
