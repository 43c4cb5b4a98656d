// Package static serves the exported pages of one app from the binary. The files were compressed when they were
// packed (packages/config/pack), so a request costs a map lookup and a copy. It also authorizes pages: those of a
// realm require its session, and one that another app owns is redirected. Pages hold no data, so while sessions cannot
// be looked up, every page is served: the API decides about the data.
//
// An app has its pages once for each display language that it was built in (languages.go).
package static

import (
	"cmp"
	"context"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"path"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/internal/problem"
	"aangan/bff/internal/request"
)

//go:embed all:dist
var embedded embed.FS

// Embedded returns the files packed into this binary.
func Embedded() fs.FS {
	dist, err := fs.Sub(embedded, "dist")
	if err != nil {
		panic(err) // The embed directive above guarantees the folder.
	}
	return dist
}

// Options describes the pages of one app.
type Options struct {
	// App is the app whose pages are served.
	App copy.App
	// Files holds the packer's output: <app>.gen.json, <app>.<language>.gen.json and blobs. Embedded in the program,
	// synthetic in tests.
	Files fs.FS
	// URLs are the public URLs of all apps, without a trailing slash: for redirects, and for pages that contain them.
	URLs map[copy.App]string
	// Session reports whether a request has a valid session of the app's realm; nil means never.
	Session func(*http.Request) (bool, error)
	// Administrator reports whether a request has a valid session of an administrator; nil means never.
	Administrator func(*http.Request) (bool, error)
	// Elsewhere returns the redirect for a signed-in actor without access to an administrators' page; nil, or an empty
	// path, means their first page.
	Elsewhere func(*http.Request) (string, error)
	// Payment lists the external origins of the page with the card form; nil for none.
	Payment *PaymentOrigins
	// Fail records for the log why a session could not be looked up; nil drops it.
	Fail func(r *http.Request, cause error)
}

// entry is one file as the packer describes it.
type entry struct {
	Type      string         `json:"type"`
	Hash      string         `json:"hash"`
	Size      int            `json:"size"`
	Sizes     map[string]int `json:"sizes"`
	Immutable bool           `json:"immutable"`
	Scripts   []string       `json:"scripts"`
	// Origins is true if the content contains placeholders of public URLs.
	Origins bool `json:"origins"`
}

// Handler serves an app's pages.
type Handler struct {
	options Options
	// editions are the app's pages by language; without English, the app was not packed.
	editions map[string]*edition
	// code holds the files below /_next of all editions, for an app whose pages have one address in every language: a
	// page may still be open when another language is chosen. Their names depend on their content.
	code   map[string]*file
	routes map[string]copy.Route
}

// New reads the manifests of an app. An app that was not packed is served as a 503 that reports it; a manifest
// that names a missing file is an error.
func New(o Options) (*Handler, error) {
	h := &Handler{options: o, editions: map[string]*edition{}, code: map[string]*file{}, routes: map[string]copy.Route{}}
	for _, route := range copy.Routes {
		h.routes[route.Path] = route
	}
	for _, language := range copy.DisplayLanguages {
		e, err := h.newEdition(language.Code)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("the packed pages of %s in %s: %w", o.App, language.Code, err)
		}
		h.editions[language.Code] = e
	}
	if err := h.nameOrigins(); err != nil {
		return nil, fmt.Errorf("the packed pages of %s: %w", o.App, err)
	}
	h.finish()
	return h, nil
}

// manifestOf returns the name of an app's manifest in a language.
func manifestOf(app copy.App, language string) string {
	if language == copy.SourceLanguage {
		return string(app) + ".gen.json"
	}
	return string(app) + "." + language + ".gen.json"
}

// newEdition reads the manifest of a language. Without one the error is fs.ErrNotExist.
func (h *Handler) newEdition(language string) (*edition, error) {
	text, err := fs.ReadFile(h.options.Files, manifestOf(h.options.App, language))
	if err != nil {
		return nil, err
	}
	var manifest struct {
		Files map[string]entry `json:"files"`
	}
	if err := json.Unmarshal(text, &manifest); err != nil {
		return nil, fmt.Errorf("the manifest: %w", err)
	}
	e := &edition{files: map[string]*file{}}
	for name, packed := range manifest.Files {
		f, err := newFile(h.options.Files, packed)
		if err != nil {
			// Without %w: a missing encoding must not look like a missing manifest.
			return nil, fmt.Errorf("%s: %v", name, err)
		}
		e.files[address(name)] = f
		f.guard, f.anonymous = h.guardOf(name)
	}
	return e, nil
}

