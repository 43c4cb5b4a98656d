// Generated from messages/*/common.json by `make gen`. Change that file.

/** @file The texts of controls that appear on many pages. */

export const close = "Close";
export const cancel = "Cancel";
export const back = "Back";
export const next = "Next";
export const save = "Save";
export const done = "Done";
export const retry = "Try again";
export const loading = "Loading";
export const menu = "Menu";
export const closeMenu = "Close menu";
export const skipToContent = "Skip to content";
export const optional = "Optional";
export const required = "Required";
export const showPassword = "Show password";
export const hidePassword = "Hide password";
export const select = "Select";
export const clear = "Clear";
export const search = "Search";
export const dismiss = "Dismiss";
export const returnHome = "Return to Home";
export const mainNavigation = "Main";
export const noScript = "Aangan needs JavaScript to work. In a crisis, call or text 988, or call 911.";
export const notices = "Notices";
export const switchToDark = "Dark theme";
export const switchToLight = "Light theme";
export const notOpened = "We couldn't open this";
export const mayBeOld = "This may be out of date";
export const yourTime = "your time";
export const and = "and";
export const showFewer = "Show fewer";
export const inCity = (v: { city: string | number }) => `in ${v.city}`;
export const showAll = (v: { count: string | number }) => `Show all ${v.count}`;
export const days = (v: { count: number }) => `${v.count === 1 ? `${v.count} day` : `${v.count} days`}`;
export const minutes = (v: { count: number }) => `${v.count === 1 ? `${v.count} minute` : `${v.count} minutes`}`;
export const hours = (v: { count: number }) => `${v.count === 1 ? `${v.count} hour` : `${v.count} hours`}`;
export const sessions = (v: { count: number }) => `${v.count === 1 ? `${v.count} session` : `${v.count} sessions`}`;
