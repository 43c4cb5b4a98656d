package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/app"
	"aangan/bff/cmd/internal/cli"
	"aangan/bff/internal/config"
	"aangan/bff/internal/logs"
	"aangan/db/embedded"
	"aangan/db/seed"
)

// databaseName is the database of the embedded Postgres.
const databaseName = "aangan"

// start runs the whole product on one machine until ctx is cancelled, and leaves no process running.
func start(ctx context.Context, e cli.Env, _ []string) (err error) {
	if e.Config.Production {
		return errors.New("aangan-dev is for development; production runs aangan serve")
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	go stopWithMake(stop)
	if err := errors.Join(cli.CheckPorts(e.Config, config.Apps...), cli.CheckSandboxPort(e.Config)); err != nil {
		return err
	}
	logger, flush := logs.New(e.Stderr, logs.Options{Level: e.Config.LogLevel})
	defer flush()
	url := e.Config.DatabaseURL
	if url == "" {
		server, err := startPostgres(ctx, e)
		if err != nil {
			return unlessCancelled(ctx, err)
		}
		defer func() {
			err = stopPostgres(e, server, err)
			e.Say("Everything has stopped.")
		}()
		go func() {
			<-server.Done()
			stop() // The apps need the database.
		}()
		if err := server.EnsureDatabase(ctx, databaseName); err != nil {
			return unlessCancelled(ctx, err)
		}
		url = server.URL(databaseName)
	}
	pool, err := prepareDatabase(ctx, e, url)
	if err != nil {
		return unlessCancelled(ctx, err)
	}
	defer pool.Close()
	if e.Config.Stripe.Sandbox {
		endSandbox, err := startSandbox(ctx, e, logger, stop)
		if err != nil {
			return err
		}
		// After the apps, which send it requests until they stop.
		defer func() { err = errors.Join(err, endSandbox()) }()
	}
	a, err := app.New(e.Config, app.Deps{Pool: pool, Logger: logger})
	if err != nil {
		return err
	}
	workers, err := a.NewWorkers()
	if err != nil {
		return err
	}
	servers, err := e.Listen(a, config.Apps)
	if err != nil {
		return err
	}
	welcome(e)
	err = a.Serve(ctx, servers, workers)
	e.Say("The apps have stopped.")
	return err
}

// startPostgres starts the embedded Postgres in the data folder.
func startPostgres(ctx context.Context, e cli.Env) (*embedded.Server, error) {
	folder := postgresDir(e.Config)
	e.Say("Starting Postgres, with its data in %s.", e.Short(folder))
	return embedded.Start(ctx, embedded.Options{DataDir: folder, Archive: e.Config.WALDir(), Log: e.Stdout})
}

// postgresDir is the folder of the embedded Postgres.
func postgresDir(c config.Config) string { return filepath.Join(c.DataDir, "postgres") }

// stopPostgres stops the server and returns err, joined with the error of stopping it.
func stopPostgres(e cli.Env, server *embedded.Server, err error) error {
	e.Say("Stopping Postgres.")
	return errors.Join(err, server.Stop())
}

// prepareDatabase connects to the database at url, migrates it and adds the demonstration data.
func prepareDatabase(ctx context.Context, e cli.Env, url string) (*pgxpool.Pool, error) {
	pool, err := cli.OpenPool(ctx, e.Config, url)
	if err != nil {
		return nil, err
	}
	if err := e.Migrate(ctx, url); err != nil {
		pool.Close()
		return nil, err
	}
	if err := addDemoData(ctx, e, pool); err != nil {
		pool.Close()
		return nil, err
	}
	return pool, nil
}

// welcome prints the addresses and the demo sign-ins.
func welcome(e cli.Env) {
	urls := e.Config.URLs
	fmt.Fprintf(e.Stdout, "\nAangan is running.\n\n  Site          %s\n  Member app    %s\n  Coach portal  %s\n",
		urls[config.Site], urls[config.Member]+"/auth", urls[config.Coach]+"/coach/login")
	if e.Config.Stripe.Sandbox {
		fmt.Fprintf(e.Stdout, "  Payments      %s  (a sandbox: no card is charged, and its clock can be moved forward)\n", e.Config.Stripe.APIURL)
	}
	fmt.Fprintf(e.Stdout, "\nDemo logins, all with the password %s:\n"+
		"  member  asha\n  coach   meera@aangan.example  (coaches asha)\n  coach   kabir@aangan.example  (not active yet)\n"+
		"  admin   admin@aangan.example  (in the coach portal)\n", seed.Password)
	fmt.Fprintf(e.Stdout, "\n%s\n\nPress Ctrl-C to stop everything.\n\n", e.MailGoesTo())
}

// unlessCancelled returns err, or nil if ctx was cancelled: a stopped start did not fail.
func unlessCancelled(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return nil
	}
	return err
}

// stopWithMake calls stop when the process that started the program under make has exited. A killed make cannot forward
// the signal, and the apps and the database would continue to run.
func stopWithMake(stop func()) {
	if os.Getenv("MAKELEVEL") == "" {
		return
	}
	parent := os.Getppid()
	if parent == 1 {
		return // The parent is gone already.
	}
	for os.Getppid() == parent {
		time.Sleep(500 * time.Millisecond)
	}
	stop()
}
