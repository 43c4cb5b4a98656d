package embedded

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
)

// helperVariable makes the test binary a launcher that a test can kill.
const helperVariable = "AANGAN_EMBEDDED_TEST_HELPER"

func TestMain(m *testing.M) {
	switch os.Getenv(helperVariable) {
	case "":
		os.Exit(m.Run())
	case "serve":
		serveForever()
	case "watch":
		watchForever()
	}
}

// serveForever starts a server, commits a row, reports it and waits to be killed.
func serveForever() {
	ctx := context.Background()
	server, err := Start(ctx, Options{
		BinDir: os.Getenv("HELPER_BIN"), DataDir: os.Getenv("HELPER_DATA"), Log: os.Stderr, onlyRunAs: os.Getenv("HELPER_RUN_AS"),
	})
	if err != nil {
		fmt.Println("failed:", err)
		os.Exit(1)
	}
	conn, err := pgx.Connect(ctx, server.URL("postgres"))
	if err == nil {
		_, err = conn.Exec(ctx, "create table kept (word text); insert into kept values ('committed')")
	}
	if err != nil {
		fmt.Println("failed:", err)
		os.Exit(1)
	}
	fmt.Println("ready")
	select {}
}

// binaries copies the installed Postgres below a folder that only its owner may traverse.
func binaries(t *testing.T, mode os.FileMode) string {
	t.Helper()
	found, err := findPrograms("")
	if err != nil {
		t.Fatal(err)
	}
	home := openFolder(t, mode)
	if output, err := exec.Command("cp", "-R", filepath.Dir(found.bin)+"/.", filepath.Join(home, "native")).CombinedOutput(); err != nil {
		t.Fatalf("%v %s", err, output)
	}
	return filepath.Join(home, "native", "bin")
}

// removeCopies removes the copies of the programs that the test created, when the test ends.
func removeCopies(t *testing.T) {
	t.Helper()
	list := func() []string {
		found, err := filepath.Glob(filepath.Join(sharedFolder, "aangan-postgres-*"))
		if err != nil {
			t.Fatal(err)
		}
		return found
	}
	before := list()
	t.Cleanup(func() {
		for _, path := range list() {
			if !slices.Contains(before, path) {
				if err := os.RemoveAll(path); err != nil {
					t.Error(err)
				}
			}
		}
	})
}

// openFolder creates a folder with this mode directly in the system's temporary folder, which all users can access.
func openFolder(t *testing.T, mode os.FileMode) string {
	t.Helper()
	dir, err := os.MkdirTemp("/tmp", "aangan-embedded-test-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := os.RemoveAll(dir); err != nil {
			t.Error(err)
		}
	})
	if err := os.Chmod(dir, mode); err != nil {
		t.Fatal(err)
	}
	return dir
}

// lines writes the output of a start to the test's log.
type lines struct{ t *testing.T }

func (l lines) Write(text []byte) (int, error) {
	l.t.Log(strings.TrimSpace(string(text)))
	return len(text), nil
}

func start(t *testing.T, options Options) *Server {
	t.Helper()
	options.Log = lines{t}
	server, err := Start(t.Context(), options)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		// Stop returns an error if the test has killed the server.
		_ = server.Stop()
	})
	return server
}

func stop(t *testing.T, server *Server) {
	t.Helper()
	if err := server.Stop(); err != nil {
		t.Fatal(err)
	}
	if left, err := survivors(server.tag); err != nil || len(left) > 0 {
		t.Fatalf("processes after Stop: %v %v", left, err)
	}
}

func query[T any](t *testing.T, server *Server, sql string, arguments ...any) T {
	t.Helper()
	conn, err := pgx.Connect(t.Context(), server.URL("postgres"))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = conn.Close(context.WithoutCancel(t.Context())) }()
	rows, err := conn.Query(t.Context(), sql, arguments...)
	if err != nil {
		t.Fatal(err)
	}
	value, err := pgx.CollectExactlyOneRow(rows, pgx.RowTo[T])
	if err != nil {
		t.Fatalf("%s: %v", sql, err)
	}
	return value
}

