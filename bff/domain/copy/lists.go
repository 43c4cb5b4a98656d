package copy

import "time"

// Option is an item of a list: Code is stored and sent, Label is displayed.
type Option struct {
	Code, Label string
}

// RegionOption is a region that a member's family comes from. Group is the heading above it in the list, or empty.
type RegionOption struct {
	Code, Label, Group string
}

// ReligionOption has two labels for one code: Label names the religion, at onboarding ("Hinduism"), and Person its
// follower, in the profile ("Hindu").
type ReligionOption struct {
	Code, Label, Person string
}

// LanguageOption is a spoken language. Code is its ISO 639 code, Native its name in the language.
type LanguageOption struct {
	Code, Label, Native string
}

// FocusOption is a topic for coaching. Reason is a text on a suggested coach's card ("Works with …").
type FocusOption struct {
	Code, Label, Reason string
}

// AgeRange is a range of ages in whole years, including both ends. Max is 0 if there is no upper end.
type AgeRange struct {
	Code, Label string
	Min, Max    int
}

// NotSpecified is the code of "Prefer not to say" in all lists.
const NotSpecified = "not_specified"

const preferNotToSay = "Prefer not to say"

// Regions are the regions of origin. The six Indian ones share a heading.
var Regions = []RegionOption{
	{"north_india", "North India", "India"},
	{"south_india", "South India", "India"},
	{"east_india", "East India", "India"},
	{"west_india", "West India", "India"},
	{"central_india", "Central India", "India"},
	{"northeast_india", "Northeast India", "India"},
	{"pakistan", "Pakistan", ""},
	{"bangladesh", "Bangladesh", ""},
	{"sri_lanka", "Sri Lanka", ""},
	{"nepal", "Nepal", ""},
	{"other", "Other", ""},
}

// Religions are in the order of the onboarding form.
var Religions = []ReligionOption{
	{"hindu", "Hinduism", "Hindu"},
	{"muslim", "Islam", "Muslim"},
	{"christian", "Christianity", "Christian"},
	{"sikh", "Sikhism", "Sikh"},
	{"buddhist", "Buddhism", "Buddhist"},
	{"jain", "Jainism", "Jain"},
	{"other", "Other", "Other"},
	{NotSpecified, preferNotToSay, preferNotToSay},
}

// Genders are in the order of the forms.
var Genders = []Option{
	{"male", "Male"},
	{"female", "Female"},
	{"non_binary", "Non-binary"},
	{NotSpecified, preferNotToSay},
}

// CoachGenders are the genders that a member may prefer in a coach and that a coach may state. No value means no
// preference, or not stated.
var CoachGenders = []Option{
	{"female", "A woman"},
	{"male", "A man"},
	{"non_binary", "A non-binary person"},
}

// AgeRanges cover all adult ages without a gap.
var AgeRanges = []AgeRange{
	{"18-24", "18-24", 18, 24},
	{"25-34", "25-34", 25, 34},
	{"35-44", "35-44", 35, 44},
	{"45-54", "45-54", 45, 54},
	{"55-64", "55-64", 55, 64},
	{"65+", "65+", 65, 0},
}

// AgeRangeOf returns the code of the range of an age in years, or false for an age below the first range.
func AgeRangeOf(age int) (string, bool) {
	for _, r := range AgeRanges {
		if age >= r.Min && (r.Max == 0 || age <= r.Max) {
			return r.Code, true
		}
	}
	return "", false
}

// Languages are the languages of coaches, for members to prefer: English, then the others by number of native speakers.
var Languages = []LanguageOption{
	{"en", "English", "English"},
	{"hi", "Hindi", "हिन्दी"},
	{"ta", "Tamil", "தமிழ்"},
	{"te", "Telugu", "తెలుగు"},
	{"bn", "Bengali", "বাংলা"},
	{"gu", "Gujarati", "ગુજરાતી"},
	{"mr", "Marathi", "मराठी"},
	{"pa", "Punjabi", "ਪੰਜਾਬੀ"},
	{"ml", "Malayalam", "മലയാളം"},
	{"kn", "Kannada", "ಕನ್ನಡ"},
	{"ur", "Urdu", "اردو"},
	{"ne", "Nepali", "नेपाली"},
	{"si", "Sinhala", "සිංහල"},
	{"or", "Odia", "ଓଡ଼ିଆ"},
	{"as", "Assamese", "অসমীয়া"},
	{"kok", "Konkani", "कोंकणी"},
	{"sd", "Sindhi", "سنڌي"},
}

// LanguageLabel returns the English name of a language, or the code if it is not in the list.
func LanguageLabel(code string) string {
	for _, l := range Languages {
		if l.Code == code {
			return l.Label
		}
	}
	return code
}

// FocusTopics are the topics that members choose and coaches work with.
var FocusTopics = []FocusOption{
	{"family", "Family expectations", "Works with family expectations"},
	{"identity", "Living between two cultures", "Works with people between two cultures"},
	{"career", "Work and career", "Works with first-generation professionals"},
	{"immigration", "Visas and settling in", "Knows the visa years"},
	{"relationships", "Dating and relationships", "Works with dating and relationships"},
	{"marriage", "Marriage and in-laws", "Works with marriage and in-laws"},
	{"stress", "Stress and burnout", "Works with stress and burnout"},
	{"loneliness", "Loneliness", "Works with loneliness far from home"},
	{"grief", "Loss and grief", "Works with grief, near and far"},
	{"parenting", "Raising children here", "Works with parents raising children here"},
}

// FocusReason returns the Reason of a topic's code, or false for an unknown code.
func FocusReason(code string) (string, bool) {
	for _, f := range FocusTopics {
		if f.Code == code {
			return f.Reason, true
		}
	}
	return "", false
}

// FocusLabel returns the label of a topic's code, or the code if it is not in the list.
func FocusLabel(code string) string {
	for _, f := range FocusTopics {
		if f.Code == code {
			return f.Label
		}
	}
	return code
}

// EngagementLevels are a client's levels of engagement in the coach portal.
var EngagementLevels = []Option{
	{"high", "High"},
	{"medium", "Medium"},
	{"low", "Low"},
}

// VerificationStatuses are a coach's verification statuses.
var VerificationStatuses = []Option{
	{"verified", "Verified Coach"},
	{"pending", "Verification Pending"},
}

// QuietTimes are the start and end times of quiet hours: every half hour of a day. Code is "22:00", Label "10:00 PM".
var QuietTimes = halfHours()

func halfHours() []Option {
	var all []Option
	for minutes := 0; minutes < 24*60; minutes += 30 {
		at := time.Date(2000, time.January, 1, 0, minutes, 0, 0, time.UTC)
		all = append(all, Option{at.Format("15:04"), at.Format("3:04 PM")})
	}
	return all
}
