package identity

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"testing"
	"time"

	"github.com/google/uuid"
)

// FuzzParseLink checks any token of a link: only one that newLink can have created is sound, and its parts are those
// that newLink stored.
func FuzzParseLink(f *testing.F) {
	for _, token := range []string{"", "a", "..", "AAAA", "\n"} {
		f.Add(token)
	}
	token, _ := newLink(uuid.New())
	for _, text := range []string{token, token + "=", token[1:] + "\n", "\r\n" + token[2:], token[:10] + " " + token[11:]} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		id, hash, sound := parseLink(text)
		if raw, err := base64.RawURLEncoding.Strict().DecodeString(text); sound && (err != nil || base64.RawURLEncoding.EncodeToString(raw) != text ||
			!bytes.HasPrefix(raw, id[:]) || len(hash) != sha256.Size) {
			t.Fatalf("%q is sound", text)
		}
		own := uuid.UUID(bytes.Repeat([]byte{byte(len(text))}, 16))
		token, stored := newLink(own)
		if id, hash, sound := parseLink(token); !sound || id != own || !bytes.Equal(hash, stored) {
			t.Fatalf("%q is not read back", token)
		}
	})
}

// FuzzKnowsTimeZone checks any name of a time zone that a browser sends: a known one can be loaded, also after a
// repeat, and any other gives the default.
func FuzzKnowsTimeZone(f *testing.F) {
	for _, name := range []string{"Asia/Kolkata", "UTC", "America/Argentina/Ushuaia", "../etc/passwd", "posix/Asia/Kolkata", "Asia/../UTC", "", "Local", "a/\x00", `Asia\Kolkata`} {
		f.Add(name)
	}
	f.Fuzz(func(t *testing.T, name string) {
		known := knownTimeZone(name)
		if _, err := time.LoadLocation(known); err != nil || knownTimeZone(known) != known {
			t.Fatalf("%q becomes %q, %v", name, known, err)
		}
		if KnowsTimeZone(name) && known != name {
			t.Fatalf("%q is known as %q", name, known)
		}
	})
}
