// Package pages serves the payment sandbox's pages: the script and frames that replace the provider's in the product's
// page, the sandbox's own page for moving time, the billing portal and the pages of invoices.
//
// There is no sign-in: the sandbox listens on this machine only, and has only test cards. Changes are accepted only
// from the sandbox's own pages.
package pages

import (
	"bytes"
	"embed"
	"html/template"
	"mime"
	"net/http"
	"net/url"
	"path"

	"aangan/bff/internal/sandbox"
)

//go:embed assets templates
var files embed.FS

// business is the name of the seller on the provider's pages.
const business = "Aangan"

// bodyMost is the maximum size of a request body, in bytes.
const bodyMost = 64 << 10

// handler serves everything of the sandbox except its API.
type handler struct {
	sandbox *sandbox.Sandbox
	origin  string
	parent  string
	pages   *template.Template
}

// Handler returns the pages of a sandbox; see sandbox.Options.Pages. It serves every path outside /v1/.
func Handler(s *sandbox.Sandbox) http.Handler {
	options := s.Options()
	h := &handler{
		sandbox: s, origin: originOf(options.URL), parent: originOf(options.AppOrigin),
		pages: template.Must(template.New("").Funcs(words).ParseFS(files, "templates/*.html")),
	}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /v3/stripe.js", h.script)
	mux.HandleFunc("GET /assets/{name}", h.asset)
	mux.HandleFunc("GET /frames/card", h.cardFrame)
	mux.HandleFunc("GET /frames/step", h.stepFrame)
	mux.HandleFunc("POST /frames/step", h.own(h.finishStep))
	mux.HandleFunc("GET /second-step", h.secondStep)
	mux.HandleFunc("POST /second-step", h.own(h.finishSecondStep))
	mux.HandleFunc("GET /{$}", h.dashboard)
	mux.HandleFunc("POST /customers/{id}/clock", h.own(h.clock))
	mux.HandleFunc("POST /customers/{id}/card", h.own(h.swapCard))
	mux.HandleFunc("GET /portal/{secret}", h.portal)
	mux.HandleFunc("POST /portal/{secret}/{act}", h.own(h.portalAct))
	mux.HandleFunc("GET /invoice/{secret}", h.invoice)
	mux.HandleFunc("GET /invoice/{secret}/pdf", h.invoicePDF)
	mux.HandleFunc("/", h.missing)
	return mux
}

func originOf(address string) string {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" {
		return ""
	}
	return u.Scheme + "://" + u.Host
}

// own accepts requests from pages of this origin, and rejects cross-site ones.
func (h *handler) own(next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		// The sandbox accepts only its own host names, so r.Host is one of them.
		if origin := r.Header.Get("Origin"); origin != h.origin && origin != "http://"+r.Host {
			h.refuse(w, r, http.StatusForbidden, "Not allowed", "Only the sandbox's own pages can do that.")
			return
		}
		r.Body = http.MaxBytesReader(w, r.Body, bodyMost)
		next(w, r)
	}
}

// headers sets the headers of every page: no external content, and frames only in parents.
func (h *handler) headers(w http.ResponseWriter, parents string) {
	set := w.Header().Set
	set("Content-Security-Policy", "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self' data: "+
		h.parent+"; base-uri 'none'; form-action 'self'; frame-ancestors "+parents+"; require-trusted-types-for 'script'; trusted-types 'none'")
	set("X-Content-Type-Options", "nosniff")
	// With a stricter policy browsers post forms with "Origin: null", which any page can send.
	set("Referrer-Policy", "same-origin")
	set("Cache-Control", "no-store")
}

// show writes a page. It renders the page completely first, so that an error does not truncate a page with status 200.
func (h *handler) show(w http.ResponseWriter, status int, parents, name string, data any) {
	var page bytes.Buffer
	if err := h.pages.ExecuteTemplate(&page, name, data); err != nil {
		http.Error(w, "The page could not be rendered: "+err.Error(), http.StatusInternalServerError)
		return
	}
	h.headers(w, parents)
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.WriteHeader(status)
	// A client that disconnected needs no error.
	_, _ = page.WriteTo(w)
}

const noFrames = "'none'"

func (h *handler) refuse(w http.ResponseWriter, _ *http.Request, status int, title, sentence string) {
	h.show(w, status, noFrames, "missing.html", map[string]string{"Title": title, "Sentence": sentence})
}

func (h *handler) missing(w http.ResponseWriter, r *http.Request) {
	h.refuse(w, r, http.StatusNotFound, "Page not found", "The sandbox doesn't have this page, or what it showed is gone.")
}

func (h *handler) script(w http.ResponseWriter, r *http.Request) {
	// Pages of the product load this file from another origin.
	w.Header().Set("Cross-Origin-Resource-Policy", "cross-origin")
	h.file(w, r, "stripe.js")
}

func (h *handler) asset(w http.ResponseWriter, r *http.Request) {
	h.file(w, r, r.PathValue("name"))
}

func (h *handler) file(w http.ResponseWriter, r *http.Request, name string) {
	content, err := files.ReadFile(path.Join("assets", path.Base(name)))
	if err != nil {
		h.missing(w, r)
		return
	}
	w.Header().Set("Content-Type", mime.TypeByExtension(path.Ext(name)))
	w.Header().Set("X-Content-Type-Options", "nosniff")
	w.Header().Set("Cache-Control", "no-cache")
	_, _ = w.Write(content)
}
