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
	// folder contains the files; empty for a bucket. kept gets a copy of each deleted one; empty for none.
	folder, kept string
	put          Put
}

// Put stores content under a key completely or not at all. The content is read in small pieces, more than once if
// needed.
type Put func(ctx context.Context, key, contentType string, content *io.SectionReader) error

// FromBucket returns a Store for a bucket, whose files are written by put.
func FromBucket(bucket *blob.Bucket, put Put) *Store { return &Store{bucket: bucket, put: put} }

// Folder opens a folder, and creates it if it does not exist, readable by the program's user only. If kept is not
// empty, Delete first copies the file into that folder: a database that is restored to an earlier instant still refers
// to it.
func Folder(path, kept string) (*Store, error) {
	if err := os.MkdirAll(path, 0o700); err != nil {
		return nil, fmt.Errorf("create the folder for files: %w", err)
	}
	if kept != "" {
		if err := os.MkdirAll(kept, 0o700); err != nil {
			return nil, fmt.Errorf("create the folder for deleted files: %w", err)
		}
	}
	bucket, err := fileblob.OpenBucket(path, &fileblob.Options{
		// Unfinished files are in the same folder, on the same disk; the database has the metadata.
		NoTempDir: true, Metadata: fileblob.MetadataDontWrite, DirFileMode: 0o700,
	})
	if err != nil {
		return nil, fmt.Errorf("open the folder for files: %w", err)
	}
	store := &Store{bucket: bucket, folder: path, kept: kept}
	store.put = store.putFolder
	return store, nil
}

// Put stores content completely or not at all. The content is read in small pieces, more than once if needed.
func (s *Store) Put(ctx context.Context, key, contentType string, content *io.SectionReader) error {
	if err := s.put(ctx, key, contentType, content); err != nil {
		return fmt.Errorf("put a file: %w", err)
	}
	return nil
}

func (s *Store) putFolder(ctx context.Context, key, contentType string, content *io.SectionReader) error {
	// After a failed read the folder driver would store the part read so far, unless the context is cancelled.
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	return s.bucket.Upload(ctx, key, &watched{content, cancel}, &blob.WriterOptions{ContentType: contentType})
}

// watched cancels the write of a file when reading its content fails.
type watched struct {
	content *io.SectionReader
	cancel  func()
}

// Read reads the next piece.
func (w *watched) Read(p []byte) (int, error) {
	n, err := w.content.Read(p)
	if err != nil && !errors.Is(err, io.EOF) {
		w.cancel()
	}
	return n, err
}

// Get reads length bytes from offset; the caller closes it. Returns fs.ErrNotExist for a missing file.
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

// Delete deletes a file, and the unfinished remains that a killed process left. A missing file is no error. If deleted
// files are kept and that fails, the file stays.
func (s *Store) Delete(ctx context.Context, key string) error {
	if s.kept != "" {
		if err := Copy(s.folder, s.kept, key); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("keep a deleted file: %w", err)
		}
	}
	if err := s.bucket.Delete(ctx, key); err != nil && gcerrors.Code(err) != gcerrors.NotFound {
		return fmt.Errorf("delete a file: %w", err)
	}
	if s.folder == "" {
		return nil
	}
	return s.deleteHalf(key)
}

// Copy copies the file of a key from one folder to another, completely or not at all, and replaces an earlier copy, so
// that the copy's time of change is that of the last call. Returns fs.ErrNotExist for a missing file.
func Copy(from, to, key string) (err error) {
	source, err := os.Open(filepath.Join(from, filepath.FromSlash(key)))
	if err != nil {
		return err
	}
	defer func() { _ = source.Close() }() // It was only read.
	place := filepath.Join(to, filepath.FromSlash(key))
	if err := os.MkdirAll(filepath.Dir(place), 0o700); err != nil {
		return err
	}
	target, err := os.CreateTemp(filepath.Dir(place), filepath.Base(place)+".*.tmp")
	if err != nil {
		return err
	}
	_, err = io.Copy(target, source)
	if err = errors.Join(err, target.Sync(), target.Close()); err == nil {
		err = os.Rename(target.Name(), place)
	}
	if err != nil {
		return errors.Join(err, os.Remove(target.Name()))
	}
	return nil
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
		return fmt.Errorf("find unfinished files: %w", err)
	}
	for _, entry := range entries {
		if entry.IsDir() || !strings.HasPrefix(entry.Name(), filepath.Base(place)) {
			continue
		}
		err := os.Remove(filepath.Join(filepath.Dir(place), entry.Name()))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("delete an unfinished file: %w", err)
		}
	}
	return nil
}

// Reach checks that the store responds and is writable.
func (s *Store) Reach(ctx context.Context) error {
	ok, err := s.bucket.IsAccessible(ctx)
	if err == nil && !ok {
		err = errors.New("the bucket does not exist")
	}
	if err != nil {
		return fmt.Errorf("the file store is unreachable: %w", err)
	}
	return nil
}

// Close releases the store.
func (s *Store) Close() error { return s.bucket.Close() }
