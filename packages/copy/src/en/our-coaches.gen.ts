// Generated from messages/*/our-coaches.json by `make gen`. Change that file.

/** @file The texts of the public page about the coaches: up to four active and verified ones, and the criteria for being shown. */

export const title = "Our Coaches" as string;
export const description = "Some of the wellness coaches in India you could sit down with, and the five things we look for before a coach appears here." as string;
export const heading = "Our Coaches" as string;
export const text = "They live in India and grew up with the same rules you did. Here are some of them. Members see everyone, and choose for themselves." as string;
export const listLabel = "Some of our coaches" as string;
export const specialties = "Works with" as string;
export const loading = "Loading coaches" as string;
export const loaded = "Coaches loaded." as string;
export const emptyTitle = "No coaches to show right now" as string;
export const emptyText = "Coaches appear here once we've checked their certification. Please check back soon." as string;
export const failedTitle = "We couldn't load the coaches" as string;
export const failedText = "Your connection may have dropped, or our server may be busy. Please try again." as string;
export const retry = "Try again" as string;
export const retrying = "Loading..." as string;
export const noScript = "The list of coaches needs JavaScript, which is off in your browser. You can still read what we look for below." as string;
export const criteriaTitle = "Five things we look for" as string;
export const criteriaText = "Before a coach appears on this page, and for as long as they're on it." as string;
export const limitsTitle = "What a coach isn't" as string;
export const limitsText = "If you need a diagnosis, a prescription, or treatment, please see a therapist or a doctor near you. You can have both, and no coach here will ask you to stop the other." as string;
export const joinTitle = "Sit down with one of them" as string;
export const joinText = "Join while it's free. We suggest up to three coaches and say why. You choose, and you can change anytime." as string;
