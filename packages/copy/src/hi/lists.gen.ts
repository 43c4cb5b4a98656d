// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Regions are the regions of origin. The six Indian ones share a heading. */
export const regions = [
  {
    code: "north_india",
    label: "उत्तर भारत" as string,
    group: "भारत" as string,
  },
  {
    code: "south_india",
    label: "दक्षिण भारत" as string,
    group: "भारत" as string,
  },
  {
    code: "east_india",
    label: "पूर्वी भारत" as string,
    group: "भारत" as string,
  },
  {
    code: "west_india",
    label: "पश्चिमी भारत" as string,
    group: "भारत" as string,
  },
  {
    code: "central_india",
    label: "मध्य भारत" as string,
    group: "भारत" as string,
  },
  {
    code: "northeast_india",
    label: "पूर्वोत्तर भारत" as string,
    group: "भारत" as string,
  },
  {
    code: "pakistan",
    label: "पाकिस्तान" as string,
    group: "" as string,
  },
  {
    code: "bangladesh",
    label: "बांग्लादेश" as string,
    group: "" as string,
  },
  {
    code: "sri_lanka",
    label: "श्रीलंका" as string,
    group: "" as string,
  },
  {
    code: "nepal",
    label: "नेपाल" as string,
    group: "" as string,
  },
  {
    code: "other",
    label: "अन्य" as string,
    group: "" as string,
  },
] as const;

/** Religions are in the order of the onboarding form. */
export const religions = [
  {
    code: "hindu",
    label: "हिंदू धर्म" as string,
    person: "हिंदू" as string,
  },
  {
    code: "muslim",
    label: "इस्लाम" as string,
    person: "मुस्लिम" as string,
  },
  {
    code: "christian",
    label: "ईसाई धर्म" as string,
    person: "ईसाई" as string,
  },
  {
    code: "sikh",
    label: "सिख धर्म" as string,
    person: "सिख" as string,
  },
  {
    code: "buddhist",
    label: "बौद्ध धर्म" as string,
    person: "बौद्ध" as string,
  },
  {
    code: "jain",
    label: "जैन धर्म" as string,
    person: "जैन" as string,
  },
  {
    code: "other",
    label: "अन्य" as string,
    person: "अन्य" as string,
  },
  {
    code: "not_specified",
    label: "न बताना बेहतर" as string,
    person: "न बताना बेहतर" as string,
  },
] as const;

/** Genders are in the order of the forms. */
export const genders = [
  {
    code: "male",
    label: "पुरुष" as string,
  },
  {
    code: "female",
    label: "महिला" as string,
  },
  {
    code: "non_binary",
    label: "नॉन-बाइनरी" as string,
  },
  {
    code: "not_specified",
    label: "न बताना बेहतर" as string,
  },
] as const;

/**
 * CoachGenders are the genders that a member may prefer in a coach and that a coach may state. No value means no
 * preference, or not stated.
 */
export const coachGenders = [
  {
    code: "female",
    label: "महिला" as string,
  },
  {
    code: "male",
    label: "पुरुष" as string,
  },
  {
    code: "non_binary",
    label: "नॉन-बाइनरी व्यक्ति" as string,
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
    label: "अंग्रेज़ी" as string,
    native: "English" as string,
  },
  {
    code: "hi",
    label: "हिंदी" as string,
    native: "हिन्दी" as string,
  },
  {
    code: "ta",
    label: "तमिल" as string,
    native: "தமிழ்" as string,
  },
  {
    code: "te",
    label: "तेलुगु" as string,
    native: "తెలుగు" as string,
  },
  {
    code: "bn",
    label: "बांग्ला" as string,
    native: "বাংলা" as string,
  },
  {
    code: "gu",
    label: "गुजराती" as string,
    native: "ગુજરાતી" as string,
  },
  {
    code: "mr",
    label: "मराठी" as string,
    native: "मराठी" as string,
  },
  {
    code: "pa",
    label: "पंजाबी" as string,
    native: "ਪੰਜਾਬੀ" as string,
  },
  {
    code: "ml",
    label: "मलयालम" as string,
    native: "മലയാളം" as string,
  },
  {
    code: "kn",
    label: "कन्नड़" as string,
    native: "ಕನ್ನಡ" as string,
  },
  {
    code: "ur",
    label: "उर्दू" as string,
    native: "اردو" as string,
  },
  {
    code: "ne",
    label: "नेपाली" as string,
    native: "नेपाली" as string,
  },
  {
    code: "si",
    label: "सिंहली" as string,
    native: "සිංහල" as string,
  },
  {
    code: "or",
    label: "ओड़िया" as string,
    native: "ଓଡ଼ିଆ" as string,
  },
  {
    code: "as",
    label: "असमिया" as string,
    native: "অসমীয়া" as string,
  },
  {
    code: "kok",
    label: "कोंकणी" as string,
    native: "कोंकणी" as string,
  },
  {
    code: "sd",
    label: "सिंधी" as string,
    native: "سنڌي" as string,
  },
] as const;

