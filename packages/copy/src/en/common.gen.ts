// Generated from messages/*/common.json by `make gen`. Change that file.

/** @file The texts of controls that appear on many pages. */

export const close = "Close" as string;
export const cancel = "Cancel" as string;
export const back = "Back" as string;
export const next = "Next" as string;
export const save = "Save" as string;
export const done = "Done" as string;
export const retry = "Try again" as string;
export const loading = "Loading" as string;
export const menu = "Menu" as string;
export const closeMenu = "Close menu" as string;
export const skipToContent = "Skip to content" as string;
export const optional = "Optional" as string;
export const required = "Required" as string;
export const showPassword = "Show password" as string;
export const hidePassword = "Hide password" as string;
export const select = "Select" as string;
export const clear = "Clear" as string;
export const search = "Search" as string;
export const dismiss = "Dismiss" as string;
export const returnHome = "Return to Home" as string;
export const mainNavigation = "Main" as string;
export const noScript = "Aangan needs JavaScript to work. In a crisis, call or text 988, or call 911." as string;
export const notices = "Notices" as string;
export const switchToDark = "Dark theme" as string;
export const switchToLight = "Light theme" as string;
export const notOpened = "We couldn't open this" as string;
export const mayBeOld = "This may be out of date" as string;
/** Instead of "in 5 minutes" when something starts this moment. */
export const now = "now" as string;
/** Instead of "5 minutes ago" when something has just happened. */
export const thisMinute = "this minute" as string;
export const today = "Today" as string;
export const yesterday = "Yesterday" as string;
/** {day} is a date in full with its weekday, {time} "3:05 PM". */
export const dayAndTime = (v: { day: string | number; time: string | number }) => `${v.day} at ${v.time}`;
export const and = "and" as string;
export const showFewer = "Show fewer" as string;
export const inCity = (v: { time: string | number; city: string | number }) => `${v.time} in ${v.city}`;
/** {zone} is the short name of a clock, such as PST. */
export const inCityWithZone = (v: { time: string | number; city: string | number; zone: string | number }) => `${v.time} in ${v.city} (${v.zone})`;
/** {time} is on the reader's own clock: "Tue 9:00 AM". */
export const inYourTime = (v: { time: string | number }) => `${v.time} your time`;
export const inYourTimeWithZone = <T>(v: { clock: (text: string) => T; time: string | number; place: (text: string) => T; zone: string | number }): (string | T)[] => [v.clock(`${v.time}`), ` `, v.place(`your time (${v.zone})`)];
/** A title and a sentence in one line: "We couldn't load your goals. Check your connection." */
export const titleWithText = (v: { title: string | number; text: string | number }) => `${v.title}. ${v.text}`;
/** In the line of a field's label, in small letters. */
export const optionalNote = "optional" as string;
export const showAll = (v: { count: string | number }) => `Show all ${v.count}`;
export const days = (v: { count: number }) => `${v.count === 1 ? `${v.count} day` : `${v.count} days`}`;
export const minutes = (v: { count: number }) => `${v.count === 1 ? `${v.count} minute` : `${v.count} minutes`}`;
export const hours = (v: { count: number }) => `${v.count === 1 ? `${v.count} hour` : `${v.count} hours`}`;
export const sessions = (v: { count: number }) => `${v.count === 1 ? `${v.count} session` : `${v.count} sessions`}`;
