package request

import (
	"context"
	"net/http"
	"time"

	"aangan/bff/domain/copy"
)

// Language returns the language that the request's response is written in: a code of [copy.DisplayLanguages]. The
// pages' scripts send the language of their page as Accept-Language. A header that is not exactly such a code, or that
// comes with a navigation, is the browser's own and does not count: the language is chosen, never guessed. Without the
// header of a page, as for a submitted form or an emailed link, it is the language of the cookie. It is English for an
// unknown value, and outside a request.
func Language(ctx context.Context) string {
	info := From(ctx)
	if info == nil || info.HTTP == nil {
		return copy.SourceLanguage
	}
	header := info.HTTP.Header
	// A browser may be set to exactly one of our languages. Scripts cannot send a navigation.
	if header.Get("Sec-Fetch-Mode") != "navigate" {
		if sent := header.Values("Accept-Language"); len(sent) == 1 && copy.IsDisplayLanguage(sent[0]) {
			return sent[0]
		}
	}
	return ChosenLanguage(info.HTTP)
}

// ChosenLanguage returns the language in the cookie of a request, which is that of the member app's pages: a code of
// [copy.DisplayLanguages], and English without a cookie or for an unknown value.
func ChosenLanguage(r *http.Request) string {
	if cookie, err := r.Cookie(copy.LanguageCookie); err == nil && copy.IsDisplayLanguage(cookie.Value) {
		return cookie.Value
	}
	return copy.SourceLanguage
}

// languageCookieLife is how long a browser keeps the language.
const languageCookieLife = 365 * 24 * time.Hour

// LanguageCookie returns the cookie that stores the language of pages in a browser. On a shared device it ends with the
// browser. It names no person, and pages read and set it, so it has neither HttpOnly nor the __Host- prefix.
func LanguageCookie(language string, sharedDevice bool) http.Cookie {
	cookie := http.Cookie{Name: copy.LanguageCookie, Value: language, Path: "/", Secure: true, SameSite: http.SameSiteLaxMode}
	if !sharedDevice {
		cookie.MaxAge = int(languageCookieLife / time.Second)
	}
	return cookie
}
