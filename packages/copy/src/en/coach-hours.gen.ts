// Generated from messages/*/coach-hours.json by `make gen`. Change that file.

/** @file The texts of the Hours tab of the coach portal. */

export const title = "Hours" as string;
export const lead = (v: { zone: string | number }) => `Times are in your zone (${v.zone}). Members see them in theirs.`;
export const inactive = "Your account isn't active yet. You can set your hours now. Members will see them once it's active." as string;
export const unpublishedTitle = "You haven't published any hours yet" as string;
/** {times} are clock times in the member's zone. {first} is the first of them, and {yours} the same moment in the coach's zone. */
export const unpublishedText = (v: { times: string | number; first: string | number; yours: string | number }) => `Until you do, members can book the usual times on any day, in their own zone: ${v.times}. For a member in New York, ${v.first} is ${v.yours} for you.`;
export const weekly = "Weekly hours" as string;
export const weeklyText = "They repeat every week until you change them." as string;
export const notAvailable = "Unavailable" as string;
export const addHours = "Add hours" as string;
export const to = "to" as string;
export const midnight = "Midnight" as string;
export const onDay = (v: { day: string | number }) => `on ${v.day}`;
export const fromOn = (v: { day: string | number }) => `${v.day}, from`;
export const untilOn = (v: { day: string | number }) => `${v.day}, until`;
export const removeOn = (v: { range: string | number; day: string | number }) => `Remove ${v.range} on ${v.day}`;
export const copyFrom = (v: { day: string | number }) => `Copy ${v.day} to other days`;
export const range = (v: { from: string | number; until: string | number }) => `${v.from} to ${v.until}`;
export const copyWeekdays = "To Monday through Friday" as string;
export const copyEveryDay = "To every day" as string;
export const copyTo = (v: { day: string | number }) => `To ${v.day}`;
export const total = (v: { count: number }) => `${v.count === 1 ? `Room for ${v.count} session a week` : `Room for ${v.count} sessions a week`}`;
export const publish = "Publish hours" as string;
export const publishing = "Publishing..." as string;
export const discard = "Discard" as string;
export const unsaved = "Not published yet" as string;
export const unsavedText = "Your changes stay in this tab until you publish or discard them." as string;
export const elsewhere = "Your published hours changed somewhere else. This is your own version. Publishing it replaces the other one." as string;
export const published = {
  title: "Hours published" as string,
  text: "Members can see them now." as string,
} as const;
export const publishFailed = "Failed to publish hours" as string;
export const noneTitle = "Publish without any hours?" as string;
export const noneText = "Members won't be able to book you, except on dates with their own hours." as string;
export const noneConfirm = "Publish without hours" as string;
export const noneBack = "Go back" as string;
export const orderError = "The end must be after the start" as string;
export const overlapError = "Some of these hours overlap" as string;
export const hasErrors = "Some hours need fixing. They're marked above." as string;
export const preview = "What a member sees" as string;
export const previewText = "The coming week in their time zone. Booked times, and times that start too soon, are left out." as string;
export const previewPlace = "Where the member lives" as string;
export const previewPlaces = [
  {
    zone: "America/New_York" as string,
    label: "New York" as string,
  },
  {
    zone: "America/Chicago" as string,
    label: "Chicago" as string,
  },
  {
    zone: "America/Los_Angeles" as string,
    label: "Los Angeles" as string,
  },
] as const;
export const previewUsual = "These are the usual times. They apply until you publish your own." as string;
export const previewDraft = "Includes changes you haven't published yet." as string;
export const previewNothing = "No open times" as string;
export const previewUnknown = "We couldn't load your bookings, so booked times may show up here." as string;
export const previewYours = (v: { range: string | number }) => `${v.range} for you`;
export const previewCount = (v: { count: number }) => `${v.count === 1 ? `${v.count} time` : `${v.count} times`}`;
export const daysOff = "Days off" as string;
export const daysOffText = "Members can't book you on these days. Sessions already booked stay." as string;
export const daysOffEmpty = "No days off planned." as string;
export const addDaysOff = "Add days off" as string;
export const firstDay = "First day" as string;
export const lastDay = "Last day" as string;
export const lastDayNote = "for more than one day" as string;
export const add = "Add" as string;
export const adding = "Adding..." as string;
export const days = (v: { first: string | number; last: string | number }) => `${v.first} to ${v.last}`;
export const booked = (v: { count: number }) => `${v.count === 1 ? `${v.count} booked session on these days. It stays until you reschedule or cancel it.` : `${v.count} booked sessions on these days. They stay until you reschedule or cancel them.`}`;
export const bookedHere = (v: { count: number }) => `${v.count === 1 ? `${v.count} session is booked on these days. It stays until you reschedule or cancel it.` : `${v.count} sessions are booked on these days. They stay until you reschedule or cancel them.`}`;
export const seeSessions = "See sessions" as string;
export const removeDaysOffOn = (v: { days: string | number }) => `Remove days off: ${v.days}`;
export const daysOffAdded = "Days off added" as string;
export const daysOffRemoved = "Days off removed" as string;
export const dayRequired = "Choose a day" as string;
export const dayPast = "This day has passed" as string;
export const lastBeforeFirst = "The last day can't be before the first" as string;
export const dateHours = "Hours for one date" as string;
export const dateHoursText = "On that date, these replace your weekly hours." as string;
export const dateHoursEmpty = "No dates yet." as string;
export const addDateHours = "Add a date" as string;
export const dateHoursDialogText = "These replace your weekly hours on this date. To take the whole day off, add a day off." as string;
export const date = "Date" as string;
export const saveDate = "Save date" as string;
export const dateTaken = "This date already has its own hours. Saving replaces them." as string;
export const changeOn = (v: { day: string | number }) => `Change hours on ${v.day}`;
export const backToWeeklyOn = (v: { day: string | number }) => `Use weekly hours on ${v.day}`;
export const timesOn = (v: { day: string | number }) => `Hours on ${v.day}`;
export const dateSaved = "Hours for this date saved" as string;
export const dateRemoved = "Weekly hours apply again" as string;
export const dateNeedsHours = "Choose at least one time. To take the whole day off, add a day off." as string;
export const saving = "Saving..." as string;
export const cancel = "Cancel" as string;
export const saveFailed = "Failed to save" as string;
export const link = "Video link" as string;
export const linkText = "Clients see it ten minutes before a session, not earlier." as string;
export const linkLabel = "Your own link" as string;
export const linkPlaceholder = "https://" as string;
export const linkNone = "Without one, we create a room for each session." as string;
export const linkHosts = (v: { hosts: string | number }) => `We accept links to ${v.hosts}.`;
export const linkOwn = "If you clear it and save, we create a room for each session." as string;
export const linkSave = "Save link" as string;
export const linkSaved = "Video link saved" as string;
export const feed = "Calendar link" as string;
export const feedText = "See your sessions in the calendar you already use. Anyone with this link can see them, so keep it private." as string;
export const feedNone = "No calendar link yet." as string;
export const feedMake = "Create calendar link" as string;
export const feedMaking = "Creating..." as string;
export const feedMade = (v: { day: string | number }) => `Created ${v.day}.`;
export const feedRead = (v: { ago: string | number }) => `Last read by a calendar ${v.ago}.`;
export const feedNeverRead = "No calendar has read it yet." as string;
export const feedOnce = "Add this link to your calendar as a subscription. We show it only now." as string;
export const feedAddress = "Calendar link" as string;
export const feedCopy = "Copy link" as string;
export const feedCopied = "Link copied" as string;
export const feedCopyFailed = "We couldn't copy the link. Select it and copy it yourself." as string;
export const feedRenew = "Create new link" as string;
export const feedRenewTitle = "Create a new link?" as string;
export const feedRenewText = "The old link stops working right away, in every calendar that uses it." as string;
export const feedKeep = "Keep it" as string;
export const feedRemove = "Remove" as string;
export const feedRemoving = "Removing..." as string;
export const feedRemoveTitle = "Remove the calendar link?" as string;
export const feedRemoveText = "Calendars that use it won't get your sessions anymore." as string;
export const feedRemoved = "Calendar link removed" as string;
export const feedFailed = "Failed to load the calendar link" as string;
export const loadFailed = "Failed to load dashboard data" as string;
