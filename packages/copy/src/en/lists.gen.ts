// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Regions are the regions of origin. The six Indian ones share a heading. */
export const regions = [
  {
    code: "north_india",
    label: "North India" as string,
    group: "India" as string,
  },
  {
    code: "south_india",
    label: "South India" as string,
    group: "India" as string,
  },
  {
    code: "east_india",
    label: "East India" as string,
    group: "India" as string,
  },
  {
    code: "west_india",
    label: "West India" as string,
    group: "India" as string,
  },
  {
    code: "central_india",
    label: "Central India" as string,
    group: "India" as string,
  },
  {
    code: "northeast_india",
    label: "Northeast India" as string,
    group: "India" as string,
  },
  {
    code: "pakistan",
    label: "Pakistan" as string,
    group: "" as string,
  },
  {
    code: "bangladesh",
    label: "Bangladesh" as string,
    group: "" as string,
  },
  {
    code: "sri_lanka",
    label: "Sri Lanka" as string,
    group: "" as string,
  },
  {
    code: "nepal",
    label: "Nepal" as string,
    group: "" as string,
  },
  {
    code: "other",
    label: "Other" as string,
    group: "" as string,
  },
] as const;

/** Religions are in the order of the onboarding form. */
export const religions = [
  {
    code: "hindu",
    label: "Hinduism" as string,
    person: "Hindu" as string,
  },
  {
    code: "muslim",
    label: "Islam" as string,
    person: "Muslim" as string,
  },
  {
    code: "christian",
    label: "Christianity" as string,
    person: "Christian" as string,
  },
  {
    code: "sikh",
    label: "Sikhism" as string,
    person: "Sikh" as string,
  },
  {
    code: "buddhist",
    label: "Buddhism" as string,
    person: "Buddhist" as string,
  },
  {
    code: "jain",
    label: "Jainism" as string,
    person: "Jain" as string,
  },
  {
    code: "other",
    label: "Other" as string,
    person: "Other" as string,
  },
  {
    code: "not_specified",
    label: "Prefer not to say" as string,
    person: "Prefer not to say" as string,
  },
] as const;

/** Genders are in the order of the forms. */
export const genders = [
  {
    code: "male",
    label: "Male" as string,
  },
  {
    code: "female",
    label: "Female" as string,
  },
  {
    code: "non_binary",
    label: "Non-binary" as string,
  },
  {
    code: "not_specified",
    label: "Prefer not to say" as string,
  },
] as const;

/**
 * CoachGenders are the genders that a member may prefer in a coach and that a coach may state. No value means no
 * preference, or not stated.
 */
export const coachGenders = [
  {
    code: "female",
    label: "A woman" as string,
  },
  {
    code: "male",
    label: "A man" as string,
  },
  {
    code: "non_binary",
    label: "A non-binary person" as string,
  },
] as const;

/** AgeRanges cover all adult ages without a gap. */
export const ageRanges = [
  {
    code: "18-24",
    label: "18-24" as string,
    min: 18,
    max: 24,
  },
  {
    code: "25-34",
    label: "25-34" as string,
    min: 25,
    max: 34,
  },
  {
    code: "35-44",
    label: "35-44" as string,
    min: 35,
    max: 44,
  },
  {
    code: "45-54",
    label: "45-54" as string,
    min: 45,
    max: 54,
  },
  {
    code: "55-64",
    label: "55-64" as string,
    min: 55,
    max: 64,
  },
  {
    code: "65+",
    label: "65+" as string,
    min: 65,
    max: 0,
  },
] as const;