/** FocusTopics are the topics that members choose and coaches work with. */
export const focusTopics = [
  {
    code: "family",
    label: "परिवार की उम्मीदें" as string,
    reason: "परिवार की उम्मीदों पर काम का अनुभव" as string,
  },
  {
    code: "identity",
    label: "दो संस्कृतियों के बीच जीना" as string,
    reason: "दो संस्कृतियों के बीच जीने वालों के साथ काम का अनुभव" as string,
  },
  {
    code: "career",
    label: "काम और करियर" as string,
    reason: "पहली पीढ़ी के पेशेवरों के साथ काम का अनुभव" as string,
  },
  {
    code: "immigration",
    label: "वीज़ा और यहाँ बसना" as string,
    reason: "वीज़ा के सालों की समझ" as string,
  },
  {
    code: "relationships",
    label: "डेटिंग और रिश्ते" as string,
    reason: "डेटिंग और रिश्तों पर काम का अनुभव" as string,
  },
  {
    code: "marriage",
    label: "शादी और ससुराल" as string,
    reason: "शादी और ससुराल के मामलों में काम का अनुभव" as string,
  },
  {
    code: "stress",
    label: "तनाव और बर्नआउट" as string,
    reason: "तनाव और बर्नआउट पर काम का अनुभव" as string,
  },
  {
    code: "loneliness",
    label: "अकेलापन" as string,
    reason: "घर से दूर के अकेलेपन पर काम का अनुभव" as string,
  },
  {
    code: "grief",
    label: "किसी को खोना और शोक" as string,
    reason: "पास और दूर के शोक में साथ देने का अनुभव" as string,
  },
  {
    code: "parenting",
    label: "यहाँ बच्चों की परवरिश" as string,
    reason: "यहाँ बच्चे पाल रहे माता-पिता के साथ काम का अनुभव" as string,
  },
] as const;

/**
 * DayParts are the parts of a day by which members filter coaches: the first three are the waking hours. A time is in a
 * part if the hour at which it begins is From or later, and earlier than Until; the night goes over midnight.
 */
export const dayParts = [
  {
    code: "morning",
    label: "सुबह (7 बजे से दोपहर तक)" as string,
    from: 7,
    until: 12,
  },
  {
    code: "afternoon",
    label: "दोपहर (12 से शाम 5 बजे तक)" as string,
    from: 12,
    until: 17,
  },
  {
    code: "evening",
    label: "शाम (5 से रात 10 बजे तक)" as string,
    from: 17,
    until: 22,
  },
  {
    code: "night",
    label: "रात (10 से सुबह 7 बजे तक)" as string,
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
    label: "सत्यापित कोच" as string,
  },
  {
    code: "pending",
    label: "जाँच के इंतज़ार में" as string,
  },
] as const;

