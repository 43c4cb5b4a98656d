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
	"time"

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
	limits       Limits
}

// Limits are the maximum times of operations, for stores that do not respond. A system call on a folder cannot be
// interrupted.
type Limits struct {
	// Put limits storing a file, Piece the wait for each piece of a read file, and Other every other request.
	Put, Piece, Other time.Duration
}

// DefaultLimits let 10 MiB be stored at 4 Mbit/s.
var DefaultLimits = Limits{Put: 20 * time.Second, Piece: 8 * time.Second, Other: 8 * time.Second}

// errGone means that the folder or the bucket itself is missing. Its files are not: they return with it.
var errGone = errors.New("the file store is missing")

// Put stores content under a key completely or not at all. The content is read in small pieces, more than once if
// needed.
type Put func(ctx context.Context, key, contentType string, content *io.SectionReader) error

// FromBucket returns a Store for a bucket, whose files are written by put.
func FromBucket(bucket *blob.Bucket, put Put, limits Limits) *Store {
	return &Store{bucket: bucket, put: put, limits: limits}
}

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
	store := &Store{bucket: bucket, folder: path, kept: kept, limits: DefaultLimits}
	store.put = store.putFolder
	return store, nil
}

// Put stores content completely or not at all. The content is read in small pieces, more than once if needed.
func (s *Store) Put(ctx context.Context, key, contentType string, content *io.SectionReader) error {
	ctx, cancel := context.WithTimeout(ctx, s.limits.Put)
	defer cancel()
	if err := s.there(); err != nil {
		return fmt.Errorf("put a file: %w", err)
	}
	if err := s.put(ctx, key, contentType, content); err != nil {
		return fmt.Errorf("put a file: %w", err)
	}
	return nil
}

// there returns an error if the folder is missing, as when its disk is not mounted: a new one would get files that
// disappear when the disk returns, and files would count as deleted.
func (s *Store) there() error {
	if s.folder == "" {
		return nil
	}
	if _, err := os.Stat(s.folder); err != nil {
		return fmt.Errorf("%w: %w", errGone, withoutPath(err))
	}
	return nil
}

// withoutPath removes the path from an error of package os. The result is not fs.ErrNotExist, which is about a file.
func withoutPath(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) && !errors.Is(err, fs.ErrNotExist) {
		return path.Err
	}
	return errors.New("it does not exist")
}

// missing reports whether err means that a file does not exist, and not that the store does not.
func (s *Store) missing(err error) bool {
	if gcerrors.Code(err) != gcerrors.NotFound || s.there() != nil {
		return false
	}
	var answered interface{ ErrorCode() string } // Of an S3 store.
	return !s.bucket.ErrorAs(err, &answered) || answered.ErrorCode() != "NoSuchBucket"
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
	ctx, cancel := context.WithCancelCause(ctx)
	file := &limited{cancel: cancel, limit: s.limits.Piece}
	stop := file.start()
	reader, err := s.bucket.NewRangeReader(ctx, key, offset, length, nil)
	stop()
	if err != nil {
		defer cancel(nil)
		if s.missing(err) {
			return nil, fs.ErrNotExist
		}
		if gone := s.there(); gone != nil {
			err = gone
		}
		return nil, fmt.Errorf("get a file: %w", err)
	}
	file.ReadCloser = reader
	return file, nil
}

// limited is a file with a time limit for each piece.
type limited struct {
	io.ReadCloser
	cancel context.CancelCauseFunc
	limit  time.Duration
}

// start limits the time until the returned function is called.
func (l *limited) start() (stop func()) {
	timer := time.AfterFunc(l.limit, func() { l.cancel(context.DeadlineExceeded) })
	return func() { timer.Stop() }
}

// Read reads the next piece.
func (l *limited) Read(p []byte) (int, error) {
	defer l.start()()
	return l.ReadCloser.Read(p)
}

// Close ends the request to the store.
func (l *limited) Close() error {
	l.cancel(nil)
	return l.ReadCloser.Close()
}

// Delete deletes a file, and the unfinished remains that a killed process left. A missing file is no error. If deleted
// files are kept and that fails, the file stays.
func (s *Store) Delete(ctx context.Context, key string) error {
	ctx, cancel := context.WithTimeout(ctx, s.limits.Other)
	defer cancel()
	if err := s.there(); err != nil {
		return fmt.Errorf("delete a file: %w", err)
	}
	if s.kept != "" {
		if err := Copy(s.folder, s.kept, key); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("keep a deleted file: %w", err)
		}
	}
	if err := s.bucket.Delete(ctx, key); err != nil && !s.missing(err) {
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
	ctx, cancel := context.WithTimeout(ctx, s.limits.Other)
	defer cancel()
	if err := s.there(); err != nil {
		return err
	}
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
