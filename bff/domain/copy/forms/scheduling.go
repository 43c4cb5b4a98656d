package forms

import (
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/rules"
)

// Booking is the optional note for the coach when a member books a session. Day and time are checked against the open
// times elsewhere.
var Booking = rules.Form{Name: "booking", Fields: []rules.Field{
	optional(rules.Field{Name: "note", Kind: rules.Lines, Rules: []rules.Rule{
		rules.MaxLength(limits.SessionNoteMax, copy.Scheduling.NoteTooLong),
		rules.SafeLines(copy.Scheduling.NoteControls),
	}}),
}}

// SessionRecap is what a coach writes after a session. One of the two is needed, which is checked elsewhere.
var SessionRecap = rules.Form{Name: "sessionRecap", Fields: []rules.Field{
	optional(rules.Field{Name: "summary", Kind: rules.Lines, Rules: []rules.Rule{
		rules.MaxLength(limits.RecapSummaryMax, copy.Casework.RecapSummaryTooLong),
		rules.SafeLines(copy.Casework.RecapControls),
	}}),
	optional(rules.Field{Name: "agreed", Kind: rules.Lines, Rules: []rules.Rule{
		rules.MaxLength(limits.RecapAgreedMax, copy.Casework.RecapAgreedTooLong),
		rules.SafeLines(copy.Casework.RecapControls),
	}}),
}}

// SessionFeedback is a member's answer to how a session went.
var SessionFeedback = rules.Form{Name: "sessionFeedback", Fields: []rules.Field{
	choice("rating", rules.Required(copy.Scheduling.RatingRequired), rules.OneOf("sessionRatings", codes(copy.SessionRatings), copy.Scheduling.RatingRequired)),
	optional(rules.Field{Name: "note", Kind: rules.Lines, Rules: []rules.Rule{
		rules.MaxLength(limits.SessionFeedbackMax, copy.Scheduling.FeedbackTooLong),
		rules.SafeLines(copy.Scheduling.FeedbackControls),
	}}),
}}
