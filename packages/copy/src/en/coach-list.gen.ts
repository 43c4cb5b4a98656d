// Generated from messages/*/coach-list.json by `make gen`. Change that file.

/** @file The texts of the page with all coaches: the member's own, the suggestions and all others, with filters. */

export const othersTitle = "Other coaches" as string;
export const filters = "Filter coaches" as string;
export const language = "Language" as string;
export const anyLanguage = "Any language" as string;
export const specialization = "Specialization" as string;
export const anySpecialization = "Any specialization" as string;
export const searchName = "Search by name" as string;
export const part = "Time of day" as string;
export const anyPart = "Any time of day" as string;
export const gender = "Gender" as string;
export const anyGender = "Any gender" as string;
/** A filter that shows only the coaches whom the member saved. */
export const savedOnly = "Saved" as string;
export const save = (v: { coachName: string | number }) => `Save ${v.coachName}`;
export const unsave = (v: { coachName: string | number }) => `Remove ${v.coachName} from saved`;
export const saveFailed = "We couldn't save this coach" as string;
export const unsaveFailed = "We couldn't remove this coach" as string;
/** The name of a filter that has no results: a text that was searched in names. */
export const nameFilter = (v: { name: string | number }) => `Name "${v.name}"`;
export const noneLoosen = "Remove one of these filters to see coaches." as string;
export const removeFilter = (v: { filter: string | number }) => `Remove: ${v.filter}`;
/** Instead of a next open time, if the coach works only while the member sleeps. */
export const nightOnly = "Only at night for you (10 PM to 7 AM)" as string;
export const compare = "Compare" as string;
export const compareNamed = (v: { coachName: string | number }) => `Compare ${v.coachName}`;
export const comparePick = (v: { coachName: string | number }) => `Choose one more coach to compare with ${v.coachName}.`;
export const compareStop = "Stop comparing" as string;
export const compareTitle = "Compare two coaches" as string;
export const compareText = "Sessions cost the same with both. All times are yours." as string;
export const worksWith = "Works with" as string;
export const speaks = "Speaks" as string;
export const overlap = "Open while you're awake" as string;
export const details = "See full profile" as string;
export const noCredentials = "None listed yet" as string;
export const thisWeek = "Available this week" as string;
export const clearFilters = "Clear filters" as string;
export const found = (v: { count: number }) => `${v.count === 1 ? `${v.count} coach` : `${v.count} coaches`}`;
export const foundOthers = (v: { count: number }) => `${v.count === 1 ? `${v.count} other coach` : `${v.count} other coaches`}`;
export const foundSoFar = (v: { count: number }) => `${v.count === 1 ? `${v.count} coach so far` : `${v.count} coaches so far`}`;
export const noneTitle = "No matching coaches" as string;
export const noneOthersTitle = "No other matching coaches" as string;
export const noneText = "Clear a filter, or see all coaches." as string;
export const more = "Show more coaches" as string;
export const loadingMore = "Loading more coaches" as string;
export const moreFailed = "We couldn't load more coaches" as string;
export const nextOpening = "Next open time:" as string;
export const noOpening = (v: { days: string | number }) => `No open time in the next ${v.days} days`;
export const nextLabel = "Next open time" as string;
export const placeLabel = "Location" as string;
export const mine = (v: { time: string | number }) => `${v.time} your time`;
export const theirs = (v: { time: string | number; city: string | number }) => `${v.time} in ${v.city}`;
export const upcomingTitle = "Upcoming Sessions" as string;
export const nextSession = "Next" as string;
export const allSessions = "All sessions" as string;
export const noSession = "None scheduled" as string;
export const noSessionText = "30 minutes by video, at a time that works for both of you." as string;
export const sessionsFailed = "Failed to fetch sessions" as string;
export const schedule = "Schedule Session" as string;
