package transfer

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"mime"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humachi"

	"aangan/bff/domain/copy"
	"aangan/bff/internal/problem"
	"aangan/bff/internal/request"
)

// taking is the time that a client may take for a piece of a file before the connection is closed.
const taking = time.Minute

// Download is the input of an operation that returns a file.
type Download struct {
	ID       string `path:"id" format:"uuid"`
	Download bool   `query:"download" doc:"True to download the file even if a page could display it."`
}

// Responses describes the responses of such an operation for its document.
func Responses() map[string]*huma.Response {
	bytes := func(description string) *huma.Response {
		return &huma.Response{Description: description, Content: map[string]*huma.MediaType{
			"application/octet-stream": {Schema: &huma.Schema{Type: huma.TypeString, Format: "binary"}},
		}}
	}
	return map[string]*huma.Response{
		"200": bytes("The file, with its own content type"), "206": bytes("The requested range of the file"),
		"304": {Description: "The client already has this version"}, "416": {Description: "The requested range is not in the file"},
	}
}

// File is a file to send.
type File struct {
	Content io.ReadSeekCloser
	// ContentType was decided by the content.
	ContentType, Name string
	// Tag identifies the content.
	Tag string
	// Inline files may be shown in a page; all others are downloads.
	Inline bool
	// Keep is its Cache-Control; empty makes every client revalidate each time.
	Keep string
}

// Cache-Control of files that never change at their URL: for the browser only; or for shared caches too, for an hour,
// since a deleted file must disappear from them.
const (
	KeepPrivate = "private, max-age=31536000, immutable"
	KeepPublic  = "public, max-age=3600"
)

// Send returns a response with a file that its requester may read. Browsers never execute it, do not expose it to
// other sites, and, unless Keep is set, revalidate it each time, so that access that has ended ends at once. A file
// whose content is fs.ErrNotExist results in 404.
func Send(file File) *huma.StreamResponse {
	return &huma.StreamResponse{Body: func(hc huma.Context) {
		r, w := humachi.Unwrap(hc)
		shown := "attachment"
		if file.Inline {
			shown = "inline"
		}
		h := w.Header()
		h.Set("Content-Type", file.ContentType)
		h.Set("Content-Disposition", mime.FormatMediaType(shown, map[string]string{"filename": file.Name}))
		h.Set("Content-Security-Policy", "sandbox; default-src 'none'")
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Cache-Control", cmp.Or(file.Keep, "private, no-cache"))
		h.Set("ETag", `"`+file.Tag+`"`)
		content := &watched{ReadSeekCloser: file.Content}
		out := &patient{ResponseWriter: w, control: http.NewResponseController(w)}
		http.ServeContent(out, r, "", time.Time{}, content)
		out.finish(r, errors.Join(content.failed, content.Close()))
	}}
}

// watched records a read error, which http.ServeContent does not report.
type watched struct {
	io.ReadSeekCloser
	failed error
}

func (c *watched) Read(p []byte) (int, error) {
	n, err := c.ReadSeekCloser.Read(p)
	if err != nil && !errors.Is(err, io.EOF) {
		c.failed = err
	}
	return n, err
}

// patient sets a write deadline for each piece, and delays the status until the first one, so that an earlier failure
// can still be reported.
type patient struct {
	http.ResponseWriter
	control *http.ResponseController
	status  int
	begun   bool
}

// WriteHeader records the status.
func (w *patient) WriteHeader(status int) { w.status = status }

// Write sends a piece.
func (w *patient) Write(p []byte) (int, error) {
	if w.status == http.StatusRequestedRangeNotSatisfiable {
		return len(p), nil // Discarded: a problem is sent instead.
	}
	w.begin()
	if err := w.control.SetWriteDeadline(time.Now().Add(taking)); err != nil {
		return 0, fmt.Errorf("set the write deadline: %w", err)
	}
	return w.ResponseWriter.Write(p)
}

func (w *patient) begin() {
	if !w.begun {
		w.begun = true
		w.ResponseWriter.WriteHeader(w.status)
	}
}

// finish completes the response. failed is the error of an incomplete read.
func (w *patient) finish(r *http.Request, failed error) {
	switch {
	case failed != nil && w.begun:
		request.Fail(r.Context(), failed)
		// Abort the connection, so that half a file does not look complete.
		panic(http.ErrAbortHandler)
	case errors.Is(failed, fs.ErrNotExist):
		w.instead(r, problem.NotFound())
	case failed != nil:
		w.instead(r, problem.From(r.Context(), failed))
	case w.status == http.StatusRequestedRangeNotSatisfiable:
		w.instead(r, problem.New(w.status, copy.Attachments.NoSuchPart))
	default:
		w.begin()
	}
	_ = w.control.SetWriteDeadline(time.Time{}) // Reset the deadline: the connection may serve another request.
}

// instead responds with a problem, without the file's headers.
func (w *patient) instead(r *http.Request, p *problem.Problem) {
	for _, name := range []string{"Content-Disposition", "Content-Length", "Accept-Ranges", "ETag"} {
		w.Header().Del(name)
	}
	w.Header().Set("Cache-Control", "no-store")
	problem.Write(w.ResponseWriter, r, p)
}
