package realm

import (
	"net/http"
	"strings"
	"time"
)

// Cookie names the session cookie of one realm. A cookie of one realm means nothing to a BFF of another: the names
// differ, the tables behind them differ, and so do the types of the people they stand for.
type Cookie string

// The realms. The prefix makes browsers refuse the cookie from anything but a secure origin of exactly this host, so that
// no sibling domain can plant one.
const (
	MemberCookie Cookie = "__Host-aangan_member"
	CoachCookie  Cookie = "__Host-aangan_coach"
)

// The cookies by which a browser shows that somebody has signed in there before: they stay when a session ends, and open
// nothing. Strangers who try passwords elsewhere do not slow such a browser down.
const (
	MemberKnown Cookie = "__Host-aangan_known"
	CoachKnown  Cookie = "__Host-aangan_coach_known"
)

// cookieLife is how long a browser is asked to keep a session cookie: as long as browsers agree to. How long a session
// lives is the server's to say (it slides with use), so the cookie must merely not end before it.
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

// SetFor returns the cookie that carries token for so long.
func (c Cookie) SetFor(token string, lifetime time.Duration) http.Cookie {
	cookie := c.Set(token, true)
	cookie.MaxAge = int(lifetime / time.Second)
	return cookie
}

// Clear returns the cookie that makes a browser forget the session.
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
