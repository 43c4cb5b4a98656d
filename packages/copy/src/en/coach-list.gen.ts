// Generated from messages/*/coach-list.json by `make gen`. Change that file.

/** @file The texts of the page with all coaches: the member's own, the suggestions and all others, with filters. */

export const othersTitle = "Other coaches";
export const filters = "Filter coaches";
export const language = "Language";
export const anyLanguage = "Any language";
export const specialization = "Specialization";
export const anySpecialization = "Any specialization";
export const thisWeek = "Available this week";
export const clearFilters = "Clear filters";
export const found = (v: { count: number }) => `${v.count === 1 ? `${v.count} coach` : `${v.count} coaches`}`;
export const foundOthers = (v: { count: number }) => `${v.count === 1 ? `${v.count} other coach` : `${v.count} other coaches`}`;
export const foundSoFar = (v: { count: number }) => `${v.count === 1 ? `${v.count} coach so far` : `${v.count} coaches so far`}`;
export const noneTitle = "No matching coaches";
export const noneOthersTitle = "No other matching coaches";
export const noneText = "Clear a filter, or see all coaches.";
export const more = "Show more coaches";
export const loadingMore = "Loading more coaches";
export const moreFailed = "We couldn't load more coaches";
export const nextOpening = "Next open time:";
export const noOpening = (v: { days: string | number }) => `No open time in the next ${v.days} days`;
export const nextLabel = "Next open time";
export const placeLabel = "Location";
export const mine = (v: { time: string | number }) => `${v.time} your time`;
export const theirs = (v: { time: string | number; city: string | number }) => `${v.time} in ${v.city}`;
export const upcomingTitle = "Upcoming Sessions";
export const nextSession = "Next";
export const allSessions = "All sessions";
export const noSession = "None scheduled";
export const noSessionText = "30 minutes by video, at a time that works for both of you.";
export const sessionsFailed = "Failed to fetch sessions";
export const schedule = "Schedule Session";
