package blob_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"aangan/bff/internal/blob"
	remote "aangan/bff/internal/blob/s3"
)

func TestFolderStoresFilesAndDeletesRemains(t *testing.T) {
	t.Parallel()
	folder := filepath.Join(t.TempDir(), "data", "files")
	store, err := blob.Folder(folder, "")
	if err != nil {
		t.Fatal(err)
	}
	testStore(t, store, func() []string { return filesBelow(t, folder) })
	if info, err := os.Stat(folder); err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("the folder is accessible to other users: %v, %v", info.Mode(), err)
	}
	// The remains of a process that was killed during a write.
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
	if left := filesBelow(t, folder); len(left) != 1 || !strings.Contains(left[0], "abce") {
		t.Errorf("these files remain: %v", left)
	}
	if _, err := blob.Folder("/proc/none", ""); err == nil {
		t.Error("a folder that cannot be created was opened")
	}
}

func TestDeletedFileIsKeptForRestores(t *testing.T) {
	t.Parallel()
	folder, kept := filepath.Join(t.TempDir(), "files"), filepath.Join(t.TempDir(), "kept")
	store, err := blob.Folder(folder, kept)
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := store.Put(ctx(t), "ab/abcd", "text/plain", source([]byte("Only words."))); err != nil {
			t.Fatal(err)
		}
		// The second one finds no file, as after an interrupted deletion.
		if err := errors.Join(store.Delete(ctx(t), "ab/abcd"), store.Delete(ctx(t), "ab/abcd")); err != nil {
			t.Fatal(err)
		}
	}
	content, err := os.ReadFile(filepath.Join(kept, "ab", "abcd"))
	if err != nil || string(content) != "Only words." {
		t.Errorf("the kept file is %q, %v", content, err)
	}
	if left := filesBelow(t, folder); len(left) != 0 {
		t.Errorf("the store contains %v", left)
	}
	if left := filesBelow(t, kept); len(left) != 1 {
		t.Errorf("the folder of kept files contains %v", left)
	}
	// Without the copy there is no deletion.
	if err := store.Put(ctx(t), "cd/cdef", "text/plain", source([]byte("More."))); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(kept, "cd"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := store.Delete(ctx(t), "cd/cdef"); err == nil {
		t.Error("a file was deleted that could not be kept")
	}
	if left := filesBelow(t, folder); len(left) != 1 {
		t.Errorf("after a failed deletion the store contains %v", left)
	}
	if _, err := blob.Folder(folder, "/proc/none"); err == nil {
		t.Error("a folder that cannot be created was opened")
	}
}

// TestS3BucketStoresFilesAndRejectsWrongKey runs the same checks against a real S3 server.
func TestS3BucketStoresFilesAndRejectsWrongKey(t *testing.T) {
	server := startS3(t)
	setKeys(t, accessKey, secretKey)
	store, err := remote.Open(ctx(t), server.url(), blob.DefaultLimits)
	if err != nil {
		t.Fatal(err)
	}
	if err := store.Reach(ctx(t)); err != nil {
		t.Fatal(err)
	}
	testStore(t, store, func() []string { return filesBelow(t, server.folder) })
	missing, err := remote.Open(ctx(t), strings.Replace(server.url(), "s3://files", "s3://nothing", 1), blob.DefaultLimits)
	if err != nil {
		t.Fatal(err)
	}
	if err := missing.Reach(ctx(t)); err == nil {
		t.Error("a missing bucket is reachable")
	}
	wantGone(t, missing, false) // This server reports a deletion there as done.
	setKeys(t, accessKey, "another secret")
	wrongKey, err := remote.Open(ctx(t), server.url(), blob.DefaultLimits)
	if err != nil {
		t.Fatal(err)
	}
	err = wrongKey.Put(ctx(t), "aa/aa", "text/plain", source([]byte("x")))
	if err == nil || strings.Contains(err.Error(), "another secret") {
		t.Errorf("with a wrong key: %v", err)
	}
	if _, err := wrongKey.Get(ctx(t), "aa/aa", 0, 1); err == nil || errors.Is(err, fs.ErrNotExist) {
		t.Errorf("with a wrong key, reading: %v", err)
	}
}

// wantGone checks that no operation on a store that is missing itself succeeds or reports a missing file. Deletions are
// not checked unless deletes.
func wantGone(t *testing.T, store *blob.Store, deletes bool) {
	t.Helper()
	if err := store.Put(ctx(t), "aa/aa", "text/plain", source([]byte("x"))); err == nil {
		t.Error("a file was put into a missing store")
	}
	if _, err := store.Get(ctx(t), "aa/aa", 0, 1); err == nil || errors.Is(err, fs.ErrNotExist) {
		t.Errorf("get from a missing store: %v", err)
	}
	if err := store.Delete(ctx(t), "aa/aa"); deletes && (err == nil || errors.Is(err, fs.ErrNotExist)) {
		t.Errorf("delete from a missing store: %v", err)
	}
	if store.Reach(ctx(t)) == nil {
		t.Error("a missing store is reachable")
	}
}

