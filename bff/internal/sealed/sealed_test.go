package sealed_test

import (
	"bytes"
	"encoding/base64"
	"errors"
	"slices"
	"strings"
	"testing"

	"aangan/bff/internal/sealed"
)

// key returns a setting with a key of KeyBytes equal bytes.
func key(name string, b byte) string {
	return name + ":" + base64.StdEncoding.EncodeToString(bytes.Repeat([]byte{b}, sealed.KeyBytes))
}

func parse(t *testing.T, parts ...string) *sealed.Keys {
	t.Helper()
	keys, err := sealed.Parse(strings.Join(parts, ","))
	if err != nil {
		t.Fatal(err)
	}
	return keys
}

func TestSealedTextOpensAndRevealsNothing(t *testing.T) {
	t.Parallel()
	keys := parse(t, key("new", 1), key("old", 2))
	for _, words := range []string{"", "Amma called.", "அம்மா", strings.Repeat("long ", 10_000)} {
		about := []byte("journal/asha/7")
		seal := keys.Seal([]byte(words), about)
		if again := keys.Seal([]byte(words), about); bytes.Equal(seal, again) {
			t.Error("two seals of the same text are the same")
		}
		if words != "" && bytes.Contains(seal, []byte(words)) || bytes.Contains(seal, about) {
			t.Errorf("the seal contains the text: %q", seal)
		}
		if opened, err := keys.Open(seal, about); err != nil || string(opened) != words {
			t.Errorf("%.20q opens as %.20q, %v", words, opened, err)
		}
	}
}

// TestChangedOrMisplacedSealsDoNotOpen changes a sealed value as an attacker with access to the database could.
func TestChangedOrMisplacedSealsDoNotOpen(t *testing.T) {
	t.Parallel()
	keys, about := parse(t, key("one", 1), key("two", 2)), []byte("journal/asha/7")
	seal := keys.Seal([]byte("Amma called."), about)
	for name, c := range map[string]struct {
		seal  []byte
		about string
		with  *sealed.Keys
		want  error
	}{
		"unchanged":               {seal: seal},
		"of another row":          {seal: seal, about: "journal/asha/8", want: sealed.ErrBroken},
		"of another member":       {seal: seal, about: "journal/ravi/7", want: sealed.ErrBroken},
		"with other data":         {seal: seal, about: "-", want: sealed.ErrBroken},
		"empty":                   {want: sealed.ErrBroken},
		"unsealed text":           {seal: []byte("Amma called."), want: sealed.ErrBroken},
		"truncated in the header": {seal: seal[:3], want: sealed.ErrBroken},
		"truncated in the nonce":  {seal: seal[:8], want: sealed.ErrBroken},
		"truncated at the end":    {seal: seal[:len(seal)-1], want: sealed.ErrBroken},
		"extended":                {seal: append(slices.Clone(seal), 0), want: sealed.ErrBroken},
		"header of another known key": {
			seal: bytes.Replace(seal, []byte("one"), []byte("two"), 1), want: sealed.ErrBroken,
		},
		"of an unknown key":                 {seal: seal, with: parse(t, key("two", 2)), want: sealed.ErrKey},
		"of another key with the same name": {seal: seal, with: parse(t, key("one", 3)), want: sealed.ErrBroken},
		"an invalid key name":               {seal: bytes.Replace(seal, []byte("one"), []byte("a b"), 1), want: sealed.ErrBroken},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			with, about := keys, about
			if c.with != nil {
				with = c.with
			}
			if c.about != "" {
				about = []byte(c.about)
			}
			words, err := with.Open(c.seal, about)
			if !errors.Is(err, c.want) || c.want != nil && words != nil {
				t.Errorf("%q, %v; want %v", words, err, c.want)
			}
		})
	}
	for place := range seal {
		changed := slices.Clone(seal)
		changed[place] ^= 1
		if words, err := keys.Open(changed, about); err == nil {
			t.Errorf("with byte %d changed it opens as %q", place, words)
		}
	}
}

// TestNewKeyOpensOldSealsUntilOldKeyIsRemoved puts a new key before the old one and later removes the old one.
func TestNewKeyOpensOldSealsUntilOldKeyIsRemoved(t *testing.T) {
	t.Parallel()
	about := []byte("journal/asha/7")
	before := parse(t, key("2026-a", 1))
	old := before.Seal([]byte("Amma called."), about)
	both := parse(t, key("2026-b", 2), key("2026-a", 1))
	words, err := both.Open(old, about)
	if err != nil || string(words) != "Amma called." {
		t.Fatalf("%q, %v", words, err)
	}
	if before.HasOldKeys() || !both.HasOldKeys() || bytes.HasPrefix(old, both.Header()) || !bytes.HasPrefix(old, before.Header()) {
		t.Error("an old seal is not recognized")
	}
	resealed := both.Seal(words, about)
	if !bytes.HasPrefix(resealed, both.Header()) {
		t.Error("a new seal is recognized as old")
	}
	after := parse(t, key("2026-b", 2))
	if words, err := after.Open(resealed, about); err != nil || string(words) != "Amma called." {
		t.Errorf("%q, %v", words, err)
	}
	if _, err := after.Open(old, about); !errors.Is(err, sealed.ErrKey) || !strings.Contains(err.Error(), "2026-a") {
		t.Errorf("without the old key: %v", err)
	}
}

// TestInvalidKeysAreRejectedWithoutRepeatingThem: errors repeat no part of the setting.
func TestInvalidKeysAreRejectedWithoutRepeatingThem(t *testing.T) {
	t.Parallel()
	secret := strings.TrimPrefix(key("x", 7), "x:")
	short := base64.StdEncoding.EncodeToString(make([]byte, 16))
	for text, want := range map[string]string{
		"":                "first key has no name",
		secret:            "first key has no name",
		":" + secret:      "first key has no name",
		"a key:" + secret: "first key has no name",
		"a:":              "first key is not 32 bytes",
		"a:" + short:      "first key is not 32 bytes",
		"a:" + strings.TrimRight(secret, "=") + "!": "first key is not 32 bytes",
		"a:" + secret + ",":                         "second key has no name",
		"a:" + secret + ",b:" + short:               "second key is not 32 bytes",
		"a:" + secret + ", a:" + secret:             "second key has the name",
	} {
		_, err := sealed.Parse(text)
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), secret[:20]) || strings.Contains(err.Error(), short) {
			t.Errorf("%q: %v; want %q", text, err, want)
		}
	}
}
