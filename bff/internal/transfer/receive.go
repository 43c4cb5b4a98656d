// Package transfer receives and sends files over HTTP, for the BFFs of both realms: never whole in memory, at the pace
// of a phone on a slow network, and never so that a browser could render one as a page.
package transfer

import (
	"errors"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/internal/problem"
)

const (
	// stall is the time without data after which an upload is aborted; whole is its total limit: ten megabytes at 100
	// kilobits a second.
	stall = 30 * time.Second
	whole = 15 * time.Minute
	// step limits the bytes read between two pieces of the file: the headers of the form's parts.
	step = 64 << 10
	// partsMost is the maximum number of parts of the form.
	partsMost = 8
	// drainMost is the number of bytes of a too large file that are read and discarded, so that the client reads the
	// response. Larger uploads are cut off.
	drainMost = 32 << 20
	// numberMost is the maximum length of a number in the form.
	numberMost = 32
)

// Upload is the input of an operation that takes a file: a form with a part "file" and perhaps one "durationMs".
type Upload struct {
	hc huma.Context
}

// Resolve stores the request, whose body is unread. Huma calls it.
func (u *Upload) Resolve(hc huma.Context) []error {
	u.hc = hc
	return nil
}

// Form describes the body of such an operation for its document.
func Form() *huma.RequestBody {
	return &huma.RequestBody{Required: true, Content: map[string]*huma.MediaType{
		"multipart/form-data": {Schema: &huma.Schema{
			Type: huma.TypeObject, Required: []string{"file"},
			Properties: map[string]*huma.Schema{
				"file":       {Type: huma.TypeString, Format: "binary", Description: "The file with its name."},
				"durationMs": {Type: huma.TypeInteger, Description: "Duration of a sound in milliseconds; may come before or after the file."},
			},
		}},
	}}
}

// Received is the content of a form. The caller must close the file.
type Received[F io.Closer] struct {
	File F
	// Name is the file's name as sent.
	Name string
	// DurationMs is the claimed duration of a recording; nil without one.
	DurationMs *int
}

// Receive reads the form and passes its file to take, which streams it. Errors of the form are faults that package
// problem translates, as are a disconnected client and the errors of take. If take finds the file too large
// (fault.ErrTooLarge), some more of it is read, so that the client reads the response.
func Receive[F io.Closer](u *Upload, take func(io.Reader) (F, error)) (received Received[F], err error) {
	body := &paced{hc: u.hc, until: time.Now().Add(whole)}
	f := &form[F]{take: take, body: body}
	defer func() {
		if errors.Is(err, fault.ErrTooLarge) {
			body.drain()
		}
		// The rest of the deadline would abort the connection's next request.
		err = errors.Join(err, body.release())
		if err != nil && f.taken {
			err = errors.Join(err, f.received.File.Close())
		}
	}()
	kind, params, parseErr := mime.ParseMediaType(u.hc.Header("Content-Type"))
	if parseErr != nil || kind != "multipart/form-data" || params["boundary"] == "" {
		return received, problem.New(http.StatusUnsupportedMediaType, copy.Attachments.NotAForm)
	}
	if err = f.read(multipart.NewReader(body, params["boundary"])); err != nil {
		return received, err
	}
	if !f.taken {
		return received, fault.Field("file", copy.Attachments.NoFile)
	}
	return f.received, nil
}

// form is the part of the form that was read.
type form[F io.Closer] struct {
	take     func(io.Reader) (F, error)
	body     *paced
	taken    bool
	received Received[F]
}

func (f *form[F]) read(parts *multipart.Reader) error {
	for range partsMost {
		f.body.allow()
		part, err := parts.NextRawPart()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return unreadable(err)
		}
		if err := f.part(part); err != nil {
			return err
		}
	}
	return unreadable(errors.New("transfer: too many parts"))
}

func (f *form[F]) part(part *multipart.Part) error {
	switch part.FormName() {
	case "file":
		return f.file(part)
	case "durationMs":
		text, err := io.ReadAll(io.LimitReader(part, numberMost))
		if err != nil {
			return unreadable(err)
		}
		number, err := strconv.Atoi(strings.TrimSpace(string(text)))
		if err != nil {
			return fault.Field("durationMs", copy.Attachments.DurationInvalid)
		}
		f.received.DurationMs = &number
		return nil
	default:
		return nil // The header of the next part must follow within a step.
	}
}

func (f *form[F]) file(part *multipart.Part) error {
	if f.taken {
		return fault.Field("file", copy.Attachments.OneFile)
	}
	if part.FileName() == "" && part.Header.Get("Content-Type") == "" {
		return fault.Field("file", copy.Attachments.NoFile) // A text field, which pages send if no file is chosen.
	}
	content := &generous{part: part, body: f.body}
	file, err := f.take(content)
	if err != nil && content.failed != nil {
		return unreadable(content.failed)
	}
	if err != nil {
		return err
	}
	f.received.File, f.received.Name, f.taken = file, part.FileName(), true
	return nil
}

// unreadable is the error of an interrupted or invalid request. The server is not at fault.
func unreadable(cause error) error {
	return fmt.Errorf("%w: %w", problem.New(http.StatusBadRequest, copy.Attachments.Unreadable), cause)
}

// paced reads a streamed body. It aborts one that stalls, one that takes too long, and one with too many bytes between
// two pieces of the file.
type paced struct {
	hc    huma.Context
	until time.Time
	left  int
}

var errTooMuch = errors.New("transfer: too much between two pieces of the file")

// allow lets another step be read.
func (p *paced) allow() { p.left = step }

// Read reads the available bytes.
func (p *paced) Read(buffer []byte) (int, error) {
	if p.left <= 0 {
		return 0, errTooMuch
	}
	if err := p.hold(); err != nil {
		return 0, err
	}
	n, err := p.hc.BodyReader().Read(buffer[:min(len(buffer), p.left)])
	p.left -= n
	return n, err
}

// hold sets the read deadline for the next piece.
func (p *paced) hold() error {
	next := time.Now().Add(stall)
	if next.After(p.until) {
		next = p.until
	}
	if err := p.hc.SetReadDeadline(next); err != nil {
		return fmt.Errorf("set the read deadline: %w", err)
	}
	return nil
}

// drain discards more of the body, because some clients read the response only after sending everything.
func (p *paced) drain() {
	for range drainMost / step {
		p.allow()
		// A client that stopped sending or disconnected needs no response.
		if _, err := io.CopyN(io.Discard, p, step); err != nil {
			return
		}
	}
}

// release removes the read deadline.
func (p *paced) release() error {
	if err := p.hc.SetReadDeadline(time.Time{}); err != nil {
		return fmt.Errorf("remove the read deadline: %w", err)
	}
	return nil
}

// generous reads a part of any length, step by step.
type generous struct {
	part *multipart.Part
	body *paced
	// failed is the error that stopped reading.
	failed error
}

func (g *generous) Read(buffer []byte) (int, error) {
	g.body.allow()
	n, err := g.part.Read(buffer)
	if err != nil && !errors.Is(err, io.EOF) {
		g.failed = err
	}
	return n, err
}
