package problem

import (
	"net/http"

	"aangan/bff/domain/copy"
	"aangan/bff/internal/request"
)

// WritePage responds to a browser's navigation that the server itself cannot serve: the crisis helplines first, then
// the reason, which is one of the catalogue's texts without gaps. Both are in the language of the request.
func WritePage(w http.ResponseWriter, r *http.Request, status int, reason string) {
	h := w.Header()
	h.Set("Content-Type", "text/plain; charset=utf-8")
	h.Set("Cache-Control", "no-store")
	language := request.Language(r.Context())
	h.Set("Content-Language", language)
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		// A client that disconnected is no error.
		_, _ = w.Write([]byte(copy.In(language).Crisis.Short + "\n\n" + copy.Translate(language, reason) + "\n"))
	}
}
