package main

import (
	"context"

	"aangan/bff/internal/blob"
	"aangan/bff/internal/blob/s3"
	"aangan/bff/internal/config"
)

// openFiles opens the place where files lie that people send. Nothing is asked of a bucket yet.
func openFiles(c config.Config) (*blob.Store, error) {
	if c.BlobURL == "" {
		return blob.Folder(c.FilesDir())
	}
	return s3.Open(context.Background(), c.BlobURL)
}
