package identity_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
)

func TestIsCommonDetectsCommonPasswords(t *testing.T) {
	t.Parallel()
	for _, common := range []string{
		"Password1", "PASSWORd1", "Passw0rd", "P@ssw0rd1", "Pa$$w0rd12", "Password!1", "1Password", "Password2024", "123Password!", "PasswordPassword1",
		"Qwerty123", "Qwertyuiop1", "1q2w3e4R", "1qaz2wsX", "Abcd1234", "Welcome1", "Welcome123!", "Letmein1", "Sunshine99", "Iloveyou1",
		"Michael1", "M1chael1", "Footba11", "Superman1", "Trustno1", "Dragon12", "Aaaaaaa1", "AaAaAaA1", "Krishna108", "Abc123!!",
		"Namaste123", "N@maste2026", "Aangan123", "A@ngan99!",
	} {
		if !identity.IsCommon(common) {
			t.Errorf("%q is not detected as common", common)
		}
	}
	for _, sound := range []string{
		identitytest.Password, newPassword, "Sup3rSecretWord", "Third-Word-88", "Tamarind4Rice", "Coffee at 6 with Ma", "Zm8rTq2xLw", "நான்Abc123ட", "Çay-ile-Simit-7",
		"Correct-horse-9-battery", "Dragonfruit2kitchen",
	} {
		if identity.IsCommon(sound) {
			t.Errorf("%q is detected as common", sound)
		}
	}
}

func TestCommonWordsAreSortedAndLowerCase(t *testing.T) {
	t.Parallel()
	words := identity.CommonWords()
	if len(words) < 6000 || !slices.IsSorted(words) {
		t.Errorf("the list has %d words, in order: %v", len(words), slices.IsSorted(words))
	}
	for _, word := range words {
		if strings.ToLower(word) != word || strings.ContainsAny(word, " \t") {
			t.Errorf("%q is not in lower case or has spaces", word)
		}
	}
}

func TestRegisterRejectsCommonPasswordsAndOnesWithName(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	for name, c := range map[string]struct {
		username, email, password, message string
	}{
		"common":                               {"asha_r", "asha.raman@aangan.example", "Password1", copy.Validation.PasswordTooCommon},
		"contains the username":                {"asha_r", "home@aangan.example", "xxASHA_R-99xx", copy.Validation.PasswordHoldsName},
		"contains the local part of the email": {"somebody", "asha.raman@aangan.example", "My-asha.Raman-1", copy.Validation.PasswordHoldsName},
		"the demonstration data's":             {"asha_r", "home@aangan.example", "Namaste123", copy.Validation.PasswordTooCommon},
		"contains the product's name":          {"asha_r", "home@aangan.example", "My-AANGAN-9-home", copy.Validation.PasswordTooCommon},
		"contains the last name":               {"asha_r", "home@aangan.example", "Subramaniam-9-Oaks", copy.Validation.PasswordHoldsName},
		"contains a part of the local part":    {"somebody", "asha.raman@aangan.example", "raman-9-Oaks", copy.Validation.PasswordHoldsName},
		"contains a short username":            {"ash", "home@aangan.example", "Ash-and-9-Oak", ""},
		"contains a short local part":          {"somebody", "me@aangan.example", "Some-9-Oaks", ""},
	} {
		given := registration()
		given.Username, given.Email, given.Password, given.LastName = c.username, c.email, c.password, "Subramaniam"
		_, err := d.Register(t.Context(), given, identity.Device{}, identity.ClientOrigin{}, "")
		var invalid *fault.Invalid
		switch {
		case c.message == "" && err != nil:
			t.Errorf("%s: %v", name, err)
		case c.message != "" && (!errors.As(err, &invalid) || len(invalid.Fields) != 1 || invalid.Fields[0] != (fault.FieldError{Field: "password", Message: c.message})):
			t.Errorf("%s: %v, want %q", name, err, c.message)
		}
	}
}

// The password would be rejected for a new account.
func TestExistingCommonPasswordStillSignsIn(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member := identitytest.NewMember(t, d.pool)
	hash, err := identitytest.QuickHasher().Hash(t.Context(), "Password1")
	if err != nil {
		t.Fatal(err)
	}
	execute(t, d.pool, "update members set password_hash = $2 where id = $1", member.ID.UUID(), hash)
	if got := attempt(t, d.Service, member.Username, "Password1", identity.ClientOrigin{}); got != "in" {
		t.Errorf("an old password: %s", got)
	}
}
