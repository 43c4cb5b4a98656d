package httpserver

import (
	"net/http"
	"slices"
)

// Guest is one operation that the pages of one other origin may call with the user's cookies. The response to a read
// has CORS headers, so those pages can read it. Other methods are exempt from the rejection of cross-site requests, but
// their responses stay hidden from the pages. A Guest changes nothing for other operations, methods and origins.
type Guest struct {
	// Origin is exact: scheme, host and port, without a slash at the end.
	Origin       string
	Method, Path string
}

var (
	varyOrigin      = []string{"Origin"}
	withCredentials = []string{"true"}
)

func (g *Guest) reads() bool { return g.Method == http.MethodGet }

// invite finds the guest rule for a request, sets the CORS headers of a read's response, and reports whether the
// cross-origin request is allowed.
func (h *handler) invite(w http.ResponseWriter, r *http.Request) bool {
	for i := range h.options.Guests {
		guest := &h.options.Guests[i]
		if guest.Path != r.URL.Path {
			continue
		}
		if guest.reads() {
			// Caches must vary by origin also for other origins and for requests without one.
			w.Header()["Vary"] = varyOrigin
		}
		if guest.Method != r.Method || !slices.Equal(r.Header["Origin"], []string{guest.Origin}) {
			continue
		}
		if guest.reads() {
			allow(w.Header(), guest)
		}
		return true
	}
	return false
}

// preflight responds to a CORS preflight of a guest's read; the site's own reads need none, as they are simple
// requests. Reports whether it responded.
func (h *handler) preflight(w http.ResponseWriter, r *http.Request) bool {
	if r.Method != http.MethodOptions {
		return false
	}
	asked := r.Header.Get("Access-Control-Request-Method")
	for i := range h.options.Guests {
		guest := &h.options.Guests[i]
		if guest.reads() && guest.Path == r.URL.Path && guest.Method == asked && r.Header.Get("Origin") == guest.Origin {
			w.Header()["Vary"] = []string{"Origin, Access-Control-Request-Method"}
			allow(w.Header(), guest)
			w.Header().Set("Access-Control-Allow-Methods", guest.Method)
			w.WriteHeader(http.StatusNoContent)
			return true
		}
	}
	return false
}

func allow(header http.Header, guest *Guest) {
	header["Access-Control-Allow-Origin"] = []string{guest.Origin}
	header["Access-Control-Allow-Credentials"] = withCredentials
}
