// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Referrals holds the texts of the list that counts how often companions named a crisis line. It names no member. */
export const referrals = {
  title: "Crisis referrals by companions",
  text: "How often companions named a crisis line, by UTC month and kind of risk. We keep these counts for the yearly reports that states ask for, without texts or members.",
  none: "No referrals yet",
  noneText: "When a companion names a crisis line, it's counted here.",
  loadFailed: "Failed to load the referral counts",
  year: {
    one: "{year}: {count} reply with a referral",
    other: "{year}: {count} replies with a referral",
  },
  month: "Month",
  kind: "Kind of risk",
  kinds: [
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
  ],
  lines: [
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
  ],
  downloadCSV: "Download CSV",
  downloadJSON: "Download JSON",
  fileName: "crisis-referrals",
} as const;
