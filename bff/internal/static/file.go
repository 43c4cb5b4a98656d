package static

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"strconv"
	"strings"
	"sync"

	"aangan/bff/domain/copy"
)

// file is one packed file with its headers. The header values are shared between responses and never changed.
type file struct {
	entry
	files     fs.FS
	guard     copy.Guard
	anonymous bool
	// byCookie is true if the cookie with the language decides whether this file or another is served.
	byCookie bool
	// made holds encodings created at the start; nil if those of the packer, in files, are used.
	made map[string][]byte

	contentType, etag, cache, policy, referrers, embedder []string
}

var (
	encodingBrotli = []string{"br"}
	encodingGzip   = []string{"gzip"}
	varyEncoding   = []string{"Accept-Encoding"}
	varyCookie     = []string{"Cookie"}
	varyBoth       = []string{"Accept-Encoding, Cookie"}
	cacheForever   = []string{"public, max-age=31536000, immutable"}
	cacheAskAgain  = []string{"no-cache"}
	// Pages of a realm are never cached: on a shared device, "back" after a sign-out must show nothing.
	cacheNever = []string{"private, no-store"}
	// Pages embed nothing of other origins, except the page with the payment provider's frames, which send no such
	// policy.
	embedderSelf = []string{"require-corp"}
)

// The paths of the service workers. Without a connection crisisWorker serves /crisis, notesWorker serves the copy of
// the safety notes on the member's device, and appWorker serves the offline page at every other path. A worker's
// requests follow the policy of its own response.
const (
	crisisWorker = "/crisis-offline.js"
	notesWorker  = "/safety-notes-offline.js"
	appWorker    = "/app-worker.js"
	workerPolicy = "default-src 'none'; connect-src 'self'"
)

// newFile returns a file, or an error if an encoding of the manifest is missing.
func newFile(files fs.FS, e entry) (*file, error) {
	if e.Hash == "" || len(e.Sizes) == 0 {
		return nil, errors.New("the manifest lists no encoding")
	}
	for encoding := range e.Sizes {
		if _, err := fs.Stat(files, blob(e.Hash, encoding)); err != nil {
			return nil, err
		}
	}
	return &file{entry: e, files: files}, nil
}

func blob(hash, encoding string) string { return "blobs/" + hash + "." + encoding }

// finish sets the headers of the file at a path. Call it when the guard is known.
func (f *file) finish(o Options, address string) {
	f.contentType = []string{f.Type}
	f.etag = []string{`W/"` + f.Hash + `"`}
	switch {
	case f.Immutable:
		f.cache = cacheForever
	case f.guard != copy.Public || f.anonymous:
		f.cache = cacheNever
	default:
		f.cache = cacheAskAgain
	}
	if strings.HasPrefix(f.Type, "text/html") {
		f.policy = []string{policy(f.Scripts, neighbour(o), o.App != copy.SiteApp, paymentAt(o, address))}
		if len(paymentAt(o, address).Frames) == 0 {
			f.embedder = embedderSelf
		}
		if neighbour(o) != "" {
			f.referrers = siteReferrers
		}
	}
	if (o.App == copy.SiteApp && address == crisisWorker) || (o.App == copy.MemberApp && (address == notesWorker || address == appWorker)) {
		f.policy = []string{workerPolicy}
	}
}

// serve writes the file in the best encoding that the browser accepts.
func (f *file) serve(w http.ResponseWriter, r *http.Request, status int) {
	h := w.Header()
	h["Content-Type"] = f.contentType
	h["Etag"] = f.etag
	h["Cache-Control"] = f.cache
	if f.policy != nil {
		h["Content-Security-Policy"] = f.policy
	}
	if f.embedder != nil {
		h["Cross-Origin-Embedder-Policy"] = f.embedder
	}
	if f.referrers != nil {
		h["Referrer-Policy"] = f.referrers
	}
	_, raw := f.Sizes["raw"]
	switch {
	case f.byCookie && raw:
		h["Vary"] = varyCookie
	case f.byCookie:
		h["Vary"] = varyBoth
	case !raw:
		h["Vary"] = varyEncoding
	}
	encoding, name, size := "", "raw", 0
	if !raw {
		brotli, gz := accepts(r.Header["Accept-Encoding"])
		switch {
		case brotli:
			encoding, name = "br", "br"
		case gz:
			encoding, name = "gzip", "gz"
		default:
			name = "gz" // Decompressed per request: too rare to be stored.
		}
	}
	if status == http.StatusOK && matches(r.Header["If-None-Match"], f.etag[0]) {
		delete(h, "Content-Type")
		w.WriteHeader(http.StatusNotModified)
		return
	}
	switch encoding {
	case "br":
		h["Content-Encoding"] = encodingBrotli
	case "gzip":
		h["Content-Encoding"] = encodingGzip
	}
	size = f.Sizes[name]
	unpack := encoding == "" && name == "gz"
	if unpack {
		size = f.Size
	}
	h["Content-Length"] = []string{strconv.Itoa(size)}
	if r.Method == http.MethodHead {
		w.WriteHeader(status)
		return
	}
	content, err := f.open(name, unpack)
	if err != nil {
		// The file existed at the start, so the binary is broken. The server recovers and logs the panic.
		panic(fmt.Errorf("static: %s: %w", blob(f.Hash, name), err))
	}
	defer content.Close()
	w.WriteHeader(status)
	buf := buffers.Get().(*[32 << 10]byte)
	defer buffers.Put(buf)
	// The wrapper keeps io.CopyBuffer from looking for a shortcut that would not use the buffer.
	// A client that disconnected needs no error.
	_, _ = io.CopyBuffer(struct{ io.Writer }{w}, struct{ io.Reader }{content}, buf[:])
}

var buffers = sync.Pool{New: func() any { return new([32 << 10]byte) }}

func (f *file) open(name string, unpack bool) (io.ReadCloser, error) {
	var content io.ReadCloser
	var err error
	if f.made != nil {
		content = io.NopCloser(bytes.NewReader(f.made[name]))
	} else {
		content, err = f.files.Open(blob(f.Hash, name))
	}
	if err != nil || !unpack {
		return content, err
	}
	plain, err := gzip.NewReader(content)
	if err != nil {
		return nil, errors.Join(err, content.Close())
	}
	return struct {
		io.Reader
		io.Closer
	}{plain, content}, nil
}

// accepts parses Accept-Encoding. An encoding with q=0 is excluded; other weights are ignored, since brotli is always
// the smaller of the two.
func accepts(lines []string) (brotli, gz bool) {
	for _, line := range lines {
		for part := range strings.SplitSeq(line, ",") {
			name, parameters, _ := strings.Cut(part, ";")
			if refused(parameters) {
				continue
			}
			switch name = strings.TrimSpace(name); {
			case strings.EqualFold(name, "br"):
				brotli = true
			case strings.EqualFold(name, "gzip"), name == "*":
				gz = true
			}
		}
	}
	return brotli, gz
}

// refused reports whether an encoding's parameters contain q=0.
func refused(parameters string) bool {
	q, found := strings.CutPrefix(strings.TrimSpace(parameters), "q=")
	return found && strings.Trim(q, "0.") == ""
}

// matches reports whether If-None-Match names the tag.
func matches(lines []string, tag string) bool {
	for _, line := range lines {
		if strings.TrimSpace(line) == "*" || strings.Contains(line, tag[len("W/"):]) {
			return true
		}
	}
	return false
}
