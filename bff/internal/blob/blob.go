// Package blob stores uploaded files in a folder, or in a bucket, which package s3 below opens. The client of such
// stores is large, and programs that only use a folder do not link it.
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
	// folder contains the files; empty for a bucket.
	folder string
	put    Put
}

// Put stores content under a key completely or not at all. The content is read in small pieces, more than once if
// needed.
type Put func(ctx context.Context, key, contentType string, content *io.SectionReader) error

// FromBucket is a bucket of a store elsewhere, into which put stores.
func FromBucket(bucket *blob.Bucket, put Put) *Store { return &Store{bucket: bucket, put: put} }

// Folder opens a folder, and creates it if it does not exist, readable by the program's user only.
func Folder(path string) (*Store, error) {
	if err := os.MkdirAll(path, 0o700); err != nil {
		return nil, fmt.Errorf("the folder for files cannot be made: %w", err)
	}
	bucket, err := fileblob.OpenBucket(path, &fileblob.Options{
		// Unfinished files are in the same folder, on the same disk; the database has the metadata.
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

// Delete deletes a file, and the unfinished remains that a killed process left. A missing file is no error.
func (s *Store) Delete(ctx context.Context, key string) error {
	if err := s.bucket.Delete(ctx, key); err != nil && gcerrors.Code(err) != gcerrors.NotFound {
		return fmt.Errorf("delete a file: %w", err)
	}
	if s.folder == "" {
		return nil
	}
	return s.deleteHalf(key)
}

// deleteHalf deletes the remains of a file that was never finished: the folder keeps them under the file's name with a
// suffix.
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

// Reach checks that the store responds and is writable.
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
