// Generated from messages/*/careers.json by `make gen`. Change that file.

/** @file The texts of the page with the open positions. */

export const title = "Careers" as string;
export const description = "Open positions at Aangan: coaching, writing, engineering, and operations. Remote, in the U.S." as string;
export const heading = "Work with us" as string;
export const missionTitle = "Why we do this" as string;
export const mission = [
  "When you leave home, the house comes with you: the calls at odd hours, the questions at every wedding, the things no one says. We're making a place where you can sit down with someone who already knows that house." as string,
  "Aangan is emotional wellness coaching for South Asian adults in the U.S. We're building it now, with the first people to use it." as string,
] as const;
export const valuesTitle = "How we work" as string;
export const values = [
  {
    title: "Listen before you build" as string,
    text: "We ask, and then we're quiet for a while. What a member tells us counts for more than what we'd have liked to build." as string,
  },
  {
    title: "Say it plainly" as string,
    text: "A program is called a program, coaching is called coaching, a price is a price. If it takes a long sentence, we haven't understood it yet." as string,
  },
  {
    title: "Keep private things private" as string,
    text: "Many members live with family who must not know. We collect little, look at less, and build as if each member were our own cousin." as string,
  },
] as const;
export const jobsTitle = "Open positions" as string;
export const jobsText = "All of them are remote, for people who live in the U.S." as string;
export const departmentLabel = "Department" as string;
export const locationLabel = "Location" as string;
export const typeLabel = "Type" as string;
export const requirementsTitle = "What you bring" as string;
export const applyNow = "Apply Now" as string;
export const generalTitle = "None of these fits you?" as string;
export const generalText = "Tell us what you're good at and what you'd do here. We'll read it just as carefully." as string;
export const generalApplication = "Submit General Application" as string;