/** QuietTimes are the start and end times of quiet hours: every half hour of a day. Code is "22:00", Label "10:00 PM". */
export const quietTimes = [
  {
    code: "00:00",
    label: "12:00 am" as string,
  },
  {
    code: "00:30",
    label: "12:30 am" as string,
  },
  {
    code: "01:00",
    label: "1:00 am" as string,
  },
  {
    code: "01:30",
    label: "1:30 am" as string,
  },
  {
    code: "02:00",
    label: "2:00 am" as string,
  },
  {
    code: "02:30",
    label: "2:30 am" as string,
  },
  {
    code: "03:00",
    label: "3:00 am" as string,
  },
  {
    code: "03:30",
    label: "3:30 am" as string,
  },
  {
    code: "04:00",
    label: "4:00 am" as string,
  },
  {
    code: "04:30",
    label: "4:30 am" as string,
  },
  {
    code: "05:00",
    label: "5:00 am" as string,
  },
  {
    code: "05:30",
    label: "5:30 am" as string,
  },
  {
    code: "06:00",
    label: "6:00 am" as string,
  },
  {
    code: "06:30",
    label: "6:30 am" as string,
  },
  {
    code: "07:00",
    label: "7:00 am" as string,
  },
  {
    code: "07:30",
    label: "7:30 am" as string,
  },
  {
    code: "08:00",
    label: "8:00 am" as string,
  },
  {
    code: "08:30",
    label: "8:30 am" as string,
  },
  {
    code: "09:00",
    label: "9:00 am" as string,
  },
  {
    code: "09:30",
    label: "9:30 am" as string,
  },
  {
    code: "10:00",
    label: "10:00 am" as string,
  },
  {
    code: "10:30",
    label: "10:30 am" as string,
  },
  {
    code: "11:00",
    label: "11:00 am" as string,
  },
  {
    code: "11:30",
    label: "11:30 am" as string,
  },
  {
    code: "12:00",
    label: "12:00 pm" as string,
  },
  {
    code: "12:30",
    label: "12:30 pm" as string,
  },
  {
    code: "13:00",
    label: "1:00 pm" as string,
  },
  {
    code: "13:30",
    label: "1:30 pm" as string,
  },
  {
    code: "14:00",
    label: "2:00 pm" as string,
  },
  {
    code: "14:30",
    label: "2:30 pm" as string,
  },
  {
    code: "15:00",
    label: "3:00 pm" as string,
  },
  {
    code: "15:30",
    label: "3:30 pm" as string,
  },
  {
    code: "16:00",
    label: "4:00 pm" as string,
  },
  {
    code: "16:30",
    label: "4:30 pm" as string,
  },
  {
    code: "17:00",
    label: "5:00 pm" as string,
  },
  {
    code: "17:30",
    label: "5:30 pm" as string,
  },
  {
    code: "18:00",
    label: "6:00 pm" as string,
  },
  {
    code: "18:30",
    label: "6:30 pm" as string,
  },
  {
    code: "19:00",
    label: "7:00 pm" as string,
  },
  {
    code: "19:30",
    label: "7:30 pm" as string,
  },
  {
    code: "20:00",
    label: "8:00 pm" as string,
  },
  {
    code: "20:30",
    label: "8:30 pm" as string,
  },
  {
    code: "21:00",
    label: "9:00 pm" as string,
  },
  {
    code: "21:30",
    label: "9:30 pm" as string,
  },
  {
    code: "22:00",
    label: "10:00 pm" as string,
  },
  {
    code: "22:30",
    label: "10:30 pm" as string,
  },
  {
    code: "23:00",
    label: "11:00 pm" as string,
  },
  {
    code: "23:30",
    label: "11:30 pm" as string,
  },
] as const;

/** JobChoices are the options of the application form: every open position, and a general application. */
export const jobChoices = [
  {
    code: "wellness-coach",
    label: "वेलनेस कोच" as string,
  },
  {
    code: "content-writer",
    label: "कंटेंट राइटर" as string,
  },
  {
    code: "frontend-developer",
    label: "फ़्रंटएंड डेवलपर" as string,
  },
  {
    code: "operations-manager",
    label: "ऑपरेशंस मैनेजर" as string,
  },
  {
    code: "general",
    label: "सामान्य आवेदन" as string,
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
    label: "ध्यान" as string,
  },
  {
    code: "mindfulness",
    label: "माइंडफ़ुलनेस" as string,
  },
  {
    code: "journaling",
    label: "जर्नल लिखना" as string,
  },
  {
    code: "wellness",
    label: "वेलनेस" as string,
  },
] as const;

