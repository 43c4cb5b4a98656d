package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"aangan/bff/domain/casework"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/journal"
	"aangan/bff/internal/config"
	"aangan/bff/internal/oidc"
	"aangan/bff/internal/static"
	"aangan/db/migrate"
)

// newHasher makes the hasher that the product itself uses.
func newHasher() *identity.Hasher {
	return identity.NewHasher(identity.DefaultParams, identity.DefaultBounds())
}

// doctor looks at everything that a start needs and says what is missing. Its error is only that something is.
func doctor(ctx context.Context, p program, _ []string) error {
	sick := 0
	look := func(what string, err error) {
		if err == nil {
			fmt.Fprintf(p.stdout, "  ok    %s\n", what)
			return
		}
		sick++
		fmt.Fprintf(p.stdout, "  MEND  %s: %v\n", what, err)
	}
	look("settings", nil) // Settings that need mending stop every command before it runs.
	for _, app := range config.Apps {
		look(fmt.Sprintf("port %d (%s)", p.config.Ports[app], app), checkPorts(p.config, []config.App{app}))
		look(fmt.Sprintf("pages of the %s app", app), pagesBuilt(app))
	}
	if p.config.Stripe.Sandbox {
		look("payment sandbox at "+p.config.Stripe.APIURL, checkSandbox(p.config))
	}
	look("data folder "+p.short(p.config.DataDir), writable(p.config.DataDir))
	if p.config.DatabaseURL != "" {
		look("database", p.databaseCurrent(ctx))
		look("keys of the journals", p.journalsOpen(ctx))
		look("keys of the coaches' notes", p.notesOpen(ctx))
	}
	if p.config.BlobURL != "" {
		look("bucket for files", p.bucketAnswers(ctx))
	}
	if settings := p.config.Provider; settings != nil {
		look("sign-in with "+settings.Issuer, oidc.New(*settings, "", oidc.Options{}).Reach(ctx))
	}
	if sick > 0 {
		return fmt.Errorf("%d things need mending", sick)
	}
	return nil
}

func pagesBuilt(app config.App) error {
	pages, err := static.New(static.Options{App: copy.App(app), Files: static.Embedded()})
	if err == nil && !pages.Built() {
		err = errors.New("not built into this program: run make build")
	}
	return err
}

// writable tries to write into the folder, or into the nearest folder above it that exists.
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

func (p program) databaseCurrent(ctx context.Context) error {
	pool, err := openPool(ctx, p.config, p.config.DatabaseURL)
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

// journalsOpen looks whether DATA_KEY holds what the stored pages are sealed with.
func (p program) journalsOpen(ctx context.Context) error {
	pool, err := openPool(ctx, p.config, p.config.DatabaseURL)
	if err != nil {
		return err
	}
	defer pool.Close()
	return journal.New(journal.Options{Pool: pool, Keys: p.config.DataKeys}).CheckKeys(ctx)
}

// notesOpen looks whether DATA_KEY holds what coaches' notes are sealed with.
func (p program) notesOpen(ctx context.Context) error {
	pool, err := openPool(ctx, p.config, p.config.DatabaseURL)
	if err != nil {
		return err
	}
	defer pool.Close()
	return casework.New(casework.Options{Pool: pool, Keys: p.config.DataKeys}).CheckKeys(ctx)
}

func (p program) bucketAnswers(ctx context.Context) error {
	files, err := openFiles(p.config)
	if err != nil {
		return err
	}
	return errors.Join(files.Reach(ctx), files.Close())
}
