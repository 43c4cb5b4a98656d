package mail

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

func TestFolderWritesPrivateFilesInOrder(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "data", "mail")
	folder, err := NewFolder(path, testFrom)
	if err != nil {
		t.Fatal(err)
	}
	var group sync.WaitGroup
	for _, id := range []string{"a1", "a2", "a3", "a4"} {
		group.Go(func() {
			if err := folder.Send(t.Context(), id, newMessage()); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
	if err := folder.Send(t.Context(), "b1", newMessage()); err != nil {
		t.Fatal(err)
	}
	entries, err := os.ReadDir(path)
	if err != nil || len(entries) != 5 {
		t.Fatalf("%d files, %v", len(entries), err)
	}
	var names []string
	for _, entry := range entries {
		names = append(names, entry.Name())
		if strings.Contains(entry.Name(), "asha") || !strings.HasSuffix(entry.Name(), ".eml") {
			t.Errorf("a file has the name %s", entry.Name())
		}
		info, err := entry.Info()
		if err != nil || info.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s: other users may read it (%v, %v)", entry.Name(), info.Mode(), err)
		}
		raw, err := os.ReadFile(filepath.Join(path, entry.Name()))
		if err != nil || !strings.Contains(string(raw), "asha@mail.example") {
			t.Errorf("%s: %v\n%s", entry.Name(), err, raw)
		}
	}
	if !slices.IsSorted(names) || !strings.HasSuffix(names[4], "-b1.eml") {
		t.Errorf("the names do not sort by time: %v", names)
	}
}

func TestFolderErrorsAreTemporaryUnlessEmailIsInvalid(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "mail")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	folder, err := NewFolder(file, testFrom)
	if err != nil {
		t.Fatal(err)
	}
	if err := folder.Send(t.Context(), "a1", newMessage()); err == nil || IsPermanent(err) {
		t.Errorf("a path that is a file: %v", err)
	}
	m := newMessage()
	m.Subject = "a\nb"
	if err := folder.Send(t.Context(), "a1", m); !IsPermanent(err) {
		t.Errorf("an invalid email: %v", err)
	}
}

func TestParseServerAcceptsSMTPURLs(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]Server{
		"smtp://us:se%40cret@mail.example.org":   {Host: "mail.example.org", Port: 587, User: "us", Password: "se@cret", TLS: StartTLS},
		"smtp://mail.example.org:25":             {Host: "mail.example.org", Port: 25, TLS: StartTLS},
		"smtps://mail.example.org":               {Host: "mail.example.org", Port: 465, TLS: Implicit},
		"smtp://127.0.0.1:1025":                  {Host: "127.0.0.1", Port: 1025, TLS: None},
		"smtp://[::1]:1025":                      {Host: "::1", Port: 1025, TLS: None},
		"smtp://localhost:1025/":                 {Host: "localhost", Port: 1025, TLS: None},
		"smtp://mail.example.org:1025/?tls=none": {Host: "mail.example.org", Port: 1025, TLS: None},
		"smtp://localhost.example.org":           {Host: "localhost.example.org", Port: 587, TLS: StartTLS},
	} {
		if got, err := ParseServer(text, false); err != nil || got != want {
			t.Errorf("%s: %+v, %v; want %+v", text, got, err, want)
		}
	}
}
