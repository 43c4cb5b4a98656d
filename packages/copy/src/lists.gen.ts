// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Regions are the regions of origin. The six Indian ones share a heading. */
export const regions = [
  {
    code: "north_india",
    label: "North India",
    group: "India",
  },
  {
    code: "south_india",
    label: "South India",
    group: "India",
  },
  {
    code: "east_india",
    label: "East India",
    group: "India",
  },
  {
    code: "west_india",
    label: "West India",
    group: "India",
  },
  {
    code: "central_india",
    label: "Central India",
    group: "India",
  },
  {
    code: "northeast_india",
    label: "Northeast India",
    group: "India",
  },
  {
    code: "pakistan",
    label: "Pakistan",
    group: "",
  },
  {
    code: "bangladesh",
    label: "Bangladesh",
    group: "",
  },
  {
    code: "sri_lanka",
    label: "Sri Lanka",
    group: "",
  },
  {
    code: "nepal",
    label: "Nepal",
    group: "",
  },
  {
    code: "other",
    label: "Other",
    group: "",
  },
] as const;

/** Religions are in the order of the onboarding form. */
export const religions = [
  {
    code: "hindu",
    label: "Hinduism",
    person: "Hindu",
  },
  {
    code: "muslim",
    label: "Islam",
    person: "Muslim",
  },
  {
    code: "christian",
    label: "Christianity",
    person: "Christian",
  },
  {
    code: "sikh",
    label: "Sikhism",
    person: "Sikh",
  },
  {
    code: "buddhist",
    label: "Buddhism",
    person: "Buddhist",
  },
  {
    code: "jain",
    label: "Jainism",
    person: "Jain",
  },
  {
    code: "other",
    label: "Other",
    person: "Other",
  },
  {
    code: "not_specified",
    label: "Prefer not to say",
    person: "Prefer not to say",
  },
] as const;

/** Genders are in the order of the forms. */
export const genders = [
  {
    code: "male",
    label: "Male",
  },
  {
    code: "female",
    label: "Female",
  },
  {
    code: "non_binary",
    label: "Non-binary",
  },
  {
    code: "not_specified",
    label: "Prefer not to say",
  },
] as const;

/**
 * CoachGenders are the genders that a member may prefer in a coach and that a coach may state. No value means no
 * preference, or not stated.
 */
export const coachGenders = [
  {
    code: "female",
    label: "A woman",
  },
  {
    code: "male",
    label: "A man",
  },
  {
    code: "non_binary",
    label: "A non-binary person",
  },
] as const;

/** AgeRanges cover all adult ages without a gap. */
export const ageRanges = [
  {
    code: "18-24",
    label: "18-24",
    min: 18,
    max: 24,
  },
  {
    code: "25-34",
    label: "25-34",
    min: 25,
    max: 34,
  },
  {
    code: "35-44",
    label: "35-44",
    min: 35,
    max: 44,
  },
  {
    code: "45-54",
    label: "45-54",
    min: 45,
    max: 54,
  },
  {
    code: "55-64",
    label: "55-64",
    min: 55,
    max: 64,
  },
  {
    code: "65+",
    label: "65+",
    min: 65,
    max: 0,
  },
] as const;

/** Languages are the languages of coaches, for members to prefer: English, then the others by number of native speakers. */
export const languages = [
  {
    code: "en",
    label: "English",
    native: "English",
  },
  {
    code: "hi",
    label: "Hindi",
    native: "हिन्दी",
  },
  {
    code: "ta",
    label: "Tamil",
    native: "தமிழ்",
  },
  {
    code: "te",
    label: "Telugu",
    native: "తెలుగు",
  },
  {
    code: "bn",
    label: "Bengali",
    native: "বাংলা",
  },
  {
    code: "gu",
    label: "Gujarati",
    native: "ગુજરાતી",
  },
  {
    code: "mr",
    label: "Marathi",
    native: "मराठी",
  },
  {
    code: "pa",
    label: "Punjabi",
    native: "ਪੰਜਾਬੀ",
  },
  {
    code: "ml",
    label: "Malayalam",
    native: "മലയാളം",
  },
  {
    code: "kn",
    label: "Kannada",
    native: "ಕನ್ನಡ",
  },
  {
    code: "ur",
    label: "Urdu",
    native: "اردو",
  },
  {
    code: "ne",
    label: "Nepali",
    native: "नेपाली",
  },
  {
    code: "si",
    label: "Sinhala",
    native: "සිංහල",
  },
  {
    code: "or",
    label: "Odia",
    native: "ଓଡ଼ିଆ",
  },
  {
    code: "as",
    label: "Assamese",
    native: "অসমীয়া",
  },
  {
    code: "kok",
    label: "Konkani",
    native: "कोंकणी",
  },
  {
    code: "sd",
    label: "Sindhi",
    native: "سنڌي",
  },
] as const;

