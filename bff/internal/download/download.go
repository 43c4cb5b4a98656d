// Package download prepares files for browsers to save.
package download

import (
	"context"
	"fmt"
	"io"
	"os"
	"time"

	"aangan/bff/internal/request"
)

// Spool writes a file to an unnamed temporary file, and returns it with its size; the caller reads it from its
// beginning and closes it. Otherwise a slow client would hold a database connection, and a failure halfway would leave
// half a file that looks complete.
func Spool(write func(to io.Writer) error) (file *os.File, size int64, err error) {
	file, err = os.CreateTemp("", "aangan-*")
	if err != nil {
		return nil, 0, fmt.Errorf("create a temporary file: %w", err)
	}
	defer func() {
		if err != nil {
			_ = file.Close()
		}
	}()
	// Without a name, the file is deleted when it is closed, even if this process is killed.
	if err = os.Remove(file.Name()); err != nil {
		return nil, 0, fmt.Errorf("unlink a temporary file: %w", err)
	}
	if err = write(file); err != nil {
		return nil, 0, err
	}
	if size, err = file.Seek(0, io.SeekCurrent); err == nil {
		_, err = file.Seek(0, io.SeekStart)
	}
	return file, size, err
}

// CrossSite reports whether another site's page caused the navigation. It could not read the file, but it could place
// it in the downloads of a shared device.
func CrossSite(ctx context.Context) bool {
	info := request.From(ctx)
	if info == nil {
		return false
	}
	switch info.HTTP.Header.Get("Sec-Fetch-Site") {
	case "cross-site", "same-site":
		return true
	default:
		return false
	}
}

// DateIn returns the date in a zone for file names: 2026-11-05. For an unknown zone it is the server's
// date.
func DateIn(zone string) string {
	now := time.Now()
	if place, err := time.LoadLocation(zone); err == nil {
		now = now.In(place)
	}
	return now.Format(time.DateOnly)
}
