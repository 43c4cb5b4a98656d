package identity

import (
	"bytes"
	"fmt"
	"log/slog"
	"strings"
	"testing"
)

func TestTokensAreLongRandomAndStoredHashed(t *testing.T) {
	t.Parallel()
	seen := map[string]bool{}
	for range 100 {
		secret, hash := newToken()
		if len(secret) != tokenLength || !looksLikeToken(secret) || seen[secret] {
			t.Fatalf("token %q is short, malformed or not unique", secret)
		}
		if len(hash) != 32 || bytes.Contains(hash, []byte(secret)) || !bytes.Equal(hash, hashToken(secret)) {
			t.Fatal("the stored form is not the token's hash")
		}
		seen[secret] = true
	}
}

func TestLooksLikeTokenRejectsImpossibleTokens(t *testing.T) {
	t.Parallel()
	good, _ := newToken()
	for _, text := range []string{"", "x", good + "A", good[:42], strings.Repeat("/", 43), strings.Repeat("\x00", 43), strings.Repeat("é", 22)[:43]} {
		if looksLikeToken(text) || oldHash(text) != nil {
			t.Errorf("%q looks like a token", text)
		}
	}
}

func TestPrintedTokensAreRedacted(t *testing.T) {
	t.Parallel()
	secret, _ := newToken()
	member, coach := MemberToken(secret), CoachToken(secret)
	var log bytes.Buffer
	slog.New(slog.NewJSONHandler(&log, nil)).Info("sign-in", "member", member, "coach", coach)
	printed := fmt.Sprint(member, coach) + fmt.Sprintf("%v %s %q %#v %+v", member, coach, member, coach, struct{ T MemberToken }{member}) + log.String()
	if strings.Contains(printed, secret) {
		t.Errorf("the secret is printed in %s", printed)
	}
}

func TestKnownTimeZoneReplacesInvalidZonesByDefault(t *testing.T) {
	t.Parallel()
	for given, want := range map[string]string{
		"Asia/Kolkata": "Asia/Kolkata", "America/New_York": "America/New_York", "UTC": "UTC", " Asia/Calcutta ": "Asia/Calcutta",
		"America/Argentina/Buenos_Aires": "America/Argentina/Buenos_Aires",
		"":                               DefaultTimeZone, "Local": DefaultTimeZone, "Mars/Olympus": DefaultTimeZone, "Factory": DefaultTimeZone,
		"posix/Asia/Kolkata": DefaultTimeZone, "../../etc/passwd": DefaultTimeZone, "/etc/localtime": DefaultTimeZone, "Asia/Kolkata\x00": DefaultTimeZone,
	} {
		if got := knownTimeZone(given); got != want {
			t.Errorf("knownTimeZone(%q) = %q, want %q", given, got, want)
		}
	}
}

func TestShortUserAgentDropsControlsAndIsLimited(t *testing.T) {
	t.Parallel()
	for given, want := range map[string]string{
		"Mozilla/5.0 (iPhone)": "Mozilla/5.0 (iPhone)", "a\x00b\nc\x7f": "abc", "\xff\xfeok": "ok", strings.Repeat("é", 400): strings.Repeat("é", 300),
	} {
		if got := shortUserAgent(given); got != want {
			t.Errorf("shortUserAgent(%q) = %q, want %q", given, got, want)
		}
	}
}
