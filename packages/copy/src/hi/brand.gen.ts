// Generated from messages/hi/brand.po by `make gen`. Change that file.

export const name = "Aangan" as string;
export const companions = {
  tara: "तारा" as string,
  buddy: "बडी" as string,
  arjun: "अर्जुन" as string,
} as const;
export const meaning = "Aangan यानी घर का आँगन, जहाँ लोग बैठकर बातें करते हैं।" as string;
export const poweredBy = "Manomaya Wellness के सहयोग से" as string;
export const partner = "Manomaya Wellness" as string;
export const coachPortal = "कोच के लिए Aangan" as string;
export const titleTemplate = (v: { page: string | number }) => `${v.page} · Aangan`;
