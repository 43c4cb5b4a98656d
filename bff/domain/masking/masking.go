// Package masking removes from a text what identifies people before it is sent to a language model: names, addresses,
// telephone and other numbers, links and ids. It works by rules and lists, so it misses some: a rare name in small
// letters, or one in a script other than Latin that nobody introduced. It rather masks too much than too little.
package masking

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// The marks that replace what was found.
const (
	Name    = "[name]"
	Email   = "[email]"
	Link    = "[link]"
	ID      = "[id]"
	Number  = "[number]"
	Address = "[address]"
)

var (
	email  = regexp.MustCompile(`[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`)
	link   = regexp.MustCompile(`(?i)(?:https?://|www\.)\S+`)
	handle = regexp.MustCompile(`(^|[\s(])@[\p{L}\p{N}_.]{2,}`)
	id     = regexp.MustCompile(`(?i)\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b`)
	street = regexp.MustCompile(`(?i)\b\d{1,6}\s+(?:[\p{L}]+\s+){1,3}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|terrace|apt|apartment)\b\.?`)
	// digits is a run with at most one or two signs between two digits, as in telephone numbers.
	digits = regexp.MustCompile(`[+(]?\p{Nd}(?:[\s().\-/]{0,2}\p{Nd})*`)
)

// leastDigits is the number of digits from which a number is masked: years, hours and amounts stay.
const leastDigits = 5

// Text masks a text. Known are names that must not stay, such as the member's own, in any spelling of letters' case.
func Text(text string, known ...string) string {
	text = link.ReplaceAllString(text, Link)
	text = email.ReplaceAllString(text, Email)
	text = handle.ReplaceAllString(text, "${1}"+Name)
	text = id.ReplaceAllString(text, ID)
	text = street.ReplaceAllString(text, Address)
	text = digits.ReplaceAllStringFunc(text, func(run string) string {
		count := 0
		for _, r := range run {
			if unicode.IsDigit(r) {
				count++
			}
		}
		if count < leastDigits {
			return run
		}
		return Number
	})
	return maskNames(text, known)
}

// token is a word of a text: from start to end, in small letters, and whether it is written with a capital first.
type token struct {
	start, end int
	word       string
	capital    bool
	// first is true at the beginning of a sentence.
	first bool
}

func maskNames(text string, known []string) string {
	tokens := tokensOf(text)
	names := map[string]bool{}
	for _, name := range known {
		for _, one := range tokensOf(name) {
			if utf8.RuneCountInString(one.word) > 1 {
				names[one.word] = true
			}
		}
	}
	shouted := mostlyCapitals(tokens)
	for i, one := range tokens {
		if common[one.word] {
			continue
		}
		if given[one.word] || introduced(tokens, i) || (one.capital && !shouted && (!one.first || (i > 0 && kin[tokens[i-1].word]))) {
			names[one.word] = true
		}
	}
	var out strings.Builder
	at := 0
	for i, one := range tokens {
		if !names[one.word] {
			continue
		}
		// A first and a last name are one mark.
		if i > 0 && names[tokens[i-1].word] && strings.TrimSpace(text[tokens[i-1].end:one.start]) == "" {
			at = one.end
			continue
		}
		out.WriteString(text[at:one.start])
		out.WriteString(Name)
		at = one.end
	}
	out.WriteString(text[at:])
	return out.String()
}

func tokensOf(text string) (all []token) {
	start, first, bracket := -1, true, false
	add := func(end int) {
		if start < 0 {
			return
		}
		word := text[start:end]
		letter, size := utf8.DecodeRuneInString(word)
		rest := word[size:]
		all = append(all, token{
			start: start, end: end, word: strings.ToLower(word), first: first,
			capital: unicode.IsUpper(letter) && rest != "" && strings.ToLower(rest) == rest,
		})
		start, first = -1, false
	}
	for at, r := range text {
		switch {
		case r == '[' || r == ']':
			// The marks of this package.
			add(at)
			bracket = r == '['
			first = false
		case bracket:
		case unicode.IsLetter(r) || unicode.IsMark(r):
			if start < 0 {
				start = at
			}
		default:
			add(at)
			first = first || strings.ContainsRune(".!?:;।\n\"“(*-", r)
		}
	}
	add(len(text))
	return all
}

// mostlyCapitals reports whether capitals say nothing about names, as in a headline.
func mostlyCapitals(tokens []token) bool {
	capitals := 0
	for _, one := range tokens {
		if one.capital {
			capitals++
		}
	}
	return len(tokens) > 3 && capitals*2 > len(tokens)
}

// introduced reports whether the words before or after a word say that it is a name.
func introduced(tokens []token, at int) bool {
	for _, lead := range leads {
		if at < len(lead) {
			continue
		}
		fits := true
		for i, word := range lead {
			fits = fits && tokens[at-len(lead)+i].word == word
		}
		if fits {
			return true
		}
	}
	return false
}
