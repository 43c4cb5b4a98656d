// Generated from messages/*/about-us.json by `make gen`. Change that file.

/** @file The headings of the page about the company. Its long texts are in the site's content. */

export const title = "About Us";
export const description = "Why Aangan is a courtyard, why the coaches are in India, why it is coaching and not therapy, and what we promise about privacy.";
export const label = "About Us";
export const heading = "The open square in the middle of the house";
export const text = "Aangan is the courtyard of a home, where people sit and talk. This one is for South Asian adults who live in the U.S., a long way from the first.";
export const missionTitle = "Our mission";
export const storyTitle = "Our story";
export const whoTitle = "Who sits here";
export const approachTitle = "Our approach";
export const promisesTitle = "What we promise";
export const limitsTitle = "What we do not claim";
export const visionTitle = "Our vision";
export const joinTitle = "Join us";
export const joinText = "Joining costs nothing and asks for no card. Come in, sit down, and tell us what helps and what does not.";
export const meetCoaches = "Meet the coaches";
export const workWithUs = "Work with us";
export const writeToUs = "Write to us";
