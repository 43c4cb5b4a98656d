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

// taking is how long a reader may take for a piece of a file before the connection is given up.
const taking = time.Minute

// Download is the input of an operation that hands out a file.
type Download struct {
	ID       string `path:"id" format:"uuid"`
	Download bool   `query:"download" doc:"To be kept rather than shown, also what could be shown."`
}

// Responses describes the answers of such an operation for its document.
func Responses() map[string]*huma.Response {
	bytes := func(description string) *huma.Response {
		return &huma.Response{Description: description, Content: map[string]*huma.MediaType{
			"application/octet-stream": {Schema: &huma.Schema{Type: huma.TypeString, Format: "binary"}},
		}}
	}
	return map[string]*huma.Response{
		"200": bytes("The file, of its own type"), "206": bytes("The part of it that was asked for"),
		"304": {Description: "It is what the asker has already"}, "416": {Description: "It has no such part"},
	}
}

// File is what is handed out.
type File struct {
	Content io.ReadSeekCloser
	// ContentType was decided by the content.
	ContentType, Name string
	// Tag names these bytes and no others.
	Tag string
	// Inline files may be shown in a page; all others are downloads.
	Inline bool
	// Keep says who may keep it and for how long, as Cache-Control does; empty has everybody ask again each time.
	Keep string
}

// How long a file may be kept that never changes at its address: by the browser of its asker alone; or by anybody in between too,
// which is for an hour, since what was taken away is to go from there as well.
const (
	KeepPrivate = "private, max-age=31536000, immutable"
	KeepPublic  = "public, max-age=3600"
)

// Send answers with a file that its asker may read. Whatever it is, a browser runs nothing of it, lets no other site have it, and,
// unless Keep says otherwise, asks again each time before it shows what it has kept: an access that has ended has ended at once. A file whose content is
// fs.ErrNotExist answers 404.
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

// watched remembers that reading failed, which http.ServeContent keeps to itself.
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

// patient gives a reader some time for each piece, and holds the status back until the first, so that a failure before it can
// still be said.
type patient struct {
	http.ResponseWriter
	control *http.ResponseController
	status  int
	begun   bool
}

// WriteHeader notes the status.
func (w *patient) WriteHeader(status int) { w.status = status }

// Write sends a piece.
func (w *patient) Write(p []byte) (int, error) {
	if w.status == http.StatusRequestedRangeNotSatisfiable {
		return len(p), nil // Said in our own shape, when it is finished.
	}
	w.begin()
	if err := w.control.SetWriteDeadline(time.Now().Add(taking)); err != nil {
		return 0, fmt.Errorf("hold an answer to its pace: %w", err)
	}
	return w.ResponseWriter.Write(p)
}

func (w *patient) begin() {
	if !w.begun {
		w.begun = true
		w.ResponseWriter.WriteHeader(w.status)
	}
}

// finish ends the answer. Failed is why the file could not be read to where it should have been.
func (w *patient) finish(r *http.Request, failed error) {
	switch {
	case failed != nil && w.begun:
		request.Fail(r.Context(), failed)
		// Half a file that looks whole is worse than a connection that breaks.
		panic(http.ErrAbortHandler)
	case errors.Is(failed, fs.ErrNotExist):
		w.instead(problem.NotFound())
	case failed != nil:
		w.instead(problem.From(r.Context(), failed))
	case w.status == http.StatusRequestedRangeNotSatisfiable:
		w.instead(problem.New(w.status, copy.Attachments.NoSuchPart))
	default:
		w.begin()
	}
	_ = w.control.SetWriteDeadline(time.Time{}) // The connection may serve another request, without this one's deadline.
}

// instead answers with a problem, without what was said of the file.
func (w *patient) instead(p *problem.Problem) {
	for _, name := range []string{"Content-Disposition", "Content-Length", "Accept-Ranges", "ETag"} {
		w.Header().Del(name)
	}
	w.Header().Set("Cache-Control", "no-store")
	problem.Write(w.ResponseWriter, p)
}
