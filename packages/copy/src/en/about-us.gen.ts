// Generated from messages/*/about-us.json by `make gen`. Change that file.

/** @file The headings of the page about the company. Its long texts are in the site's content. */

export const title = "About Us" as string;
export const description = "Why we're named after a courtyard, why our coaches are in India, why this is coaching and not therapy, and what we promise about privacy." as string;
export const label = "About Us" as string;
export const heading = "The open square in the middle of the house" as string;
export const text = "An aangan is the courtyard of a home, where people sit and talk. This one is for South Asian adults in the U.S., a long way from that first one." as string;
export const missionTitle = "Our mission" as string;
export const storyTitle = "Our story" as string;
export const whoTitle = "Who it's for" as string;
export const approachTitle = "Our approach" as string;
export const promisesTitle = "What we promise" as string;
export const limitsTitle = "What we don't claim" as string;
export const visionTitle = "Our vision" as string;
export const joinTitle = "Join us" as string;
export const joinText = "It's free to join, and you don't need a card. Come in, sit down, and tell us what helps and what doesn't." as string;
export const meetCoaches = "Meet the coaches" as string;
export const workWithUs = "Work with us" as string;
export const writeToUs = "Contact us" as string;
