package forms

import (
	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/rules"
)

var answers = copy.CommunityAnswers

// Post is a new or edited post of the community. The server parses its tags, given one by one or comma-separated.
var Post = rules.Form{Name: "post", Fields: []rules.Field{
	sentByCode(line("id", rules.Pattern(uuidPattern, answers.PostID))),
	line("title",
		rules.MinLength(limits.PostTitleMin, answers.TitleTooShort),
		rules.MaxLength(limits.PostTitleMax, answers.TitleTooLong)),
	words("content", limits.PostContentMin, limits.PostContentMax, answers.ContentTooShort, answers.ContentTooLong),
	choice("category", rules.Required(answers.CategoryRequired), rules.OneOf("communityCategories", codes(copy.CommunityCategories), answers.CategoryRequired)),
}}

// Tag is one of a post's tags, folded. No page has this form, so it is not in All.
var Tag = rules.Form{Name: "tag", Fields: []rules.Field{
	line("tag", rules.MinLength(limits.TagMin, answers.TagLength), rules.MaxLength(limits.TagMax, answers.TagLength)),
}}

// Comment is a comment on a post.
var Comment = rules.Form{Name: "comment", Fields: []rules.Field{
	sentByCode(line("id", rules.Pattern(uuidPattern, answers.CommentID))),
	words("content", limits.CommentMin, limits.CommentMax, answers.CommentTooShort, answers.CommentTooLong),
}}

// Flag is a member's report of a post or a comment.
var Flag = rules.Form{Name: "flag", Fields: []rules.Field{
	choice("reason", rules.Required(answers.ReasonRequired), rules.OneOf("flagReasons", codes(copy.FlagReasons), answers.ReasonRequired)),
	optional(rules.Field{Name: "notes", Kind: rules.Lines, Rules: []rules.Rule{
		rules.MaxLength(limits.FlagNotesMax, answers.FlagNotesTooLong),
		rules.SafeLines(answers.TextControls),
	}}),
}}

// Appeal is an author's appeal against a decision about their text.
var Appeal = rules.Form{Name: "appeal", Fields: []rules.Field{
	words("text", limits.AppealMin, limits.AppealMax, answers.AppealTooShort, answers.AppealTooLong),
}}

// words is a required text of any number of lines.
func words(name string, least, most int, tooShort, tooLong string) rules.Field {
	return rules.Field{Name: name, Kind: rules.Lines, Rules: []rules.Rule{
		rules.MinLength(least, tooShort),
		rules.MaxLength(most, tooLong),
		rules.SafeLines(answers.TextControls),
	}}
}

func codes(list []copy.Option) []string {
	all := make([]string, len(list))
	for i, option := range list {
		all[i] = option.Code
	}
	return all
}