/** Languages are the languages of coaches, for members to prefer: English, then the others by number of native speakers. */
export const languages = [
  {
    code: "en",
    label: "English" as string,
    native: "English" as string,
  },
  {
    code: "hi",
    label: "Hindi" as string,
    native: "हिन्दी" as string,
  },
  {
    code: "ta",
    label: "Tamil" as string,
    native: "தமிழ்" as string,
  },
  {
    code: "te",
    label: "Telugu" as string,
    native: "తెలుగు" as string,
  },
  {
    code: "bn",
    label: "Bengali" as string,
    native: "বাংলা" as string,
  },
  {
    code: "gu",
    label: "Gujarati" as string,
    native: "ગુજરાતી" as string,
  },
  {
    code: "mr",
    label: "Marathi" as string,
    native: "मराठी" as string,
  },
  {
    code: "pa",
    label: "Punjabi" as string,
    native: "ਪੰਜਾਬੀ" as string,
  },
  {
    code: "ml",
    label: "Malayalam" as string,
    native: "മലയാളം" as string,
  },
  {
    code: "kn",
    label: "Kannada" as string,
    native: "ಕನ್ನಡ" as string,
  },
  {
    code: "ur",
    label: "Urdu" as string,
    native: "اردو" as string,
  },
  {
    code: "ne",
    label: "Nepali" as string,
    native: "नेपाली" as string,
  },
  {
    code: "si",
    label: "Sinhala" as string,
    native: "සිංහල" as string,
  },
  {
    code: "or",
    label: "Odia" as string,
    native: "ଓଡ଼ିଆ" as string,
  },
  {
    code: "as",
    label: "Assamese" as string,
    native: "অসমীয়া" as string,
  },
  {
    code: "kok",
    label: "Konkani" as string,
    native: "कोंकणी" as string,
  },
  {
    code: "sd",
    label: "Sindhi" as string,
    native: "سنڌي" as string,
  },
] as const;

/** FocusTopics are the topics that members choose and coaches work with. */
export const focusTopics = [
  {
    code: "family",
    label: "Family expectations" as string,
    reason: "Works with family expectations" as string,
  },
  {
    code: "identity",
    label: "Living between two cultures" as string,
    reason: "Works with people between two cultures" as string,
  },
  {
    code: "career",
    label: "Work and career" as string,
    reason: "Works with first-generation professionals" as string,
  },
  {
    code: "immigration",
    label: "Visas and settling in" as string,
    reason: "Knows the visa years" as string,
  },
  {
    code: "relationships",
    label: "Dating and relationships" as string,
    reason: "Works with dating and relationships" as string,
  },
  {
    code: "marriage",
    label: "Marriage and in-laws" as string,
    reason: "Works with marriage and in-laws" as string,
  },
  {
    code: "stress",
    label: "Stress and burnout" as string,
    reason: "Works with stress and burnout" as string,
  },
  {
    code: "loneliness",
    label: "Loneliness" as string,
    reason: "Works with loneliness far from home" as string,
  },
  {
    code: "grief",
    label: "Loss and grief" as string,
    reason: "Works with grief, near and far" as string,
  },
  {
    code: "parenting",
    label: "Raising children here" as string,
    reason: "Works with parents raising children here" as string,
  },
] as const;

/**
 * DayParts are the parts of a day by which members filter coaches: the first three are the waking hours. A time is in a
 * part if the hour at which it begins is From or later, and earlier than Until; the night goes over midnight.
 */
export const dayParts = [
  {
    code: "morning",
    label: "Morning (7 AM to noon)" as string,
    from: 7,
    until: 12,
  },
  {
    code: "afternoon",
    label: "Afternoon (noon to 5 PM)" as string,
    from: 12,
    until: 17,
  },
  {
    code: "evening",
    label: "Evening (5 to 10 PM)" as string,
    from: 17,
    until: 22,
  },
  {
    code: "night",
    label: "Night (10 PM to 7 AM)" as string,
    from: 22,
    until: 7,
  },
] as const;

/** EngagementLevels are a client's levels of engagement in the coach portal. */
export const engagementLevels = [
  {
    code: "high",
    label: "High" as string,
  },
  {
    code: "medium",
    label: "Medium" as string,
  },
  {
    code: "low",
    label: "Low" as string,
  },
] as const;

/** VerificationStatuses are a coach's verification statuses. */
export const verificationStatuses = [
  {
    code: "verified",
    label: "Verified Coach" as string,
  },
  {
    code: "pending",
    label: "Verification Pending" as string,
  },
] as const;

