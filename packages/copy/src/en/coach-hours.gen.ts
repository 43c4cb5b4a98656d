// Generated from messages/*/coach-hours.json by `make gen`. Change that file.

/** @file The texts of the Hours tab of the coach portal. */

export const title = "Hours";
export const lead = (v: { zone: string | number }) => `All times here are yours (${v.zone}). Members see each of them on their own clock.`;
export const inactive = "Your account is not active yet. You can set your hours now; members see them once it is.";
export const unpublishedTitle = "You have not published any hours yet";
export const unpublishedText = (v: { times: string | number; first: string | number; yours: string | number }) => `Until you do, members are offered the usual times on every day, on their own clock: ${v.times}. For a member in New York, ${v.first} is ${v.yours} for you.`;
export const weekly = "Weekly hours";
export const weeklyText = "They repeat every week, until you change them.";
export const notAvailable = "Not available";
export const addHours = "Add hours";
export const to = "to";
export const midnight = "Midnight";
export const onDay = (v: { day: string | number }) => `on ${v.day}`;
export const fromOn = (v: { day: string | number }) => `${v.day}, from`;
export const untilOn = (v: { day: string | number }) => `${v.day}, until`;
export const removeOn = (v: { range: string | number; day: string | number }) => `Remove ${v.range} on ${v.day}`;
export const copyFrom = (v: { day: string | number }) => `Copy ${v.day} to other days`;
export const range = (v: { from: string | number; until: string | number }) => `${v.from} to ${v.until}`;
export const copyWeekdays = "To Monday to Friday";
export const copyEveryDay = "To every day";
export const copyTo = (v: { day: string | number }) => `To ${v.day}`;
export const total = (v: { count: number }) => `${v.count === 1 ? `Room for ${v.count} session a week` : `Room for ${v.count} sessions a week`}`;
export const publish = "Publish hours";
export const publishing = "Publishing...";
export const discard = "Discard";
export const unsaved = "Not published yet";
export const unsavedText = "Your changes are kept in this tab until you publish or discard them.";
export const elsewhere = "Your published hours were changed somewhere else in the meantime. What you see is your own version; publishing it replaces the other.";
export const published = {
  title: "Hours published",
  text: "Members see them at once.",
} as const;
export const publishFailed = "Failed to publish hours";
export const noneTitle = "Publish without any hours?";
export const noneText = "Then nobody can book you, except on dates that have hours of their own.";
export const noneConfirm = "Publish without hours";
export const noneBack = "Go back";
export const orderError = "The end has to come after the beginning";
export const overlapError = "Some of these hours overlap";
export const hasErrors = "Some hours need a second look. They are marked above.";
export const preview = "What a member sees";
export const previewText = "The coming week on their clock. What is booked already, and what begins too soon, is left out.";
export const previewPlace = "Where the member lives";
export const previewPlaces = [
  {
    zone: "America/New_York",
    label: "New York",
  },
  {
    zone: "America/Chicago",
    label: "Chicago",
  },
  {
    zone: "America/Los_Angeles",
    label: "Los Angeles",
  },
] as const;
export const previewUsual = "These are the usual times, which stand until you publish your own.";
export const previewDraft = "With your changes that are not published yet.";
export const previewNothing = "Nothing to book";
export const previewUnknown = "What is booked could not be read, so it is not left out here.";
export const previewYours = (v: { range: string | number }) => `${v.range} for you`;
export const previewCount = (v: { count: number }) => `${v.count === 1 ? `${v.count} time` : `${v.count} times`}`;
export const daysOff = "Days off";
export const daysOffText = "No times are offered on these days. What is booked already stays.";
export const daysOffEmpty = "None planned.";
export const addDaysOff = "Add days off";
export const firstDay = "First day";
export const lastDay = "Last day";
export const lastDayNote = "for more than one day";
export const add = "Add";
export const adding = "Adding...";
export const days = (v: { first: string | number; last: string | number }) => `${v.first} to ${v.last}`;
export const booked = (v: { count: number }) => `${v.count === 1 ? `${v.count} booked session on these days. It stays until you move or cancel it.` : `${v.count} booked sessions on these days. They stay until you move or cancel them.`}`;
export const bookedHere = (v: { count: number }) => `${v.count === 1 ? `${v.count} session is booked on these days. It stays until you move or cancel it.` : `${v.count} sessions are booked on these days. They stay until you move or cancel them.`}`;
export const seeSessions = "See sessions";
export const removeDaysOffOn = (v: { days: string | number }) => `Remove days off: ${v.days}`;
export const daysOffAdded = "Days off added";
export const daysOffRemoved = "Days off removed";
export const dayRequired = "Please choose a day";
export const dayPast = "This day is over";
export const lastBeforeFirst = "The last day cannot be before the first";
export const dateHours = "Other hours on one date";
export const dateHoursText = "For a single date, these stand instead of your weekly hours.";
export const dateHoursEmpty = "None.";
export const addDateHours = "Add a date";
export const dateHoursDialogText = "Weekly hours do not count on this date. For a whole day without times, add a day off.";
export const date = "Date";
export const saveDate = "Save date";
export const dateTaken = "This date has hours of its own already. Saving replaces them.";
export const changeOn = (v: { day: string | number }) => `Change the hours on ${v.day}`;
export const backToWeeklyOn = (v: { day: string | number }) => `Back to weekly hours on ${v.day}`;
export const timesOn = (v: { day: string | number }) => `Hours on ${v.day}`;
export const dateSaved = "Hours of this date saved";
export const dateRemoved = "This date follows your weekly hours again";
export const dateNeedsHours = "Please choose at least one time. For a whole day without any, add a day off.";
export const saving = "Saving...";
export const cancel = "Cancel";
export const saveFailed = "Failed to save";
export const link = "Meeting link";
export const linkText = "Clients get it ten minutes before a session, and only then.";
export const linkLabel = "Your own link";
export const linkPlaceholder = "https://";
export const linkNone = "None: we make a room for each session.";
export const linkHosts = (v: { hosts: string | number }) => `We accept links to ${v.hosts}.`;
export const linkOwn = "Empty it and save, and we make a room for each session.";
export const linkSave = "Save link";
export const linkSaved = "Meeting link saved";
export const feed = "Your own calendar";
export const feedText = "Your sessions in the calendar you use anyway. Whoever has this address can read them, so keep it to yourself.";
export const feedNone = "There is no address yet.";
export const feedMake = "Make an address";
export const feedMaking = "Making...";
export const feedMade = (v: { day: string | number }) => `Made ${v.day}.`;
export const feedRead = (v: { ago: string | number }) => `Last read ${v.ago}.`;
export const feedNeverRead = "Not read by a calendar yet.";
export const feedOnce = "Add this address to your calendar as a subscription. It is shown only now.";
export const feedAddress = "Calendar address";
export const feedCopy = "Copy address";
export const feedCopied = "Address copied";
export const feedCopyFailed = "The address could not be copied. Please select it and copy it by hand.";
export const feedRenew = "Make a new one";
export const feedRenewTitle = "Make a new address?";
export const feedRenewText = "The old one stops working at once, in every calendar that reads it.";
export const feedKeep = "Keep it";
export const feedRemove = "Remove";
export const feedRemoving = "Removing...";
export const feedRemoveTitle = "Remove the address?";
export const feedRemoveText = "Calendars that read it get nothing any more.";
export const feedRemoved = "Calendar address removed";
export const feedFailed = "Failed to load the calendar address";
export const loadFailed = "Failed to load dashboard data";
