// Generated from messages/*/brand.json by `make gen`. Change that file.

/** @file The names of the product, its partner and its companions. */

export const name = "Aangan" as string;
export const companions = {
  tara: "Tara" as string,
  buddy: "Buddy" as string,
  arjun: "Arjun" as string,
} as const;
export const meaning = "Aangan is the courtyard of a home, where people sit and talk." as string;
export const poweredBy = "Powered by Manomaya Wellness" as string;
export const partner = "Manomaya Wellness" as string;
export const coachPortal = "Aangan for coaches" as string;
/** TitleTemplate is the browser title of a named page; SharedTitle is the title of a page without a name. */
export const titleTemplate = (v: { page: string | number }) => `${v.page} · Aangan`;
