package realm

import (
	"net/http"

	"github.com/go-chi/chi/v5"

	"aangan/bff/internal/problem"
)

// Join connects several APIs, each given with its origin: every call works at every origin, because an API without the
// operation redirects to the one that has it. Call it once, before serving.
func Join(apis map[string]AnyAPI) {
	for _, api := range apis {
		api.join(func(method, path string) string {
			for origin, other := range apis {
				if other != api && other.answers(method, path) {
					return origin
				}
			}
			return ""
		})
	}
}

func (a *API[A]) join(owner func(method, path string) string) { a.owner = owner }

func (a *API[A]) answers(method, path string) bool {
	return a.router.Match(chi.NewRouteContext(), method, path)
}

// unknown handles a call without an operation in this API.
//
// Calls of every method are redirected: with 307 a program repeats the method and the body at the right URL. A page
// gains nothing by it. The product's pages only call their own API; for any other call a browser repeats it with the
// original Origin (or "null"), and the owner handles it like a direct call: the other origin's cookies are sent or not
// by their own rules, and its cross-origin checks apply. On this side the server has already rejected cross-site
// requests.
func (a *API[A]) unknown(w http.ResponseWriter, r *http.Request) {
	if a.owner != nil {
		if origin := a.owner(r.Method, r.URL.Path); origin != "" {
			to := origin + r.URL.EscapedPath()
			if r.URL.RawQuery != "" {
				to += "?" + r.URL.RawQuery
			}
			w.Header().Set("Location", to)
			w.WriteHeader(http.StatusTemporaryRedirect)
			return
		}
	}
	problem.Write(w, r, problem.UnknownAddress())
}
