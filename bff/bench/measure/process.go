package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"time"

	"aangan/bff/internal/freeport"
)

// process is a server process.
type process struct {
	name string
	cmd  *exec.Cmd
	// ports by app; the bare handler has one for all apps.
	ports map[string]int
	// log is the file that its error output goes to.
	log   string
	ended chan struct{}
	err   error
}

// connections is the number of database connections per server.
const connections = 8

var apps = []string{"site", "member", "coach"}

// startProduct runs one of the product's commands (site, member, coach, serve) as production does: sessions, security
// headers, origin check, rate limits and the log, which goes to a file.
func startProduct(ctx context.Context, s settings, w *fixture, dir, command, name string) (*process, error) {
	ports, err := freeport.Find(len(apps))
	if err != nil {
		return nil, err
	}
	p := &process{name: name, ports: map[string]int{}}
	environment := []string{
		"PATH=" + os.Getenv("PATH"), "HOME=" + dir, "AANGAN_ENV=production", "HOST=127.0.0.1", "DATA_DIR=" + dir, "DATABASE_URL=" + w.url,
		"DATABASE_POOL=" + strconv.Itoa(connections), "TRUSTED_PROXIES=127.0.0.0/8", "LOG_LEVEL=info", "DRAIN_DELAY=0s", "SHUTDOWN_GRACE=5s",
		// Production requires mail settings; the measurements send no email.
		"SMTP_URL=smtp://127.0.0.1:1", "MAIL_FROM=Aangan <hello@aangan.example>", "TEAM_EMAIL=team@aangan.example",
		"VIDEO_ROOM_TEMPLATE=https://video.aangan.example/{room}",
		// Production requires payment keys; the measurements make no payment.
		"STRIPE_SECRET_KEY=sk_live_measured", "STRIPE_PUBLISHABLE_KEY=pk_live_measured", "STRIPE_WEBHOOK_SECRET=whsec_measured",
		"STRIPE_PRICE_DEFAULT=price_default", "STRIPE_PRICE_DISCOUNT=price_discount", "STRIPE_PRICE_PREMIUM=price_premium",
		// A fixed key of 32 bytes: the measured data is not secret.
		"DATA_KEY=measured:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=",
		"PUSH_KEY=c29tZXRoaW5nIHRoYXQgbm9ib2R5IGV2ZXIga25vd3M=",
	}
	for i, app := range apps {
		upper := strings.ToUpper(app)
		environment = append(environment, fmt.Sprintf("%s_PORT=%d", upper, ports[i]), fmt.Sprintf("%s_URL=https://%s.aangan.example", upper, app))
		if command == app || command == "serve" {
			p.ports[app] = ports[i]
		}
	}
	p.cmd = exec.Command(s.product, command)
	p.cmd.Dir = dir
	return p, p.start(ctx, dir, environment)
}

func startBare(ctx context.Context, s settings, w *fixture, dir, name string) (*process, error) {
	ports, err := freeport.Find(1)
	if err != nil {
		return nil, err
	}
	p := &process{name: name, ports: map[string]int{"site": ports[0], "member": ports[0], "coach": ports[0]}}
	p.cmd = exec.Command(s.bare, "-address", "127.0.0.1:"+strconv.Itoa(ports[0]), "-pool", strconv.Itoa(connections))
	p.cmd.Dir = dir
	return p, p.start(ctx, dir, []string{"PATH=" + os.Getenv("PATH"), "DATABASE_URL=" + w.url})
}

// start runs the process and waits until it is ready. The runtime's trace reports its live heap.
func (p *process) start(ctx context.Context, dir string, environment []string) error {
	p.log = filepath.Join(dir, p.name+".log")
	log, err := os.Create(p.log)
	if err != nil {
		return err
	}
	defer log.Close()
	p.cmd.Env = append(environment, "GODEBUG=gctrace=1")
	p.cmd.Stderr = log
	p.cmd.SysProcAttr = dieWithParent()
	if err := p.cmd.Start(); err != nil {
		return err
	}
	p.ended = make(chan struct{})
	go func() {
		p.err = p.cmd.Wait()
		close(p.ended)
	}()
	for _, port := range p.ports {
		if err := p.awaitReady(ctx, port); err != nil {
			p.stop()
			return err
		}
	}
	return nil
}

