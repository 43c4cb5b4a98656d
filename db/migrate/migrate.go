// Package migrate migrates a database to this binary's schema, and reports whether it is current.
package migrate

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"sync"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"
	"github.com/pressly/goose/v3/lock"

	"aangan/db/migrations"
)

// undefinedTable is Postgres's code for a table that does not exist (SQLSTATE).
const undefinedTable = "42P01"

// lockTimeout is the longest wait of a migration for a table in use. All later queries on the table wait behind it, so
// it must be short: the migration then fails without effect and can be repeated.
const lockTimeout = "3s"

// Up applies every missing migration, each in its own transaction: the job queue's first, then the product's. Returns
// the names of the applied ones, the queue's under one name. Concurrent processes take turns: one migrates, the others
// find it done. Returns ErrUnreleased for a database from before the first release.
func Up(ctx context.Context, url string) ([]string, error) {
	if err := rejectUnreleased(ctx, url); err != nil {
		return nil, err
	}
	applied, err := queueUp(ctx, url)
	if err == nil {
		err = with(url, func(provider *goose.Provider) error {
			results, err := provider.Up(ctx)
			for _, result := range results {
				applied = append(applied, result.Source.Path)
			}
			return err
		})
	}
	if err != nil {
		return applied, fmt.Errorf("migrate database: %w", err)
	}
	return applied, nil
}

// Down reverts the newest migration of the product and deletes its data; the job queue's tables stay. For development;
// a live database only moves forward.
func Down(ctx context.Context, url string) error {
	err := with(url, func(provider *goose.Provider) error {
		_, err := provider.Down(ctx)
		return err
	})
	if err != nil {
		return fmt.Errorf("revert migration: %w", err)
	}
	return nil
}

// Current reports whether the database has every migration of this binary, including the job queue's. A newer database
// counts as current: during a rollout, processes of the old version still serve. It is one small query, suitable for a
// readiness check.
func Current(ctx context.Context, pool *pgxpool.Pool) (bool, error) {
	wanted, err := Latest()
	if err != nil {
		return false, err
	}
	wantedQueue, err := LatestQueue()
	if err != nil {
		return false, err
	}
	var version, queue int64
	err = pool.QueryRow(ctx, `select
		(select coalesce(max(version_id), 0) from goose_db_version where is_applied),
		(select coalesce(max(version), 0) from river_migration where line = 'main')`).Scan(&version, &queue)
	var refusal *pgconn.PgError
	if errors.As(err, &refusal) && refusal.Code == undefinedTable {
		return false, nil
	}
	if err != nil {
		return false, fmt.Errorf("read schema version: %w", err)
	}
	return version >= wanted && queue >= wantedQueue, nil
}

// Latest returns the number of this binary's newest migration.
var Latest = sync.OnceValues(func() (int64, error) {
	names, err := fs.Glob(migrations.Files, "*.sql")
	if err != nil {
		return 0, err
	}
	latest := int64(0)
	for _, name := range names {
		number, err := goose.NumericComponent(name)
		if err != nil {
			return 0, fmt.Errorf("the migration %s has no number: %w", name, err)
		}
		latest = max(latest, number)
	}
	return latest, nil
})

// ErrUnreleased means that an unreleased development version made the database: its migrations no longer exist.
var ErrUnreleased = errors.New("this database was made before the first release, and its migrations no longer exist: " +
	"delete it and start again (rm -r .data/postgres, or DATA_DIR/postgres if DATA_DIR is set; for a server of your own, " +
	"drop the database at DATABASE_URL and create it)")

// rejectUnreleased returns ErrUnreleased if the database has coaches without a column of the first migration. Goose
// compares numbers only, so it would take the old migrations 1 to 6 for the present ones. If a later migration renames
// the column, check another one here.
func rejectUnreleased(ctx context.Context, url string) error {
	conn, err := pgx.Connect(ctx, url)
	if err != nil {
		return fmt.Errorf("connect to the database: %w", err)
	}
	defer func() { _ = conn.Close(ctx) }()
	var unreleased bool
	const query = `select to_regclass('coaches') is not null and not exists (select from pg_attribute
		where attrelid = to_regclass('coaches') and attname = 'clients_notified_since' and not attisdropped)`
	if err := conn.QueryRow(ctx, query).Scan(&unreleased); err != nil {
		return fmt.Errorf("check for an unreleased schema: %w", err)
	}
	if unreleased {
		return ErrUnreleased
	}
	return nil
}

// with runs goose on a separate connection.
func with(url string, run func(*goose.Provider) error) (err error) {
	config, err := pgx.ParseConfig(url)
	if err != nil {
		// The error contains the URL, which may contain a password.
		return errors.New("the URL of the database is invalid")
	}
	config.RuntimeParams["lock_timeout"] = lockTimeout
	database := stdlib.OpenDB(*config)
	defer func() { err = errors.Join(err, database.Close()) }()
	// The lock is requested once a second for five minutes, the time that another process may need to migrate.
	locker, err := lock.NewPostgresSessionLocker(lock.WithLockTimeout(1, 300))
	if err != nil {
		return err
	}
	provider, err := goose.NewProvider(goose.DialectPostgres, database, migrations.Files,
		goose.WithSessionLocker(locker), goose.WithSlog(slog.New(slog.DiscardHandler)))
	if err != nil {
		return err
	}
	return run(provider)
}
