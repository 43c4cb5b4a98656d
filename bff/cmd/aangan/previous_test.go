package main

import (
	"bytes"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"aangan/bff/apitest"
	"aangan/bff/cmd/internal/cmdtest"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/internal/config"
	"aangan/db/dbtest"
)

// TestPreviousReleaseServesNewSchema: during a rollout the processes of the previous release serve from a database that
// has been migrated already. The program of that release, without its pages, signs a member in, stores and reads a
// message, and books a session.
func TestPreviousReleaseServesNewSchema(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	member, coach := identitytest.NewMember(t, pool), identitytest.NewCoach(t, pool).ID.UUID()
	hasher := identity.NewHasher(identity.Params{MemoryKiB: 64, Passes: 1, Lanes: 1}, identity.DefaultBounds())
	hash, err := hasher.Hash(t.Context(), apitest.Password)
	if err != nil {
		t.Fatal(err)
	}
	var username string
	if err := pool.QueryRow(t.Context(), "update members set coach_id = $2, password_hash = $3 where id = $1 returning username",
		member.ID.UUID(), coach, hash).Scan(&username); err != nil {
		t.Fatal(err)
	}
	previous := cmdtest.LaunchBinary(t, buildPrevious(t), cmdtest.FreePorts(t), []string{"DATABASE_URL=" + pool.Config().ConnString(), "DATA_DIR=" + t.TempDir()}, "serve")
	for _, app := range config.Apps {
		previous.WaitUntilReady(t, app)
	}

	browser := apitest.NewVisitor(previous.URL(config.Member))
	browser.Post(t, "/api/login", map[string]any{"username": username, "password": apitest.Password}).Want(t, http.StatusOK)
	browser.Post(t, "/api/messages", map[string]any{"coachId": coach, "text": "Hello from before."}).Want(t, http.StatusCreated)
	read := browser.Get(t, fmt.Sprintf("/api/messages/%s", coach)).Want(t, http.StatusOK)
	if !bytes.Contains(read.Body, []byte("Hello from before.")) {
		t.Errorf("the conversation is %.300s", read.Body)
	}
	var open struct {
		Slots []struct{ StartsAt time.Time }
	}
	browser.Get(t, fmt.Sprintf("/api/coaches/%s/slots", coach)).Want(t, http.StatusOK).IntoLoosely(t, &open)
	if len(open.Slots) == 0 {
		t.Fatal("the coach has no open times")
	}
	browser.Post(t, "/api/sessions", map[string]any{"coachId": coach, "date": open.Slots[len(open.Slots)/2].StartsAt}).Want(t, http.StatusCreated)
	browser.Get(t, "/api/sessions").Want(t, http.StatusOK)
	previous.Stop(t)
}

// buildPrevious builds the program of the commit in db/previous-release and returns its path. Go's cache has the
// unchanged packages.
func buildPrevious(t *testing.T) string {
	t.Helper()
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	content, err := os.ReadFile(filepath.Join(root, "db", "previous-release"))
	if err != nil {
		t.Fatal(err)
	}
	release := strings.TrimSpace(string(content))
	folder := t.TempDir()
	archive := exec.Command("git", "-C", root, "archive", "--output="+filepath.Join(folder, "source.tar"), release, "bff", "db", "go.work", "go.work.sum")
	if output, err := archive.CombinedOutput(); err != nil {
		t.Fatalf("the history has no commit %s, which db/previous-release names (a shallow clone? git fetch --unshallow gets it): %v %s", release, err, output)
	}
	for _, command := range []*exec.Cmd{
		exec.Command("tar", "-xf", "source.tar"),
		exec.Command("go", "build", "-trimpath", "-ldflags=-w", "-o", "previous", "./bff/cmd/aangan"),
	} {
		command.Dir = folder
		if output, err := command.CombinedOutput(); err != nil {
			t.Fatalf("%v: %v %s", command.Args, err, output)
		}
	}
	return filepath.Join(folder, "previous")
}
