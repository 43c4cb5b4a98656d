package provider

import (
	"net/url"
	"strings"

	"aangan/bff/domain/copy"
)

// maxNext is how long an address to go on to may be; longer ones would crowd the cookie that carries it.
const maxNext = 512

// safeNext is where to go after signing in: a path of our own, else home. The member app's pages follow the same rules
// (src/lib/next.ts). An address that only looks like one of ours ("//elsewhere", a backslash, another scheme, dots that
// leave a path with two slashes) is not followed, nor is one of the API's: those are no pages.
func safeNext(next string) string {
	home, signIn := copy.MemberSignIn.HomePath(), copy.MemberSignIn.SignInPath()
	if len(next) > maxNext || !strings.HasPrefix(next, "/") || strings.Contains(next, " ") || strings.ContainsFunc(next, unusual) {
		return home
	}
	address, err := url.Parse(next)
	if err != nil || address.Scheme != "" || address.Host != "" || address.User != nil {
		return home
	}
	path := address.Path
	if strings.Contains(path, "//") || strings.Contains(path, "/.") || strings.ContainsFunc(path, unusual) ||
		path == signIn || path == "/api" || strings.HasPrefix(path, "/api/") {
		return home
	}
	if address.RawQuery == "" {
		return address.EscapedPath()
	}
	return address.EscapedPath() + "?" + address.RawQuery
}

// unusual finds what browsers read as a slash or leave out, and what has no place in a header.
func unusual(letter rune) bool { return letter == '\\' || letter < ' ' || letter == 0x7f }
