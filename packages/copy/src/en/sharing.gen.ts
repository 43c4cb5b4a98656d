// Generated from messages/*/sharing.json by `make gen`. Change that file.

/** @file The texts of the setting that selects those answers. */

export const noCoach = "You don't have a coach right now, so no one sees any of this. Choose a coach, then decide here.";
export const title = "What your coach sees";
export const text = "Your coach sees only what you switch on here. Nothing is shared to begin with, and you can switch it off again.";
export const always = "Your coach always sees your name, your email address and what the two of you write to each other.";
export const ends = "This is between you and your present coach. When you change coaches or leave yours, everything here is switched off again.";
export const saved = {
  title: "Saved",
  text: "Your coach sees what is switched on.",
} as const;
export const savedNone = {
  title: "Saved",
  text: "Your coach sees none of this.",
} as const;
export const saveFailed = "Your choice could not be saved";
export const loadFailed = "We could not load what your coach sees";
