package main

import (
	"context"
	"fmt"
)

// forget deletes what stands under an address, when somebody asks for it by mail from there: the letter that confirms a place
// on the beta list tells them that they may. A member's account goes as if they had left by themselves.
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
	// Streams of other processes look at their mailboxes by themselves now and then.
	d, err := newBackground(p.config, pool, nil, nil)
	if err != nil {
		return err
	}
	// First the account, which takes along what stands under its address.
	members, err := d.leaving.DeleteByEmail(ctx, args[0])
	if err != nil {
		return err
	}
	rows, err := d.outreach.Forget(ctx, args[0])
	if err != nil {
		return err
	}
	p.say("Accounts deleted: %d. Other entries of a visitor deleted: %d.", members.Accounts, rows)
	if members.Accounts > 0 {
		p.say("A last letter goes to the address as soon as a worker runs; until it is handed over the address is kept for it.")
	}
	if members.Unconfirmed > 0 {
		p.say("Accounts that name the address without having confirmed it, and stay: %d. Whoever can log in to one deletes it there, under \"Your data and devices\".", members.Unconfirmed)
	}
	return nil
}