func TestMissingFolderIsNotCreatedAndItsFilesAreNotMissing(t *testing.T) {
	t.Parallel()
	folder := filepath.Join(t.TempDir(), "files")
	store, err := blob.Folder(folder, filepath.Join(t.TempDir(), "kept"))
	if err != nil {
		t.Fatal(err)
	}
	if err := store.Put(ctx(t), "aa/aa", "text/plain", source([]byte("x"))); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(folder, folder+".away"); err != nil {
		t.Fatal(err)
	}
	wantGone(t, store, true)
	if _, err := os.Stat(folder); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the folder was created: %v", err)
	}
	if err := os.Rename(folder+".away", folder); err != nil {
		t.Fatal(err)
	}
	file, err := store.Get(ctx(t), "aa/aa", 0, 1)
	if err != nil {
		t.Fatal(err)
	}
	if err := file.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestStalledBucketEndsEveryOperation uses a bucket that accepts connections and never responds, and then one that
// stalls in the middle of a file.
func TestStalledBucketEndsEveryOperation(t *testing.T) {
	released := make(chan struct{})
	half := false
	stalled := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if half {
			w.Header().Set("Content-Length", "10")
			w.Header().Set("Last-Modified", time.Now().UTC().Format(http.TimeFormat))
			_, _ = io.WriteString(w, "begin")
			_ = http.NewResponseController(w).Flush()
		}
		<-released
	}))
	defer stalled.Close()
	defer close(released)
	setKeys(t, accessKey, secretKey)
	const limit = 100 * time.Millisecond
	address := "s3://files?region=us-east-1&use_path_style=true&endpoint=" + stalled.URL
	store, err := remote.Open(ctx(t), address, blob.Limits{Put: limit, Piece: limit, Other: limit})
	if err != nil {
		t.Fatal(err)
	}
	wantGone(t, store, true)
	half = true
	file, err := store.Get(ctx(t), "aa/aa", 0, 10)
	if err != nil {
		t.Fatal(err)
	}
	if read, err := io.ReadAll(file); err == nil || string(read) != "begin" {
		t.Errorf("read %q, %v", read, err)
	}
	if err := file.Close(); err != nil {
		t.Error(err)
	}
}

// testStore tests every operation of a store. filesBelow returns the stored files.
func testStore(t *testing.T, store *blob.Store, filesBelow func() []string) {
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
		t.Errorf("read %d bytes of %d", len(got), len(data))
	}
	if got := get(8, 7); got != "the two" {
		t.Errorf("the range is %q", got)
	}
	if got := get(int64(len(data))-4, 4); got != "us. " {
		t.Errorf("the end is %q", got)
	}
	// The largest file must be read in small pieces.
	const most = 10 << 20
	large := &bounded{size: most}
	if err := store.Put(ctx(t), "aa/large", "image/jpeg", io.NewSectionReader(large, 0, most)); err != nil {
		t.Fatal(err)
	}
	if large.largest > 1<<20 {
		t.Errorf("%d bytes of a file were read at once", large.largest)
	}
	if err := store.Delete(ctx(t), "aa/large"); err != nil {
		t.Fatal(err)
	}
	// A partial file must not exist, whichever side failed.
	if err := store.Put(ctx(t), "aa/half", "text/plain", io.NewSectionReader(failing{}, 0, most)); !errors.Is(err, errHalfway) {
		t.Errorf("half a file: %v", err)
	}
	cancelled, cancel := context.WithCancel(ctx(t))
	cancel()
	if err := store.Put(cancelled, "aa/ended", "text/plain", source(data)); err == nil {
		t.Error("a cancelled write was stored")
	}
	for _, missing := range []string{"aa/half", "aa/ended", "aa/large", "aa/never"} {
		if _, err := store.Get(ctx(t), missing, 0, 1); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s: %v", missing, err)
		}
		if err := store.Delete(ctx(t), missing); err != nil {
			t.Errorf("delete %s: %v", missing, err)
		}
	}
	if left := filesBelow(); len(left) != 1 {
		t.Errorf("the store contains %v", left)
	}
	for range 2 {
		if err := store.Delete(ctx(t), key); err != nil {
			t.Fatal(err)
		}
	}
	if left := filesBelow(); len(left) != 0 {
		t.Errorf("the store contains %v", left)
	}
}

func TestOpenRejectsInvalidURLsWithoutRepeatingThem(t *testing.T) {
	setKeys(t, "", "")
	for _, address := range []string{"", "files", "file:///tmp", "mem://", "s3://", "https://bucket.s3.amazonaws.com", "s3://files?nonsense=secret", "://secret"} {
		if _, err := remote.Open(ctx(t), address, blob.DefaultLimits); err == nil || strings.Contains(err.Error(), "secret") {
			t.Errorf("%q: %v", address, err)
		}
	}
}
