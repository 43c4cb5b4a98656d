// Generated from messages/*/brand.json by `make gen`. Change that file.

/** @file The names of the product, its partner and its companions. */

export const name = "Aangan";
export const companions = {
  tara: "Tara",
  buddy: "Buddy",
  arjun: "Arjun",
} as const;
export const meaning = "Aangan is the courtyard of a home, where people sit and talk.";
export const poweredBy = "Powered by Manomaya Wellness";
export const partner = "Manomaya Wellness";
export const coachPortal = "Aangan for coaches";
/** TitleTemplate is the browser title of a named page; SharedTitle is the title of a page without a name. */
export const titleTemplate = (v: { page: string | number }) => `${v.page} · Aangan`;
