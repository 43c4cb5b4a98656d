package embedded

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
)

// archiveCommand returns the shell command with which Postgres copies a complete WAL segment into the folder. It may be
// repeated after a crash: a file gets its name when it is complete, and an equal file is no error.
func archiveCommand(folder string) string {
	target := shellQuote(strings.ReplaceAll(folder, "%", "%%")) + "/%f"
	return fmt.Sprintf(`if test -f %[1]s; then cmp -s "%%p" %[1]s; else cp "%%p" %[1]s.part && mv %[1]s.part %[1]s; fi`, target)
}

// ensureArchive creates the folder for WAL, which Postgres must be able to write to, and returns its absolute path.
func (c *cluster) ensureArchive(folder string) (string, error) {
	absolute, err := filepath.Abs(folder)
	if err == nil {
		err = os.MkdirAll(absolute, 0o700)
	}
	if err == nil {
		err = giveFolder(absolute, c.runAs)
	}
	if err != nil {
		return "", fmt.Errorf("the folder for archived changes of the database cannot be created: %w", err)
	}
	return absolute, nil
}

func shellQuote(word string) string { return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'" }

// Backup copies the cluster of the server that runs on dataDir into the new folder to, while it is in use: a base
// backup by Postgres's low-level API, because the npm package lacks pg_basebackup. It returns the time from which a
// restore with the archive can start. The server must archive its WAL (Options.Archive). On an error nothing is left at
// to.
func Backup(ctx context.Context, dataDir, to string) (time.Time, error) {
	source := cluster{dir: dataDir}
	conn, err := source.connect(ctx)
	if err != nil {
		return time.Time{}, fmt.Errorf("connect to the database in %s: %w", dataDir, err)
	}
	defer func() { _ = conn.Close(context.WithoutCancel(ctx)) }()
	var mode string
	if err := conn.QueryRow(ctx, "show archive_mode").Scan(&mode); err != nil {
		return time.Time{}, fmt.Errorf("read archive_mode: %w", err)
	}
	if mode != "on" {
		return time.Time{}, errors.New("the database does not archive its changes: start it with BACKUP_DIR set")
	}
	if err := os.Mkdir(to, 0o700); err != nil {
		return time.Time{}, fmt.Errorf("create the folder of a base backup: %w", err)
	}
	done, err := source.copyRunning(ctx, conn, to)
	if err != nil {
		return time.Time{}, errors.Join(fmt.Errorf("copy the database in %s: %w", dataDir, err), os.RemoveAll(to))
	}
	return done, nil
}

// copyRunning makes the base backup between pg_backup_start and pg_backup_stop, which need one connection.
func (c *cluster) copyRunning(ctx context.Context, conn *pgx.Conn, to string) (time.Time, error) {
	if _, err := conn.Exec(ctx, "select pg_backup_start('aangan', fast => true)"); err != nil {
		return time.Time{}, err
	}
	if err := copyCluster(ctx, c.pgdata(), filepath.Join(to, "pgdata")); err != nil {
		return time.Time{}, err
	}
	// Waits until the archive has the WAL of the backup.
	var label string
	var done time.Time
	err := conn.QueryRow(ctx, "select labelfile, clock_timestamp() from pg_backup_stop(wait_for_archive => true)").Scan(&label, &done)
	if err != nil {
		return time.Time{}, err
	}
	if err := os.WriteFile(filepath.Join(to, "pgdata", "backup_label"), []byte(label), 0o600); err != nil {
		return time.Time{}, err
	}
	// The roles of the backup have this password.
	return done, errors.Join(copyNew(c.passwordFile(), filepath.Join(to, "password")), syncFiles(to))
}

// connect connects to the server that runs on the cluster, which another process may have started.
func (c *cluster) connect(ctx context.Context) (*pgx.Conn, error) {
	pidFile, err := os.ReadFile(filepath.Join(c.pgdata(), "postmaster.pid"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, errors.New("no Postgres is running there: start it first")
	}
	if err != nil {
		return nil, err
	}
	// Its lines are the pid, the folder, the time of the start and the port.
	lines := strings.Split(string(pidFile), "\n")
	if len(lines) < 4 {
		return nil, errors.New("its Postgres is still starting: try again")
	}
	password, err := c.password()
	if err != nil {
		return nil, err
	}
	return pgx.Connect(ctx, connection(password, strings.TrimSpace(lines[3]), "postgres"))
}

// connection returns the connection string of a database of a cluster.
func connection(password, port, database string) string {
	address := url.URL{
		Scheme:   "postgres",
		User:     url.UserPassword(superuser, password),
		Host:     net.JoinHostPort("127.0.0.1", port),
		Path:     "/" + database,
		RawQuery: "sslmode=disable",
	}
	return address.String()
}

// notBackedUp are the folders whose content is only valid while the server runs, and the WAL, which the archive has.
var notBackedUp = map[string]bool{
	"pg_wal": true, "pg_replslot": true, "pg_dynshmem": true, "pg_notify": true, "pg_serial": true, "pg_snapshots": true,
	"pg_stat_tmp": true, "pg_subtrans": true,
}

// copyCluster copies the folder of a cluster, which may be in use. Files that are deleted during the copy are left out.
func copyCluster(ctx context.Context, from, to string) error {
	return filepath.WalkDir(from, func(path string, entry fs.DirEntry, err error) error {
		if err == nil {
			err = ctx.Err()
		}
		if errors.Is(err, fs.ErrNotExist) && path != from {
			return nil
		}
		if err != nil {
			return err
		}
		relative, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		target := filepath.Join(to, relative)
		name := entry.Name()
		switch {
		case entry.IsDir() && strings.HasPrefix(name, "pgsql_tmp"):
			return fs.SkipDir
		case entry.IsDir() && notBackedUp[relative]:
			if err := os.Mkdir(target, 0o700); err != nil {
				return err
			}
			return fs.SkipDir
		case entry.IsDir():
			return os.Mkdir(target, 0o700)
		case !entry.Type().IsRegular():
			return fmt.Errorf("%s is not a regular file: tablespaces are not supported", path)
		case name == "postmaster.pid", name == "postmaster.opts", strings.HasPrefix(name, "pgsql_tmp"), strings.HasPrefix(name, "pg_internal.init"):
			return nil
		}
		if err := copyNew(path, target); !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		return nil
	})
}

// copyNew copies a file to a path that does not exist yet.
func copyNew(from, to string) (err error) {
	source, err := os.Open(from)
	if err != nil {
		return err
	}
	defer func() { _ = source.Close() }() // It was only read.
	target, err := os.OpenFile(to, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, target.Close()) }()
	_, err = io.Copy(target, source)
	return err
}

// syncFiles waits until all files of a folder are on the disk.
func syncFiles(folder string) error {
	return filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		file, err := os.Open(path)
		if err != nil {
			return err
		}
		return errors.Join(file.Sync(), file.Close())
	})
}

