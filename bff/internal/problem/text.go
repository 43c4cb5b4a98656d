package problem

import (
	"fmt"
	"strings"
	"time"
	"unicode"
)

// Texts of errors that only programs cause; those that people may see are in the copy catalogue.
const (
	textUnreadable = "We couldn't read the request. Please try again."
	textNotObject  = "We couldn't read the request. It must be a JSON object."
	textEmpty      = "The request is empty."
	textSlow       = "The request took too long to arrive. Please try again."
	textNUL        = "The text has a character we can't save."
	// textTooMany is for a limit without a text of its own.
	textTooMany = "Too many tries in a short time."
)

// retryText returns when to try again, rounded up, so that a retry after that time succeeds.
func retryText(wait time.Duration) string {
	seconds := int((wait + time.Second - 1) / time.Second)
	switch minutes := (seconds + 59) / 60; {
	case seconds <= 1:
		return "Please try again in a moment."
	case seconds < 60:
		return fmt.Sprintf("Please try again in %d seconds.", seconds)
	case seconds <= 90:
		return "Please try again in a minute."
	case minutes <= 90:
		return fmt.Sprintf("Please try again in %d minutes.", minutes)
	default:
		return fmt.Sprintf("Please try again in %d hours.", (minutes+59)/60)
	}
}

// label makes the name of a field readable: "firstName" becomes "First name", "focus[2]" becomes "Focus".
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
	if b.Len() == 0 {
		return "The request"
	}
	return b.String()
}
