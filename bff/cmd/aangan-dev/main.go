// Command aangan-dev runs the whole product on one machine for development: with embedded Postgres, a payment sandbox
// and demonstration data, none of which are part of the production program.
package main

import (
	"context"
	"errors"
	"runtime/debug"

	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/cmd/internal/cli"
	"aangan/bff/domain/checkins"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/journal"
	"aangan/db/seed"
)

var program = cli.Program{
	Name: "aangan-dev",
	Does: "Aangan for development: commands that production doesn't have. Everything else is in the program aangan.",
	Commands: []cli.Command{
		{Name: "start", Does: "everything on this machine: Postgres unless DATABASE_URL is set, migrations, demo data, payment sandbox, all three apps", Run: start},
		{Name: "postgres", Does: "only the embedded Postgres, which start includes: prints DATABASE_URL for other programs", Run: postgresOnly},
		{Name: "backup", Does: "copy the embedded Postgres, while it runs, and the uploaded files to BACKUP_DIR", Run: backup},
		{Name: "restore", Arguments: "[TIME]", Does: "make the embedded Postgres and the files in an empty DATA_DIR from BACKUP_DIR, as they were at TIME (such as 2026-11-27T09:30:00Z) or at the end of the archive", Run: restore},
		{Name: "sandbox", Does: "only the payment sandbox, which start includes: it replaces Stripe on this machine (not in production)", Run: sandboxOnly},
		{Name: "seed", Does: "add the demo data to the database at DATABASE_URL (not in production)", Run: seedOnly},
		cli.OpenAPI,
	},
}

func main() { program.Main() }

// seedOnly is the command "seed".
func seedOnly(ctx context.Context, e cli.Env, _ []string) error {
	if e.Config.Production {
		return errors.New("production can't have demo data: its passwords are public")
	}
	pool, err := e.Open(ctx)
	if err != nil {
		return err
	}
	defer pool.Close()
	if err := addDemoData(ctx, e, pool); err != nil {
		return err
	}
	e.Say("The demo data is ready.")
	return nil
}

// addDemoData adds the demonstration data if the database lacks it.
func addDemoData(ctx context.Context, e cli.Env, pool *pgxpool.Pool) error {
	hasher := identity.NewHasher(identity.DefaultParams, identity.DefaultBounds())
	err := seed.Demo(ctx, pool, seed.Secrets{
		Hash:        func(password string) (string, error) { return hasher.Hash(ctx, password) },
		Seal:        journal.New(journal.Options{Keys: e.Config.DataKeys}).Seal,
		SealCheckIn: checkins.New(checkins.Options{Keys: e.Config.DataKeys}).SealText,
	})
	// Hashing needs tens of megabytes that the process does not need again for a while.
	debug.FreeOSMemory()
	return err
}
