package realm

import (
	"net/http"
	"strings"
	"testing"
)

// FuzzToken checks any Cookie header: the token is a value of the cookie with exactly that name, and a token that Set
// wrote is read back after any other cookies.
func FuzzToken(f *testing.F) {
	for _, header := range []string{
		"__Host-aangan_member=abc", "a=b; __Host-aangan_member=abc; c", "x__Host-aangan_member=abc", "__Host-aangan_member", "__Host-aangan_member=", ";;=;",
		"__Host-aangan_coach=abc", "__Host-aangan_member=a=b", `__Host-aangan_member="a"`, " __Host-aangan_member =a", "\x00=\xff", "__host-aangan_member=a",
	} {
		f.Add(header)
	}
	f.Fuzz(func(t *testing.T, header string) {
		got := MemberCookie.Token(&http.Request{Header: http.Header{"Cookie": {header}}})
		if strings.Contains(got, ";") || (got != "" && !strings.Contains(header, string(MemberCookie)+"="+got)) {
			t.Fatalf("%q of %q", got, header)
		}
		if strings.Contains(header, string(MemberCookie)) {
			return
		}
		written := MemberCookie.Set("Token-123", false)
		pair, _, _ := strings.Cut(written.String(), ";")
		if got := MemberCookie.Token(&http.Request{Header: http.Header{"Cookie": {header + "; " + pair}}}); got != "Token-123" {
			t.Fatalf("%q after %q", got, header)
		}
	})
}