func execute(t *testing.T, server *Server, sql string) {
	t.Helper()
	conn, err := pgx.Connect(t.Context(), server.URL("postgres"))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = conn.Close(context.WithoutCancel(t.Context())) }()
	if _, err := conn.Exec(t.Context(), sql); err != nil {
		t.Fatal(err)
	}
}

func TestServerRequiresPassword(t *testing.T) {
	t.Parallel()
	server := start(t, Options{DataDir: t.TempDir(), LowDurability: true})
	wrong := strings.Replace(server.URL("postgres"), server.password, "wrong", 1)
	if conn, err := pgx.Connect(t.Context(), wrong); err == nil {
		t.Error("a wrong password was accepted", conn.Close(t.Context()))
	}
	info, err := os.Stat(filepath.Join(server.options.DataDir, "password"))
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the password file: %v %v", info.Mode(), err)
	}
	if got := query[string](t, server, "show listen_addresses"); got != "127.0.0.1" {
		t.Errorf("the server listens on %s", got)
	}
	if got := query[string](t, server, "show unix_socket_directories"); got != "" {
		t.Errorf("the server opens a socket in %s", got)
	}
}

func TestTwoServersRunIndependently(t *testing.T) {
	t.Parallel()
	one := start(t, Options{DataDir: t.TempDir(), LowDurability: true})
	other := start(t, Options{DataDir: t.TempDir(), LowDurability: true})
	execute(t, one, "create table here ()")
	if query[bool](t, other, "select exists (select from pg_tables where tablename = 'here')") {
		t.Error("both servers have the same database")
	}
	stop(t, one)
	if query[int](t, other, "select 1") != 1 {
		t.Error("stopping one server broke the other")
	}
}

func TestEnsureDatabaseCanBeRepeatedAndQuotesName(t *testing.T) {
	t.Parallel()
	server := start(t, Options{DataDir: t.TempDir(), LowDurability: true})
	for range 2 {
		if err := server.EnsureDatabase(t.Context(), `odd "name"`); err != nil {
			t.Fatal(err)
		}
	}
	conn, err := pgx.Connect(t.Context(), server.URL(`odd "name"`))
	if err != nil {
		t.Fatal(err)
	}
	if err := conn.Close(t.Context()); err != nil {
		t.Error(err)
	}
}

func TestStartFailsIfPortIsTaken(t *testing.T) {
	t.Parallel()
	listener, err := net.Listen("tcp4", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = listener.Close() }()
	port := listener.Addr().(*net.TCPAddr).Port
	_, err = Start(t.Context(), Options{DataDir: t.TempDir(), Port: port, LowDurability: true})
	if !errors.Is(err, errPortTaken) || !strings.Contains(err.Error(), fmt.Sprint(port)) {
		t.Errorf("with a taken port, Start returned %v", err)
	}
}

func TestStartFailsIfFolderIsInUse(t *testing.T) {
	t.Parallel()
	server := start(t, Options{DataDir: t.TempDir(), LowDurability: true})
	_, err := Start(t.Context(), Options{DataDir: server.options.DataDir})
	if err == nil || !strings.Contains(err.Error(), "in use by another start of Aangan (process "+fmt.Sprint(os.Getpid())+")") {
		t.Errorf("with a folder in use, Start returned %v", err)
	}
	if query[int](t, server, "select 1") != 1 {
		t.Error("the failed start broke the running server")
	}
}

