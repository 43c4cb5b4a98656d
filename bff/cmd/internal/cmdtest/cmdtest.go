// Package cmdtest runs a program as a separate process, so that tests can signal and kill it.
package cmdtest

import (
	"bytes"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"aangan/bff/internal/config"
	"aangan/bff/internal/freeport"
	"aangan/db/dbtest"
)

// runVariable makes the test binary run as the program.
const runVariable = "AANGAN_TEST_RUNS_AS_PROGRAM"

// Main is the TestMain of a program: it runs the tests, or the program if Launch started the binary.
func Main(m *testing.M, program func()) {
	if os.Getenv(runVariable) != "" {
		program()
		return
	}
	dbtest.Main(m)
}

// Patience is the time limit of every wait.
const Patience = time.Minute

// Process is a running program.
type Process struct {
	Command *exec.Cmd
	// Output is the standard output and the standard error.
	Output *Output
	Ports  map[config.App]int
	ended  chan error
}

// Output is a buffer that may be read while the program writes.
type Output struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

// Write implements io.Writer.
func (o *Output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.buf.Write(p)
}

// String returns the output so far.
func (o *Output) String() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.buf.String()
}

// Payments is the payment sandbox among the ports.
const Payments config.App = "payment_sandbox"

// FreePorts returns a free port for each app and for the payment sandbox.
func FreePorts(t *testing.T) map[config.App]int {
	t.Helper()
	apps := []config.App{config.Site, config.Member, config.Coach, Payments}
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

// Launch starts the program with these ports, environment variables and arguments. It is stopped when the test ends.
func Launch(t *testing.T, ports map[config.App]int, env []string, args ...string) *Process {
	t.Helper()
	return LaunchBinary(t, os.Args[0], ports, env, args...)
}

// LaunchBinary is Launch for a program that was built separately.
func LaunchBinary(t *testing.T, path string, ports map[config.App]int, env []string, args ...string) *Process {
	t.Helper()
	p := &Process{Command: exec.Command(path, args...), Output: &Output{}, ended: make(chan error, 1), Ports: ports}
	p.Command.Env = append(append(os.Environ(), runVariable+"=1", "MAKELEVEL=", "DATABASE_URL=", "AANGAN_ENV=", "DRAIN_DELAY=0s", "GOCOVERDIR="+t.TempDir()), env...)
	for app, port := range ports {
		p.Command.Env = append(p.Command.Env, strings.ToUpper(string(app))+"_PORT="+strconv.Itoa(port))
	}
	p.Command.Stdout, p.Command.Stderr = p.Output, p.Output
	if err := p.Command.Start(); err != nil {
		t.Fatal(err)
	}
	go func() { p.ended <- p.Command.Wait() }()
	t.Cleanup(func() {
		if p.Command.ProcessState == nil {
			_ = p.Command.Process.Signal(syscall.SIGTERM)
			<-p.ended
		}
		if t.Failed() {
			t.Logf("%s printed:\n%s", strings.Join(args, " "), p.Output)
		}
	})
	return p
}

// WaitUntilReady waits until the app answers its readiness check.
func (p *Process) WaitUntilReady(t *testing.T, app config.App) {
	t.Helper()
	Await(t, func() bool {
		res, err := http.Get(p.URL(app) + "/readyz")
		if err != nil {
			return false
		}
		res.Body.Close()
		return res.StatusCode == http.StatusOK
	}, fmt.Sprintf("the %s app did not become ready", app))
}

// URL returns where the app listens.
func (p *Process) URL(app config.App) string { return fmt.Sprintf("http://127.0.0.1:%d", p.Ports[app]) }

// Wait waits for the program to end and returns its exit code.
func (p *Process) Wait(t *testing.T) int {
	t.Helper()
	select {
	case err := <-p.ended:
		p.ended <- err
		return p.Command.ProcessState.ExitCode()
	case <-time.After(Patience):
		t.Fatal("the process did not exit in time")
		return -1
	}
}

// Stop signals the program to end and fails the test if its exit code is not 0.
func (p *Process) Stop(t *testing.T) {
	t.Helper()
	if err := p.Command.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if code := p.Wait(t); code != 0 {
		t.Errorf("the program exits with %d", code)
	}
}

// Await waits until done reports true, and fails the test with the message if that takes too long.
func Await(t *testing.T, done func() bool, message string) {
	t.Helper()
	for deadline := time.Now().Add(Patience); !done(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal(message)
		}
	}
}
