package main

import (
	"context"
	"fmt"
)

// forget deletes what a visitor left, when they ask for it: the letter that confirms a place on the beta list tells them
// that they may.
func forget(ctx context.Context, p program, args []string) error {
	if len(args) != 1 {
		fmt.Fprintln(p.stderr, "aangan forget needs one email address")
		return errUsage
	}
	if err := p.needsDatabase(); err != nil {
		return err
	}
	pool, err := openPool(ctx, p.config, p.config.DatabaseURL)
	if err != nil {
		return err
	}
	defer pool.Close()
	d, err := newDesk(p.config, pool)
	if err != nil {
		return err
	}
	rows, err := d.outreach.Forget(ctx, args[0])
	if err != nil {
		return err
	}
	p.say("Entries deleted: %d. Somebody who is a member stays one.", rows)
	return nil
}
