package main

import (
	"context"
	"fmt"

	"aangan/bff/app"
	"aangan/bff/cmd/internal/cli"
)

// forget deletes all data stored under an email address. People ask for it by mail: the email that confirms a place on
// the beta list offers that. A member's account is deleted as if the member had deleted it.
func forget(ctx context.Context, e cli.Env, args []string) error {
	if len(args) != 1 {
		fmt.Fprintln(e.Stderr, "aangan forget needs one email address")
		return cli.ErrUsage
	}
	return withApp(ctx, e, func(a *app.App) error {
		// The account first: deleting it also deletes other data under its address.
		members, err := a.UserData.DeleteByEmail(ctx, args[0])
		if err != nil {
			return err
		}
		rows, err := a.Visitors.Forget(ctx, args[0])
		if err != nil {
			return err
		}
		e.Say("Accounts deleted: %d. Other entries deleted: %d.", members.Accounts, rows)
		if members.Accounts > 0 {
			e.Say("One last email is sent as soon as a worker runs. The address is kept until then.")
		}
		if members.Unconfirmed > 0 {
			e.Say("Accounts kept because they never confirmed this email: %d. Their owners can delete them under \"Your data and devices\".", members.Unconfirmed)
		}
		return nil
	})
}
