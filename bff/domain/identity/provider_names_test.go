package identity

import (
	"strings"
	"testing"

	"aangan/bff/domain/copy/forms"
)

func TestUsernamesForSuggestsValidUniqueNames(t *testing.T) {
	for _, c := range []struct{ email, first, want string }{
		{"kavya.raman@mail.example", "Kavya", "kavya_raman"},
		{"Kavya-Raman+google@mail.example", "Kavya", "kavya_raman"},
		{"..k..@mail.example", "Kavya", "kavya"},
		{"42@mail.example", "Al", "member"},
		{"o'neill@mail.example", "", "o_neill"},
		{"कव्या@mail.example", "कव्या", "member"},
		{strings.Repeat("k", 90) + "@mail.example", "", strings.Repeat("k", 41)},
	} {
		names := usernamesFor(c.email, c.first)
		if names[0] != c.want {
			t.Errorf("%s, %s: %q, want %q", c.email, c.first, names[0], c.want)
		}
		seen := map[string]bool{}
		for _, name := range names {
			if kept, sound := fieldOf(forms.Welcome, "username", name); !sound || kept != name || seen[name] {
				t.Errorf("%s, %s: the form rejects %q, or it is a duplicate", c.email, c.first, name)
			}
			seen[name] = true
		}
	}
}
