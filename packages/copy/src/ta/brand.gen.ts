// Generated from messages/ta/brand.po by `make gen`. Change that file.

export const name = "Aangan" as string;
export const companions = {
  tara: "தாரா" as string,
  buddy: "Buddy" as string,
  arjun: "அர்ஜுன்" as string,
} as const;
export const meaning = "Aangan என்றால் வீட்டு முற்றம்; எல்லோரும் உட்கார்ந்து பேசும் இடம்." as string;
export const poweredBy = "Manomaya Wellness ஆதரவுடன்" as string;
export const partner = "Manomaya Wellness" as string;
export const coachPortal = "கோச்களுக்கான Aangan" as string;
export const titleTemplate = (v: { page: string | number }) => `${v.page} · Aangan`;
