package copy

import (
	"fmt"
	"time"
)

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

// DayPart is a part of a day, from the hour From to before the hour Until, on the clock of whoever it is for.
type DayPart struct {
	Code, Label string
	From, Until int
}

// AgeRange is a range of ages in whole years, including both ends. Max is 0 if there is no upper end.
type AgeRange struct {
	Code, Label string
	Min, Max    int
}

// NotSpecified is the code of "Prefer not to say" in all lists.
const NotSpecified = "not_specified"

// Regions are the regions of origin. The six Indian ones share a heading.
var Regions = RegionsIn(&catalogEn)

// RegionsIn returns Regions with the labels of a language.
func RegionsIn(in *Catalog) []RegionOption {
	said := in.Labels.Regions
	return []RegionOption{
		{"north_india", said.NorthIndia, in.Labels.India},
		{"south_india", said.SouthIndia, in.Labels.India},
		{"east_india", said.EastIndia, in.Labels.India},
		{"west_india", said.WestIndia, in.Labels.India},
		{"central_india", said.CentralIndia, in.Labels.India},
		{"northeast_india", said.NortheastIndia, in.Labels.India},
		{"pakistan", said.Pakistan, ""},
		{"bangladesh", said.Bangladesh, ""},
		{"sri_lanka", said.SriLanka, ""},
		{"nepal", said.Nepal, ""},
		{"other", in.Labels.Other, ""},
	}
}

// Religions are in the order of the onboarding form.
var Religions = ReligionsIn(&catalogEn)

// ReligionsIn returns Religions with the labels of a language.
func ReligionsIn(in *Catalog) []ReligionOption {
	said, other, unsaid := in.Labels.Religions, in.Labels.Other, in.Labels.PreferNotToSay
	return []ReligionOption{
		{"hindu", said.Hindu.Religion, said.Hindu.Person},
		{"muslim", said.Muslim.Religion, said.Muslim.Person},
		{"christian", said.Christian.Religion, said.Christian.Person},
		{"sikh", said.Sikh.Religion, said.Sikh.Person},
		{"buddhist", said.Buddhist.Religion, said.Buddhist.Person},
		{"jain", said.Jain.Religion, said.Jain.Person},
		{"other", other, other},
		{NotSpecified, unsaid, unsaid},
	}
}

// Genders are in the order of the forms.
var Genders = GendersIn(&catalogEn)

// GendersIn returns Genders with the labels of a language.
func GendersIn(in *Catalog) []Option {
	said := in.Labels.Genders
	return []Option{
		{"male", said.Male},
		{"female", said.Female},
		{"non_binary", said.NonBinary},
		{NotSpecified, in.Labels.PreferNotToSay},
	}
}

// CoachGenders are the genders that a member may prefer in a coach and that a coach may state. No value means no
// preference, or not stated.
var CoachGenders = CoachGendersIn(&catalogEn)

