package identity

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"

	"golang.org/x/text/cases"
)

//go:embed commonpasswords.txt
var commonSource string

// common returns the sorted list of common words.
var common = sync.OnceValue(func() []string {
	var words []string
	for line := range strings.Lines(commonSource) {
		if word := strings.TrimSpace(line); word != "" && word[0] != '#' {
			words = append(words, word)
		}
	}
	return words
})

const (
	// affixMost is the number of digits and signs around a common word that do not make it stronger.
	affixMost = 4
	// distinctLeast is the minimum number of different characters in a password.
	distinctLeast = 4
	// partLeast is the minimum length of a part of a name that a password must not contain.
	partLeast = 4
)

// checkNewPassword rejects passwords that pass the form's rules but are easy to guess: common ones and those of the
// demonstration data, also with a capital, with signs in place of characters or with a few digits around them; those
// that contain the product's name; and those that contain a part of the email's local part or of the names (username,
// first and last name). Returns *fault.Invalid for the named field. Existing passwords are never checked.
func checkNewPassword(field, password, email string, names ...string) error {
	if isCommon(password) || strings.Contains(folded(password), folded(copy.Brand.Name)) {
		return fault.Field(field, copy.Validation.PasswordTooCommon)
	}
	local, _, _ := strings.Cut(email, "@")
	for _, name := range append(names, local) {
		parts := strings.FieldsFunc(name, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) && !unicode.IsDigit(r) })
		for _, part := range append(parts, name) {
			if utf8.RuneCountInString(part) >= partLeast && strings.Contains(folded(password), folded(part)) {
				return fault.Field(field, copy.Validation.PasswordHoldsName)
			}
		}
	}
	return nil
}

func folded(text string) string { return cases.Fold().String(text) }

// isCommon reports whether a password is on the list or a usual variation of an entry.
func isCommon(password string) bool {
	letters := []rune(folded(password))
	if len(distinct(letters)) < distinctLeast || isListed(letters) {
		return true
	}
	for before := range affix(letters) + 1 {
		rest := letters[before:]
		backwards := slices.Clone(rest)
		slices.Reverse(backwards)
		for after := range affix(backwards) + 1 {
			stem := rest[:len(rest)-after]
			half := len(stem) / 2
			if isWord(stem) || (slices.Equal(stem[:half], stem[half:]) && isWord(stem[:half])) {
				return true
			}
		}
	}
	return false
}

// affix returns the number of characters at the start that may be dropped.
func affix(letters []rune) int {
	for i, letter := range letters {
		if i == affixMost || unicode.IsLetter(letter) {
			return i
		}
	}
	return 0
}

// Signs and the characters that they replace. Some replace either of two.
var (
	firstReading  = map[rune]rune{'0': 'o', '1': 'i', '!': 'i', '|': 'i', '3': 'e', '4': 'a', '@': 'a', '5': 's', '$': 's', '7': 't', '+': 't', '8': 'b', '9': 'g', '6': 'g'}
	secondReading = map[rune]rune{'1': 'l', '!': 'l', '|': 'l', '7': 'l', '9': 'q', '6': 'b'}
)

// isWord looks a stem up unchanged and with its signs replaced by characters.
func isWord(stem []rune) bool {
	if isListed(stem) {
		return true
	}
	once, twice := make([]rune, len(stem)), make([]rune, len(stem))
	for i, letter := range stem {
		once[i], twice[i] = letter, letter
		if read, known := firstReading[letter]; known {
			once[i], twice[i] = read, read
		}
		if read, known := secondReading[letter]; known {
			twice[i] = read
		}
	}
	return isListed(once) || isListed(twice)
}

func isListed(letters []rune) bool {
	_, found := slices.BinarySearch(common(), string(letters))
	return found
}

func distinct(letters []rune) map[rune]bool {
	seen := map[rune]bool{}
	for _, letter := range letters {
		seen[letter] = true
	}
	return seen
}