func (p *process) awaitReady(ctx context.Context, port int) error {
	client := &http.Client{Timeout: 2 * time.Second, Transport: &http.Transport{DisableKeepAlives: true}}
	for range 150 {
		response, err := client.Get(fmt.Sprintf("http://127.0.0.1:%d/readyz", port))
		if err == nil {
			_ = response.Body.Close()
			if response.StatusCode == http.StatusOK {
				return nil
			}
		}
		select {
		case <-p.ended:
			return fmt.Errorf("%s exited at the start: %w: %s", p.name, p.err, p.lastErrorLine())
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(100 * time.Millisecond):
		}
	}
	return fmt.Errorf("%s was not ready within 15 seconds: %s", p.name, p.lastErrorLine())
}

// stop ends the process: with SIGTERM, and after ten seconds with SIGKILL.
func (p *process) stop() {
	_ = p.cmd.Process.Signal(syscall.SIGTERM) // It may have exited already.
	select {
	case <-p.ended:
	case <-time.After(10 * time.Second):
		_ = p.cmd.Process.Kill()
		<-p.ended
	}
}

func (p *process) address(app string) string { return "127.0.0.1:" + strconv.Itoa(p.ports[app]) }

// cpu returns the process's CPU time: the sum over its threads, which the kernel counts in nanoseconds
// (/proc/<pid>/stat counts hundredths of a second, a third of a burst).
func (p *process) cpu() (time.Duration, error) {
	tasks := fmt.Sprintf("/proc/%d/task", p.cmd.Process.Pid)
	threads, err := os.ReadDir(tasks)
	if err != nil {
		return 0, err
	}
	var total time.Duration
	for _, thread := range threads {
		text, err := os.ReadFile(filepath.Join(tasks, thread.Name(), "schedstat"))
		if errors.Is(err, os.ErrNotExist) {
			continue
		}
		if err != nil {
			return 0, err
		}
		running, _, _ := strings.Cut(string(text), " ")
		nanoseconds, err := strconv.ParseInt(running, 10, 64)
		if err != nil {
			return 0, err
		}
		total += time.Duration(nanoseconds)
	}
	return total, nil
}

// memory is a process's memory, from the kernel and the runtime, in bytes.
type memory struct {
	// RSS is the resident size, Private the part without a file mapping.
	RSS, Private int64
	// Heap is the live heap after the last collection, 0 before the first. The trace counts in megabytes.
	Heap int64
}

var statusLine = regexp.MustCompile(`(?m)^(VmRSS|RssAnon):\s+(\d+) kB$`)

func (p *process) memory() (m memory, err error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid))
	if err != nil {
		return m, err
	}
	for _, found := range statusLine.FindAllSubmatch(text, -1) {
		kilobytes, err := strconv.ParseInt(string(found[2]), 10, 64)
		if err != nil {
			return m, err
		}
		if string(found[1]) == "VmRSS" {
			m.RSS = kilobytes << 10
		} else {
			m.Private = kilobytes << 10
		}
	}
	_, m.Heap, err = p.parseErrorOutput()
	return m, err
}

var peakLine = regexp.MustCompile(`(?m)^VmHWM:\s+(\d+) kB$`)

// peak returns the peak resident memory of the process, in bytes.
func (p *process) peak() (int64, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid))
	if err != nil {
		return 0, err
	}
	found := peakLine.FindSubmatch(text)
	if found == nil {
		return 0, errors.New("/proc has no VmHWM, the peak of memory")
	}
	kilobytes, err := strconv.ParseInt(string(found[1]), 10, 64)
	return kilobytes << 10, err
}

var traceLine = regexp.MustCompile(`^gc \d+ @.* \d+->\d+->(\d+) MB`)

// parseErrorOutput parses the process's error output: its last line other than the runtime's trace, and the live heap
// after the last collection.
func (p *process) parseErrorOutput() (last string, heap int64, err error) {
	file, err := os.Open(p.log)
	if err != nil {
		return "", 0, err
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		if !bytes.HasPrefix(lines.Bytes(), []byte("gc ")) {
			last = lines.Text()
			continue
		}
		if found := traceLine.FindSubmatch(lines.Bytes()); found != nil {
			megabytes, err := strconv.ParseInt(string(found[1]), 10, 64)
			if err != nil {
				return last, heap, err
			}
			heap = megabytes << 20
		}
	}
	return last, heap, lines.Err()
}

// lastErrorLine returns the process's last error line, if it can be read.
func (p *process) lastErrorLine() string {
	last, _, _ := p.parseErrorOutput()
	return last
}
