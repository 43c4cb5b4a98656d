// Generated from messages/*/referrals.json by `make gen`. Change that file.

/** @file The texts of the list that counts how often companions named a crisis line. It names no member. */

export const title = "Crisis referrals by companions";
export const text = "How often companions named a crisis line, by UTC month and kind of risk. We keep these counts for the yearly reports that states ask for, without texts or members.";
export const none = "No referrals yet";
export const noneText = "When a companion names a crisis line, it's counted here.";
export const loadFailed = "Failed to load the referral counts";
export const year = (v: { count: number; year: string | number }) => `${v.count === 1 ? `${v.year}: ${v.count} reply with a referral` : `${v.year}: ${v.count} replies with a referral`}`;
export const month = "Month";
export const kind = "Kind of risk";
export const kinds = [
  {
    code: "self",
    label: "Suicide or self-harm",
  },
  {
    code: "self_now",
    label: "Suicide or self-harm, at that moment",
  },
  {
    code: "attack",
    label: "Violence, at that moment",
  },
  {
    code: "medical",
    label: "Medical emergency",
  },
  {
    code: "violence",
    label: "Violence",
  },
  {
    code: "child",
    label: "A child in danger",
  },
  {
    code: "eating",
    label: "Eating disorder",
  },
  {
    code: "harm",
    label: "Harm to others",
  },
  {
    code: "other",
    label: "Someone else at risk",
  },
  {
    code: "",
    label: "No particular kind",
  },
] as const;
export const lines = [
  {
    code: "any",
    label: "Replies",
  },
  {
    code: "988",
    label: "988",
  },
  {
    code: "911",
    label: "911",
  },
  {
    code: "crisis_text",
    label: "Crisis Text Line",
  },
  {
    code: "violence",
    label: "Domestic violence",
  },
  {
    code: "poison",
    label: "Poison Help",
  },
  {
    code: "childhelp",
    label: "Childhelp",
  },
] as const;
export const downloadCSV = "Download CSV";
export const downloadJSON = "Download JSON";
export const fileName = "crisis-referrals";