/** FocusTopics are the topics that members choose and coaches work with. */
export const focusTopics = [
  {
    code: "family",
    label: "Family expectations",
    reason: "Works with family expectations",
  },
  {
    code: "identity",
    label: "Living between two cultures",
    reason: "Works with people between two cultures",
  },
  {
    code: "career",
    label: "Work and career",
    reason: "Works with first-generation professionals",
  },
  {
    code: "immigration",
    label: "Visas and settling in",
    reason: "Knows the visa years",
  },
  {
    code: "relationships",
    label: "Dating and relationships",
    reason: "Works with dating and relationships",
  },
  {
    code: "marriage",
    label: "Marriage and in-laws",
    reason: "Works with marriage and in-laws",
  },
  {
    code: "stress",
    label: "Stress and burnout",
    reason: "Works with stress and burnout",
  },
  {
    code: "loneliness",
    label: "Loneliness",
    reason: "Works with loneliness far from home",
  },
  {
    code: "grief",
    label: "Loss and grief",
    reason: "Works with grief, near and far",
  },
  {
    code: "parenting",
    label: "Raising children here",
    reason: "Works with parents raising children here",
  },
] as const;

/** EngagementLevels are a client's levels of engagement in the coach portal. */
export const engagementLevels = [
  {
    code: "high",
    label: "High",
  },
  {
    code: "medium",
    label: "Medium",
  },
  {
    code: "low",
    label: "Low",
  },
] as const;

/** VerificationStatuses are a coach's verification statuses. */
export const verificationStatuses = [
  {
    code: "verified",
    label: "Verified Coach",
  },
  {
    code: "pending",
    label: "Verification Pending",
  },
] as const;

/** QuietTimes are the start and end times of quiet hours: every half hour of a day. Code is "22:00", Label "10:00 PM". */
export const quietTimes = [
  {
    code: "00:00",
    label: "12:00 AM",
  },
  {
    code: "00:30",
    label: "12:30 AM",
  },
  {
    code: "01:00",
    label: "1:00 AM",
  },
  {
    code: "01:30",
    label: "1:30 AM",
  },
  {
    code: "02:00",
    label: "2:00 AM",
  },
  {
    code: "02:30",
    label: "2:30 AM",
  },
  {
    code: "03:00",
    label: "3:00 AM",
  },
  {
    code: "03:30",
    label: "3:30 AM",
  },
  {
    code: "04:00",
    label: "4:00 AM",
  },
  {
    code: "04:30",
    label: "4:30 AM",
  },
  {
    code: "05:00",
    label: "5:00 AM",
  },
  {
    code: "05:30",
    label: "5:30 AM",
  },
  {
    code: "06:00",
    label: "6:00 AM",
  },
  {
    code: "06:30",
    label: "6:30 AM",
  },
  {
    code: "07:00",
    label: "7:00 AM",
  },
  {
    code: "07:30",
    label: "7:30 AM",
  },
  {
    code: "08:00",
    label: "8:00 AM",
  },
  {
    code: "08:30",
    label: "8:30 AM",
  },
  {
    code: "09:00",
    label: "9:00 AM",
  },
  {
    code: "09:30",
    label: "9:30 AM",
  },
  {
    code: "10:00",
    label: "10:00 AM",
  },
  {
    code: "10:30",
    label: "10:30 AM",
  },
  {
    code: "11:00",
    label: "11:00 AM",
  },
  {
    code: "11:30",
    label: "11:30 AM",
  },
  {
    code: "12:00",
    label: "12:00 PM",
  },
  {
    code: "12:30",
    label: "12:30 PM",
  },
  {
    code: "13:00",
    label: "1:00 PM",
  },
  {
    code: "13:30",
    label: "1:30 PM",
  },
  {
    code: "14:00",
    label: "2:00 PM",
  },
  {
    code: "14:30",
    label: "2:30 PM",
  },
  {
    code: "15:00",
    label: "3:00 PM",
  },
  {
    code: "15:30",
    label: "3:30 PM",
  },
  {
    code: "16:00",
    label: "4:00 PM",
  },
  {
    code: "16:30",
    label: "4:30 PM",
  },
  {
    code: "17:00",
    label: "5:00 PM",
  },
  {
    code: "17:30",
    label: "5:30 PM",
  },
  {
    code: "18:00",
    label: "6:00 PM",
  },
  {
    code: "18:30",
    label: "6:30 PM",
  },
  {
    code: "19:00",
    label: "7:00 PM",
  },
  {
    code: "19:30",
    label: "7:30 PM",
  },
  {
    code: "20:00",
    label: "8:00 PM",
  },
  {
    code: "20:30",
    label: "8:30 PM",
  },
  {
    code: "21:00",
    label: "9:00 PM",
  },
  {
    code: "21:30",
    label: "9:30 PM",
  },
  {
    code: "22:00",
    label: "10:00 PM",
  },
  {
    code: "22:30",
    label: "10:30 PM",
  },
  {
    code: "23:00",
    label: "11:00 PM",
  },
  {
    code: "23:30",
    label: "11:30 PM",
  },
] as const;

