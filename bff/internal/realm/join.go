package realm

import (
	"net/http"

	"github.com/go-chi/chi/v5"

	"aangan/bff/internal/problem"
)

// Join makes several APIs one product, each given with the origin that it is served at: every call works from every
// address, because an API that does not know a call redirects to the one that does. Call it once, before any is served.
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

// unknown answers a call that no operation of this API answers.
//
// Calls that change something are redirected like reads: with 307 a program repeats the method and the body at the right
// address, and that is whom it is for. A page gains nothing by it. Our pages only make calls that their own API answers;
// for any other a browser repeats the call with the Origin it started from (or "null"), and the owner judges that as if
// it had been called directly: cookies of the other origin travel or stay by their own rules, and whatever another
// origin may not send is refused there. On this side the frame has already refused what came from another site.
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
	problem.Write(w, problem.UnknownAddress())
}
