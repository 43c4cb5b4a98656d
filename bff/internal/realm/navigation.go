package realm

import (
	"net/http"
	"strings"

	"aangan/bff/internal/problem"
)

// navigation holds the redirects of [Navigation]; nil for an operation that only scripts call.
type navigation struct{ signIn, failed string }

// write responds to a rejected request: navigations are redirected, other calls get the problem.
func (o *navigation) write(w http.ResponseWriter, r *http.Request, p *problem.Problem) {
	if o == nil || !AcceptsHTML(r) {
		problem.Write(w, r, p)
		return
	}
	to := o.failed
	if p.Status == http.StatusUnauthorized {
		to = o.signIn
	}
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("Location", to)
	w.WriteHeader(http.StatusSeeOther)
}

// AcceptsHTML reports whether r is a navigation, which displays HTML, and not a call of a script.
func AcceptsHTML(r *http.Request) bool {
	for _, accepted := range r.Header.Values("Accept") {
		for part := range strings.SplitSeq(accepted, ",") {
			kind, _, _ := strings.Cut(part, ";")
			if strings.EqualFold(strings.TrimSpace(kind), "text/html") {
				return true
			}
		}
	}
	return false
}
