package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/domain/journal"
	"aangan/bff/internal/config"
	"aangan/bff/internal/logs"
	"aangan/db/embedded"
	"aangan/db/migrate"
	"aangan/db/seed"
)

// databaseName is the database of the embedded Postgres.
const databaseName = "aangan"

// start runs the whole product on one machine until it is told to stop, and leaves nothing running behind.
func start(ctx context.Context, p program, _ []string) (err error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	go endWithMake(stop)
	if err := errors.Join(checkPorts(p.config, config.Apps), checkSandbox(p.config)); err != nil {
		return err
	}
	logger, flush := logs.New(p.stderr, logs.Options{Level: p.config.LogLevel, JSON: p.config.Production})
	defer flush()
	url := p.config.DatabaseURL
	if url == "" {
		server, err := p.startPostgres(ctx)
		if err != nil {
			return endedEarly(ctx, err)
		}
		defer func() {
			p.say("Stopping Postgres.")
			err = errors.Join(err, server.Stop())
			p.say("Everything is stopped.")
		}()
		go func() {
			<-server.Done()
			stop() // Without its database the product is of no use: end the rest as well.
		}()
		if err := server.EnsureDatabase(ctx, databaseName); err != nil {
			return endedEarly(ctx, err)
		}
		url = server.URL(databaseName)
	}
	pool, err := p.prepare(ctx, url)
	if err != nil {
		return endedEarly(ctx, err)
	}
	defer pool.Close()
	endSandbox, err := p.besideApps(ctx, logger, stop)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, endSandbox()) }()
	h, err := newBackend(p.config, pool, logger)
	if err != nil {
		return err
	}
	if err := h.makeWorkers(); err != nil {
		return err
	}
	servers, err := h.listen(p, config.Apps)
	if err != nil {
		return err
	}
	p.welcome()
	err = h.serve(ctx, servers)
	p.say("The apps are stopped.")
	return err
}

// startPostgres starts the embedded Postgres, in the data folder.
func (p program) startPostgres(ctx context.Context) (*embedded.Server, error) {
	p.say("Starting Postgres, with its data in %s.", p.short(filepath.Join(p.config.DataDir, "postgres")))
	return embedded.Start(ctx, embedded.Options{DataDir: filepath.Join(p.config.DataDir, "postgres"), Log: p.stdout})
}

// prepare connects, migrates and, in development, seeds.
func (p program) prepare(ctx context.Context, url string) (*pgxpool.Pool, error) {
	pool, err := openPool(ctx, p.config, url)
	if err != nil {
		return nil, err
	}
	err = p.migrate(ctx, url)
	if err == nil && !p.config.Production {
		err = p.seed(ctx, pool)
	}
	if err != nil {
		pool.Close()
		return nil, err
	}
	return pool, nil
}

func (p program) migrate(ctx context.Context, url string) error {
	applied, err := migrate.Up(ctx, url)
	if err != nil {
		return err
	}
	for _, name := range applied {
		p.say("Applied migration %s.", name)
	}
	return nil
}

func (p program) seed(ctx context.Context, pool *pgxpool.Pool) error {
	hasher := newHasher()
	err := seed.Demo(ctx, pool, seed.Secrets{
		Hash: func(password string) (string, error) { return hasher.Hash(ctx, password) },
		Seal: journal.New(journal.Options{Keys: p.config.DataKeys}).Seal,
	})
	// Hashing takes memory by the dozen megabytes, and nothing as large is needed again for a while.
	debug.FreeOSMemory()
	return err
}

// migrateUp is the command.
func migrateUp(ctx context.Context, p program, _ []string) error {
	if err := p.needsDatabase(); err != nil {
		return err
	}
	if err := p.migrate(ctx, p.config.DatabaseURL); err != nil {
		return err
	}
	p.say("The database is at this version's schema.")
	return nil
}

// seedDemo is the command.
func seedDemo(ctx context.Context, p program, _ []string) error {
	if p.config.Production {
		return errors.New("production gets no demonstration data: everybody knows its passwords")
	}
	if err := p.needsDatabase(); err != nil {
		return err
	}
	pool, err := openPool(ctx, p.config, p.config.DatabaseURL)
	if err != nil {
		return err
	}
	defer pool.Close()
	if err := p.seed(ctx, pool); err != nil {
		return err
	}
	p.say("The demonstration data is there.")
	return nil
}

// welcome says where everything is.
func (p program) welcome() {
	urls := p.config.URLs
	fmt.Fprintf(p.stdout, "\nAangan is open.\n\n  Site          %s\n  Member app    %s\n  Coach portal  %s\n",
		urls[config.Site], urls[config.Member]+"/auth", urls[config.Coach]+"/coach/login")
	if p.config.Stripe.Sandbox {
		fmt.Fprintf(p.stdout, "  Payments      %s  (a sandbox: nobody is charged, and time can be let pass there)\n", p.config.Stripe.APIURL)
	}
	if !p.config.Production {
		fmt.Fprintf(p.stdout, "\nDemo sign-ins, all with the password %s:\n"+
			"  member  asha\n  coach   meera@aangan.example  (coaches asha)\n  coach   kabir@aangan.example  (not active yet)\n"+
			"  admin   admin@aangan.example  (in the coach portal)\n", seed.Password)
	}
	fmt.Fprintf(p.stdout, "\n%s\n\nCtrl-C stops all of it.\n\n", p.mailGoesTo())
}

func (p program) say(format string, args ...any) { fmt.Fprintf(p.stdout, format+"\n", args...) }

// short names a path from the project's folder when it lies in it.
func (p program) short(path string) string {
	if relative, err := filepath.Rel(p.root, path); err == nil && !strings.HasPrefix(relative, "..") {
		return relative
	}
	return path
}

// endedEarly is the error of a start that did not come to its end. Being told to stop is none.
func endedEarly(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return nil
	}
	return err
}

// endWithMake stops the program when the make that started it is gone. A make that is killed outright cannot pass the
// signal on, and would leave the apps and the database running with nobody to stop them.
func endWithMake(stop func()) {
	if os.Getenv("MAKELEVEL") == "" {
		return
	}
	parent := os.Getppid()
	if parent == 1 {
		return // Nobody's child already: there is nothing to outlive.
	}
	for os.Getppid() == parent {
		time.Sleep(500 * time.Millisecond)
	}
	stop()
}
