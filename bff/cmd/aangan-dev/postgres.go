package main

import (
	"context"

	"aangan/bff/cmd/internal/cli"
)

// postgresOnly is the command "postgres": it runs the embedded Postgres without the apps. It prints the URL of the
// database on one line, which `make dev` reads, so that the apps can restart without restarting the database. It runs
// until ctx is cancelled.
func postgresOnly(ctx context.Context, e cli.Env, _ []string) (err error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	go stopWithMake(stop)
	server, err := startPostgres(ctx, e)
	if err != nil {
		return unlessCancelled(ctx, err)
	}
	defer func() { err = stopPostgres(e, server, err) }()
	if err := server.EnsureDatabase(ctx, databaseName); err != nil {
		return unlessCancelled(ctx, err)
	}
	e.Say("DATABASE_URL=%s", server.URL(databaseName))
	select {
	case <-ctx.Done():
	case <-server.Done():
	}
	return nil
}
