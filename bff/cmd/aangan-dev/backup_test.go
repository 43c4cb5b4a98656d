package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"aangan/bff/cmd/internal/cmdtest"
	"aangan/bff/soak/rehearsaltest"
)

// TestRestoreToRandomInstants rehearses backups with the commands of this program. Package soak does it with more
// instants.
func TestRestoreToRandomInstants(t *testing.T) {
	t.Parallel()
	data, saved := filepath.Join(t.TempDir(), "data"), filepath.Join(t.TempDir(), "backup")
	server, url := startPostgresProgram(t, data, saved)
	rehearsaltest.Run(t, rehearsaltest.Database{
		URL: url, DataDir: data, BackupDir: saved,
		Backup: func(t *testing.T) { runCommand(t, data, saved, 0, "backup") },
		Destroy: func(t *testing.T) {
			server.Stop(t)
			if err := os.RemoveAll(data); err != nil {
				t.Fatal(err)
			}
		},
		Restore: func(t *testing.T, at time.Time) (string, string, func()) {
			data := filepath.Join(t.TempDir(), at.Format("150405.000000"))
			runCommand(t, data, saved, 0, "restore", at.UTC().Format(time.RFC3339Nano))
			server, url := startPostgresProgram(t, data, "")
			return url, filepath.Join(data, "files"), func() { server.Stop(t) }
		},
	}, 2)
}

func TestBackupCommandsRejectWhatTheyCannotDo(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		backupDir, want string
		command         []string
	}{
		{"", "BACKUP_DIR is not set", []string{"backup"}},
		{"", "BACKUP_DIR is not set", []string{"restore"}},
		{t.TempDir(), "no Postgres is running", []string{"backup"}},
		{t.TempDir(), "no base backup", []string{"restore"}},
		{t.TempDir(), "must look like", []string{"restore", "yesterday"}},
		{t.TempDir(), "must look like", []string{"restore", "2026-11-27T09:30:00Z", "now"}},
	} {
		data := filepath.Join(t.TempDir(), "data")
		if output := runCommand(t, data, c.backupDir, 1, c.command...); !strings.Contains(output, c.want) {
			t.Errorf("%v prints %q, want %q", c.command, output, c.want)
		}
		if _, err := os.Stat(filepath.Join(data, "postgres", "pgdata")); !os.IsNotExist(err) {
			t.Errorf("%v leaves a database: %v", c.command, err)
		}
	}
}

// startPostgresProgram runs the embedded Postgres and returns its database.
func startPostgresProgram(t *testing.T, data, backup string) (p *cmdtest.Process, url string) {
	t.Helper()
	p = cmdtest.Launch(t, nil, []string{"DATA_DIR=" + data, "BACKUP_DIR=" + backup}, "postgres")
	cmdtest.Await(t, func() bool {
		_, rest, found := strings.Cut(p.Output.String(), "DATABASE_URL=")
		url, _, _ = strings.Cut(rest, "\n")
		return found && strings.Contains(rest, "\n")
	}, "the database did not start")
	return p, url
}

// runCommand runs a command to its end, which must have this exit code, and returns what it printed.
func runCommand(t *testing.T, data, backup string, code int, args ...string) string {
	t.Helper()
	p := cmdtest.Launch(t, nil, []string{"DATA_DIR=" + data, "BACKUP_DIR=" + backup}, args...)
	if got := p.Wait(t); got != code {
		t.Fatalf("aangan-dev %s exits with %d and prints:\n%s", strings.Join(args, " "), got, p.Output)
	}
	return p.Output.String()
}
