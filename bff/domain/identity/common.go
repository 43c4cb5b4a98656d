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

// common is the list, in order.
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
	// affixMost is how many digits and signs around a common word make it no better.
	affixMost = 4
	// distinctLeast is how many different characters a password has at least.
	distinctLeast = 4
	// partLeast is how long a username or the name in an address is before a password may not hold it.
	partLeast = 4
)

// checkNewPassword refuses a password that the form's rules let through and that is among the first that anybody would try:
// the commonest ones, also with a capital letter, signs in place of letters or a few digits around them; and those that hold
// the username or the name in the address. The field's name stands in the error, a *fault.Invalid. Passwords that exist are
// never asked this.
func checkNewPassword(field, password, username, email string) error {
	if isCommon(password) {
		return fault.Field(field, copy.Validation.PasswordTooCommon)
	}
	local, _, _ := strings.Cut(email, "@")
	for _, part := range []string{username, local} {
		if utf8.RuneCountInString(part) >= partLeast && strings.Contains(folded(password), folded(part)) {
			return fault.Field(field, copy.Validation.PasswordHoldsName)
		}
	}
	return nil
}

func folded(text string) string { return cases.Fold().String(text) }

// isCommon says whether a password is one of the list, or one of the ways in which people make one of them look different.
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

// affix is how many characters at the beginning may be taken away.
func affix(letters []rune) int {
	for i, letter := range letters {
		if i == affixMost || unicode.IsLetter(letter) {
			return i
		}
	}
	return 0
}

// Signs that stand for letters. Some stand for either of two.
var (
	firstReading  = map[rune]rune{'0': 'o', '1': 'i', '!': 'i', '|': 'i', '3': 'e', '4': 'a', '@': 'a', '5': 's', '$': 's', '7': 't', '+': 't', '8': 'b', '9': 'g', '6': 'g'}
	secondReading = map[rune]rune{'1': 'l', '!': 'l', '|': 'l', '7': 'l', '9': 'q', '6': 'b'}
)

// isWord looks a stem up as it stands and with its signs read as letters.
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
