package attachments_test

import (
	"errors"
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"aangan/bff/apitest"
	"aangan/bff/internal/realm"
)

// oneAddress gives every request the same client address.
func oneAddress(*http.Request) netip.Addr { return netip.MustParseAddr("203.0.113.1") }

// abortUpload announces a large file, sends part of it and closes the connection.
func abortUpload(t *testing.T, h *apitest.Harness, user *apitest.User, sent int) {
	t.Helper()
	at, err := url.Parse(h.Member)
	if err != nil {
		t.Fatal(err)
	}
	conn, err := net.Dial("tcp", at.Host)
	if err != nil {
		t.Fatal(err)
	}
	head := "POST " + path + " HTTP/1.1\r\nHost: " + at.Host + "\r\nOrigin: " + h.Member + "\r\nContent-Length: 9000000\r\n" +
		"Cookie: " + string(realm.MemberCookie) + "=" + user.Cookie(string(realm.MemberCookie)) + "\r\n" +
		"Content-Type: multipart/form-data; boundary=XX\r\n\r\n" +
		"--XX\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n\r\n"
	if _, err := io.WriteString(conn, head+strings.Repeat("a", sent)); err != nil {
		t.Fatal(err)
	}
	if err := conn.Close(); err != nil {
		t.Fatal(err)
	}
}

// temporaryFiles waits until the temporary upload files of this and other tests are gone, and returns those that
// remain.
func temporaryFiles(t *testing.T) (left []string) {
	t.Helper()
	left, err := filepath.Glob(filepath.Join(os.TempDir(), "aangan-file-*"))
	if err != nil {
		t.Fatal(err)
	}
	for deadline := time.Now().Add(10 * time.Second); len(left) > 0 && time.Now().Before(deadline); time.Sleep(5 * time.Millisecond) {
		left = slices.DeleteFunc(left, func(name string) bool {
			_, err := os.Stat(name)
			return errors.Is(err, fs.ErrNotExist)
		})
	}
	return left
}
