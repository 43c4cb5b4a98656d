package blob_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"aangan/bff/internal/blob"
	remote "aangan/bff/internal/blob/s3"
)

func TestFolder(t *testing.T) {
	t.Parallel()
	folder := filepath.Join(t.TempDir(), "data", "files")
	store, err := blob.Folder(folder)
	if err != nil {
		t.Fatal(err)
	}
	keeps(t, store, func() []string { return lying(t, folder) })
	if info, err := os.Stat(folder); err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("the folder is open to others: %v, %v", info.Mode(), err)
	}
	// The remains of a process that was killed while writing a file.
	for _, half := range []string{"ab/abcd.18a.tmp", "ab/abce.18b.tmp"} {
		if err := os.MkdirAll(filepath.Join(folder, "ab"), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, half), []byte("half"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := store.Delete(ctx(t), "ab/abcd"); err != nil {
		t.Fatal(err)
	}
	if left := lying(t, folder); len(left) != 1 || !strings.Contains(left[0], "abce") {
		t.Errorf("left are %v", left)
	}
	if _, err := blob.Folder("/proc/none"); err == nil {
		t.Error("a folder that cannot be made was made")
	}
}

// TestS3 runs the same checks against a real S3 server.
func TestS3(t *testing.T) {
	server := startS3(t)
	keys(t, accessKey, secretKey)
	store, err := remote.Open(ctx(t), server.url())
	if err != nil {
		t.Fatal(err)
	}
	if err := store.Reach(ctx(t)); err != nil {
		t.Fatal(err)
	}
	keeps(t, store, func() []string { return lying(t, server.folder) })
	missing, err := remote.Open(ctx(t), strings.Replace(server.url(), "s3://files", "s3://nothing", 1))
	if err != nil {
		t.Fatal(err)
	}
	if err := missing.Reach(ctx(t)); err == nil {
		t.Error("a bucket that is not there answers")
	}
	keys(t, accessKey, "another secret")
	locked, err := remote.Open(ctx(t), server.url())
	if err != nil {
		t.Fatal(err)
	}
	err = locked.Put(ctx(t), "aa/aa", "text/plain", source([]byte("x")))
	if err == nil || strings.Contains(err.Error(), "another secret") {
		t.Errorf("with a wrong key: %v", err)
	}
	if _, err := locked.Get(ctx(t), "aa/aa", 0, 1); err == nil || errors.Is(err, fs.ErrNotExist) {
		t.Errorf("with a wrong key, reading: %v", err)
	}
}

// keeps tries everything that is asked of a store. Lying are the files in it.
func keeps(t *testing.T, store *blob.Store, lying func() []string) {
	t.Helper()
	const key = "3f/3f0011223344"
	data := bytes.Repeat([]byte("Between the two of us. "), 5000)
	get := func(offset, length int64) string {
		t.Helper()
		reader, err := store.Get(ctx(t), key, offset, length)
		if err != nil {
			t.Fatal(err)
		}
		read, err := io.ReadAll(reader)
		if err := errors.Join(err, reader.Close()); err != nil {
			t.Fatal(err)
		}
		return string(read)
	}
	for range 2 { // A file may be put again.
		if err := store.Put(ctx(t), key, "text/plain", source(data)); err != nil {
			t.Fatal(err)
		}
	}
	if got := get(0, int64(len(data))); got != string(data) {
		t.Errorf("%d bytes come back of %d", len(got), len(data))
	}
	if got := get(8, 7); got != "the two" {
		t.Errorf("a part is %q", got)
	}
	if got := get(int64(len(data))-4, 4); got != "us. " {
		t.Errorf("the end is %q", got)
	}
	// The largest, read a little at a time.
	const most = 10 << 20
	large := &bounded{size: most}
	if err := store.Put(ctx(t), "aa/large", "image/jpeg", io.NewSectionReader(large, 0, most)); err != nil {
		t.Fatal(err)
	}
	if large.largest > 1<<20 {
		t.Errorf("%d bytes of a file were held at once", large.largest)
	}
	if err := store.Delete(ctx(t), "aa/large"); err != nil {
		t.Fatal(err)
	}
	// A partial file must not exist, whichever side failed.
	if err := store.Put(ctx(t), "aa/half", "text/plain", io.NewSectionReader(failing{}, 0, most)); !errors.Is(err, errHalfway) {
		t.Errorf("half a file: %v", err)
	}
	ended, end := context.WithCancel(ctx(t))
	end()
	if err := store.Put(ended, "aa/ended", "text/plain", source(data)); err == nil {
		t.Error("what was called off was stored")
	}
	for _, gone := range []string{"aa/half", "aa/ended", "aa/large", "aa/never"} {
		if _, err := store.Get(ctx(t), gone, 0, 1); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s: %v", gone, err)
		}
		if err := store.Delete(ctx(t), gone); err != nil {
			t.Errorf("delete %s: %v", gone, err)
		}
	}
	if left := lying(); len(left) != 1 {
		t.Errorf("in it lie %v", left)
	}
	for range 2 {
		if err := store.Delete(ctx(t), key); err != nil {
			t.Fatal(err)
		}
	}
	if left := lying(); len(left) != 0 {
		t.Errorf("in it lie %v", left)
	}
}

func TestAddresses(t *testing.T) {
	keys(t, "", "")
	for _, address := range []string{"", "files", "file:///tmp", "mem://", "s3://", "https://bucket.s3.amazonaws.com", "s3://files?nonsense=secret", "://secret"} {
		if _, err := remote.Open(ctx(t), address); err == nil || strings.Contains(err.Error(), "secret") {
			t.Errorf("%q: %v", address, err)
		}
	}
}
