package forms

import (
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/rules"
)

// Profile is a member's profile: names, email, username, timeZone. The password is required only if the email changes,
// which is checked where the old address is known.
var Profile = rules.Form{Name: "profile", Fields: []rules.Field{
	line("firstName", rules.Required(said.FirstNameRequired), rules.MaxLength(limits.FirstNameMax, said.FirstNameTooLong)),
	line("lastName", rules.Required(said.LastNameRequired), rules.MaxLength(limits.LastNameMax, said.LastNameTooLong)),
	line("email",
		rules.Pattern(emailPattern, said.ProfileEmailInvalid),
		rules.MinLength(limits.EmailMin, said.ProfileEmailInvalid),
		rules.MaxLength(limits.EmailMax, said.EmailTooLong)),
	line("username",
		rules.MinLength(limits.UsernameMin, said.UsernameTooShort),
		rules.MaxLength(limits.UsernameMax, said.UsernameTooLong),
		rules.Pattern(`^[A-Za-z0-9_]+$`, said.UsernameCharacters)),
	optional(line("timeZone",
		rules.MaxLength(limits.TimeZoneMax, said.TimeZoneInvalid),
		rules.Pattern(timeZonePattern, said.TimeZoneInvalid))),
	optional(secret("password", rules.MaxLength(limits.PasswordMax, said.PasswordTooLong))),
}}

// Preferences are a member's cultural preferences: region, gender, age (the code of a range), and optionally religion
// and language.
var Preferences = rules.Form{Name: "preferences", Fields: []rules.Field{
	choice("region", rules.Required(said.ProfileRegionRequired), rules.OneOf("regions", regionCodes(), said.ProfileRegionRequired)),
	withDefault(optional(choice("religion", rules.OneOf("religions", religionCodes(), said.ChooseListed))), copy.NotSpecified),
	choice("gender", rules.Required(said.ProfileGenderRequired), rules.OneOf("genders", genderCodes(), said.ProfileGenderRequired)),
	choice("age", rules.Required(said.AgeRangeRequired), rules.OneOf("ageRanges", ageRangeCodes(), said.AgeRangeRequired)),
	optional(choice("language", rules.OneOf("languages", languageCodes(), said.ChooseListed))),
}}

// NotificationSettings are a member's notification settings. An omitted toggle stays unchanged. quietFrom and
// quietUntil are times of day of a list ("22:00"); both empty turn quiet hours off.
var NotificationSettings = rules.Form{Name: "notificationSettings", Fields: []rules.Field{
	optional(rules.Field{Name: "emailNotifications", Kind: rules.Flag}),
	optional(rules.Field{Name: "sessionReminders", Kind: rules.Flag}),
	optional(rules.Field{Name: "messageNotifications", Kind: rules.Flag}),
	optional(rules.Field{Name: "newsletterSubscription", Kind: rules.Flag}),
	optional(rules.Field{Name: "shareReadReceipts", Kind: rules.Flag}),
	optional(choice("quietFrom", rules.OneOf("quietTimes", quietTimeCodes(), said.QuietHoursInvalid))),
	optional(choice("quietUntil", rules.OneOf("quietTimes", quietTimeCodes(), said.QuietHoursInvalid))),
}}

func ageRangeCodes() (codes []string) {
	for _, o := range copy.AgeRanges {
		codes = append(codes, o.Code)
	}
	return codes
}

func quietTimeCodes() (codes []string) {
	for _, o := range copy.QuietTimes {
		codes = append(codes, o.Code)
	}
	return codes
}
