package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"aangan/bff/cmd/internal/cmdtest"
	"aangan/bff/internal/config"
	"aangan/bff/internal/realm"
	"aangan/db/dbtest"
)

func TestMain(m *testing.M) { cmdtest.Main(m, main) }

// TestServeStopsGracefullyWithOpenStream sends SIGTERM while a member has a stream open.
func TestServeStopsGracefullyWithOpenStream(t *testing.T) {
	t.Parallel()
	url := dbtest.New(t).Config().ConnString()
	if code := cmdtest.Launch(t, nil, []string{"DATABASE_URL=" + url}, "migrate").Wait(t); code != 0 {
		t.Fatalf("aangan migrate exits with %d", code)
	}
	p := cmdtest.Launch(t, cmdtest.FreePorts(t), []string{"DATABASE_URL=" + url, "LOG_LEVEL=info"}, "serve")
	for _, app := range config.Apps {
		p.WaitUntilReady(t, app)
	}
	res, err := http.Post(p.URL(config.Member)+"/api/register", "application/json", strings.NewReader(`{"username": "asha",
		"email": "asha@mail.example", "firstName": "Asha", "lastName": "Iyer", "password": "Tamarind4Rice", "timeZone": "America/Chicago"}`))
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	at := slices.IndexFunc(res.Cookies(), func(cookie *http.Cookie) bool { return cookie.Name == string(realm.MemberCookie) })
	if res.StatusCode != http.StatusCreated || at < 0 {
		t.Fatalf("registration: %d, %v", res.StatusCode, res.Cookies())
	}
	token := res.Cookies()[at]
	checkSiteHeader(t, p, token)
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, p.URL(config.Member)+"/api/live", nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Cookie", token.Name+"="+token.Value)
	stream, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer stream.Body.Close()
	if line, err := bufio.NewReader(stream.Body).ReadString('\n'); err != nil || !strings.HasPrefix(line, "retry:") {
		t.Fatalf("the stream begins with %q, %v", line, err)
	}
	if err := p.Command.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if _, err := io.Copy(io.Discard, stream.Body); err != nil {
		t.Errorf("the stream was cut instead of ended: %v", err)
	}
	if code := p.Wait(t); code != 0 {
		t.Errorf("the program exits with %d", code)
	}
	if output := p.Output.String(); strings.Contains(output, token.Value) || strings.Contains(output, "Tamarind4Rice") {
		t.Errorf("the log contains the token or the password")
	}
}

// checkSiteHeader requests the signed-in user as a page of the site does: through the redirect to the member app.
func checkSiteHeader(t *testing.T, p *cmdtest.Process, token *http.Cookie) {
	t.Helper()
	public := func(app config.App) string { return "http://localhost:" + strconv.Itoa(p.Ports[app]) }
	get := func(address string, status int) *http.Response {
		t.Helper()
		r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, address, nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Cookie", token.Name+"="+token.Value)
		r.Header.Set("Origin", public(config.Site))
		res, err := http.DefaultTransport.RoundTrip(r)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		if res.StatusCode != status {
			t.Fatalf("%s: status %d", address, res.StatusCode)
		}
		return res
	}
	const path = "/api/site-header"
	if to := get(p.URL(config.Site)+path, http.StatusTemporaryRedirect).Header.Get("Location"); to != public(config.Member)+path {
		t.Errorf("the site redirects to %q", to)
	}
	if seen := get(p.URL(config.Member)+path, http.StatusOK).Header.Get("Access-Control-Allow-Origin"); seen != public(config.Site) {
		t.Errorf("the signed-in user is readable by the origin %q", seen)
	}
}

func TestCommandLineErrorsSetExitCode(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		name   string
		args   []string
		env    []string
		code   int
		output string
	}{
		{"no arguments", nil, nil, 2, "aangan serve"},
		{"help", []string{"help"}, nil, 0, "aangan serve"},
		{"help of a command", []string{"serve", "-h"}, nil, 0, "all three apps"},
		{"unknown command", []string{"dance"}, nil, 2, `no command "dance"`},
		{"unexpected argument", []string{"serve", "me"}, nil, 2, "no arguments"},
		{"unknown flag", []string{"serve", "-fast"}, nil, 2, "-fast"},
		{"no database", []string{"serve"}, nil, 1, "DATABASE_URL is not set"},
		{"invalid database URL", []string{"migrate"}, []string{"DATABASE_URL=mysql://secret@host/x"}, 1, "aangan: "},
		{"production without settings", []string{"serve"}, []string{"AANGAN_ENV=production"}, 1, "DATABASE_URL is missing"},
		{"unknown API", []string{"openapi", "admin"}, nil, 2, `no API "admin"`},
	} {
		p := cmdtest.Launch(t, nil, tt.env, tt.args...)
		code := p.Wait(t)
		if code != tt.code || !strings.Contains(p.Output.String(), tt.output) {
			t.Errorf("%s: exits with %d and prints:\n%s", tt.name, code, p.Output)
		}
		if strings.Contains(p.Output.String(), "secret") {
			t.Errorf("%s: the output contains the database URL:\n%s", tt.name, p.Output)
		}
	}
}

func TestOpenAPIPrintsSameDocumentTwice(t *testing.T) {
	t.Parallel()
	for _, app := range config.Apps {
		var out, errs bytes.Buffer
		if err := program.Run(context.Background(), []string{"openapi", string(app)}, &out, &errs); err != nil {
			t.Fatalf("%s: %v %s", app, err, &errs)
		}
		var doc struct {
			OpenAPI string         `json:"openapi"`
			Paths   map[string]any `json:"paths"`
		}
		if err := json.Unmarshal(out.Bytes(), &doc); err != nil || !strings.HasPrefix(doc.OpenAPI, "3.1") || len(doc.Paths) == 0 {
			t.Errorf("%s: %v, %+v", app, err, doc)
		}
		again := &bytes.Buffer{}
		if err := program.Run(context.Background(), []string{"openapi", string(app)}, again, &errs); err != nil || !bytes.Equal(out.Bytes(), again.Bytes()) {
			t.Errorf("%s: the document differs between two runs", app)
		}
	}
}
