package main

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"aangan/bff/cmd/internal/cmdtest"
	"aangan/bff/internal/config"
	"aangan/bff/internal/mail/mailtest"
	"aangan/db/dbtest"
)

// joinBeta signs a visitor up through a running site.
func joinBeta(t *testing.T, p *cmdtest.Process, email string) {
	t.Helper()
	res, err := http.Post(p.URL(config.Site)+"/api/beta-signup", "application/json",
		strings.NewReader(fmt.Sprintf(`{"firstName": "Asha", "lastName": "Raman", "email": %q}`, email)))
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	if res.StatusCode != http.StatusCreated {
		t.Fatalf("beta signup: status %d", res.StatusCode)
	}
}

// TestWorkerSendsEmailEnqueuedBySite runs one process for the site and one for jobs, with a mail server.
func TestWorkerSendsEmailEnqueuedBySite(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	server := mailtest.Start(t, mailtest.Options{User: "us", Password: "hush-hush"})
	folder := t.TempDir()
	env := []string{
		"DATABASE_URL=" + pool.Config().ConnString(), "DATA_DIR=" + folder, "LOG_LEVEL=debug",
		fmt.Sprintf("SMTP_URL=smtp://us:hush-hush@127.0.0.1:%d", server.Port), "MAIL_FROM=Aangan <hello@aangan.example>",
	}
	site := cmdtest.Launch(t, cmdtest.FreePorts(t), env, "site")
	site.WaitUntilReady(t, config.Site)
	joinBeta(t, site, "asha@mail.example")
	site.Stop(t)
	// Without a worker the email stays in the queue.
	if len(server.Received()) != 0 {
		t.Error("the email was sent without a worker")
	}
	worker := cmdtest.Launch(t, nil, env, "worker")
	cmdtest.Await(t, func() bool { return len(server.Received()) > 0 }, "the email did not arrive")
	worker.Stop(t)
	if received := server.Received(); len(received) != 1 || received[0].To != "asha@mail.example" || received[0].From != "hello@aangan.example" {
		t.Errorf("received %+v", received)
	}
	for _, p := range []*cmdtest.Process{site, worker} {
		if output := p.Output.String(); strings.Contains(output, "asha@") || strings.Contains(output, "hush-hush") {
			t.Errorf("the log contains the address or the SMTP password:\n%s", output)
		}
	}
	if entries, err := os.ReadDir(filepath.Join(folder, "mail")); err == nil && len(entries) > 0 {
		t.Errorf("the mail folder contains %d emails, want none with SMTP", len(entries))
	}
}

// TestServeWritesEmailAndForgetDeletesSignup runs one process for everything with a mail folder, then the command
// forget.
func TestServeWritesEmailAndForgetDeletesSignup(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	folder := t.TempDir()
	env := []string{"DATABASE_URL=" + pool.Config().ConnString(), "DATA_DIR=" + folder, "SMTP_URL="}
	p := cmdtest.Launch(t, cmdtest.FreePorts(t), env, "serve")
	p.WaitUntilReady(t, config.Site)
	joinBeta(t, p, "asha@mail.example")
	cmdtest.Await(t, func() bool {
		found, err := filepath.Glob(filepath.Join(folder, "mail", "*.eml"))
		return err == nil && len(found) == 1
	}, "the email was not written")
	p.Stop(t)

	signups := func() (count int) {
		if err := pool.QueryRow(t.Context(), "select count(*) from beta_signups").Scan(&count); err != nil {
			t.Fatal(err)
		}
		return count
	}
	if signups() != 1 {
		t.Fatalf("%d signups", signups())
	}
	forget := cmdtest.Launch(t, nil, env, "forget", "asha@mail.example")
	if code := forget.Wait(t); code != 0 || !strings.Contains(forget.Output.String(), "deleted: 1") || signups() != 0 {
		t.Errorf("forget exits with %d, leaves %d signups and prints:\n%s", code, signups(), forget.Output)
	}
	if code := cmdtest.Launch(t, nil, env, "forget").Wait(t); code != 2 {
		t.Errorf("forget without an address exits with %d", code)
	}
}
