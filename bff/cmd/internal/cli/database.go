package cli

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/internal/config"
	"aangan/db/connect"
	"aangan/db/migrate"
)

// connectTimeout bounds the wait for a database that is starting.
const connectTimeout = 15 * time.Second

// Open connects to the database at DATABASE_URL. The caller closes the pool. Returns an error if the setting is
// missing or the database does not answer in time.
func (e Env) Open(ctx context.Context) (*pgxpool.Pool, error) {
	if err := e.NeedsDatabase(); err != nil {
		return nil, err
	}
	return OpenPool(ctx, e.Config, e.Config.DatabaseURL)
}

// NeedsDatabase returns an error if DATABASE_URL is not set.
func (e Env) NeedsDatabase() error {
	if e.Config.DatabaseURL == "" {
		return errors.New("DATABASE_URL is not set. \"aangan-dev start\" has its own Postgres; every other command needs one")
	}
	return nil
}

// OpenPool connects to the database at url, waiting up to connectTimeout for one that is starting. Its errors never
// contain the URL, which may contain a password.
func OpenPool(ctx context.Context, c config.Config, url string) (*pgxpool.Pool, error) {
	settings, err := pgxpool.ParseConfig(url)
	if err != nil {
		return nil, errors.New("DATABASE_URL is not a Postgres address, such as postgres://user:password@host:5432/aangan")
	}
	settings.MaxConns = c.PoolSize
	settings.MinIdleConns = 2
	connect.Configure(settings)
	connect.LimitRequests(settings)
	if settings.ConnConfig.RuntimeParams["application_name"] == "" {
		settings.ConnConfig.RuntimeParams["application_name"] = "aangan"
	}
	pool, err := pgxpool.NewWithConfig(ctx, settings)
	if err != nil {
		return nil, fmt.Errorf("the database cannot be used: %w", err)
	}
	waiting, cancel := context.WithTimeout(ctx, connectTimeout)
	defer cancel()
	for {
		if err = pool.Ping(waiting); err == nil {
			return pool, nil
		}
		select {
		case <-waiting.Done():
			pool.Close()
			if ctx.Err() != nil {
				return nil, ctx.Err()
			}
			return nil, fmt.Errorf("the database at %s:%d does not answer: %w",
				settings.ConnConfig.Host, settings.ConnConfig.Port, err)
		case <-time.After(250 * time.Millisecond):
		}
	}
}

// Migrate applies the migrations that the database at url lacks, and prints their names.
func (e Env) Migrate(ctx context.Context, url string) error {
	applied, err := migrate.Up(ctx, url)
	if err != nil {
		return err
	}
	for _, name := range applied {
		e.Say("Applied migration %s.", name)
	}
	return nil
}