/** CommunityCategories are the categories of posts, in the order of the filter. Their codes are also the blog's topics. */
export const communityCategories = [
  {
    code: "identity",
    label: "पहचान" as string,
  },
  {
    code: "family-dynamics",
    label: "परिवार के रिश्ते" as string,
  },
  {
    code: "immigration",
    label: "इमिग्रेशन" as string,
  },
  {
    code: "relationships",
    label: "रिश्ते" as string,
  },
  {
    code: "career",
    label: "करियर" as string,
  },
  {
    code: "wellness",
    label: "वेलनेस" as string,
  },
] as const;

/** FlagReasons are the reasons for which a member can flag a post or a comment. */
export const flagReasons = [
  {
    code: "names-someone",
    label: "किसी की पहचान बताता है" as string,
  },
  {
    code: "harassment",
    label: "किसी पर हमला करता है या नीचा दिखाता है" as string,
  },
  {
    code: "hate",
    label: "लोगों की पहचान को लेकर नफ़रत भरा है" as string,
  },
  {
    code: "harmful-advice",
    label: "ऐसी सलाह जिससे नुकसान हो सकता है" as string,
  },
  {
    code: "self-harm",
    label: "कोई ख़तरे में हो सकता है" as string,
  },
  {
    code: "spam",
    label: "कुछ बेचता है या विज्ञापन है" as string,
  },
  {
    code: "other",
    label: "कुछ और" as string,
  },
] as const;

/** SharedFields are the answers that a member can share with their coach. None is shared until the member selects it. */
export const sharedFields = [
  {
    code: "region",
    label: "आपका परिवार कहाँ से है" as string,
  },
  {
    code: "religion",
    label: "धर्म" as string,
  },
  {
    code: "gender",
    label: "जेंडर" as string,
  },
  {
    code: "age",
    label: "उम्र" as string,
  },
  {
    code: "language",
    label: "पसंद की भाषा" as string,
  },
  {
    code: "focus",
    label: "किस बारे में बात करने का मन है" as string,
  },
] as const;

/** SessionRatings are the answers to how a session went. */
export const sessionRatings = [
  {
    code: "helped",
    label: "इससे बहुत मदद मिली" as string,
  },
  {
    code: "some",
    label: "इससे थोड़ी मदद मिली" as string,
  },
  {
    code: "little",
    label: "इससे ज़्यादा मदद नहीं मिली" as string,
  },
  {
    code: "worse",
    label: "बाद में मन और भारी हो गया" as string,
  },
] as const;

/** Moods are the moods of a check-in, from the heaviest to the lightest. */
export const moods = [
  {
    code: "heavy",
    label: "भारी" as string,
  },
  {
    code: "low",
    label: "उदास" as string,
  },
  {
    code: "okay",
    label: "ठीक" as string,
  },
  {
    code: "good",
    label: "अच्छा" as string,
  },
  {
    code: "bright",
    label: "बहुत अच्छा" as string,
  },
] as const;

/** Feelings are the words offered for a check-in. A member can also write their own. */
export const feelings = [
  {
    code: "tired",
    label: "थकान" as string,
  },
  {
    code: "worried",
    label: "चिंता" as string,
  },
  {
    code: "lonely",
    label: "अकेलापन" as string,
  },
  {
    code: "homesick",
    label: "घर की याद" as string,
  },
  {
    code: "calm",
    label: "शांति" as string,
  },
  {
    code: "hopeful",
    label: "उम्मीद" as string,
  },
  {
    code: "grateful",
    label: "शुक्रगुज़ार" as string,
  },
  {
    code: "proud",
    label: "गर्व" as string,
  },
] as const;
