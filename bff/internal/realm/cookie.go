package realm

import (
	"net/http"
	"strings"
	"time"
)

// Cookie is the name of the session cookie of one realm. A cookie of one realm is invalid at a BFF of another: names,
// tables and actor types differ.
type Cookie string

// The realms. With the __Host- prefix browsers accept the cookie only from a secure origin of exactly this host, so
// that no sibling domain can set one.
const (
	MemberCookie Cookie = "__Host-aangan_member"
	CoachCookie  Cookie = "__Host-aangan_coach"
)

// Cookies that identify a browser in which someone has signed in before: they outlive the session, and grant no
// access. Such a browser is not slowed down by attempts on the same account from elsewhere.
const (
	MemberKnown Cookie = "__Host-aangan_known"
	CoachKnown  Cookie = "__Host-aangan_coach_known"
)

// cookieLife is the lifetime of a session cookie: the maximum that browsers accept. The server limits the session
// (which slides with use), so the cookie must only not expire before it.
const cookieLife = 400 * 24 * time.Hour

// Set returns the cookie that carries token. On a shared device it ends with the browser.
func (c Cookie) Set(token string, sharedDevice bool) http.Cookie {
	cookie := c.base()
	cookie.Value = token
	if !sharedDevice {
		cookie.MaxAge = int(cookieLife / time.Second)
	}
	return cookie
}

// SetFor returns the cookie that carries token with this lifetime.
func (c Cookie) SetFor(token string, lifetime time.Duration) http.Cookie {
	cookie := c.Set(token, true)
	cookie.MaxAge = int(lifetime / time.Second)
	return cookie
}

// Clear returns the cookie that makes a browser delete the session cookie.
func (c Cookie) Clear() http.Cookie {
	cookie := c.base()
	cookie.MaxAge = -1
	return cookie
}

func (c Cookie) base() http.Cookie {
	return http.Cookie{Name: string(c), Path: "/", Secure: true, HttpOnly: true, SameSite: http.SameSiteLaxMode}
}

// Token returns the session token that a request carries, or "". It reads the header in place: [http.Request.Cookie]
// would parse and copy every cookie on every request.
func (c Cookie) Token(r *http.Request) string {
	for _, line := range r.Header["Cookie"] {
		for len(line) > 0 {
			var part string
			part, line, _ = strings.Cut(line, ";")
			name, value, found := strings.Cut(strings.TrimSpace(part), "=")
			if found && name == string(c) {
				return value
			}
		}
	}
	return ""
}
