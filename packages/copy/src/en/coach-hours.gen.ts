// Generated from messages/*/coach-hours.json by `make gen`. Change that file.

/** @file The texts of the Hours tab of the coach portal. */

export const title = "Hours";
export const lead = (v: { zone: string | number }) => `Times are in your zone (${v.zone}). Members see them in theirs.`;
export const inactive = "Your account isn't active yet. You can set your hours now. Members will see them once it's active.";
export const unpublishedTitle = "You haven't published any hours yet";
/** {times} are clock times in the member's zone. {first} is the first of them, and {yours} the same moment in the coach's zone. */
export const unpublishedText = (v: { times: string | number; first: string | number; yours: string | number }) => `Until you do, members can book the usual times on any day, in their own zone: ${v.times}. For a member in New York, ${v.first} is ${v.yours} for you.`;
export const weekly = "Weekly hours";
export const weeklyText = "They repeat every week until you change them.";
export const notAvailable = "Unavailable";
export const addHours = "Add hours";
export const to = "to";
export const midnight = "Midnight";
export const onDay = (v: { day: string | number }) => `on ${v.day}`;
export const fromOn = (v: { day: string | number }) => `${v.day}, from`;
export const untilOn = (v: { day: string | number }) => `${v.day}, until`;
export const removeOn = (v: { range: string | number; day: string | number }) => `Remove ${v.range} on ${v.day}`;
export const copyFrom = (v: { day: string | number }) => `Copy ${v.day} to other days`;
export const range = (v: { from: string | number; until: string | number }) => `${v.from} to ${v.until}`;
export const copyWeekdays = "To Monday through Friday";
export const copyEveryDay = "To every day";
export const copyTo = (v: { day: string | number }) => `To ${v.day}`;
export const total = (v: { count: number }) => `${v.count === 1 ? `Room for ${v.count} session a week` : `Room for ${v.count} sessions a week`}`;
export const publish = "Publish hours";
export const publishing = "Publishing...";
export const discard = "Discard";
export const unsaved = "Not published yet";
export const unsavedText = "Your changes stay in this tab until you publish or discard them.";
export const elsewhere = "Your published hours changed somewhere else. This is your own version. Publishing it replaces the other one.";
export const published = {
  title: "Hours published",
  text: "Members can see them now.",
} as const;
export const publishFailed = "Failed to publish hours";
export const noneTitle = "Publish without any hours?";
export const noneText = "Members won't be able to book you, except on dates with their own hours.";
export const noneConfirm = "Publish without hours";
export const noneBack = "Go back";
export const orderError = "The end must be after the start";
export const overlapError = "Some of these hours overlap";
export const hasErrors = "Some hours need fixing. They're marked above.";
export const preview = "What a member sees";
export const previewText = "The coming week in their time zone. Booked times, and times that start too soon, are left out.";
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
export const previewUsual = "These are the usual times. They apply until you publish your own.";
export const previewDraft = "Includes changes you haven't published yet.";
export const previewNothing = "No open times";
export const previewUnknown = "We couldn't load your bookings, so booked times may show up here.";
export const previewYours = (v: { range: string | number }) => `${v.range} for you`;
export const previewCount = (v: { count: number }) => `${v.count === 1 ? `${v.count} time` : `${v.count} times`}`;
export const daysOff = "Days off";
export const daysOffText = "Members can't book you on these days. Sessions already booked stay.";
export const daysOffEmpty = "No days off planned.";
export const addDaysOff = "Add days off";
export const firstDay = "First day";
export const lastDay = "Last day";
export const lastDayNote = "for more than one day";
export const add = "Add";
export const adding = "Adding...";
export const days = (v: { first: string | number; last: string | number }) => `${v.first} to ${v.last}`;
export const booked = (v: { count: number }) => `${v.count === 1 ? `${v.count} booked session on these days. It stays until you reschedule or cancel it.` : `${v.count} booked sessions on these days. They stay until you reschedule or cancel them.`}`;
export const bookedHere = (v: { count: number }) => `${v.count === 1 ? `${v.count} session is booked on these days. It stays until you reschedule or cancel it.` : `${v.count} sessions are booked on these days. They stay until you reschedule or cancel them.`}`;
export const seeSessions = "See sessions";
export const removeDaysOffOn = (v: { days: string | number }) => `Remove days off: ${v.days}`;
export const daysOffAdded = "Days off added";
export const daysOffRemoved = "Days off removed";
export const dayRequired = "Choose a day";
export const dayPast = "This day has passed";
export const lastBeforeFirst = "The last day can't be before the first";
export const dateHours = "Hours for one date";
export const dateHoursText = "On that date, these replace your weekly hours.";
export const dateHoursEmpty = "No dates yet.";
export const addDateHours = "Add a date";
export const dateHoursDialogText = "These replace your weekly hours on this date. To take the whole day off, add a day off.";
export const date = "Date";
export const saveDate = "Save date";
export const dateTaken = "This date already has its own hours. Saving replaces them.";
export const changeOn = (v: { day: string | number }) => `Change hours on ${v.day}`;
export const backToWeeklyOn = (v: { day: string | number }) => `Use weekly hours on ${v.day}`;
export const timesOn = (v: { day: string | number }) => `Hours on ${v.day}`;
export const dateSaved = "Hours for this date saved";
export const dateRemoved = "Weekly hours apply again";
export const dateNeedsHours = "Choose at least one time. To take the whole day off, add a day off.";
export const saving = "Saving...";
export const cancel = "Cancel";
export const saveFailed = "Failed to save";
export const link = "Video link";
export const linkText = "Clients see it ten minutes before a session, not earlier.";
export const linkLabel = "Your own link";
export const linkPlaceholder = "https://";
export const linkNone = "Without one, we create a room for each session.";
export const linkHosts = (v: { hosts: string | number }) => `We accept links to ${v.hosts}.`;
export const linkOwn = "If you clear it and save, we create a room for each session.";
export const linkSave = "Save link";
export const linkSaved = "Video link saved";
export const feed = "Calendar link";
export const feedText = "See your sessions in the calendar you already use. Anyone with this link can see them, so keep it private.";
export const feedNone = "No calendar link yet.";
export const feedMake = "Create calendar link";
export const feedMaking = "Creating...";
export const feedMade = (v: { day: string | number }) => `Created ${v.day}.`;
export const feedRead = (v: { ago: string | number }) => `Last read by a calendar ${v.ago}.`;
export const feedNeverRead = "No calendar has read it yet.";
export const feedOnce = "Add this link to your calendar as a subscription. We show it only now.";
export const feedAddress = "Calendar link";
export const feedCopy = "Copy link";
export const feedCopied = "Link copied";
export const feedCopyFailed = "We couldn't copy the link. Select it and copy it yourself.";
export const feedRenew = "Create new link";
export const feedRenewTitle = "Create a new link?";
export const feedRenewText = "The old link stops working right away, in every calendar that uses it.";
export const feedKeep = "Keep it";
export const feedRemove = "Remove";
export const feedRemoving = "Removing...";
export const feedRemoveTitle = "Remove the calendar link?";
export const feedRemoveText = "Calendars that use it won't get your sessions anymore.";
export const feedRemoved = "Calendar link removed";
export const feedFailed = "Failed to load the calendar link";
export const loadFailed = "Failed to load dashboard data";
