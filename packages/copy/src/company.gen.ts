// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** AboutUs holds the headings of the page about the company. Its long texts are in the site's content. */
export const aboutUs = {
  title: "About Us",
  description: "Why Aangan is a courtyard, why the coaches are in India, why it is coaching and not therapy, and what we promise about privacy.",
  label: "About Us",
  heading: "The open square in the middle of the house",
  text: "Aangan is the courtyard of a home, where people sit and talk. This one is for South Asian adults who live in the U.S., a long way from the first.",
  missionTitle: "Our mission",
  storyTitle: "Our story",
  whoTitle: "Who sits here",
  approachTitle: "Our approach",
  promisesTitle: "What we promise",
  limitsTitle: "What we do not claim",
  visionTitle: "Our vision",
  joinTitle: "Join us",
  joinText: "Joining costs nothing and asks for no card. Come in, sit down, and tell us what helps and what does not.",
  meetCoaches: "Meet the coaches",
  workWithUs: "Work with us",
  writeToUs: "Write to us",
} as const;

/**
 * OurCoaches holds the texts of the public page about the coaches: up to four active and verified ones, and the
 * criteria for being shown.
 */
export const ourCoaches = {
  title: "Our Coaches",
  description: "Some of the wellness coaches in India you could sit down with, and the five things we look at before anyone is shown here.",
  heading: "Our Coaches",
  text: "They live in India and grew up with the same rules you did. Here are some of them. Members see everyone, and choose for themselves.",
  listLabel: "Some of our coaches",
  specialties: "Works with",
  loading: "Loading the coaches",
  loaded: "The coaches are shown.",
  emptyTitle: "Nobody is shown here right now",
  emptyText: "Coaches appear here once their certification has been checked. Please look again soon.",
  failedTitle: "The coaches could not be loaded",
  failedText: "The connection may have dropped, or the server is busy. Please try once more.",
  retry: "Try again",
  retrying: "Loading...",
  noScript: "The coaches are filled in by a script, and scripts are off here. What we look at in a coach stands below.",
  criteriaTitle: "Five things we look at",
  criteriaText: "Before somebody is shown on this page, and for as long as they are.",
  limitsTitle: "What a coach is not",
  limitsText: "If you need a diagnosis, a prescription or a treatment, please see a therapist or a doctor near you. You can have both, and no coach here will ask you to stop the other.",
  joinTitle: "Sit down with one of them",
  joinText: "Join while it is free. We suggest up to three coaches and say why; you choose, and you can change at any time.",
} as const;
