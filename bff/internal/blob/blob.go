// Package blob is where files lie that people send: a folder, or a bucket of any store that speaks S3.
package blob

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/s3"
	"gocloud.dev/blob"
	"gocloud.dev/blob/fileblob"
	_ "gocloud.dev/blob/s3blob" // Registers s3://.
	"gocloud.dev/gcerrors"
)

// Store keeps files under keys. It fits attachment.Blobs.
type Store struct {
	bucket *blob.Bucket
	// folder is where the files lie; empty for a bucket elsewhere.
	folder string
	// s3 and name are the bucket elsewhere.
	s3   *s3.Client
	name string
}

var errAddress = errors.New("BLOB_URL is not the address of a bucket, such as s3://files?region=us-east-1&endpoint=https://s3.example.org&use_path_style=true")

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
	return &Store{bucket: bucket, folder: path}, nil
}

// Open opens the bucket that an address names, in the way of gocloud.dev: s3://bucket with the region, and for a store other than
// Amazon's the endpoint and use_path_style=true. The keys to it are read from the environment as Amazon's own tools do
// (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, a role of the machine). Nothing is asked of it yet.
func Open(ctx context.Context, address string) (*Store, error) {
	// The reasons quote the address, which may hold a key.
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "s3" || u.Host == "" {
		return nil, errAddress
	}
	bucket, err := blob.OpenBucket(ctx, address)
	if err != nil {
		return nil, errAddress
	}
	store := &Store{bucket: bucket, name: u.Host}
	if !bucket.As(&store.s3) {
		return nil, errors.Join(errAddress, bucket.Close())
	}
	return store, nil
}

// Whoever reaches the store past us gets a file to keep, never a page, and keeps no copy on the way.
const (
	disposition  = "attachment"
	cacheControl = "private, no-store"
)

// Put stores content whole or not at all. It is read a little at a time, more than once if need be.
func (s *Store) Put(ctx context.Context, key, contentType string, content *io.SectionReader) (err error) {
	if s.s3 != nil {
		err = s.putS3(ctx, key, contentType, content)
	} else {
		err = s.putFolder(ctx, key, contentType, content)
	}
	if err != nil {
		return fmt.Errorf("put a file: %w", err)
	}
	return nil
}

// putS3 sends a file in one piece, so that none is ever left half. The client library for whole files would read each of them
// into memory first.
func (s *Store) putS3(ctx context.Context, key, contentType string, content *io.SectionReader) error {
	_, err := s.s3.PutObject(ctx, &s3.PutObjectInput{
		Bucket: aws.String(s.name), Key: aws.String(key), Body: content, ContentLength: aws.Int64(content.Size()),
		ContentType: aws.String(contentType), ContentDisposition: aws.String(disposition), CacheControl: aws.String(cacheControl),
	})
	return err
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
