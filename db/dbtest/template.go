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

// templateLock is the advisory lock under which templates are made; any number that nothing else uses.
const templateLock = 4_207_331_904_112

// resetSQL is added to a template's schema.
//
//go:embed reset.sql
var resetSQL string

// ensureTemplate returns the name of a database with the whole schema, which is fast to copy. The name contains a hash
// of the migrations, of the reset functions, and the version of the job queue's tables, so that a long-lived server
// never provides an old schema; and the database gets that name only when it is complete, so that an interrupted run
// leaves no usable-looking one.
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
		// The lock ends with the connection. Test binaries run at once; one makes the template, the others wait for it.
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

// migrationsHash is the same for the same files, in name and content, and the same resetSQL.
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
