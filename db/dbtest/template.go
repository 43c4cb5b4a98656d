package dbtest

import (
	"context"
	"crypto/sha256"
	_ "embed" // for reset.sql
	"encoding/hex"
	"fmt"
	"io/fs"

	"github.com/jackc/pgx/v5"

	"aangan/db/migrate"
	"aangan/db/migrations"
)

// templateLock is the advisory lock for creating templates, an arbitrary number that is used nowhere else.
const templateLock = 4_207_331_904_112

// resetSQL is added to a template's schema.
//
//go:embed reset.sql
var resetSQL string

// ensureTemplate returns the name of a database with the whole schema, which is fast to copy. The name contains a hash
// of the migrations and of the reset functions, and the version of the job queue's tables, so that a long-lived server
// never provides an old schema. The database gets the name only when it is complete, so that an interrupted run leaves
// no partial template.
func ensureTemplate(ctx context.Context, admin string) (string, error) {
	hash, err := migrationsHash(migrations.Files)
	if err != nil {
		return "", err
	}
	queue, err := migrate.LatestQueue()
	if err != nil {
		return "", err
	}
	name := fmt.Sprintf("aangan_template_%s_%d", hash, queue)
	address, err := onDatabase(admin, name+"_making")
	if err != nil {
		return "", err
	}
	making := pgx.Identifier{name + "_making"}.Sanitize()
	err = administer(ctx, admin, func(conn *pgx.Conn) error {
		// The lock ends with the connection. One test binary creates the template, and concurrent ones wait for it.
		if _, err := conn.Exec(ctx, "select pg_advisory_lock($1)", int64(templateLock)); err != nil {
			return err
		}
		var exists bool
		if err := conn.QueryRow(ctx, "select exists (select from pg_database where datname = $1)", name).Scan(&exists); err != nil || exists {
			return err
		}
		if _, err := conn.Exec(ctx, "drop database if exists "+making+" with (force)"); err != nil {
			return err
		}
		if _, err := conn.Exec(ctx, "create database "+making+" template template0"); err != nil {
			return err
		}
		if _, err := migrate.Up(ctx, address); err != nil {
			return err
		}
		if err := administer(ctx, address, func(conn *pgx.Conn) error {
			_, err := conn.Exec(ctx, resetSQL)
			return err
		}); err != nil {
			return err
		}
		_, err := conn.Exec(ctx, "alter database "+making+" rename to "+pgx.Identifier{name}.Sanitize())
		return err
	})
	return name, err
}

// migrationsHash returns a hash of the names and contents of the files and of resetSQL.
func migrationsHash(files fs.FS) (string, error) {
	names, err := fs.Glob(files, "*.sql")
	if err != nil {
		return "", err
	}
	sum := sha256.New()
	sum.Write([]byte(resetSQL))
	for _, name := range names {
		content, err := fs.ReadFile(files, name)
		if err != nil {
			return "", err
		}
		inner := sha256.Sum256(content)
		sum.Write([]byte(name))
		sum.Write(inner[:])
	}
	return hex.EncodeToString(sum.Sum(nil)[:6]), nil
}
