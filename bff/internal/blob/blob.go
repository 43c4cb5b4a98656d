// Package blob is where files lie that people send: a folder, or a bucket of a store elsewhere, which a package below opens.
// What speaks to such stores is large, and every program that only uses a folder is spared it.
package blob

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"gocloud.dev/blob"
	"gocloud.dev/blob/fileblob"
	"gocloud.dev/gcerrors"
)

// Store keeps files under keys. It fits attachment.Blobs.
type Store struct {
	bucket *blob.Bucket
	// folder is where the files lie; empty for a bucket elsewhere.
	folder string
	put    Put
}

// Put stores content under a key whole or not at all. The content is read a little at a time, more than once if need be.
type Put func(ctx context.Context, key, contentType string, content *io.SectionReader) error

// FromBucket is a bucket of a store elsewhere, into which put stores.
func FromBucket(bucket *blob.Bucket, put Put) *Store { return &Store{bucket: bucket, put: put} }

// Folder opens a folder, and makes it when it is not there. Nobody but the program's own user may look into it.
func Folder(path string) (*Store, error) {
	if err := os.MkdirAll(path, 0o700); err != nil {
		return nil, fmt.Errorf("the folder for files cannot be made: %w", err)
	}
	bucket, err := fileblob.OpenBucket(path, &fileblob.Options{
		// Half a file lies beside its place, on the same disk; what it is lies in the database.
		NoTempDir: true, Metadata: fileblob.MetadataDontWrite, DirFileMode: 0o700,
	})
	if err != nil {
		return nil, fmt.Errorf("the folder for files cannot be used: %w", err)
	}
	store := &Store{bucket: bucket, folder: path}
	store.put = store.putFolder
	return store, nil
}

// Put stores content whole or not at all. It is read a little at a time, more than once if need be.
func (s *Store) Put(ctx context.Context, key, contentType string, content *io.SectionReader) error {
	if err := s.put(ctx, key, contentType, content); err != nil {
		return fmt.Errorf("put a file: %w", err)
	}
	return nil
}

func (s *Store) putFolder(ctx context.Context, key, contentType string, content *io.SectionReader) error {
	// The folder takes what came before a failure for the whole, unless it is called off.
	ctx, callOff := context.WithCancel(ctx)
	defer callOff()
	return s.bucket.Upload(ctx, key, &watched{content, callOff}, &blob.WriterOptions{ContentType: contentType})
}

// watched calls the storing of a file off when it cannot be read on.
type watched struct {
	content *io.SectionReader
	callOff func()
}

// Read reads on.
func (w *watched) Read(p []byte) (int, error) {
	n, err := w.content.Read(p)
	if err != nil && !errors.Is(err, io.EOF) {
		w.callOff()
	}
	return n, err
}

// Get reads length bytes from offset; the caller closes it. A file that is not there is fs.ErrNotExist.
func (s *Store) Get(ctx context.Context, key string, offset, length int64) (io.ReadCloser, error) {
	reader, err := s.bucket.NewRangeReader(ctx, key, offset, length, nil)
	if gcerrors.Code(err) == gcerrors.NotFound {
		return nil, fs.ErrNotExist
	}
	if err != nil {
		return nil, fmt.Errorf("get a file: %w", err)
	}
	return reader, nil
}

// Delete takes a file away, and what a process that ended halfway left beside it. One that is gone already is no error.
func (s *Store) Delete(ctx context.Context, key string) error {
	if err := s.bucket.Delete(ctx, key); err != nil && gcerrors.Code(err) != gcerrors.NotFound {
		return fmt.Errorf("delete a file: %w", err)
	}
	if s.folder == "" {
		return nil
	}
	return s.deleteHalf(key)
}

// deleteHalf takes away what was written of a file that was never finished: the folder keeps it under the file's name with
// something behind it.
func (s *Store) deleteHalf(key string) error {
	place := filepath.Join(s.folder, filepath.FromSlash(key))
	entries, err := os.ReadDir(filepath.Dir(place))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("look for half a file: %w", err)
	}
	for _, entry := range entries {
		if entry.IsDir() || !strings.HasPrefix(entry.Name(), filepath.Base(place)) {
			continue
		}
		err := os.Remove(filepath.Join(filepath.Dir(place), entry.Name()))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("take half a file away: %w", err)
		}
	}
	return nil
}

// Reach tells whether the store answers and may be written to.
func (s *Store) Reach(ctx context.Context) error {
	ok, err := s.bucket.IsAccessible(ctx)
	if err == nil && !ok {
		err = errors.New("there is no such bucket")
	}
	if err != nil {
		return fmt.Errorf("the store for files does not answer: %w", err)
	}
	return nil
}

// Close lets go of the store.
func (s *Store) Close() error { return s.bucket.Close() }