/** JobChoices are the options of the application form: every open position, and a general application. */
export const jobChoices = [
  {
    code: "wellness-coach",
    label: "Wellness Coach",
  },
  {
    code: "content-writer",
    label: "Content Writer",
  },
  {
    code: "frontend-developer",
    label: "Frontend Developer",
  },
  {
    code: "operations-manager",
    label: "Operations Manager",
  },
  {
    code: "general",
    label: "General application",
  },
] as const;

/** CrisisOutcomes are the ways in which a coach can close a client's possible crisis. */
export const crisisOutcomes = [
  {
    code: "called",
    label: "I called them",
  },
  {
    code: "wrote",
    label: "I wrote and they answered",
  },
  {
    code: "reached_otherwise",
    label: "Reached another way",
  },
  {
    code: "handed_over",
    label: "Handed to the team",
  },
  {
    code: "false_alarm",
    label: "False alarm",
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
    label: "No coach can read it",
  },
  {
    code: "unopened",
    label: "The coach hasn't opened it",
  },
  {
    code: "handed_over",
    label: "The coach asked the team",
  },
  {
    code: "other",
    label: "Something else",
  },
] as const;

/** ClientsOnLeaving are the options for the clients of a coach who is deactivated. */
export const clientsOnLeaving = [
  {
    code: "wait",
    label: "They can wait",
  },
  {
    code: "released",
    label: "They choose another coach",
  },
] as const;

/**
 * ModerationOutcomes are the possible decisions about a post or a comment: it is shown (again), it stays hidden and the
 * author may edit it, or it is removed for good.
 */
export const moderationOutcomes = [
  {
    code: "keep",
    label: "Show it",
  },
  {
    code: "hide",
    label: "Keep it hidden",
  },
  {
    code: "remove",
    label: "Remove it",
  },
] as const;

/** ResourceCategories are the categories of the self-care library, in the order of its tabs. */
export const resourceCategories = [
  {
    code: "meditation",
    label: "Meditation",
  },
  {
    code: "mindfulness",
    label: "Mindfulness",
  },
  {
    code: "journaling",
    label: "Journaling",
  },
  {
    code: "wellness",
    label: "Wellness",
  },
] as const;

/** CommunityCategories are the categories of posts, in the order of the filter. Their codes are also the blog's topics. */
export const communityCategories = [
  {
    code: "identity",
    label: "Identity",
  },
  {
    code: "family-dynamics",
    label: "Family Dynamics",
  },
  {
    code: "immigration",
    label: "Immigration",
  },
  {
    code: "relationships",
    label: "Relationships",
  },
  {
    code: "career",
    label: "Career",
  },
  {
    code: "wellness",
    label: "Wellness",
  },
] as const;

/** FlagReasons are the reasons for which a member can flag a post or a comment. */
export const flagReasons = [
  {
    code: "names-someone",
    label: "Shares someone's identity",
  },
  {
    code: "harassment",
    label: "Attacks or shames someone",
  },
  {
    code: "hate",
    label: "Hateful about who people are",
  },
  {
    code: "harmful-advice",
    label: "Advice that could do harm",
  },
  {
    code: "self-harm",
    label: "Someone may be in danger",
  },
  {
    code: "spam",
    label: "Sells or advertises something",
  },
  {
    code: "other",
    label: "Something else",
  },
] as const;

/** SharedFields are the answers that a member can share with their coach. None is shared until the member selects it. */
export const sharedFields = [
  {
    code: "region",
    label: "Where your family is from",
  },
  {
    code: "religion",
    label: "Religion",
  },
  {
    code: "gender",
    label: "Gender",
  },
  {
    code: "age",
    label: "Age",
  },
  {
    code: "language",
    label: "Preferred language",
  },
  {
    code: "focus",
    label: "What you'd like to talk about",
  },
] as const;
