package provider

import (
	"net/url"
	"strings"

	"aangan/bff/domain/copy"
)

// maxNext is the maximum length of the path to redirect to; longer ones would fill the cookie that carries it.
const maxNext = 512

// safeNext returns the page to open after signing in: a path of this app, or the home page. The member app's pages
// follow the same rules (src/lib/next.ts). It rejects paths that only look local ("//elsewhere", a backslash,
// another scheme, dots that leave a path with two slashes) and paths of the API, which are not pages.
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

// unusual matches characters that browsers read as a slash or drop, and those that a header must not contain.
func unusual(char rune) bool { return char == '\\' || char < ' ' || char == 0x7f }
