//go:build soak

package soak

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"aangan/bff/internal/freeport"
	"aangan/bff/soak/rehearsaltest"
)

// TestRestoreToTenInstants rehearses the backups of docs/operations.md: those of the embedded Postgres with the
// commands of aangan-dev, and those of another Postgres with Postgres's own programs.
func TestRestoreToTenInstants(t *testing.T) {
	t.Run("embedded", func(t *testing.T) { rehearsaltest.Run(t, embeddedPostgres(t), 10) })
	t.Run("external", func(t *testing.T) { rehearsaltest.Run(t, externalPostgres(t), 10) })
}

func embeddedPostgres(t *testing.T) rehearsaltest.Database {
	binary := filepath.Join(t.TempDir(), "aangan-dev")
	run(t, exec.Command("go", "build", "-o", binary, "aangan/bff/cmd/aangan-dev"))
	data, saved := filepath.Join(t.TempDir(), "data"), filepath.Join(t.TempDir(), "backup")
	command := func(data, saved string, args ...string) *exec.Cmd {
		command := exec.Command(binary, args...)
		command.Env = append(os.Environ(), "DATA_DIR="+data, "BACKUP_DIR="+saved, "DATABASE_URL=", "AANGAN_ENV=", "MAKELEVEL=")
		return command
	}
	// start runs the server and returns its connection string and a function that stops it.
	start := func(data, saved string) (url string, stop func()) {
		server := command(data, saved, "postgres")
		output := filepath.Join(t.TempDir(), "output")
		file, err := os.Create(output)
		if err != nil {
			t.Fatal(err)
		}
		server.Stdout, server.Stderr = file, file
		if err := errors.Join(server.Start(), file.Close()); err != nil {
			t.Fatal(err)
		}
		stop = func() {
			if server.ProcessState == nil {
				if err := errors.Join(server.Process.Signal(syscall.SIGTERM), server.Wait()); err != nil {
					t.Errorf("the server stops with %v", err)
				}
			}
		}
		t.Cleanup(stop)
		await(t, func() bool {
			printed, err := os.ReadFile(output)
			_, rest, found := strings.Cut(string(printed), "DATABASE_URL=")
			line, _, whole := strings.Cut(rest, "\n")
			url = line
			return err == nil && found && whole
		})
		return url, stop
	}
	url, stop := start(data, saved)
	return rehearsaltest.Database{
		URL: url, DataDir: data, BackupDir: saved,
		Backup:  func(t *testing.T) { run(t, command(data, saved, "backup")) },
		Destroy: func(t *testing.T) { stop(); remove(t, data) },
		Restore: func(t *testing.T, at time.Time) (string, string, func()) {
			restored := filepath.Join(t.TempDir(), strconv.FormatInt(at.UnixMicro(), 10))
			run(t, command(restored, saved, "restore", at.UTC().Format(time.RFC3339Nano)))
			url, stop := start(restored, "")
			return url, filepath.Join(restored, "files"), stop
		},
	}
}

