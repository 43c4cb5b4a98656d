package identity

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"aangan/bff/domain/copy"
)

// usernamesFor returns valid usernames, best first: from the address, or else from the first name. The last ones are
// almost certainly free.
func usernamesFor(email, firstName string) []string {
	local, _, _ := strings.Cut(email, "@")
	local, _, _ = strings.Cut(local, "+") // The part after "+" is the person's own label.
	base := usernameOf(local)
	if len(base) < copy.Limits.UsernameMin {
		base = usernameOf(firstName)
	}
	if len(base) < copy.Limits.UsernameMin {
		base = "member"
	}
	// Leaves space for the longest suffix below.
	base = base[:min(len(base), copy.Limits.UsernameMax-9)]
	names := []string{base}
	for i := 2; i < 6; i++ {
		names = append(names, base+strconv.Itoa(i))
	}
	return append(names, base+"_"+digits(4), base+"_"+digits(8))
}

// usernameOf keeps the characters that a username may have, in lower case; the result may be empty.
func usernameOf(text string) string {
	var kept strings.Builder
	gap := false
	for _, letter := range strings.ToLower(text) {
		if (letter < 'a' || letter > 'z') && (letter < '0' || letter > '9') {
			gap = true
			continue
		}
		if gap && kept.Len() > 0 {
			kept.WriteByte('_')
		}
		gap = false
		kept.WriteRune(letter)
	}
	return kept.String()
}

func digits(count int) string {
	var text strings.Builder
	for range count {
		text.WriteByte('0' + byte(rand.IntN(10)))
	}
	return text.String()
}