/** QuietTimes are the start and end times of quiet hours: every half hour of a day. Code is "22:00", Label "10:00 PM". */
export const quietTimes = [
  {
    code: "00:00",
    label: "12:00 AM" as string,
  },
  {
    code: "00:30",
    label: "12:30 AM" as string,
  },
  {
    code: "01:00",
    label: "1:00 AM" as string,
  },
  {
    code: "01:30",
    label: "1:30 AM" as string,
  },
  {
    code: "02:00",
    label: "2:00 AM" as string,
  },
  {
    code: "02:30",
    label: "2:30 AM" as string,
  },
  {
    code: "03:00",
    label: "3:00 AM" as string,
  },
  {
    code: "03:30",
    label: "3:30 AM" as string,
  },
  {
    code: "04:00",
    label: "4:00 AM" as string,
  },
  {
    code: "04:30",
    label: "4:30 AM" as string,
  },
  {
    code: "05:00",
    label: "5:00 AM" as string,
  },
  {
    code: "05:30",
    label: "5:30 AM" as string,
  },
  {
    code: "06:00",
    label: "6:00 AM" as string,
  },
  {
    code: "06:30",
    label: "6:30 AM" as string,
  },
  {
    code: "07:00",
    label: "7:00 AM" as string,
  },
  {
    code: "07:30",
    label: "7:30 AM" as string,
  },
  {
    code: "08:00",
    label: "8:00 AM" as string,
  },
  {
    code: "08:30",
    label: "8:30 AM" as string,
  },
  {
    code: "09:00",
    label: "9:00 AM" as string,
  },
  {
    code: "09:30",
    label: "9:30 AM" as string,
  },
  {
    code: "10:00",
    label: "10:00 AM" as string,
  },
  {
    code: "10:30",
    label: "10:30 AM" as string,
  },
  {
    code: "11:00",
    label: "11:00 AM" as string,
  },
  {
    code: "11:30",
    label: "11:30 AM" as string,
  },
  {
    code: "12:00",
    label: "12:00 PM" as string,
  },
  {
    code: "12:30",
    label: "12:30 PM" as string,
  },
  {
    code: "13:00",
    label: "1:00 PM" as string,
  },
  {
    code: "13:30",
    label: "1:30 PM" as string,
  },
  {
    code: "14:00",
    label: "2:00 PM" as string,
  },
  {
    code: "14:30",
    label: "2:30 PM" as string,
  },
  {
    code: "15:00",
    label: "3:00 PM" as string,
  },
  {
    code: "15:30",
    label: "3:30 PM" as string,
  },
  {
    code: "16:00",
    label: "4:00 PM" as string,
  },
  {
    code: "16:30",
    label: "4:30 PM" as string,
  },
  {
    code: "17:00",
    label: "5:00 PM" as string,
  },
  {
    code: "17:30",
    label: "5:30 PM" as string,
  },
  {
    code: "18:00",
    label: "6:00 PM" as string,
  },
  {
    code: "18:30",
    label: "6:30 PM" as string,
  },
  {
    code: "19:00",
    label: "7:00 PM" as string,
  },
  {
    code: "19:30",
    label: "7:30 PM" as string,
  },
  {
    code: "20:00",
    label: "8:00 PM" as string,
  },
  {
    code: "20:30",
    label: "8:30 PM" as string,
  },
  {
    code: "21:00",
    label: "9:00 PM" as string,
  },
  {
    code: "21:30",
    label: "9:30 PM" as string,
  },
  {
    code: "22:00",
    label: "10:00 PM" as string,
  },
  {
    code: "22:30",
    label: "10:30 PM" as string,
  },
  {
    code: "23:00",
    label: "11:00 PM" as string,
  },
  {
    code: "23:30",
    label: "11:30 PM" as string,
  },
] as const;

/** JobChoices are the options of the application form: every open position, and a general application. */
export const jobChoices = [
  {
    code: "wellness-coach",
    label: "Wellness Coach" as string,
  },
  {
    code: "content-writer",
    label: "Content Writer" as string,
  },
  {
    code: "frontend-developer",
    label: "Frontend Developer" as string,
  },
  {
    code: "operations-manager",
    label: "Operations Manager" as string,
  },
  {
    code: "general",
    label: "General application" as string,
  },
] as const;

/** CrisisOutcomes are the ways in which a coach can close a client's possible crisis. */
export const crisisOutcomes = [
  {
    code: "called",
    label: "I called them" as string,
  },
  {
    code: "wrote",
    label: "I wrote and they answered" as string,
  },
  {
    code: "reached_otherwise",
    label: "Reached another way" as string,
  },
  {
    code: "handed_over",
    label: "Handed to the team" as string,
  },
  {
    code: "false_alarm",
    label: "False alarm" as string,
  },
] as const;

/** CrisisNoteOptional are the outcomes that say enough without a note. */
export const crisisNoteOptional = [
  "called",
  "wrote",
] as const;

/** OnCallReasons are the reasons for which a person on call opens a member's conversation. */
export const onCallReasons = [
  {
    code: "no_reader",
    label: "No coach can read it" as string,
  },
  {
    code: "unopened",
    label: "The coach hasn't opened it" as string,
  },
  {
    code: "handed_over",
    label: "The coach asked the team" as string,
  },
  {
    code: "other",
    label: "Something else" as string,
  },
] as const;

