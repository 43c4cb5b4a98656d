// Generated from messages/*/profile.json by `make gen`. Change that file.

/** @file The texts of the page with a member's personal data and notification settings. */

export const title = "Profile" as string;
export const description = "Your name, your preferences, and how you hear from us." as string;
export const profileTab = "Profile" as string;
export const preferencesTab = "Preferences" as string;
export const notificationsTab = "Notifications" as string;
export const profileTitle = "About you" as string;
export const culturalPreferences = "Cultural Preferences" as string;
export const notificationsTitle = "Notifications" as string;
export const profileText = "Your coach sees your name and your email. No one else does." as string;
export const culturalText = "Only you can see this, unless you share some of it with your coach below. It helps us suggest coaches who'll already get it." as string;
export const notificationsText = "Choose what we send you, and when. Nothing we send says what this is about." as string;
export const firstName = "First Name" as string;
export const lastName = "Last Name" as string;
export const email = "Email" as string;
export const username = "Username" as string;
export const timeZone = "Time zone" as string;
export const timeZoneHint = "All times and quiet hours use this time zone." as string;
/** Name of the arrow that opens the list of time zones, for screen readers. */
export const timeZoneShow = "Show time zones" as string;
export const timeZoneEmpty = "No matching time zone" as string;
export const timeZoneNow = (v: { time: string | number }) => `It's ${v.time} there now.`;
export const timeZoneCount = (v: { count: number }) => `${v.count === 1 ? `${v.count} matching time zone` : `${v.count} matching time zones`}`;
export const passwordForEmail = "Your password" as string;
export const passwordForEmailHint = "We ask because the new email can be used to log in to this account." as string;
export const emailWaits = (v: { email: string | number }) => `We emailed ${v.email}. Your email changes when you open the link.`;
export const emailTakeBack = "Keep current email" as string;
export const emailTakingBack = "One moment..." as string;
export const emailTakenBack = "Your email hasn't changed." as string;
export const displayLanguageTitle = "Language" as string;
export const displayLanguageText = "For pages, emails, and notifications. Your coach sees which one you chose. Messages between you and your coach aren't translated." as string;
/** Above a list of English and हिन्दी. */
export const displayLanguage = "Show Aangan in" as string;
export const displayLanguageSave = "Change language" as string;
export const displayLanguageFailed = "Failed to change the language" as string;
export const region = "Region" as string;
export const regionPlaceholder = "Select a region" as string;
export const religion = "Religion" as string;
export const gender = "Gender" as string;
export const genderPlaceholder = "Select a gender" as string;
export const ageRange = "Age range" as string;
export const ageRangePlaceholder = "Select an age range" as string;
export const language = "Preferred language" as string;
export const languageHint = "Mixing is fine." as string;
export const languagePlaceholder = "No preference" as string;
export const save = "Save changes" as string;
export const saving = "Saving..." as string;
export const optional = "Optional" as string;
export const unsaved = "You have unsaved changes." as string;
export const emailNotifications = "Email" as string;
export const emailNotificationsHint = "When off, we only send security emails." as string;
export const sessionReminders = "Session reminders" as string;
export const sessionRemindersHint = "Before a session with your coach." as string;
export const messageNotifications = "Messages" as string;
export const messageNotificationsHint = "When your coach has written and you haven't seen it." as string;
export const newsletter = "Newsletter" as string;
export const newsletterHint = "Now and then, something worth reading." as string;
export const readReceipts = "Share read receipts" as string;
export const readReceiptsHint = "When off, your coach can't see when you've read a message, and you can't see when they have." as string;
export const quietHours = "Quiet hours" as string;
/** {zone} is a time zone, such as "New York". */
export const quietHoursHint = (v: { zone: string | number }) => `No emails or notifications arrive between these hours (${v.zone}). Anything in between waits until they end.`;
export const push = {
  title: "Notifications on this device" as string,
  text: "They arrive when Aangan is closed, too. They say only that you have a message or a reminder, never who wrote or what it's about." as string,
  label: "Show notifications here" as string,
  hint: "For messages and session reminders, if they're on above, and never in your quiet hours." as string,
  shared: "You marked this device as shared, so notifications stay off here." as string,
  impossible: "This browser can't show them. On an iPhone or iPad, add the app to your home screen first and open it from there." as string,
  blocked: "Your browser blocks our notifications. You can allow them in its settings for this site." as string,
  failed: "Failed to change notifications on this device" as string,
  loadFailed: "We couldn't check notifications on this device" as string,
} as const;
export const quietFrom = "From" as string;
export const quietUntil = "Until" as string;
export const securityLetters = "We always send security emails: a new password, a new email, a new device." as string;
export const password = "Password" as string;
export const passwordText = "Changing it logs out all your other devices." as string;
export const passwordSetText = "You currently log in with Google. With a password, you can also log in without it." as string;
export const currentPassword = "Current password" as string;
export const newPassword = "New password" as string;
export const repeatPassword = "Confirm new password" as string;
export const changePassword = "Change password" as string;
export const changingPassword = "Changing..." as string;
export const setPassword = "Send me a link to set one" as string;
export const myData = "Your data and devices" as string;
export const myDataLink = "See your data and devices" as string;
export const myDataText = "See where you're logged in, download your data, or delete your account." as string;
export const loading = "Loading your profile" as string;
export const errorTitle = "Error" as string;
export const updateFailed = "Failed to update profile" as string;
export const preferencesFailed = "Failed to update preferences" as string;
export const settingsFailed = "Failed to update notification settings" as string;
export const updated = {
  title: "Profile updated" as string,
  text: "Your changes are saved." as string,
} as const;
export const updatedWithEmail = {
  title: "Profile updated" as string,
  text: (v: { email: string | number }) => `Now open the link we emailed to ${v.email}.`,
} as const;
export const preferencesUpdated = {
  title: "Preferences updated" as string,
  text: "Your changes are saved." as string,
} as const;
export const settingsUpdated = {
  title: "Notification settings updated" as string,
  text: "Your changes are saved." as string,
} as const;
export const passwordChanged = {
  title: "Password changed" as string,
  text: "All your other devices are logged out." as string,
} as const;
export const setPasswordSent = {
  title: "Email sent" as string,
  text: "The link in it works for 30 minutes." as string,
} as const;
export const wishesTitle = "What you want in a coach" as string;
export const wishesText = "We suggest coaches based on these answers, also if you change coaches later." as string;
