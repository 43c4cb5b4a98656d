package migrate

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"
	"github.com/riverqueue/river/rivermigrate"
)

const (
	// queueLock is the advisory lock for migrating the queue's tables, an arbitrary number that is used nowhere else.
	queueLock = 4_207_331_904_113
	// queuePatience is the time that another process may need to migrate them.
	queuePatience = 5 * time.Minute
)

// LatestQueue is the number of the newest migration of the job queue in this binary.
var LatestQueue = sync.OnceValues(func() (int64, error) {
	migrator, err := queueMigrator(nil)
	if err != nil {
		return 0, err
	}
	latest := 0
	for _, migration := range migrator.AllVersions() {
		latest = max(latest, migration.Version)
	}
	return int64(latest), nil
})

func queueMigrator(pool *pgxpool.Pool) (*rivermigrate.Migrator[pgx.Tx], error) {
	return rivermigrate.New(riverpgxv5.New(pool), &rivermigrate.Config{Logger: slog.New(slog.DiscardHandler)})
}

// queueUp migrates the job queue's tables to this binary's version and returns one name for it.
func queueUp(ctx context.Context, url string) (applied []string, err error) {
	pool, err := pgxpool.New(ctx, url)
	if err != nil {
		// The error contains the URL, which may contain a password.
		return nil, errors.New("the URL of the database is invalid")
	}
	defer pool.Close()
	release, err := takeQueueLock(ctx, pool)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, release()) }()
	migrator, err := queueMigrator(pool)
	if err != nil {
		return nil, err
	}
	result, err := migrator.Migrate(ctx, rivermigrate.DirectionUp, nil)
	if err != nil {
		return nil, fmt.Errorf("migrate the job queue's tables: %w", err)
	}
	if count := len(result.Versions); count > 0 {
		applied = append(applied, fmt.Sprintf("river_%03d", result.Versions[count-1].Version))
	}
	return applied, nil
}

// takeQueueLock polls for the lock instead of waiting inside Postgres: a waiting statement holds a snapshot, and the
// migration of another process would wait for it while it builds an index concurrently.
func takeQueueLock(ctx context.Context, pool *pgxpool.Pool) (release func() error, err error) {
	conn, err := pool.Acquire(ctx)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, queuePatience)
	defer cancel()
	for {
		var taken bool
		if err := conn.QueryRow(ctx, "select pg_try_advisory_lock($1)", int64(queueLock)).Scan(&taken); err != nil {
			conn.Release()
			return nil, err
		}
		if taken {
			break
		}
		select {
		case <-ctx.Done():
			conn.Release()
			return nil, fmt.Errorf("wait for another process that migrates: %w", ctx.Err())
		case <-time.After(100 * time.Millisecond):
		}
	}
	return func() error {
		defer conn.Release()
		_, err := conn.Exec(context.WithoutCancel(ctx), "select pg_advisory_unlock($1)", int64(queueLock))
		return err
	}, nil
}
