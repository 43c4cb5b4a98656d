package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"

	"aangan/bff/cmd/internal/cli"
	"aangan/bff/internal/blob"
	"aangan/bff/internal/config"
	"aangan/db/embedded"
)

// baseName is the layout of a base backup's name: the time from which on it can be restored. Names sort by time.
const baseName = "20060102T150405.000000Z"

var errNoBackupDir = errors.New("BACKUP_DIR is not set: it is the folder for backups, on a different disk from DATA_DIR")

func baseDir(c config.Config) string { return filepath.Join(c.BackupDir, "base") }

// backup is the command "backup". It copies the running embedded Postgres first and the files after it, so that every
// file of the copied rows is copied too, or was kept when it was deleted.
func backup(ctx context.Context, e cli.Env, _ []string) error {
	if e.Config.BackupDir == "" {
		return errNoBackupDir
	}
	if err := os.MkdirAll(baseDir(e.Config), 0o700); err != nil {
		return fmt.Errorf("create the folder for backups: %w", err)
	}
	making := filepath.Join(baseDir(e.Config), fmt.Sprintf("making-%d", os.Getpid()))
	complete, err := embedded.Backup(ctx, postgresDir(e.Config), making)
	if err != nil {
		return err
	}
	base := filepath.Join(baseDir(e.Config), complete.UTC().Format(baseName))
	if err := os.Rename(making, base); err != nil {
		return err
	}
	copied, err := copyNewFiles(ctx, e.Config)
	if err != nil {
		return fmt.Errorf("copy the uploaded files: %w", err)
	}
	e.Say("The database was backed up to %s, with %d new uploaded files.", e.Short(base), copied)
	return nil
}

// copyNewFiles copies the uploaded files that the backup lacks, and returns their number. Files never change.
func copyNewFiles(ctx context.Context, c config.Config) (copied int, err error) {
	from, to := c.FilesDir(), c.KeptFilesDir()
	err = filepath.WalkDir(from, func(path string, entry fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return nil // There are no files yet, or this one was deleted, and kept, since.
		}
		// A name with this ending is that of an unfinished upload.
		if err != nil || entry.IsDir() || strings.HasSuffix(path, ".tmp") {
			return errors.Join(err, ctx.Err())
		}
		key, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		if _, err := os.Stat(filepath.Join(to, key)); err == nil {
			return nil
		}
		err = blob.Copy(from, to, filepath.ToSlash(key))
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		copied++
		return err
	})
	return copied, err
}

// restore is the command "restore". It changes nothing in the backup.
func restore(ctx context.Context, e cli.Env, args []string) error {
	if e.Config.BackupDir == "" {
		return errNoBackupDir
	}
	var at time.Time
	if len(args) > 0 {
		var err error
		if at, err = time.Parse(time.RFC3339Nano, args[0]); err != nil || len(args) > 1 {
			return errors.New("the time must look like 2026-11-27T09:30:00Z, with seconds and a zone")
		}
	}
	base, err := newestBase(baseDir(e.Config), at)
	if err != nil {
		return err
	}
	e.Say("Restoring from %s.", e.Short(base))
	err = embedded.Restore(ctx, embedded.RestoreOptions{
		Base: base, Archive: e.Config.WALDir(), DataDir: postgresDir(e.Config), At: at, Log: e.Stdout,
	})
	if err != nil {
		return err
	}
	files, err := restoreFiles(ctx, e)
	if err != nil {
		return fmt.Errorf("the database is restored, but not its files: %w", err)
	}
	e.Say("The database is restored, with %d files. Make a new backup before you use it: this one can't continue from here.", files)
	return nil
}

// newestBase returns the newest base backup that was complete at the instant; zero means the newest.
func newestBase(folder string, at time.Time) (string, error) {
	entries, err := os.ReadDir(folder) // Sorted by name, hence by time.
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("find base backups: %w", err)
	}
	newest := ""
	for _, entry := range entries {
		complete, err := time.Parse(baseName, entry.Name())
		if err == nil && (at.IsZero() || !complete.After(at)) {
			newest = entry.Name()
		}
	}
	if newest == "" {
		return "", fmt.Errorf("%s has no base backup from before that time", folder)
	}
	return filepath.Join(folder, newest), nil
}

// restoreFiles copies the files to which the restored database refers, and returns their number.
func restoreFiles(ctx context.Context, e cli.Env) (int, error) {
	server, err := embedded.Start(ctx, embedded.Options{DataDir: postgresDir(e.Config), Log: e.Stdout})
	if err != nil {
		return 0, err
	}
	keys, err := fileKeys(ctx, server.URL(databaseName))
	if err := errors.Join(err, server.Stop()); err != nil {
		return 0, err
	}
	var lost []error
	for _, key := range keys {
		if err := blob.Copy(e.Config.KeptFilesDir(), e.Config.FilesDir(), key); err != nil {
			lost = append(lost, err)
		}
	}
	return len(keys), errors.Join(lost...)
}

// fileKeys returns the keys of the stored files of a database.
func fileKeys(ctx context.Context, url string) ([]string, error) {
	conn, err := pgx.Connect(ctx, url)
	if err != nil {
		return nil, err
	}
	defer func() { _ = conn.Close(context.WithoutCancel(ctx)) }()
	rows, err := conn.Query(ctx, `select blob_key from attachments where stored_at is not null and discarded_at is null
		union all select blob_key from coach_images where stored_at is not null and discarded_at is null`)
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, pgx.RowTo[string])
}
