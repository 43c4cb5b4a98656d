// Generated from messages/*/about-us.json by `make gen`. Change that file.

/** @file The headings of the page about the company. Its long texts are in the site's content. */

export const title = "About Us";
export const description = "Why we're named after a courtyard, why our coaches are in India, why this is coaching and not therapy, and what we promise about privacy.";
export const label = "About Us";
export const heading = "The open square in the middle of the house";
export const text = "An aangan is the courtyard of a home, where people sit and talk. This one is for South Asian adults in the U.S., a long way from that first one.";
export const missionTitle = "Our mission";
export const storyTitle = "Our story";
export const whoTitle = "Who it's for";
export const approachTitle = "Our approach";
export const promisesTitle = "What we promise";
export const limitsTitle = "What we don't claim";
export const visionTitle = "Our vision";
export const joinTitle = "Join us";
export const joinText = "It's free to join, and you don't need a card. Come in, sit down, and tell us what helps and what doesn't.";
export const meetCoaches = "Meet the coaches";
export const workWithUs = "Work with us";
export const writeToUs = "Contact us";
