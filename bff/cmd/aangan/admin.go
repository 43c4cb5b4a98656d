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

	"aangan/bff/domain/audit"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/config"
)

// admin makes an administrator, the first of whom can be made in no other way, takes the role away again, or takes a second
// factor away that was lost.
func admin(ctx context.Context, p program, args []string) error {
	commands := map[string]func(context.Context, program, []string) error{
		"create": createAdmin, "remove": removeAdmin, "reset-factor": resetFactor,
	}
	if len(args) > 0 && commands[args[0]] != nil {
		return commands[args[0]](ctx, p, args[1:])
	}
	fmt.Fprintln(p.stderr, "aangan admin knows three things to do: create --email EMAIL --name NAME, remove --email EMAIL, and reset-factor --email EMAIL")
	return errUsage
}

// adminFlags reads the flags of a command, all of which have to be given.
func (p program) adminFlags(name, needs string, args []string, wanted map[string]*string) error {
	flags := flag.NewFlagSet(name, flag.ContinueOnError)
	flags.SetOutput(p.stderr)
	for name, value := range wanted {
		flags.StringVar(value, name, "", map[string]string{
			"email": "the address to sign in with", "name": "what the others read beside what they did",
		}[name])
	}
	if err := flags.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return err
		}
		return errUsage
	}
	for _, value := range wanted {
		if *value = strings.TrimSpace(*value); *value == "" || flags.NArg() > 0 {
			fmt.Fprintln(p.stderr, name+" needs "+needs)
			return errUsage
		}
	}
	return p.needsDatabase()
}

// createAdmin makes an administrator. The password is no argument, because arguments stand in the list of processes and in the
// shell's history.
func createAdmin(ctx context.Context, p program, args []string) error {
	var email, name string
	err := p.adminFlags("aangan admin create", "--email and --name, and nothing else. It asks for the password.", args,
		map[string]*string{"email": &email, "name": &name})
	if err != nil {
		return err
	}
	pool, err := openPool(ctx, p.config, p.config.DatabaseURL)
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
	password, err := p.password(ctx)
	if err != nil {
		return err
	}
	made, err := people.CreateAdministrator(ctx, identity.NewAdministrator{Name: name, Email: email, Password: password},
		noteAdministrator(audit.CreatedAdministrator, email))
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
	p.say("%s is an administrator now. They sign in at %s%s.", name, p.config.URLs[config.Coach], route.Path)
	return nil
}

// removeAdmin takes the role from an administrator, who is signed out everywhere at once.
func removeAdmin(ctx context.Context, p program, args []string) error {
	var email string
	if err := p.adminFlags("aangan admin remove", "--email, and nothing else.", args, map[string]*string{"email": &email}); err != nil {
		return err
	}
	pool, err := openPool(ctx, p.config, p.config.DatabaseURL)
	if err != nil {
		return err
	}
	defer pool.Close()
	people := identity.New(pool, nil, identity.Options{})
	if err := people.RemoveAdministrator(ctx, email, noteAdministrator(audit.RemovedAdministrator, email)); err != nil {
		return err
	}
	p.say("%s is no administrator any more, and is signed out everywhere.", email)
	return nil
}

// resetFactor takes the second factor from somebody in the coach portal who has lost it and the recovery codes: the only
// administrator has nobody else to ask. The letter about it waits in the queue for the workers.
func resetFactor(ctx context.Context, p program, args []string) error {
	var email string
	if err := p.adminFlags("aangan admin reset-factor", "--email, and nothing else.", args, map[string]*string{"email": &email}); err != nil {
		return err
	}
	pool, err := openPool(ctx, p.config, p.config.DatabaseURL)
	if err != nil {
		return err
	}
	defer pool.Close()
	d, err := newBackground(p.config, pool, nil, nil)
	if err != nil {
		return err
	}
	coach, err := d.identity.CoachByAddress(ctx, email)
	if err != nil {
		return err
	}
	err = d.identity.ResetSecondFactor(ctx, coach, func(ctx context.Context, tx pgx.Tx) error {
		return noteAdministrator(audit.ResetSecondFactor, email)(ctx, tx, coach)
	})
	if err != nil {
		return err
	}
	p.say("%s logs in with the password alone now, and is told so by letter.", email)
	return nil
}

// noteAdministrator writes down what was done to an administrator's account from the command line.
func noteAdministrator(action, email string) func(ctx context.Context, tx pgx.Tx, id identity.CoachID) error {
	return func(ctx context.Context, tx pgx.Tx, id identity.CoachID) error {
		return audit.Record(ctx, tx, nil, audit.Act{
			Action: action, SubjectKind: audit.SubjectCoach, SubjectID: id.String(), Detail: map[string]string{"email": email},
		})
	}
}

// sentences says everything that is wrong with what was given.
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

// passwordMost is how many bytes of the standard input are read at most; no password is longer.
const passwordMost = 4096

// password asks for a new password twice on the terminal, without showing it, or reads the first line of the standard input.
func (p program) password(ctx context.Context) (string, error) {
	fd := int(p.stdin.Fd())
	if !term.IsTerminal(fd) {
		line, err := bufio.NewReader(io.LimitReader(p.stdin, passwordMost)).ReadString('\n')
		if err != nil && !errors.Is(err, io.EOF) {
			return "", fmt.Errorf("read the password: %w", err)
		}
		return strings.TrimRight(line, "\r\n"), nil
	}
	first, err := p.ask(ctx, fd, "Password: ")
	if err != nil {
		return "", err
	}
	again, err := p.ask(ctx, fd, "The same password again: ")
	if err == nil && first != again {
		err = errors.New("the two passwords differ. Nothing was changed")
	}
	return first, err
}

// ask reads a line that is not shown. When the program is told to end meanwhile the terminal shows what is typed again.
func (p program) ask(ctx context.Context, fd int, question string) (string, error) {
	shown, err := term.GetState(fd)
	if err != nil {
		return "", fmt.Errorf("the terminal cannot be asked: %w", err)
	}
	type answer struct {
		typed []byte
		err   error
	}
	answers := make(chan answer, 1)
	fmt.Fprint(p.stderr, question)
	go func() {
		typed, err := term.ReadPassword(fd)
		answers <- answer{typed, err}
	}()
	select {
	case given := <-answers:
		fmt.Fprintln(p.stderr)
		if given.err != nil {
			return "", fmt.Errorf("read the password: %w", given.err)
		}
		return string(given.typed), nil
	case <-ctx.Done():
		fmt.Fprintln(p.stderr)
		return "", errors.Join(ctx.Err(), term.Restore(fd, shown))
	}
}