// externalPostgres is a server from a system's packages, which has pg_basebackup. Here it runs as the user postgres or,
// if the tests do not run as root, as theirs.
func externalPostgres(t *testing.T) rehearsaltest.Database {
	installed, err := filepath.Glob("/usr/lib/postgresql/*/bin/pg_basebackup")
	if err != nil || len(installed) == 0 {
		t.Fatal("this test needs an installed Postgres with pg_basebackup: on Debian, apt-get install postgresql")
	}
	bin := filepath.Dir(installed[len(installed)-1])
	home, err := os.MkdirTemp("", "aangan-external-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { remove(t, home) })
	shell := func(t *testing.T, words string, values ...string) {
		t.Helper()
		args := append([]string{"-euc", words, "sh"}, values...)
		if os.Geteuid() == 0 {
			args = append([]string{"-u", "postgres", "--", "sh"}, args...)
			run(t, exec.Command("runuser", args...))
			return
		}
		run(t, exec.Command("sh", args...))
	}
	if os.Geteuid() == 0 {
		run(t, exec.Command("chown", "postgres", home))
	}
	ports, err := freeport.Find(2)
	if err != nil {
		t.Fatal(err)
	}
	at := func(name string) string { return filepath.Join(home, name) }
	start := func(t *testing.T, data string, port int) {
		t.Helper()
		shell(t, `"$1/pg_ctl" start -w -t 60 -s -D "$2" -l "$2.log" -o "-p $3 -c listen_addresses=127.0.0.1 -c unix_socket_directories="`,
			bin, data, strconv.Itoa(port))
	}
	stop := func(t *testing.T, data string) {
		t.Helper()
		shell(t, `"$1/pg_ctl" stop -w -s -m fast -D "$2"`, bin, data)
	}
	url := func(port int) string {
		return fmt.Sprintf("postgres://aangan@127.0.0.1:%d/aangan?sslmode=disable", port)
	}
	shell(t, `"$1/initdb" -D "$2" -U aangan -A trust -E UTF8 --locale=C.UTF-8 >/dev/null
		mkdir "$3" "$4"
		cat >>"$2/postgresql.conf" <<-EOF
			archive_mode = on
			archive_command = 'test ! -f "$3/%f" && cp "%p" "$3/%f"'
			archive_timeout = 1min
		EOF`, bin, at("data"), at("wal"), at("base"))
	start(t, at("data"), ports[0])
	running := true
	t.Cleanup(func() {
		if running {
			stop(t, at("data"))
		}
	})
	shell(t, `"$1/createdb" -h 127.0.0.1 -p "$2" -U aangan aangan`, bin, strconv.Itoa(ports[0]))

	files, saved := t.TempDir(), t.TempDir()
	var bases []time.Time
	base := func(i int) string { return at("base/" + strconv.Itoa(i)) }
	return rehearsaltest.Database{
		URL: url(ports[0]), DataDir: files, BackupDir: saved,
		Backup: func(t *testing.T) {
			shell(t, `"$1/pg_basebackup" -h 127.0.0.1 -p "$2" -U aangan -D "$3" --checkpoint=fast`, bin, strconv.Itoa(ports[0]), base(len(bases)))
			bases = append(bases, time.Now())
			// The backup's end switched to a new WAL segment, so the archive has everything before it.
			run(t, exec.Command("rsync", "--archive", "--ignore-existing", "--exclude=*.tmp", files+"/files/", saved+"/files/"))
		},
		Destroy: func(t *testing.T) {
			stop(t, at("data"))
			running = false
			remove(t, at("data"))
			remove(t, filepath.Join(files, "files"))
		},
		Restore: func(t *testing.T, instant time.Time) (string, string, func()) {
			later := func(complete time.Time) bool { return complete.After(instant) }
			newest := slices.IndexFunc(bases, later) - 1 // The last backup is later than every instant.
			restored := at("restored")
			shell(t, `cp -a "$1" "$2"
				cat >>"$2/postgresql.conf" <<-EOF
					archive_mode = off
					restore_command = 'cp "$3/%f" "%p"'
					recovery_target_time = '$4'
					recovery_target_action = 'promote'
				EOF
				touch "$2/recovery.signal"`, base(newest), restored, at("wal"), instant.UTC().Format("2006-01-02 15:04:05.999999-07"))
			start(t, restored, ports[1])
			await(t, func() bool { return recovered(t, url(ports[1])) })
			list := filesToRestore(t, url(ports[1]))
			target := t.TempDir()
			copying := exec.Command("rsync", "--archive", "--files-from=-", saved+"/files/", target)
			copying.Stdin = strings.NewReader(list)
			run(t, copying)
			return url(ports[1]), target, func() { stop(t, restored); remove(t, restored) }
		},
	}
}

// recovered reports whether a restored server accepts writes.
func recovered(t *testing.T, url string) bool {
	t.Helper()
	conn, err := pgx.Connect(t.Context(), url)
	if err != nil {
		return false // It does not accept connections yet.
	}
	var recovering bool
	err = conn.QueryRow(t.Context(), "select pg_is_in_recovery()").Scan(&recovering)
	return errors.Join(err, conn.Close(t.Context())) == nil && !recovering
}

// filesToRestore returns the keys of a database's files, one a line.
func filesToRestore(t *testing.T, url string) (list string) {
	t.Helper()
	conn, err := pgx.Connect(t.Context(), url)
	if err != nil {
		t.Fatal(err)
	}
	err = conn.QueryRow(t.Context(), `select coalesce(string_agg(blob_key, e'\n'), '')
		from attachments where stored_at is not null and discarded_at is null`).Scan(&list)
	if err := errors.Join(err, conn.Close(t.Context())); err != nil {
		t.Fatal(err)
	}
	return list
}

func run(t *testing.T, command *exec.Cmd) {
	t.Helper()
	var output bytes.Buffer
	command.Stdout, command.Stderr = &output, &output
	if err := command.Run(); err != nil {
		t.Fatalf("%v: %v\n%s", command.Args, err, output.String())
	}
}

func remove(t *testing.T, path string) {
	t.Helper()
	if err := os.RemoveAll(path); err != nil {
		t.Error(err)
	}
}

func await(t *testing.T, done func() bool) {
	t.Helper()
	for deadline := time.Now().Add(time.Minute); !done(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("not ready within a minute")
		}
	}
}
