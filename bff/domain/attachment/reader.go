package attachment

import (
	"context"
	"errors"
	"io"
)

// Reader reads a stored file from any offset. It is for one goroutine.
type Reader struct {
	ctx   context.Context
	blobs Blobs
	key   string
	size  int64

	at   int64
	open io.ReadCloser
}

var (
	errWhence = errors.New("attachment: invalid whence")
	errBefore = errors.New("attachment: seek before the beginning")
)

// Seek implements io.Seeker. It sends no request to the store.
func (r *Reader) Seek(offset int64, whence int) (int64, error) {
	to := offset
	switch whence {
	case io.SeekStart:
	case io.SeekCurrent:
		to += r.at
	case io.SeekEnd:
		to += r.size
	default:
		return 0, errWhence
	}
	if to < 0 {
		return 0, errBefore
	}
	if to != r.at {
		if err := r.Close(); err != nil {
			return 0, err
		}
		r.at = to
	}
	return to, nil
}

// Read implements io.Reader.
func (r *Reader) Read(p []byte) (int, error) {
	if r.at >= r.size {
		return 0, io.EOF
	}
	if r.open == nil {
		opened, err := r.blobs.Get(r.ctx, r.key, r.at, r.size-r.at)
		if err != nil {
			return 0, err
		}
		r.open = opened
	}
	n, err := r.open.Read(p)
	r.at += int64(n)
	if err == io.EOF && r.at < r.size {
		err = io.ErrUnexpectedEOF
	}
	return n, err
}

// Close ends the open request to the store.
func (r *Reader) Close() error {
	if r.open == nil {
		return nil
	}
	opened := r.open
	r.open = nil
	return opened.Close()
}
