package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"aangan/bff/internal/config"
	"aangan/bff/internal/freeport"
	"aangan/bff/internal/realm"
	"aangan/db/dbtest"
)

// runVariable makes the test binary run as the program itself, so that the tests can start it, signal it and kill it.
const runVariable = "AANGAN_TEST_RUNS_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(runVariable) != "" {
		main()
		return
	}
	dbtest.Main(m)
}

// patience bounds what a test waits for; it measures nothing.
const patience = time.Minute

// process is a running aangan.
type process struct {
	command *exec.Cmd
	output  *output
	ended   chan error
	ports   map[config.App]int
}

type output struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (o *output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.buf.Write(p)
}

func (o *output) String() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.buf.String()
}

// payments is the payment sandbox among the ports.
const payments config.App = "payment_sandbox"

// freePorts finds a port for each app, and for the payment sandbox.
func freePorts(t *testing.T) map[config.App]int {
	t.Helper()
	apps := []config.App{config.Site, config.Member, config.Coach, payments}
	found, err := freeport.Find(len(apps))
	if err != nil {
		t.Fatal(err)
	}
	ports := map[config.App]int{}
	for i, app := range apps {
		ports[app] = found[i]
	}
	return ports
}

// launch starts a command on these ports.
func launch(t *testing.T, ports map[config.App]int, env []string, args ...string) *process {
	t.Helper()
	p := &process{command: exec.Command(os.Args[0], args...), output: &output{}, ended: make(chan error, 1), ports: ports}
	p.command.Env = append(append(os.Environ(), runVariable+"=1", "MAKELEVEL=", "DATABASE_URL=", "AANGAN_ENV=", "GOCOVERDIR="+t.TempDir()), env...)
	for app, port := range ports {
		p.command.Env = append(p.command.Env, strings.ToUpper(string(app))+"_PORT="+strconv.Itoa(port))
	}
	p.command.Stdout, p.command.Stderr = p.output, p.output
	if err := p.command.Start(); err != nil {
		t.Fatal(err)
	}
	go func() { p.ended <- p.command.Wait() }()
	t.Cleanup(func() {
		if p.command.ProcessState == nil {
			_ = p.command.Process.Signal(syscall.SIGTERM)
			<-p.ended
		}
		if t.Failed() {
			t.Logf("aangan %s said:\n%s", strings.Join(args, " "), p.output)
		}
	})
	return p
}

// ready waits until an app is.
func (p *process) ready(t *testing.T, app config.App) {
	t.Helper()
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		res, err := http.Get(p.url(app) + "/readyz")
		if err != nil {
			continue
		}
		res.Body.Close()
		if res.StatusCode == http.StatusOK {
			return
		}
	}
	t.Fatalf("the %s app does not become ready", app)
}

func (p *process) url(app config.App) string { return fmt.Sprintf("http://127.0.0.1:%d", p.ports[app]) }

// wait waits for the end and returns the exit code.
func (p *process) wait(t *testing.T) int {
	t.Helper()
	select {
	case err := <-p.ended:
		p.ended <- err
		return p.command.ProcessState.ExitCode()
	case <-time.After(patience):
		t.Fatal("the process does not end")
		return -1
	}
}

// TestServeEndsGracefully signs in through the running program, holds a stream open, and ends the program under both.
func TestServeEndsGracefully(t *testing.T) {
	t.Parallel()
	url := dbtest.New(t).Config().ConnString()
	for _, command := range []string{"migrate", "seed"} {
		if code := launch(t, nil, []string{"DATABASE_URL=" + url}, command).wait(t); code != 0 {
			t.Fatalf("aangan %s ends with %d", command, code)
		}
	}
	p := launch(t, freePorts(t), []string{"DATABASE_URL=" + url, "LOG_LEVEL=info"}, "serve")
	for _, app := range config.Apps {
		p.ready(t, app)
	}
	res, err := http.Post(p.url(config.Member)+"/api/login", "application/json",
		strings.NewReader(`{"username": "asha", "password": "Namaste123"}`))
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	at := slices.IndexFunc(res.Cookies(), func(cookie *http.Cookie) bool { return cookie.Name == string(realm.MemberCookie) })
	if res.StatusCode != http.StatusOK || at < 0 {
		t.Fatalf("signing in: %d, %v", res.StatusCode, res.Cookies())
	}
	token := res.Cookies()[at]
	p.greetsOnTheSite(t, token)
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, p.url(config.Member)+"/api/live", nil)
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
	if err := p.command.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if _, err := io.Copy(io.Discard, stream.Body); err != nil {
		t.Errorf("the stream was cut instead of ended: %v", err)
	}
	if code := p.wait(t); code != 0 {
		t.Errorf("the program ends with %d", code)
	}
	if said := p.output.String(); strings.Contains(said, token.Value) || strings.Contains(said, "Namaste123") {
		t.Errorf("the log holds a secret")
	}
}

