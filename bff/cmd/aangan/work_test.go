package main

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"aangan/bff/internal/config"
	"aangan/bff/internal/mail/mailtest"
	"aangan/db/dbtest"
)

// joinBeta signs a visitor up through a running site.
func joinBeta(t *testing.T, p *process, email string) {
	t.Helper()
	res, err := http.Post(p.url(config.Site)+"/api/beta-signup", "application/json",
		strings.NewReader(fmt.Sprintf(`{"firstName": "Asha", "lastName": "Raman", "email": %q}`, email)))
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	if res.StatusCode != http.StatusCreated {
		t.Fatalf("signing up: %d", res.StatusCode)
	}
}

func (p *process) end(t *testing.T) {
	t.Helper()
	if err := p.command.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if code := p.wait(t); code != 0 {
		t.Errorf("the program ends with %d", code)
	}
}

func await(t *testing.T, done func() bool, otherwise string) {
	t.Helper()
	for deadline := time.Now().Add(patience); !done(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal(otherwise)
		}
	}
}

// TestSiteAsksAndWorkerSends has one process for the site and one for jobs, and a mail server between them and the world.
func TestSiteAsksAndWorkerSends(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	server := mailtest.Start(t, mailtest.Options{User: "us", Password: "hush-hush"})
	folder := t.TempDir()
	env := []string{
		"DATABASE_URL=" + pool.Config().ConnString(), "DATA_DIR=" + folder, "LOG_LEVEL=debug",
		fmt.Sprintf("SMTP_URL=smtp://us:hush-hush@127.0.0.1:%d", server.Port), "MAIL_FROM=Aangan <hello@aangan.example>",
	}
	site := launch(t, freePorts(t), env, "site")
	site.ready(t, config.Site)
	joinBeta(t, site, "asha@mail.example")
	site.end(t)
	// Nobody was there to send it, and it is not lost.
	if len(server.Received()) != 0 {
		t.Error("the site alone sends mail")
	}
	worker := launch(t, nil, env, "worker")
	await(t, func() bool { return len(server.Received()) > 0 }, "the letter does not come")
	worker.end(t)
	if received := server.Received(); len(received) != 1 || received[0].To != "asha@mail.example" || received[0].From != "hello@aangan.example" {
		t.Errorf("received %+v", received)
	}
	for _, p := range []*process{site, worker} {
		if said := p.output.String(); strings.Contains(said, "asha@") || strings.Contains(said, "hush-hush") {
			t.Errorf("the log holds what it must not:\n%s", said)
		}
	}
	if entries, err := os.ReadDir(filepath.Join(folder, "mail")); err == nil && len(entries) > 0 {
		t.Errorf("%d letters lie in the folder as well", len(entries))
	}
}

// TestServeSendsAndForgets has one process for everything and a folder for mail; then the visitor is forgotten.
func TestServeSendsAndForgets(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	folder := t.TempDir()
	env := []string{"DATABASE_URL=" + pool.Config().ConnString(), "DATA_DIR=" + folder, "SMTP_URL="}
	p := launch(t, freePorts(t), env, "serve")
	p.ready(t, config.Site)
	joinBeta(t, p, "asha@mail.example")
	await(t, func() bool {
		found, err := filepath.Glob(filepath.Join(folder, "mail", "*.eml"))
		return err == nil && len(found) == 1
	}, "the letter is not written")
	p.end(t)

	signups := func() (count int) {
		if err := pool.QueryRow(t.Context(), "select count(*) from beta_signups").Scan(&count); err != nil {
			t.Fatal(err)
		}
		return count
	}
	if signups() != 1 {
		t.Fatalf("%d signups", signups())
	}
	forget := launch(t, nil, env, "forget", "asha@mail.example")
	if code := forget.wait(t); code != 0 || !strings.Contains(forget.output.String(), "deleted: 1") || signups() != 0 {
		t.Errorf("forget ends with %d, leaves %d and says:\n%s", code, signups(), forget.output)
	}
	if code := launch(t, nil, env, "forget").wait(t); code != 2 {
		t.Errorf("forget without an address ends with %d", code)
	}
}

// roundAgain names what the desk does again and again where there are no files. A new one is added here; one that is lost is noticed.
var roundAgain = []string{
	"check-journal-keys", "coach-clients-left", "erase-members-left", "prune-departed-sessions", "reseal-journal", "reseal-second-factors",
}

// TestWhatComesRoundAgain looks at what is registered with the workers of the product.
func TestWhatComesRoundAgain(t *testing.T) {
	t.Parallel()
	c, err := config.Load(func(string) string { return "" }, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	d, err := newBackground(c, nil, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	var kinds []string
	for _, every := range d.tasks.Periodic() {
		kinds = append(kinds, every.Kind)
	}
	slices.Sort(kinds)
	if !slices.Equal(kinds, roundAgain) {
		t.Errorf("again and again there are %q, want %q", kinds, roundAgain)
	}
}
