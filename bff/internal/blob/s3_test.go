package blob_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"aangan/bff/internal/freeport"
)

const (
	accessKey = "AANGANTESTACCESS"
	secretKey = "aangan-test-secret"
)

// s3 is a real S3 server: a separate program that stores its files in a folder of the test.
type s3 struct {
	address, folder string
}

// startS3 builds the program if it is missing, and starts it with one bucket called "files".
func startS3(t *testing.T) *s3 {
	t.Helper()
	build := exec.Command("bash", filepath.Join("..", "..", "..", "tools", "build.sh"), "versitygw")
	build.Stderr = os.Stderr
	path, err := build.Output()
	if err != nil {
		t.Fatalf("build the S3 server: %v", err)
	}
	root := t.TempDir()
	s := &s3{folder: filepath.Join(root, "buckets", "files")}
	notes := filepath.Join(root, "notes")
	for _, folder := range []string{s.folder, notes} {
		if err := os.MkdirAll(folder, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	ports, err := freeport.Find(1)
	if err != nil {
		t.Fatal(err)
	}
	s.address = "127.0.0.1:" + strconv.Itoa(ports[0])
	var output bytes.Buffer
	server := exec.Command(strings.TrimSpace(string(path)), "--port", s.address, "--quiet", "posix", "--sidecar", notes, filepath.Dir(s.folder))
	server.Env = append(os.Environ(), "ROOT_ACCESS_KEY_ID="+accessKey, "ROOT_SECRET_ACCESS_KEY="+secretKey)
	server.Stdout, server.Stderr = &output, &output
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	exited := make(chan struct{})
	go func() {
		defer close(exited)
		_ = server.Wait() // It is killed below.
	}()
	t.Cleanup(func() {
		_ = server.Process.Kill()
		<-exited
		if t.Failed() {
			t.Logf("output of the S3 server: %s", output.String())
		}
	})
	for deadline := time.Now().Add(time.Minute); ; time.Sleep(20 * time.Millisecond) {
		answer, err := http.Get("http://" + s.address + "/")
		if err == nil {
			_ = answer.Body.Close()
			return s
		}
		select {
		case <-exited:
			t.Fatal("the S3 server exited")
		default:
		}
		if time.Now().After(deadline) {
			t.Fatalf("the S3 server does not answer: %v", err)
		}
	}
}

// url returns the URL of the bucket.
func (s *s3) url() string {
	return "s3://files?region=us-east-1&use_path_style=true&endpoint=http://" + s.address
}

// setKeys sets the credentials of this process.
func setKeys(t *testing.T, access, secret string) {
	t.Helper()
	t.Setenv("AWS_ACCESS_KEY_ID", access)
	t.Setenv("AWS_SECRET_ACCESS_KEY", secret)
	t.Setenv("AWS_EC2_METADATA_DISABLED", "true")
	t.Setenv("AWS_CONFIG_FILE", filepath.Join(t.TempDir(), "none"))
	t.Setenv("AWS_SHARED_CREDENTIALS_FILE", filepath.Join(t.TempDir(), "none"))
}

// filesBelow returns the files below a folder.
func filesBelow(t *testing.T, folder string) (names []string) {
	t.Helper()
	err := filepath.Walk(folder, func(path string, info os.FileInfo, err error) error {
		if err == nil && !info.IsDir() {
			names = append(names, path)
		}
		return err
	})
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		t.Fatal(err)
	}
	return names
}

func source(data []byte) *io.SectionReader {
	return io.NewSectionReader(bytes.NewReader(data), 0, int64(len(data)))
}

// bounded is a generated file that records the largest read.
type bounded struct {
	size    int64
	largest int
}

func (b *bounded) ReadAt(p []byte, off int64) (int, error) {
	b.largest = max(b.largest, len(p))
	n := min(int64(len(p)), b.size-off)
	if n <= 0 {
		return 0, io.EOF
	}
	for i := range p[:n] {
		p[i] = byte(off + int64(i)*7)
	}
	if n < int64(len(p)) {
		return int(n), io.EOF
	}
	return int(n), nil
}

// failing is a file whose reading fails halfway.
type failing struct{}

var errHalfway = errors.New("halfway")

func (failing) ReadAt(p []byte, off int64) (int, error) {
	if off > 50_000 {
		return 0, errHalfway
	}
	return len(p), nil
}

func ctx(t *testing.T) context.Context { return t.Context() }
