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
export const noneTitle = "Nobody fits all of this";
export const noneOthersTitle = "Nobody else fits all of this";
export const noneText = "Take one of the filters away, or look at everyone.";
export const more = "Show more coaches";
export const loadingMore = "Loading more coaches";
export const moreFailed = "More coaches could not be loaded";
export const nextOpening = "Next open time:";
export const noOpening = (v: { days: string | number }) => `No open time in the next ${v.days} days`;
export const nextLabel = "Next open time";
export const placeLabel = "Place";
export const mine = (v: { time: string | number }) => `${v.time} your time`;
export const theirs = (v: { time: string | number; city: string | number }) => `${v.time} in ${v.city}`;
export const upcomingTitle = "Upcoming Sessions";
export const nextSession = "Next";
export const allSessions = "All sessions";
export const noSession = "None ahead";
export const noSessionText = "Thirty minutes of video, at a time that suits you both.";
export const sessionsFailed = "Failed to fetch sessions";
export const schedule = "Schedule Session";