// finish sets the headers of all files, and puts them where requests find them.
func (h *Handler) finish() {
	site := map[string]*file{}
	for language, e := range h.editions {
		for p, f := range e.files {
			f.finish(h.options, p)
			f.byCookie = h.byCookie(p, f)
		}
		e.missing = e.files["/404"]
		delete(e.files, "/404")
		delete(e.files, "/_not-found")
		for p, f := range e.files {
			if h.options.App == copy.SiteApp {
				site[withPrefix(language, p)] = f
			} else if strings.HasPrefix(p, "/_next/") {
				h.code[p] = f
			}
		}
	}
	if h.options.App != copy.SiteApp {
		return
	}
	for _, e := range h.editions {
		e.files = site
	}
}

// nameOrigins replaces the placeholders in all files, on all cores, because the start waits for it.
func (h *Handler) nameOrigins() error {
	var marked []*file
	for _, e := range h.editions {
		for _, f := range e.files {
			if f.Origins {
				marked = append(marked, f)
			}
		}
	}
	if len(marked) == 0 {
		return nil
	}
	replacer, err := newReplacer(h.options.URLs)
	if err != nil {
		return err
	}
	errs := make([]error, len(marked))
	var next atomic.Int64
	var workers sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), len(marked)) {
		workers.Go(func() {
			for i := int(next.Add(1)) - 1; i < len(marked); i = int(next.Add(1)) - 1 {
				errs[i] = marked[i].replaceOrigins(replacer)
			}
		})
	}
	workers.Wait()
	return errors.Join(errs...)
}

// address returns the path at which a file of the export is served: pages without their ending, others unchanged.
func address(name string) string {
	page, isPage := strings.CutSuffix(name, ".html")
	if !isPage {
		return name
	}
	if page == "/index" {
		return "/"
	}
	return page
}

// guardOf returns the guard of a file: a page's guard covers the page, everything below it, and the data that Next
// fetches for either (/x.txt, /x/__next.….txt). Only the page itself can be anonymous.
func (h *Handler) guardOf(name string) (copy.Guard, bool) {
	if strings.HasPrefix(name, "/_next/") {
		return copy.Public, false
	}
	page := strings.TrimSuffix(name, path.Ext(name))
	for base := page; base != "/" && base != "."; base = path.Dir(base) {
		if route, ok := h.routes[base]; ok && route.App == h.options.App {
			return route.Guard, route.Anonymous && strings.HasSuffix(name, ".html") && base == page
		}
	}
	return copy.Public, false
}

// owner returns the page of a path: the page at this path, or the nearest one above it that owns the paths below. Below
// a language's prefix there are only pages of the site.
func (h *Handler) owner(p string) (copy.Route, bool) {
	if language, rest := splitPrefix(p); language != copy.SourceLanguage {
		route, ok := h.owner(rest)
		return route, ok && route.App == copy.SiteApp
	}
	if route, ok := h.routes[p]; ok {
		return route, true
	}
	for i := strings.LastIndexByte(p, '/'); i > 0; i = strings.LastIndexByte(p[:i], '/') {
		if route, ok := h.routes[p[:i]]; ok && route.Below {
			return route, true
		}
	}
	return copy.Route{}, false
}

// ServeHTTP serves a page or a file of one.
func (h *Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		problem.WritePage(w, r, http.StatusMethodNotAllowed, copy.Errors.OnlyRead)
		return
	}
	p := r.URL.Path
	if route, ok := h.owner(trimSlash(p)); ok && route.App != h.options.App {
		h.elsewhere(w, r, route)
		return
	}
	if !h.Built() {
		problem.WritePage(w, r, http.StatusServiceUnavailable, copy.Errors.PagesNotBuilt)
		return
	}
	e := h.editionOf(r)
	f, ok := h.code[p]
	if !ok {
		f, ok = e.files[p]
	}
	if !ok {
		h.notHere(w, r, e, p)
		return
	}
	if h.chooseLanguage(w, r, f) {
		return
	}
	if !h.admit(w, r, p, f) {
		return
	}
	f.serve(w, r, http.StatusOK)
}

