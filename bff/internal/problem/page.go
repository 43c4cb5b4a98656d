package problem

import (
	"net/http"

	"aangan/bff/domain/copy"
)

// WritePage responds to a browser's navigation that the server itself cannot serve: the crisis helplines first, then
// the reason.
func WritePage(w http.ResponseWriter, r *http.Request, status int, reason string) {
	h := w.Header()
	h.Set("Content-Type", "text/plain; charset=utf-8")
	h.Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		// A client that disconnected is no error.
		_, _ = w.Write([]byte(copy.Crisis.Short + "\n\n" + reason + "\n"))
	}
}