/** ClientsOnLeaving are the options for the clients of a coach who is deactivated. */
export const clientsOnLeaving = [
  {
    code: "wait",
    label: "They can wait" as string,
  },
  {
    code: "released",
    label: "They choose another coach" as string,
  },
] as const;

/**
 * ModerationOutcomes are the possible decisions about a post or a comment: it is shown (again), it stays hidden and the
 * author may edit it, or it is removed for good.
 */
export const moderationOutcomes = [
  {
    code: "keep",
    label: "Show it" as string,
  },
  {
    code: "hide",
    label: "Keep it hidden" as string,
  },
  {
    code: "remove",
    label: "Remove it" as string,
  },
] as const;

/** ResourceCategories are the categories of the self-care library, in the order of its tabs. */
export const resourceCategories = [
  {
    code: "meditation",
    label: "Meditation" as string,
  },
  {
    code: "mindfulness",
    label: "Mindfulness" as string,
  },
  {
    code: "journaling",
    label: "Journaling" as string,
  },
  {
    code: "wellness",
    label: "Wellness" as string,
  },
] as const;

/** CommunityCategories are the categories of posts, in the order of the filter. Their codes are also the blog's topics. */
export const communityCategories = [
  {
    code: "identity",
    label: "Identity" as string,
  },
  {
    code: "family-dynamics",
    label: "Family Dynamics" as string,
  },
  {
    code: "immigration",
    label: "Immigration" as string,
  },
  {
    code: "relationships",
    label: "Relationships" as string,
  },
  {
    code: "career",
    label: "Career" as string,
  },
  {
    code: "wellness",
    label: "Wellness" as string,
  },
] as const;

/** FlagReasons are the reasons for which a member can flag a post or a comment. */
export const flagReasons = [
  {
    code: "names-someone",
    label: "Shares someone's identity" as string,
  },
  {
    code: "harassment",
    label: "Attacks or shames someone" as string,
  },
  {
    code: "hate",
    label: "Hateful about who people are" as string,
  },
  {
    code: "harmful-advice",
    label: "Advice that could do harm" as string,
  },
  {
    code: "self-harm",
    label: "Someone may be in danger" as string,
  },
  {
    code: "spam",
    label: "Sells or advertises something" as string,
  },
  {
    code: "other",
    label: "Something else" as string,
  },
] as const;

/** SharedFields are the answers that a member can share with their coach. None is shared until the member selects it. */
export const sharedFields = [
  {
    code: "region",
    label: "Where your family is from" as string,
  },
  {
    code: "religion",
    label: "Religion" as string,
  },
  {
    code: "gender",
    label: "Gender" as string,
  },
  {
    code: "age",
    label: "Age" as string,
  },
  {
    code: "language",
    label: "Preferred language" as string,
  },
  {
    code: "focus",
    label: "What you'd like to talk about" as string,
  },
] as const;

/** SessionRatings are the answers to how a session went. */
export const sessionRatings = [
  {
    code: "helped",
    label: "It helped a lot" as string,
  },
  {
    code: "some",
    label: "It helped a little" as string,
  },
  {
    code: "little",
    label: "It didn't help much" as string,
  },
  {
    code: "worse",
    label: "I felt worse after" as string,
  },
] as const;

/** Moods are the moods of a check-in, from the heaviest to the lightest. */
export const moods = [
  {
    code: "heavy",
    label: "Heavy" as string,
  },
  {
    code: "low",
    label: "Low" as string,
  },
  {
    code: "okay",
    label: "Okay" as string,
  },
  {
    code: "good",
    label: "Good" as string,
  },
  {
    code: "bright",
    label: "Bright" as string,
  },
] as const;

/** Feelings are the words offered for a check-in. A member can also write their own. */
export const feelings = [
  {
    code: "tired",
    label: "Tired" as string,
  },
  {
    code: "worried",
    label: "Worried" as string,
  },
  {
    code: "lonely",
    label: "Lonely" as string,
  },
  {
    code: "homesick",
    label: "Homesick" as string,
  },
  {
    code: "calm",
    label: "Calm" as string,
  },
  {
    code: "hopeful",
    label: "Hopeful" as string,
  },
  {
    code: "grateful",
    label: "Grateful" as string,
  },
  {
    code: "proud",
    label: "Proud" as string,
  },
] as const;
