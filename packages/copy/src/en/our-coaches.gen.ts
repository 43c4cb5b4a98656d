// Generated from messages/*/our-coaches.json by `make gen`. Change that file.

/** @file The texts of the public page about the coaches: up to four active and verified ones, and the criteria for being shown. */

export const title = "Our Coaches";
export const description = "Some of the wellness coaches in India you could sit down with, and the five things we look at before anyone is shown here.";
export const heading = "Our Coaches";
export const text = "They live in India and grew up with the same rules you did. Here are some of them. Members see everyone, and choose for themselves.";
export const listLabel = "Some of our coaches";
export const specialties = "Works with";
export const loading = "Loading the coaches";
export const loaded = "The coaches are shown.";
export const emptyTitle = "Nobody is shown here right now";
export const emptyText = "Coaches appear here once their certification has been checked. Please look again soon.";
export const failedTitle = "The coaches could not be loaded";
export const failedText = "The connection may have dropped, or the server is busy. Please try once more.";
export const retry = "Try again";
export const retrying = "Loading...";
export const noScript = "The coaches are filled in by a script, and scripts are off here. What we look at in a coach stands below.";
export const criteriaTitle = "Five things we look at";
export const criteriaText = "Before somebody is shown on this page, and for as long as they are.";
export const limitsTitle = "What a coach is not";
export const limitsText = "If you need a diagnosis, a prescription or a treatment, please see a therapist or a doctor near you. You can have both, and no coach here will ask you to stop the other.";
export const joinTitle = "Sit down with one of them";
export const joinText = "Join while it is free. We suggest up to three coaches and say why; you choose, and you can change at any time.";
