package main

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"github.com/jackc/pgx/v5"
	"golang.org/x/term"

	"aangan/bff/app"
	"aangan/bff/cmd/internal/cli"
	"aangan/bff/domain/audit"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/config"
)

// admin creates an administrator (the only way to create the first), removes the role, or removes a lost second factor.
func admin(ctx context.Context, e cli.Env, args []string) error {
	commands := map[string]func(context.Context, cli.Env, []string) error{
		"create": createAdmin, "remove": removeAdmin, "reset-factor": resetFactor,
	}
	if len(args) > 0 && commands[args[0]] != nil {
		return commands[args[0]](ctx, e, args[1:])
	}
	fmt.Fprintln(e.Stderr, "aangan admin has three commands: create --email EMAIL --name NAME, remove --email EMAIL, and reset-factor --email EMAIL")
	return cli.ErrUsage
}

// adminFlags parses the flags of a command. All of them are required.
func adminFlags(e cli.Env, name, needs string, args []string, wanted map[string]*string) error {
	flags := flag.NewFlagSet(name, flag.ContinueOnError)
	flags.SetOutput(e.Stderr)
	for name, value := range wanted {
		flags.StringVar(value, name, "", map[string]string{
			"email": "the email to log in with", "name": "the name others see next to what they did",
		}[name])
	}
	if err := flags.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return err
		}
		return cli.ErrUsage
	}
	for _, value := range wanted {
		if *value = strings.TrimSpace(*value); *value == "" || flags.NArg() > 0 {
			fmt.Fprintln(e.Stderr, name+" needs "+needs)
			return cli.ErrUsage
		}
	}
	return e.NeedsDatabase()
}

// createAdmin creates an administrator. The password is not an argument: process lists and shell histories show
// arguments.
func createAdmin(ctx context.Context, e cli.Env, args []string) error {
	var email, name string
	err := adminFlags(e, "aangan admin create", "--email and --name, and nothing else. It asks for the password.", args,
		map[string]*string{"email": &email, "name": &name})
	if err != nil {
		return err
	}
	pool, err := e.Open(ctx)
	if err != nil {
		return err
	}
	defer pool.Close()
	people := identity.New(pool, nil, identity.Options{})
	there, err := people.IsAdministrator(ctx, email)
	if err != nil {
		return err
	}
	if there {
		return errors.New(copy.Moderation.AddressTaken)
	}
	password, err := readPassword(ctx, e)
	if err != nil {
		return err
	}
	made, err := people.CreateAdministrator(ctx, identity.NewAdministrator{Name: name, Email: email, Password: password},
		recordAdministrator(audit.CreatedAdministrator, email))
	var invalid *fault.Invalid
	switch {
	case errors.As(err, &invalid):
		return errors.New(sentences(invalid))
	case err != nil:
		return err
	case !made:
		return errors.New(copy.Moderation.AddressTaken)
	}
	route, _ := copy.RouteByName("coachLogin")
	e.Say("%s is now an administrator. They log in at %s%s.", name, e.Config.URLs[config.Coach], route.Path)
	return nil
}

// removeAdmin removes an administrator's role and signs them out on every device.
func removeAdmin(ctx context.Context, e cli.Env, args []string) error {
	var email string
	if err := adminFlags(e, "aangan admin remove", "--email, and nothing else.", args, map[string]*string{"email": &email}); err != nil {
		return err
	}
	pool, err := e.Open(ctx)
	if err != nil {
		return err
	}
	defer pool.Close()
	people := identity.New(pool, nil, identity.Options{})
	if err := people.RemoveAdministrator(ctx, email, recordAdministrator(audit.RemovedAdministrator, email)); err != nil {
		return err
	}
	e.Say("%s is no longer an administrator and was logged out everywhere.", email)
	return nil
}

// resetFactor removes the second factor of a coach or administrator who lost it and the recovery codes. The only
// administrator has no other way. The email about it is enqueued for the workers.
func resetFactor(ctx context.Context, e cli.Env, args []string) error {
	var email string
	if err := adminFlags(e, "aangan admin reset-factor", "--email, and nothing else.", args, map[string]*string{"email": &email}); err != nil {
		return err
	}
	return withApp(ctx, e, func(a *app.App) error {
		coach, err := a.Identity.CoachByAddress(ctx, email)
		if err != nil {
			return err
		}
		err = a.Identity.ResetSecondFactor(ctx, coach, func(ctx context.Context, tx pgx.Tx) error {
			return recordAdministrator(audit.ResetSecondFactor, email)(ctx, tx, coach)
		})
		if err != nil {
			return err
		}
		e.Say("%s now logs in with only a password. We are telling them by email.", email)
		return nil
	})
}

// recordAdministrator returns a function that adds the action to the audit log, without an actor.
func recordAdministrator(action, email string) func(ctx context.Context, tx pgx.Tx, id identity.CoachID) error {
	return func(ctx context.Context, tx pgx.Tx, id identity.CoachID) error {
		return audit.Record(ctx, tx, nil, audit.Act{
			Action: action, SubjectKind: audit.SubjectCoach, SubjectID: id.String(), Detail: map[string]string{"email": email},
		})
	}
}

// sentences joins all messages of a validation error.
func sentences(invalid *fault.Invalid) string {
	if len(invalid.Fields) == 0 {
		return invalid.Message
	}
	all := make([]string, len(invalid.Fields))
	for i, field := range invalid.Fields {
		all[i] = field.Field + ": " + field.Message
	}
	return strings.Join(all, "; ")
}

// maxInput is the number of bytes read from the standard input; no password is longer.
const maxInput = 4096

// readPassword prompts twice on the terminal without echo, or reads the first line of the standard input.
func readPassword(ctx context.Context, e cli.Env) (string, error) {
	fd := int(e.Stdin.Fd())
	if !term.IsTerminal(fd) {
		line, err := bufio.NewReader(io.LimitReader(e.Stdin, maxInput)).ReadString('\n')
		if err != nil && !errors.Is(err, io.EOF) {
			return "", fmt.Errorf("read the password: %w", err)
		}
		return strings.TrimRight(line, "\r\n"), nil
	}
	first, err := readHidden(ctx, e, fd, "Password: ")
	if err != nil {
		return "", err
	}
	again, err := readHidden(ctx, e, fd, "Confirm password: ")
	if err == nil && first != again {
		err = errors.New("the passwords do not match. Nothing was changed")
	}
	return first, err
}

// readHidden reads a line without echo. It restores the terminal if ctx is cancelled first.
func readHidden(ctx context.Context, e cli.Env, fd int, question string) (string, error) {
	shown, err := term.GetState(fd)
	if err != nil {
		return "", fmt.Errorf("read the state of the terminal: %w", err)
	}
	type answer struct {
		typed []byte
		err   error
	}
	answers := make(chan answer, 1)
	fmt.Fprint(e.Stderr, question)
	go func() {
		typed, err := term.ReadPassword(fd)
		answers <- answer{typed, err}
	}()
	select {
	case given := <-answers:
		fmt.Fprintln(e.Stderr)
		if given.err != nil {
			return "", fmt.Errorf("read the password: %w", given.err)
		}
		return string(given.typed), nil
	case <-ctx.Done():
		fmt.Fprintln(e.Stderr)
		return "", errors.Join(ctx.Err(), term.Restore(fd, shown))
	}
}
