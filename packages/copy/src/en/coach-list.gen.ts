// Generated from messages/*/coach-list.json by `make gen`. Change that file.

/** @file The texts of the page with all coaches: the member's own, the suggestions and all others, with filters. */

export const othersTitle = "Other coaches" as string;
export const filters = "Filter coaches" as string;
export const language = "Language" as string;
export const anyLanguage = "Any language" as string;
export const specialization = "Specialization" as string;
export const anySpecialization = "Any specialization" as string;
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
