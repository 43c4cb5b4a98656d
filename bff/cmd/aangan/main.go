// Command aangan is the program for production: the site, the member app and the coach portal with their pages, the
// workers, and the commands for operators. The commands for development are in aangan-dev.
package main

import (
	"context"
	"fmt"

	"aangan/bff/app"
	"aangan/bff/cmd/internal/cli"
	"aangan/bff/internal/config"
	"aangan/bff/internal/logs"
)

var program = cli.Program{
	Name: "aangan",
	Does: "Aangan: the site, the member app and the coach portal in one program.",
	Commands: []cli.Command{
		{Name: "serve", Does: "all three apps and the workers in one process, on the database at DATABASE_URL", Run: serve(config.Apps...)},
		{Name: "site", Does: "only the public site, without workers: run worker next to it", Run: serve(config.Site)},
		{Name: "member", Does: "only the member app, without workers", Run: serve(config.Member)},
		{Name: "coach", Does: "only the coach portal, without workers", Run: serve(config.Coach)},
		{Name: "worker", Does: "only the workers; serve includes them", Run: work},
		{Name: "migrate", Does: "bring the database at DATABASE_URL to this version's schema", Run: migrateUp},
		{Name: "forget", Arguments: "EMAIL", Does: "delete everything stored under an email: the account that confirmed it, beta list, messages, applications", Run: forget},
		{Name: "admin", Arguments: "create --email EMAIL --name NAME", Does: "create an administrator; the password is read from the terminal or standard input. remove takes the role away, reset-factor turns off a coach portal user's two-step login", Run: admin},
		{Name: "payments", Arguments: "setup", Does: "create the product and prices at the payment provider, or find them, and print the settings to use; needs only STRIPE_SECRET_KEY", Load: loadPayments, Run: setUpPayments},
		{Name: "letters", Arguments: "DIR", Does: "write every email the product sends, with sample data, to a folder", Run: writeEmails},
		cli.OpenAPI,
		{Name: "doctor", Does: "report what is missing on this machine", Run: doctor},
	},
}

func main() { program.Main() }

// serve returns the command that serves these apps. A process of all apps runs the workers as well; one of a single
// app leaves them to the worker command, so that each can be scaled separately.
func serve(apps ...config.App) func(context.Context, cli.Env, []string) error {
	return func(ctx context.Context, e cli.Env, _ []string) error {
		return withApp(ctx, e, func(a *app.App) error {
			servers, err := e.Listen(a, apps)
			if err != nil {
				return err
			}
			for _, name := range apps {
				fmt.Fprintf(e.Stdout, "%-7s %s\n", name, e.Config.URLs[name])
			}
			if len(apps) < len(config.Apps) {
				return a.Serve(ctx, servers, nil)
			}
			workers, err := a.NewWorkers()
			if err != nil {
				return err
			}
			return a.Serve(ctx, servers, workers)
		})
	}
}

// work runs the workers alone, for processes that serve one app each.
func work(ctx context.Context, e cli.Env, _ []string) error {
	return withApp(ctx, e, func(a *app.App) error {
		workers, err := a.NewWorkers()
		if err != nil {
			return err
		}
		e.Say("Running jobs. %s", e.MailGoesTo())
		return a.Work(ctx, workers)
	})
}

// withApp opens the database, builds the services, and calls run with them.
func withApp(ctx context.Context, e cli.Env, run func(a *app.App) error) error {
	logger, flush := logs.New(e.Stderr, logs.Options{Level: e.Config.LogLevel, JSON: e.Config.Production})
	defer flush()
	pool, err := e.Open(ctx)
	if err != nil {
		return err
	}
	defer pool.Close()
	a, err := app.New(e.Config, app.Deps{Pool: pool, Logger: logger})
	if err != nil {
		return err
	}
	return run(a)
}

func migrateUp(ctx context.Context, e cli.Env, _ []string) error {
	if err := e.NeedsDatabase(); err != nil {
		return err
	}
	if err := e.Migrate(ctx, e.Config.DatabaseURL); err != nil {
		return err
	}
	e.Say("The database schema is up to date.")
	return nil
}