// greetsOnTheSite asks on the site who is signed in, as a page of the site does, and follows to the member app.
func (p *process) greetsOnTheSite(t *testing.T, token *http.Cookie) {
	t.Helper()
	public := func(app config.App) string { return "http://localhost:" + strconv.Itoa(p.ports[app]) }
	ask := func(address string, status int) *http.Response {
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
	if to := ask(p.url(config.Site)+path, http.StatusTemporaryRedirect).Header.Get("Location"); to != public(config.Member)+path {
		t.Errorf("the site leads to %q", to)
	}
	if seen := ask(p.url(config.Member)+path, http.StatusOK).Header.Get("Access-Control-Allow-Origin"); seen != public(config.Site) {
		t.Errorf("who is signed in is shown to %q", seen)
	}
}

// TestStart brings up everything on an empty folder, refuses a second start beside it, survives being killed, and leaves
// nothing behind.
func TestStart(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	env := []string{"DATA_DIR=" + folder}
	ports := freePorts(t)
	first := launch(t, ports, env, "start")
	first.ready(t, config.Coach)

	onPorts := launch(t, ports, []string{"DATA_DIR=" + t.TempDir()}, "start")
	if code := onPorts.wait(t); code != 1 || !strings.Contains(onPorts.output.String(), "SITE_PORT=") {
		t.Errorf("a start on ports that are taken ends with %d and says:\n%s", code, onPorts.output)
	}
	onFolder := launch(t, freePorts(t), env, "start")
	if code := onFolder.wait(t); code != 1 || !strings.Contains(onFolder.output.String(), "in use by another start") {
		t.Errorf("a start on a folder in use ends with %d and says:\n%s", code, onFolder.output)
	}

	if err := first.command.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	first.wait(t)
	second := launch(t, ports, env, "start")
	second.ready(t, config.Member)
	for _, person := range []string{"asha", "meera@aangan.example", "kabir@aangan.example", "admin@aangan.example"} {
		if !strings.Contains(second.output.String(), "  "+person+" ") && !strings.Contains(second.output.String(), "  "+person+"\n") {
			t.Errorf("the demo sign-in of %s is not said", person)
		}
	}
	if said := second.output.String(); strings.Contains(said, "Applied migration") {
		t.Errorf("the second start says:\n%s", said)
	}
	if err := second.command.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if code := second.wait(t); code != 0 {
		t.Errorf("an interrupted start ends with %d", code)
	}
	if left := processesNaming(t, folder); len(left) > 0 {
		t.Errorf("processes are left: %v", left)
	}
}

// processesNaming lists the processes whose command line names folder.
func processesNaming(t *testing.T, folder string) []string {
	t.Helper()
	entries, err := os.ReadDir("/proc")
	if err != nil {
		t.Skip("this machine does not list its processes in /proc")
	}
	var found []string
	for _, entry := range entries {
		line, err := os.ReadFile("/proc/" + entry.Name() + "/cmdline")
		if err == nil && bytes.Contains(line, []byte(folder)) {
			found = append(found, strings.ReplaceAll(string(line), "\x00", " "))
		}
	}
	return found
}

func TestCommandLine(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		name string
		args []string
		env  []string
		code int
		says string
	}{
		{"nothing", nil, nil, 2, "aangan start"},
		{"help", []string{"help"}, nil, 0, "aangan start"},
		{"help of a command", []string{"serve", "-h"}, nil, 0, "all three apps"},
		{"an unknown command", []string{"dance"}, nil, 2, `no command "dance"`},
		{"too many words", []string{"serve", "me"}, nil, 2, "no arguments"},
		{"an unknown flag", []string{"serve", "-fast"}, nil, 2, "-fast"},
		{"no database", []string{"serve"}, nil, 1, "DATABASE_URL is not set"},
		{"an address that is none", []string{"migrate"}, []string{"DATABASE_URL=mysql://secret@host/x"}, 1, "aangan: "},
		{"production without settings", []string{"serve"}, []string{"AANGAN_ENV=production"}, 1, "DATABASE_URL is missing"},
		{"demo data in production", []string{"seed"}, []string{
			"AANGAN_ENV=production", "DATABASE_URL=postgres://db.invalid/x",
			"SITE_URL=https://a.example", "MEMBER_URL=https://b.example", "COACH_URL=https://c.example",
			"SMTP_URL=smtp://mail.invalid", "MAIL_FROM=hello@a.example", "TEAM_EMAIL=team@a.example",
			"VIDEO_ROOM_TEMPLATE=https://video.example/{room}", "DATA_KEY=a:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=",
			"STRIPE_SECRET_KEY=sk_live_1", "STRIPE_PUBLISHABLE_KEY=pk_live_1", "STRIPE_WEBHOOK_SECRET=whsec_1",
			"STRIPE_PRICE_DEFAULT=price_1", "STRIPE_PRICE_DISCOUNT=price_2", "STRIPE_PRICE_PREMIUM=price_3",
		}, 1, "no demonstration data"},
		{"an unknown API", []string{"openapi", "admin"}, nil, 2, `no API "admin"`},
	} {
		p := launch(t, nil, tt.env, tt.args...)
		code := p.wait(t)
		if code != tt.code || !strings.Contains(p.output.String(), tt.says) {
			t.Errorf("%s: ends with %d and says:\n%s", tt.name, code, p.output)
		}
		if strings.Contains(p.output.String(), "secret") {
			t.Errorf("%s: the database's address is repeated:\n%s", tt.name, p.output)
		}
	}
}

func TestOpenAPI(t *testing.T) {
	t.Parallel()
	for _, app := range config.Apps {
		var out, errs bytes.Buffer
		if err := run(context.Background(), []string{"openapi", string(app)}, &out, &errs); err != nil {
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
		if err := run(context.Background(), []string{"openapi", string(app)}, again, &errs); err != nil || !bytes.Equal(out.Bytes(), again.Bytes()) {
			t.Errorf("%s: the document differs from one time to the next", app)
		}
	}
}
