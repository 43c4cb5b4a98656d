// Generated from messages/*/sharing.json by `make gen`. Change that file.

/** @file The texts of the setting that selects those answers. */

export const noCoach = "You don't have a coach right now, so no one sees any of this. Choose a coach, then decide here." as string;
export const title = "What your coach sees" as string;
export const text = "Your coach sees only what you turn on here. Everything is off to begin with, and you can turn it off again anytime." as string;
export const always = "Your coach always sees your name, your email, the language you use Aangan in, and your messages to each other." as string;
export const ends = "This is only for your current coach. When you change or leave your coach, everything here turns off again." as string;
export const saved = {
  title: "Saved" as string,
  text: "Your coach sees what you turned on." as string,
} as const;
export const savedNone = {
  title: "Saved" as string,
  text: "Your coach sees none of this." as string,
} as const;
export const saveFailed = "We couldn't save your choice" as string;
export const loadFailed = "We couldn't load what your coach sees" as string;
/** Question is asked once, when a coach is chosen. The answers are those to the questions after signing up. */
export const question = {
  title: (v: { coachName: string | number }) => `Let ${v.coachName} see your answers?`,
  text: "What you told us at the start: your region, religion, gender, age range, language and topics. Then you don't have to explain it again. You can change this in your profile anytime." as string,
  yes: "Yes, share them" as string,
  no: "Not now" as string,
} as const;
