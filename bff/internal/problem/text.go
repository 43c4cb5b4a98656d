package problem

import (
	"slices"
	"strings"
	"time"
	"unicode"

	"aangan/bff/domain/copy"
)

// retryText returns when to try again, rounded up, so that a retry after that time succeeds.
func retryText(in *copy.Catalog, wait time.Duration) string {
	said := in.Errors.Retry
	seconds := int((wait + time.Second - 1) / time.Second)
	switch minutes := (seconds + 59) / 60; {
	case seconds <= 1:
		return said.Moment
	case seconds < 60:
		return said.Seconds.For(seconds)
	case seconds <= 90:
		return said.Minute
	case minutes <= 90:
		return said.Minutes.For(minutes)
	default:
		return said.Hours.For((minutes + 59) / 60)
	}
}

// label makes the name of a field readable: "firstName" becomes "First name", "focus[2]" becomes "Focus". The result is
// empty for an empty name.
func label(field string) string {
	if at := strings.LastIndexByte(field, '.'); at >= 0 {
		field = field[at+1:]
	}
	field, _, _ = strings.Cut(field, "[")
	var b strings.Builder
	for i, r := range field {
		switch {
		case i == 0:
			b.WriteRune(unicode.ToUpper(r))
		case unicode.IsUpper(r):
			b.WriteByte(' ')
			b.WriteRune(unicode.ToLower(r))
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// fieldText returns a text of copy.Errors.Field about a field, in a language.
func fieldText(language string, text copy.Template, field string) string {
	in := copy.In(language).Errors
	name := label(field)
	if name == "" {
		name = in.WholeRequest
	} else if at := slices.Index(copy.Errors.FieldNames, name); at >= 0 {
		name = in.FieldNames[at]
	}
	return text.Fill("field", name)
}
