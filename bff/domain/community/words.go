package community

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/copy/rules"
	"aangan/bff/domain/fault"
	"aangan/db/grams"
)

// FoldTags parses typed tags: each alone, or several in one text with commas. They become lower case, lose a leading #
// and surrounding space, and empty or repeated ones are dropped.
func FoldTags(typed []string) ([]string, error) {
	tags := []string{}
	for _, text := range typed {
		for part := range strings.SplitSeq(text, ",") {
			tag := foldTag(part)
			if tag != "" && !slices.Contains(tags, tag) {
				tags = append(tags, tag)
			}
		}
	}
	for _, tag := range tags {
		if problems := forms.Tag.Validate(struct{ Tag string }{tag}); len(problems) > 0 {
			return nil, fault.Field("tags", problems[0].Message)
		}
	}
	if len(tags) > copy.Limits.PostTagsMax {
		return nil, fault.Field("tags", copy.CommunityAnswers.TooManyTags)
	}
	return tags, nil
}

// foldTag returns a tag in its stored form.
func foldTag(typed string) string {
	tag := strings.TrimLeft(rules.Line.Normalise(typed), "#")
	return rules.Line.Normalise(strings.ToLower(strings.Join(strings.Fields(tag), " ")))
}

// excerpt returns the beginning of a text on one line, cut between words if possible. Whole is true if the given text
// is complete.
func excerpt(opening string, whole bool) (text string, cut bool) {
	runes := []rune(strings.Join(strings.Fields(opening), " "))
	if len(runes) <= copy.Limits.PostExcerpt {
		return string(runes), !whole
	}
	end := copy.Limits.PostExcerpt
	for end > copy.Limits.PostExcerpt/2 && runes[end] != ' ' {
		end--
	}
	if runes[end] != ' ' {
		// Inside one long word, do not separate a character from its combining signs.
		for end = copy.Limits.PostExcerpt; end > 1 && unicode.In(runes[end], unicode.M, unicode.Cf); end-- {
		}
	}
	return strings.TrimRight(string(runes[:end]), " ,;:"), true
}

// openingLetters is the number of characters read for an excerpt.
const openingLetters = 600

func excerptOf(opening string) (text string, cut bool) {
	return excerpt(opening, utf8.RuneCountInString(opening) < openingLetters)
}

// links matches URLs: text with a scheme, hosts with an ending that is not a word of any language, and hosts with an
// ending that is ("in", "me") if a path follows, since people forget the space after a full stop.
var links = regexp.MustCompile(`https?:/|\bwww\.[\p{L}\p{N}]|` +
	`[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.(?:com|org|net|info|biz|app|dev|xyz|site|online|shop|store|club|link|edu|gov|co\.(?:in|uk)|com\.au|ly|gg|io|tv|ai|uk|ca|pk|bd|lk|np)(?:[^\p{L}\p{M}\p{N}-]|$)|` +
	`[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.\p{L}{2,6}/[\p{L}\p{N}]`)

// hasLinks reports whether any of the texts contains a link.
func hasLinks(texts ...string) bool {
	return slices.ContainsFunc(texts, func(text string) bool { return links.MatchString(string(grams.Fold(text))) })
}
