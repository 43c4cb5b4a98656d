// Generated from messages/*/referrals.json by `make gen`. Change that file.

/** @file The texts of the list that counts how often companions named a crisis line. It names no member. */

export const title = "Crisis referrals by companions" as string;
export const text = "How often companions named a crisis line, by UTC month and kind of risk. We keep these counts for the yearly reports that states ask for, without texts or members." as string;
export const none = "No referrals yet" as string;
export const noneText = "When a companion names a crisis line, it's counted here." as string;
export const loadFailed = "Failed to load the referral counts" as string;
export const year = (v: { count: number; year: string | number }) => `${v.count === 1 ? `${v.year}: ${v.count} reply with a referral` : `${v.year}: ${v.count} replies with a referral`}`;
export const month = "Month" as string;
export const kind = "Kind of risk" as string;
export const kinds = [
  {
    code: "self",
    label: "Suicide or self-harm" as string,
  },
  {
    code: "self_now",
    label: "Suicide or self-harm, at that moment" as string,
  },
  {
    code: "attack",
    label: "Violence, at that moment" as string,
  },
  {
    code: "medical",
    label: "Medical emergency" as string,
  },
  {
    code: "violence",
    label: "Violence" as string,
  },
  {
    code: "child",
    label: "A child in danger" as string,
  },
  {
    code: "eating",
    label: "Eating disorder" as string,
  },
  {
    code: "harm",
    label: "Harm to others" as string,
  },
  {
    code: "other",
    label: "Someone else at risk" as string,
  },
  {
    code: "",
    label: "No particular kind" as string,
  },
] as const;
export const lines = [
  {
    code: "any",
    label: "Replies" as string,
  },
  {
    code: "988",
    label: "988" as string,
  },
  {
    code: "911",
    label: "911" as string,
  },
  {
    code: "crisis_text",
    label: "Crisis Text Line" as string,
  },
  {
    code: "violence",
    label: "Domestic violence" as string,
  },
  {
    code: "poison",
    label: "Poison Help" as string,
  },
  {
    code: "childhelp",
    label: "Childhelp" as string,
  },
] as const;
export const downloadCSV = "Download CSV" as string;
export const downloadJSON = "Download JSON" as string;
export const fileName = "crisis-referrals" as string;
