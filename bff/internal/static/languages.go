package static

import (
	"cmp"
	"net/http"
	"net/url"
	"strings"

	"aangan/bff/domain/copy"
	"aangan/bff/internal/request"
)

// The site has its pages in a language below the language's code, and English ones without a prefix. Apps behind a
// sign-in have one address for a page: there the cookie decides, which is set by a choice of the visitor and never
// guessed. Everything but an exact code of a display language means English.

// edition is an app's pages in one language. Those of the site share one map, because their addresses differ.
type edition struct {
	files   map[string]*file
	missing *file
}

// prefixOf returns the prefix of a language's pages on the site.
func prefixOf(language string) string {
	if language == copy.SourceLanguage {
		return ""
	}
	return "/" + language
}

// splitPrefix returns the language of an address on the site, and the address of the same page in English.
func splitPrefix(p string) (language, english string) {
	for _, l := range copy.DisplayLanguages {
		prefix := prefixOf(l.Code)
		if rest, found := strings.CutPrefix(p, prefix); found && prefix != "" && (rest == "" || rest[0] == '/') {
			return l.Code, cmp.Or(rest, "/")
		}
	}
	return copy.SourceLanguage, p
}

// withPrefix returns the address on the site, in a language, of the page with an address in English.
func withPrefix(language, p string) string {
	if prefix := prefixOf(language); prefix != "" && p == "/" {
		return prefix
	}
	return prefixOf(language) + p
}

// editionOf returns the edition that answers a request: of the language in the site's path, or in the cookie. A
// language that the app was not built in is answered in English.
func (h *Handler) editionOf(r *http.Request) *edition {
	language := request.ChosenLanguage(r)
	if h.options.App == copy.SiteApp {
		language, _ = splitPrefix(r.URL.Path)
	}
	return cmp.Or(h.editions[language], h.editions[copy.SourceLanguage])
}

// byCookie reports whether the cookie decides if this file or another is served at a path: pages, the data that Next
// fetches for them, manifests and the app's service worker, of an app that has them in several languages at one
// address.
func (h *Handler) byCookie(p string, f *file) bool {
	return h.options.App != copy.SiteApp && len(h.editions) > 1 && !strings.HasPrefix(p, "/_next/") &&
		(strings.HasPrefix(f.Type, "text/html") || strings.HasSuffix(p, ".txt") || strings.HasSuffix(p, ".webmanifest") || p == appWorker)
}

// chooseLanguage answers a request for a page of the member app that names a language in its query, as links from the
// site do: it keeps a known one in the cookie, and redirects to the page without the parameter.
func (h *Handler) chooseLanguage(w http.ResponseWriter, r *http.Request, f *file) bool {
	query := r.URL.Query()
	if h.options.App != copy.MemberApp || !strings.HasPrefix(f.Type, "text/html") || !query.Has(copy.LanguageCookie) {
		return false
	}
	if code := query.Get(copy.LanguageCookie); copy.IsDisplayLanguage(code) {
		cookie := request.LanguageCookie(code, false)
		http.SetCookie(w, &cookie)
	}
	redirect(w, http.StatusSeeOther, withQuery(r.URL.EscapedPath(), withoutLanguage(r.URL.RawQuery)))
	return true
}

// withoutLanguage returns a query without the language. Other parameters stay as they were written.
func withoutLanguage(query string) string {
	var kept []string
	for part := range strings.SplitSeq(query, "&") {
		written, _, _ := strings.Cut(part, "=")
		if name, err := url.QueryUnescape(written); err != nil || name != copy.LanguageCookie {
			kept = append(kept, part)
		}
	}
	return strings.Join(kept, "&")
}
