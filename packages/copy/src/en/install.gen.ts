// Generated from messages/*/install.json by `make gen`. Change that file.

/** @file The texts of the profile's part about the app on a device's home screen. */

export const title = "App on this device" as string;
export const text = "Opens from your home screen like other apps. Crisis help, your next session and slow breathing work without a connection." as string;
export const nameLabel = "Name and icon" as string;
export const nameHint = "Choose before you install. To change them later, remove the app and install it again." as string;
/** Under the name of the product, as a choice. */
export const aanganHint = "Our name and our mark." as string;
/** The neutral name of the app on a home screen, for people who share their phone. Other people may see it. */
export const notes = "Notes" as string;
export const notesHint = "A sheet of paper. For a home where others see your phone." as string;
export const inside = "Inside, it still says Aangan. Your browser may show our web address while you install." as string;
export const install = "Install" as string;
export const onApple = "On an iPhone or iPad, open this page in Safari. Tap Share, then Add to Home Screen." as string;
export const elsewhere = "Open your browser's menu and choose Install app or Add to Home screen. If it isn't there, this browser can't do it." as string;
export const installed = "You're using the installed app." as string;
export const shared = "You marked this device as shared, so we don't offer the app here: its icon would stay for everyone." as string;
