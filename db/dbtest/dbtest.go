// Package dbtest gives each test its own Postgres database, migrated and empty.
//
// A used database is emptied for a later test if the test changed only rows, and dropped otherwise.
//
// All databases are on one server: that of AANGAN_TEST_DATABASE_URL if it is set (command withpostgres sets it, so
// that all packages of a test run share a server), or else one that the test binary starts.
package dbtest

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"net/url"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/db/connect"
	"aangan/db/embedded"
)

// URLVariable names the server for test databases. Its role must be a superuser, which resetting a database requires.
const URLVariable = "AANGAN_TEST_DATABASE_URL"

// Main runs a package's tests and then stops the server, if they started one. Every package that uses New has
//
//	func TestMain(m *testing.M) { dbtest.Main(m) }
func Main(m *testing.M) {
	inMain = true
	code := m.Run()
	if err := stopServer(); err != nil {
		fmt.Fprintln(os.Stderr, "the test database server:", err)
		code = max(code, 1)
	}
	os.Exit(code)
}

// New returns a pool on a database with the whole schema and no rows. The test may use it in any way, in parallel with
// other tests. When the test ends, its connections are closed, the database is emptied, and another test of this or
// another binary may get it. Its connection string is pool.Config().ConnString().
func New(t testing.TB) *pgxpool.Pool {
	t.Helper()
	server := serverFor(t)
	template, err := server.template()
	if err != nil {
		t.Fatalf("the test database template: %v", err)
	}
	name := newName()
	if err := server.take(t.Context(), template, name); err != nil {
		t.Fatalf("a test database: %v", err)
	}
	t.Cleanup(func() {
		// The test's context has ended by now.
		if err := server.giveBack(context.WithoutCancel(t.Context()), template, name); err != nil {
			t.Errorf("return test database: %v", err)
		}
	})
	return server.open(t, name)
}

// Empty is New without the schema: for tests of the migrations. The database is dropped when the test ends.
func Empty(t testing.TB) *pgxpool.Pool {
	t.Helper()
	server := serverFor(t)
	name := newName()
	if err := administer(t.Context(), server.admin, func(conn *pgx.Conn) error {
		return create(t.Context(), conn, name, "template0")
	}); err != nil {
		t.Fatalf("a test database: %v", err)
	}
	t.Cleanup(func() {
		ctx := context.WithoutCancel(t.Context())
		if err := administer(ctx, server.admin, func(conn *pgx.Conn) error { return drop(ctx, conn, name) }); err != nil {
			t.Errorf("drop test database: %v", err)
		}
	})
	return server.open(t, name)
}

func newName() string { return "aangan_test_" + strings.ToLower(rand.Text()[:16]) }

// server holds the databases of this test binary.
type server struct {
	// admin is the connection string of the database from which others are made and dropped.
	admin string
	// template returns the name of the database to copy. It creates the database if it is missing.
	template func() (string, error)
}

var (
	inMain  bool
	started struct {
		once     sync.Once
		server   *server
		embedded *embedded.Server
		dir      string
		err      error
	}
)

// serverFor starts the server at the first call, so that tests without a database need no server.
func serverFor(t testing.TB) *server {
	t.Helper()
	if !inMain {
		t.Fatal("this package's tests use dbtest and need: func TestMain(m *testing.M) { dbtest.Main(m) }")
	}
	started.once.Do(func() {
		admin := os.Getenv(URLVariable)
		if admin == "" {
			admin, started.err = startServer()
		}
		if started.err == nil {
			started.server = &server{admin: admin, template: sync.OnceValues(func() (string, error) {
				// Not the context of the first test, because the other tests need the template too.
				ctx, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
				defer cancel()
				return ensureTemplate(ctx, admin)
			})}
		}
	})
	if started.err != nil {
		t.Fatalf("the test database server: %v", started.err)
	}
	return started.server
}

func startServer() (string, error) {
	dir, err := os.MkdirTemp("", "aangan-dbtest-")
	if err != nil {
		return "", err
	}
	started.dir = dir
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
	defer cancel()
	if started.embedded, err = embedded.Start(ctx, embedded.Options{DataDir: dir, LowDurability: true}); err != nil {
		return "", err
	}
	return started.embedded.URL("postgres"), nil
}

func stopServer() error {
	var err error
	if started.embedded != nil {
		err = started.embedded.Stop()
	}
	if started.dir != "" {
		err = errors.Join(err, os.RemoveAll(started.dir))
	}
	return err
}

// open opens a pool on a test's database and closes it when the test ends.
func (s *server) open(t testing.TB, name string) *pgxpool.Pool {
	t.Helper()
	address, err := onDatabase(s.admin, name)
	if err != nil {
		t.Fatal(err)
	}
	config, err := pgxpool.ParseConfig(address)
	if err != nil {
		t.Fatal(err)
	}
	config.MaxConns = 8
	connect.Configure(config)
	pool, err := pgxpool.NewWithConfig(t.Context(), config)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { closePool(t, pool) })
	return pool
}

// closePool closes a pool. If the test did not release its connections, it fails the test instead of waiting.
func closePool(t testing.TB, pool *pgxpool.Pool) {
	closed := make(chan struct{})
	go func() {
		pool.Close()
		close(closed)
	}()
	select {
	case <-closed:
	case <-time.After(20 * time.Second):
		t.Errorf("the test ended without releasing %d connections of its pool: a transaction or rows were left open", pool.Stat().AcquiredConns())
	}
}

// administer runs a function on a separate connection to the administrative database.
func administer(ctx context.Context, admin string, run func(*pgx.Conn) error) (err error) {
	conn, err := pgx.Connect(ctx, admin)
	for attempt := 0; isFull(err) && attempt < 100; attempt++ {
		// Many packages share one server, so all its connections may be used for a moment.
		time.Sleep(100 * time.Millisecond)
		conn, err = pgx.Connect(ctx, admin)
	}
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, conn.Close(context.WithoutCancel(ctx))) }()
	return run(conn)
}

// isFull reports whether Postgres rejected a connection because of max_connections (SQLSTATE 53300).
func isFull(err error) bool {
	var refusal *pgconn.PgError
	return errors.As(err, &refusal) && refusal.Code == "53300"
}

// onDatabase returns the connection string of another database of the same server. The string must be a URL.
func onDatabase(admin, name string) (string, error) {
	address, err := url.Parse(admin)
	if err != nil || (address.Scheme != "postgres" && address.Scheme != "postgresql") {
		// The string contains a password, and the parser's error would contain the string.
		return "", errors.New(URLVariable + " must have the form postgres://user:password@host:port/postgres")
	}
	address.Path = "/" + name
	return address.String(), nil
}