// RestoreOptions configures Restore.
type RestoreOptions struct {
	// Base is the folder of a base backup, Archive that of the archived WAL.
	Base, Archive string
	// DataDir gets the cluster. It must not contain one.
	DataDir string
	// At is the instant: the newest transaction is the last one that was committed until then. It must be after the base
	// backup was complete. Zero means the end of the archive.
	At time.Time
	// Log receives one line for every slow or unusual step. It may be nil.
	Log io.Writer
}

// Restore makes a cluster from a base backup and the archived WAL, and stops its server: Start starts it as usual. The
// archive stays unchanged, so that a rehearsal has no effect on it. Returns an error if the archive does not reach the
// instant or lacks a segment. Then, too, no cluster is left in DataDir.
func Restore(ctx context.Context, o RestoreOptions) (err error) {
	target := cluster{dir: o.DataDir}
	if _, err := os.Stat(target.pgdata()); !errors.Is(err, fs.ErrNotExist) {
		return errors.Join(fmt.Errorf("%s contains a database already: restore into another folder", o.DataDir), err)
	}
	archive, err := filepath.Abs(o.Archive)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(o.DataDir, 0o700); err != nil {
		return fmt.Errorf("create the data folder of Postgres: %w", err)
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, os.RemoveAll(target.pgdata()), os.RemoveAll(target.passwordFile()))
		}
	}()
	if err := copyCluster(ctx, filepath.Join(o.Base, "pgdata"), target.pgdata()); err != nil {
		return fmt.Errorf("copy the base backup: %w", err)
	}
	if err := copyNew(filepath.Join(o.Base, "password"), target.passwordFile()); err != nil {
		return fmt.Errorf("copy the password of the base backup: %w", err)
	}
	if err := os.WriteFile(filepath.Join(target.pgdata(), "recovery.signal"), nil, 0o600); err != nil {
		return fmt.Errorf("request the recovery: %w", err)
	}
	server, err := Start(ctx, Options{DataDir: o.DataDir, Log: o.Log, recovery: recoverySettings(archive, o.At)})
	if err != nil {
		return fmt.Errorf("the archive in %s cannot be replayed to that instant: %w", archive, err)
	}
	return server.Stop()
}

// recoverySettings returns the settings of Postgres's point-in-time recovery.
func recoverySettings(archive string, at time.Time) []string {
	settings := []string{
		"restore_command=cp " + shellQuote(strings.ReplaceAll(archive, "%", "%%")) + `/%f "%p"`,
		// The server accepts connections only when the recovery is complete.
		"hot_standby=off",
	}
	if !at.IsZero() {
		settings = append(settings, "recovery_target_time="+at.UTC().Format("2006-01-02 15:04:05.999999-07"), "recovery_target_action=promote")
	}
	return settings
}