// admit serves a file if the request may have it, and redirects otherwise.
func (h *Handler) admit(w http.ResponseWriter, r *http.Request, p string, f *file) bool {
	if f.guard == copy.Public && !f.anonymous {
		return true
	}
	signedIn, known := ask(h, r, h.options.Session)
	if !known {
		return true
	}
	switch {
	case f.anonymous && signedIn:
		// Only the sign-in page of this app's realm is anonymous, and only this realm's session was checked.
		redirect(w, http.StatusSeeOther, SafeNext(r.URL.Query().Get("next"), h.home()))
		return false
	case f.guard != copy.Public && !signedIn:
		redirect(w, http.StatusSeeOther, f.guard.SignInPath()+"?next="+escapeNext(pagePath(p), r.URL.RawQuery))
		return false
	case f.guard == copy.Administrator:
		return h.admitAdministrator(w, r, f)
	default:
		return true
	}
}

// admitAdministrator serves a file to an administrator, and redirects other signed-in actors.
func (h *Handler) admitAdministrator(w http.ResponseWriter, r *http.Request, f *file) bool {
	holds, known := ask(h, r, h.options.Administrator)
	if !known || holds {
		return true
	}
	elsewhere, known := ask(h, r, h.options.Elsewhere)
	if !known {
		return true
	}
	redirect(w, http.StatusSeeOther, cmp.Or(elsewhere, f.guard.HomePath()))
	return false
}

// lookupTimeout is the time that a page waits for its session: a frozen database must not delay the page for long.
const lookupTimeout = time.Second

// ask evaluates a question about a request's actor. If that fails or takes too long, known is false.
func ask[A any](h *Handler, r *http.Request, question func(*http.Request) (A, error)) (answer A, known bool) {
	if question == nil {
		return answer, true
	}
	ctx, cancel := context.WithTimeout(r.Context(), lookupTimeout)
	defer cancel()
	answer, err := question(r.WithContext(ctx))
	if err == nil {
		return answer, true
	}
	if h.options.Fail != nil {
		h.options.Fail(r, err)
	}
	return answer, false
}

// home returns the first page of this app's realm after signing in.
func (h *Handler) home() string {
	switch h.options.App {
	case copy.MemberApp:
		return copy.MemberSignIn.HomePath()
	case copy.CoachApp:
		return copy.CoachSignIn.HomePath()
	default:
		return "/"
	}
}

// pagePath returns the page of a path: a request for a page's data without a session must return to the page, not to
// the data.
func pagePath(p string) string {
	if !strings.HasSuffix(p, ".txt") {
		return p
	}
	p = strings.TrimSuffix(p, ".txt")
	if i := strings.Index(p, "/__next"); i > 0 {
		p = p[:i]
	}
	return p
}

// notHere handles a path without a file in an edition: it redirects other spellings of a page to the page.
func (h *Handler) notHere(w http.ResponseWriter, r *http.Request, e *edition, p string) {
	for _, spelling := range []string{trimSlash(p), address(p)} {
		// Only to addresses that exist: "//elsewhere.example/" must not become a redirect to another host.
		if _, known := e.files[spelling]; known && spelling != p {
			redirect(w, http.StatusPermanentRedirect, withQuery(spelling, r.URL.RawQuery))
			return
		}
	}
	if e.missing == nil {
		problem.WritePage(w, r, http.StatusNotFound, copy.Errors.NoSuchPage)
		return
	}
	e.missing.serve(w, r, http.StatusNotFound)
}

// elsewhere redirects to a page that another app owns, or to something below it. The member app's visitors get the
// site's pages in the language that they have chosen.
func (h *Handler) elsewhere(w http.ResponseWriter, r *http.Request, route copy.Route) {
	to := trimSlash(r.URL.EscapedPath())
	if written, _ := splitPrefix(to); route.App == copy.SiteApp && h.options.App == copy.MemberApp && written == copy.SourceLanguage {
		to = withPrefix(request.ChosenLanguage(r), to)
	}
	redirect(w, http.StatusTemporaryRedirect, withQuery(h.options.URLs[route.App]+to, r.URL.RawQuery))
}

func trimSlash(p string) string {
	if len(p) > 1 {
		return strings.TrimSuffix(p, "/")
	}
	return p
}

func withQuery(address, query string) string {
	if query == "" {
		return address
	}
	return address + "?" + query
}

// redirect redirects without caching, because the target may depend on the session.
func redirect(w http.ResponseWriter, status int, to string) {
	h := w.Header()
	h.Set("Location", to)
	h.Set("Cache-Control", "no-store")
	w.WriteHeader(status)
}

// Built reports whether the app's pages were packed into this binary.
func (h *Handler) Built() bool { return h.editions[copy.SourceLanguage] != nil }
