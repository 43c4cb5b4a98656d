// Generated from messages/*/careers.json by `make gen`. Change that file.

/** @file The texts of the page with the open positions. */

export const title = "Careers";
export const description = "Open positions at Aangan: coaching, writing, engineering and operations. Remote, in the U.S.";
export const heading = "Work with us";
export const missionTitle = "Why we do this";
export const mission = [
  "Whoever leaves home takes the house along: the calls at odd hours, the questions at every wedding, the things that nobody says. We make a place where people can sit down with someone who already knows that house.",
  "Aangan is emotional wellness coaching for South Asian adults in the U.S. We are building it now, with the people who use it first.",
] as const;
export const valuesTitle = "How we work";
export const values = [
  {
    title: "Listen before you build",
    text: "We ask, and then we are quiet for a while. What a member tells us weighs more than what we would have liked to make.",
  },
  {
    title: "Say it plainly",
    text: "A program is called a program, coaching is called coaching, a price is a price. If it takes a long sentence, we have not understood it yet.",
  },
  {
    title: "Keep what is private private",
    text: "Many members live with family who must not know. We collect little, look at less, and build as if the member were a cousin of ours.",
  },
] as const;
export const jobsTitle = "Open positions";
export const jobsText = "All of them are remote, for people who live in the U.S.";
export const departmentLabel = "Department";
export const locationLabel = "Location";
export const typeLabel = "Type";
export const requirementsTitle = "What you bring";
export const applyNow = "Apply Now";
export const generalTitle = "None of these is you?";
export const generalText = "Tell us what you are good at and what you would do here. We read it with the same care.";
export const generalApplication = "Submit General Application";
