// Package coachimage serves coaches' pictures over HTTP, for every BFF that shows coaches.
package coachimage

import (
	"context"
	"errors"
	"io"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/domain/fault"
	"aangan/bff/internal/transfer"
)

// Path is the URL path of a picture.
const Path = "/api/coach-images/{id}"

// Input is the input of an operation that returns a picture.
type Input struct {
	ID string `path:"id" format:"uuid"`
}

// Image is a picture that the requester may see.
type Image struct {
	ID          uuid.UUID
	ContentType string
	// Size is in bytes.
	Size int64
	// Open returns its bytes; the caller closes them. It returns fs.ErrNotExist for a picture deleted since.
	Open func(ctx context.Context) (io.ReadCloser, error)
}

// Find returns a picture that the requester may see.
type Find func(ctx context.Context, id uuid.UUID) (Image, error)

// Answer returns the picture that find returns as a response. Its content never changes at its URL, so the caches that
// keep allows may store it. Returns fault.ErrNotFound for a missing one.
func Answer(ctx context.Context, in *Input, keep string, find Find) (*huma.StreamResponse, error) {
	id, err := uuid.Parse(in.ID)
	if err != nil {
		return nil, fault.ErrNotFound
	}
	image, err := find(ctx, id)
	if err != nil {
		return nil, err
	}
	return transfer.Send(transfer.File{
		Content:     &reader{open: func() (io.ReadCloser, error) { return image.Open(ctx) }, size: image.Size},
		ContentType: image.ContentType, Name: "portrait.jpg", Tag: image.ID.String(), Inline: true, Keep: keep,
	}), nil
}

// reader reads a picture from its beginning, as browsers request it; a seek to another position reads up to it.
type reader struct {
	open   func() (io.ReadCloser, error)
	opened io.ReadCloser
	size   int64
	at, to int64
}

// Seek sets the position. It sends no request to the store.
func (r *reader) Seek(offset int64, whence int) (int64, error) {
	switch whence {
	case io.SeekStart:
		r.to = offset
	case io.SeekCurrent:
		r.to += offset
	case io.SeekEnd:
		r.to = r.size + offset
	}
	if r.to < 0 {
		return 0, errors.New("coachimage: a seek before the beginning")
	}
	return r.to, nil
}

// Read reads from the current position.
func (r *reader) Read(p []byte) (int, error) {
	if r.to >= r.size {
		return 0, io.EOF
	}
	if r.opened == nil || r.to < r.at {
		if err := r.Close(); err != nil {
			return 0, err
		}
		opened, err := r.open()
		if err != nil {
			return 0, err
		}
		r.opened, r.at = opened, 0
	}
	if skip := r.to - r.at; skip > 0 {
		n, err := io.CopyN(io.Discard, r.opened, skip)
		r.at += n
		if err != nil {
			return 0, err
		}
	}
	n, err := r.opened.Read(p)
	r.at += int64(n)
	r.to = r.at
	if errors.Is(err, io.EOF) && r.at < r.size {
		err = io.ErrUnexpectedEOF
	}
	return n, err
}

// Close closes the open picture, if any.
func (r *reader) Close() error {
	if r.opened == nil {
		return nil
	}
	opened := r.opened
	r.opened = nil
	return opened.Close()
}
