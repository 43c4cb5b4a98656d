// Package download gathers what is to be a file in somebody's downloads.
package download

import (
	"context"
	"fmt"
	"io"
	"os"
	"time"

	"aangan/bff/internal/request"
)

// Spool writes a file in a place without a name on the disk, and returns it, to be read from its beginning and closed, with
// its size. A reader on a slow line would otherwise hold a connection to the database, and a failure halfway would leave
// them with half a file that looks whole.
func Spool(write func(to io.Writer) error) (file *os.File, size int64, err error) {
	file, err = os.CreateTemp("", "aangan-*")
	if err != nil {
		return nil, 0, fmt.Errorf("make a file to gather in: %w", err)
	}
	defer func() {
		if err != nil {
			_ = file.Close()
		}
	}()
	// From here on it has no name, and is gone with its last reader, whatever becomes of this process.
	if err = os.Remove(file.Name()); err != nil {
		return nil, 0, fmt.Errorf("take the name from a file: %w", err)
	}
	if err = write(file); err != nil {
		return nil, 0, err
	}
	if size, err = file.Seek(0, io.SeekCurrent); err == nil {
		_, err = file.Seek(0, io.SeekStart)
	}
	return file, size, err
}

// CrossSite reports whether another site's page led the browser here. It could not read the file, but it could have it lie in the
// downloads of a device that others look at.
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

// DateIn is the date in a zone, as names of files tell it: 2026-11-05. In a zone that is not known any more it is the
// server's.
func DateIn(zone string) string {
	now := time.Now()
	if place, err := time.LoadLocation(zone); err == nil {
		now = now.In(place)
	}
	return now.Format(time.DateOnly)
}
