package copy

// Referrals holds the texts of the list that counts how often companions named a crisis line. It names no member.
var Referrals = struct {
	Title, Text            string
	None, NoneText         string
	LoadFailed             string
	Year                   Plural
	Month, Kind            string
	Kinds, Lines           []Option
	DownloadCSV            string
	DownloadJSON, FileName string
}{
	Title:      "Crisis referrals by companions",
	Text:       "How often companions named a crisis line, by UTC month and kind of risk. We keep these counts for the yearly reports that states ask for, without texts or members.",
	None:       "No referrals yet",
	NoneText:   "When a companion names a crisis line, it's counted here.",
	LoadFailed: "Failed to load the referral counts",
	Year:       Plural{"{year}: {count} reply with a referral", "{year}: {count} replies with a referral"},
	Month:      "Month",
	Kind:       "Kind of risk",
	Kinds: []Option{
		{"self", "Suicide or self-harm"},
		{"self_now", "Suicide or self-harm, at that moment"},
		{"attack", "Violence, at that moment"},
		{"medical", "Medical emergency"},
		{"violence", "Violence"},
		{"child", "A child in danger"},
		{"eating", "Eating disorder"},
		{"harm", "Harm to others"},
		{"other", "Someone else at risk"},
		{"", "No particular kind"},
	},
	Lines: []Option{
		{"any", "Replies"},
		{"988", "988"},
		{"911", "911"},
		{"crisis_text", "Crisis Text Line"},
		{"violence", "Domestic violence"},
		{"poison", "Poison Help"},
		{"childhelp", "Childhelp"},
	},
	DownloadCSV:  "Download CSV",
	DownloadJSON: "Download JSON",
	FileName:     "crisis-referrals",
}