// CoachGendersIn returns CoachGenders with the labels of a language.
func CoachGendersIn(in *Catalog) []Option {
	said := in.Labels.CoachGenders
	return []Option{
		{"female", said.Female},
		{"male", said.Male},
		{"non_binary", said.NonBinary},
	}
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
var Languages = LanguagesIn(&catalogEn)

// LanguagesIn returns Languages with the labels of a language.
func LanguagesIn(in *Catalog) []LanguageOption {
	said := in.Labels.Languages
	return []LanguageOption{
		{"en", said.En, "English"},
		{"hi", said.Hi, "हिन्दी"},
		{"ta", said.Ta, "தமிழ்"},
		{"te", said.Te, "తెలుగు"},
		{"bn", said.Bn, "বাংলা"},
		{"gu", said.Gu, "ગુજરાતી"},
		{"mr", said.Mr, "मराठी"},
		{"pa", said.Pa, "ਪੰਜਾਬੀ"},
		{"ml", said.Ml, "മലയാളം"},
		{"kn", said.Kn, "ಕನ್ನಡ"},
		{"ur", said.Ur, "اردو"},
		{"ne", said.Ne, "नेपाली"},
		{"si", said.Si, "සිංහල"},
		{"or", said.Or, "ଓଡ଼ିଆ"},
		{"as", said.As, "অসমীয়া"},
		{"kok", said.Kok, "कोंकणी"},
		{"sd", said.Sd, "سنڌي"},
	}
}

// LanguageLabel returns the name of a language in a language, or the code if it is not in the list.
func LanguageLabel(in *Catalog, code string) string {
	for _, l := range LanguagesIn(in) {
		if l.Code == code {
			return l.Label
		}
	}
	return code
}

// FocusTopics are the topics that members choose and coaches work with.
var FocusTopics = FocusTopicsIn(&catalogEn)

// FocusTopicsIn returns FocusTopics with the labels of a language.
func FocusTopicsIn(in *Catalog) []FocusOption {
	said := in.Labels.FocusTopics
	return []FocusOption{
		{"family", said.Family.Label, said.Family.Reason},
		{"identity", said.Identity.Label, said.Identity.Reason},
		{"career", said.Career.Label, said.Career.Reason},
		{"immigration", said.Immigration.Label, said.Immigration.Reason},
		{"relationships", said.Relationships.Label, said.Relationships.Reason},
		{"marriage", said.Marriage.Label, said.Marriage.Reason},
		{"stress", said.Stress.Label, said.Stress.Reason},
		{"loneliness", said.Loneliness.Label, said.Loneliness.Reason},
		{"grief", said.Grief.Label, said.Grief.Reason},
		{"parenting", said.Parenting.Label, said.Parenting.Reason},
	}
}

// FocusReason returns the Reason of a topic's code in a language, or false for an unknown code.
func FocusReason(in *Catalog, code string) (string, bool) {
	for _, f := range FocusTopicsIn(in) {
		if f.Code == code {
			return f.Reason, true
		}
	}
	return "", false
}

// FocusLabel returns the label of a topic's code in a language, or the code if it is not in the list.
func FocusLabel(in *Catalog, code string) string {
	for _, f := range FocusTopicsIn(in) {
		if f.Code == code {
			return f.Label
		}
	}
	return code
}

// DayParts are the parts of a day by which members filter coaches: the first three are the waking hours. A time is in a
// part if the hour at which it begins is From or later, and earlier than Until; the night goes over midnight.
var DayParts = DayPartsIn(&catalogEn)

// DayPartsIn returns DayParts with the labels of a language.
func DayPartsIn(in *Catalog) []DayPart {
	said, waking, end := in.Labels.DayParts, Limits.WakingFromHour, Limits.WakingUntilHour
	return []DayPart{
		{"morning", said.Morning, waking, 12},
		{"afternoon", said.Afternoon, 12, 17},
		{"evening", said.Evening, 17, end},
		{"night", said.Night, end, waking},
	}
}

// Waking are the hours in which a member can be expected to be awake.
var Waking = DayPart{Code: "waking", From: Limits.WakingFromHour, Until: Limits.WakingUntilHour}

// DayPartOf returns the part of a day with this code, or false for an unknown code.
func DayPartOf(code string) (DayPart, bool) {
	for _, part := range DayParts {
		if part.Code == code {
			return part, true
		}
	}
	return DayPart{}, false
}

// Has reports whether a local time's hour is in the part.
func (p DayPart) Has(local time.Time) bool {
	hour := local.Hour()
	if p.From > p.Until {
		return hour >= p.From || hour < p.Until
	}
	return hour >= p.From && hour < p.Until
}

// EngagementLevels are a client's levels of engagement in the coach portal.
var EngagementLevels = []Option{
	{"high", "High"},
	{"medium", "Medium"},
	{"low", "Low"},
}

// VerificationStatuses are a coach's verification statuses.
var VerificationStatuses = VerificationStatusesIn(&catalogEn)

// VerificationStatusesIn returns VerificationStatuses with the labels of a language.
func VerificationStatusesIn(in *Catalog) []Option {
	said := in.Labels.Verification
	return []Option{
		{"verified", said.Verified},
		{"pending", said.Pending},
	}
}

// QuietTimes are the start and end times of quiet hours: every half hour of a day. Code is "22:00", Label "10:00 PM".
var QuietTimes = QuietTimesIn(&catalogEn)

// QuietTimesIn returns QuietTimes with the labels of a language.
func QuietTimesIn(in *Catalog) []Option {
	var all []Option
	for minutes := 0; minutes < 24*60; minutes += 30 {
		hour, label := minutes/60, in.Labels.Clock.AM
		if hour >= 12 {
			label = in.Labels.Clock.PM
		}
		onClock := fmt.Sprintf("%d:%02d", (hour+11)%12+1, minutes%60)
		all = append(all, Option{fmt.Sprintf("%02d:%02d", hour, minutes%60), label.Fill("time", onClock)})
	}
	return all
}
