package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"

	"aangan/bff/app"
	"aangan/bff/cmd/internal/cli"
	"aangan/bff/domain/casework"
	"aangan/bff/domain/checkins"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/journal"
	"aangan/bff/domain/safetynotes"
	"aangan/bff/domain/scheduling"
	"aangan/bff/internal/config"
	"aangan/bff/internal/oidc"
	"aangan/bff/internal/static"
	"aangan/db/migrate"
)

// doctor checks everything that serve needs and prints a line for each. Returns an error if any check fails.
func doctor(ctx context.Context, e cli.Env, _ []string) error {
	failed := 0
	check := func(name string, err error) {
		if err == nil {
			fmt.Fprintf(e.Stdout, "  ok    %s\n", name)
			return
		}
		failed++
		fmt.Fprintf(e.Stdout, "  FIX   %s: %v\n", name, err)
	}
	check("settings", nil) // Wrong settings stop every command before it runs.
	for _, name := range config.Apps {
		check(fmt.Sprintf("port %d (%s)", e.Config.Ports[name], name), cli.CheckPorts(e.Config, name))
		check(fmt.Sprintf("pages of the %s app", name), pagesBuilt(name))
	}
	if e.Config.Stripe.Sandbox {
		check("payment sandbox at "+e.Config.Stripe.APIURL, cli.CheckSandboxPort(e.Config))
	}
	check("data folder "+e.Short(e.Config.DataDir), writable(e.Config.DataDir))
	if e.Config.DatabaseURL != "" {
		check("database", databaseCurrent(ctx, e))
		check("keys of the journals", journalsOpen(ctx, e))
		check("keys of the coaches' notes", notesOpen(ctx, e))
		check("keys of the safety notes", safetyNotesOpen(ctx, e))
		check("keys of the check-ins", checkInsOpen(ctx, e))
		check("keys of the texts about sessions", sessionTextsOpen(ctx, e))
	}
	if e.Config.BlobURL != "" {
		check("bucket for files", bucketAnswers(ctx, e))
	}
	if settings := e.Config.Provider; settings != nil {
		check("sign-in with "+settings.Issuer, oidc.New(*settings, "", oidc.Options{}).Reach(ctx))
	}
	if failed > 0 {
		return fmt.Errorf("%d things need fixing", failed)
	}
	return nil
}

func pagesBuilt(name config.App) error {
	pages, err := static.New(static.Options{App: copy.App(name), Files: static.Embedded()})
	if err == nil && !pages.Built() {
		err = errors.New("not built into this program: run make build")
	}
	return err
}

// writable creates and removes a file in the folder, or in its nearest existing parent.
func writable(folder string) error {
	for {
		info, err := os.Stat(folder)
		if err == nil && !info.IsDir() {
			return fmt.Errorf("%s is not a folder", folder)
		}
		if err == nil {
			break
		}
		if folder == filepath.Dir(folder) {
			return err
		}
		folder = filepath.Dir(folder)
	}
	file, err := os.CreateTemp(folder, ".aangan-")
	if err != nil {
		return fmt.Errorf("cannot be written to: %w", err)
	}
	return errors.Join(file.Close(), os.Remove(file.Name()))
}

func databaseCurrent(ctx context.Context, e cli.Env) error {
	pool, err := e.Open(ctx)
	if err != nil {
		return err
	}
	defer pool.Close()
	current, err := migrate.Current(ctx, pool)
	if err == nil && !current {
		err = errors.New("lacks migrations of this version: run aangan migrate")
	}
	return err
}

// journalsOpen checks that DATA_KEY contains every key that journal pages are sealed with.
func journalsOpen(ctx context.Context, e cli.Env) error {
	pool, err := e.Open(ctx)
	if err != nil {
		return err
	}
	defer pool.Close()
	return journal.New(journal.Options{Pool: pool, Keys: e.Config.DataKeys}).CheckKeys(ctx)
}

// notesOpen checks that DATA_KEY contains every key that coaches' notes are sealed with.
func notesOpen(ctx context.Context, e cli.Env) error {
	pool, err := e.Open(ctx)
	if err != nil {
		return err
	}
	defer pool.Close()
	return casework.New(casework.Options{Pool: pool, Keys: e.Config.DataKeys}).CheckKeys(ctx)
}

// safetyNotesOpen checks that DATA_KEY contains every key that members' safety notes are sealed with.
func safetyNotesOpen(ctx context.Context, e cli.Env) error {
	pool, err := e.Open(ctx)
	if err != nil {
		return err
	}
	defer pool.Close()
	return safetynotes.New(safetynotes.Options{Pool: pool, Keys: e.Config.DataKeys}).CheckKeys(ctx)
}

// checkInsOpen checks that DATA_KEY contains every key that members' check-ins are sealed with.
func checkInsOpen(ctx context.Context, e cli.Env) error {
	pool, err := e.Open(ctx)
	if err != nil {
		return err
	}
	defer pool.Close()
	return checkins.New(checkins.Options{Pool: pool, Keys: e.Config.DataKeys}).CheckKeys(ctx)
}

// sessionTextsOpen checks that DATA_KEY contains every key that texts about sessions are sealed with.
func sessionTextsOpen(ctx context.Context, e cli.Env) error {
	pool, err := e.Open(ctx)
	if err != nil {
		return err
	}
	defer pool.Close()
	service := scheduling.New(pool, nil, "")
	service.SealWith(e.Config.DataKeys, slog.New(slog.DiscardHandler))
	return service.CheckKeys(ctx)
}

func bucketAnswers(ctx context.Context, e cli.Env) error {
	files, err := app.OpenFiles(e.Config)
	if err != nil {
		return err
	}
	return errors.Join(files.Reach(ctx), files.Close())
}