func TestStartFailsOnDataOfOtherMajorVersion(t *testing.T) {
	t.Parallel()
	options := Options{DataDir: t.TempDir(), LowDurability: true}
	stop(t, start(t, options))
	if err := os.WriteFile(filepath.Join(options.DataDir, "pgdata", "PG_VERSION"), []byte("16\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := Start(t.Context(), options)
	if err == nil || !strings.Contains(err.Error(), "was made by Postgres 16 and cannot be read by Postgres 18") {
		t.Errorf("with data of another version, Start returned %v", err)
	}
}

func TestStartFailsWithoutPasswordFile(t *testing.T) {
	t.Parallel()
	options := Options{DataDir: t.TempDir(), LowDurability: true}
	stop(t, start(t, options))
	if err := os.Remove(filepath.Join(options.DataDir, "password")); err != nil {
		t.Fatal(err)
	}
	if _, err := Start(t.Context(), options); err == nil || !strings.Contains(err.Error(), "put the file back") {
		t.Errorf("without the password file, Start returned %v", err)
	}
}

func TestMissingBinariesErrorNamesTheFix(t *testing.T) {
	t.Chdir(t.TempDir())
	t.Setenv(directoryVariable, "")
	_, err := Start(t.Context(), Options{DataDir: t.TempDir()})
	if err == nil || !strings.Contains(err.Error(), "make start") || !strings.Contains(err.Error(), directoryVariable) {
		t.Errorf("without binaries, Start returned %v", err)
	}
	t.Setenv(directoryVariable, t.TempDir())
	if _, err = Start(t.Context(), Options{DataDir: t.TempDir()}); err == nil {
		t.Error("an empty installation was accepted")
	}
}

func TestStartSucceedsAfterCancelledStart(t *testing.T) {
	t.Parallel()
	options := Options{DataDir: t.TempDir(), LowDurability: true}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Start(ctx, options); !errors.Is(err, context.Canceled) {
		t.Errorf("with a cancelled context, Start returned %v", err)
	}
	stop(t, start(t, options))
}

// killHelper kills a launcher with SIGKILL and waits for the end of its server.
func killHelper(t *testing.T, helper *exec.Cmd, dir string) {
	t.Helper()
	tag, err := (&cluster{dir: dir}).tag()
	if err != nil {
		t.Fatal(err)
	}
	if left, err := survivors(tag); err != nil || len(left) < 2 {
		t.Fatalf("processes before the kill: %v %v", left, err)
	}
	if err := helper.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = helper.Wait() // The error is that of a killed process.
	if err := awaitGone(tag, time.Minute); err != nil {
		t.Fatalf("after kill -9 of the launcher: %v", err)
	}
}

func helper(t *testing.T, binary string, credential *syscall.Credential, environment ...string) *exec.Cmd {
	t.Helper()
	command := exec.Command(binary)
	command.Env = append(os.Environ(), environment...)
	command.Dir = "/"
	command.SysProcAttr = &syscall.SysProcAttr{Credential: credential}
	command.Stderr = lines{t}
	output, err := command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = command.Process.Kill() })
	answer, err := bufio.NewReader(output).ReadString('\n')
	if err != nil || !strings.HasPrefix(answer, "ready") {
		t.Fatalf("the output of the helper is %q, %v", answer, err)
	}
	command.Stdout = nil
	return command
}

func TestServerStopsWithKilledLauncherAndNextStartRecovers(t *testing.T) {
	t.Parallel()
	found, err := findPrograms("")
	if err != nil {
		t.Fatal(err)
	}
	for _, runAs := range runAsOptions() {
		t.Run(runAs.name, func(t *testing.T) {
			dir := filepath.Join(openFolder(t, 0o700), "data")
			launcher := helper(t, os.Args[0], nil, helperVariable+"=serve", "HELPER_BIN="+found.bin, "HELPER_DATA="+dir, "HELPER_RUN_AS="+runAs.name)
			killHelper(t, launcher, dir)
			server := start(t, Options{DataDir: dir, onlyRunAs: runAs.name})
			if word := query[string](t, server, "select word from kept"); word != "committed" {
				t.Errorf("the row is %q", word)
			}
		})
	}
}
