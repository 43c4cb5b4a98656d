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

// admin makes an administrator: the first one, who can be made in no other way. The password is no argument, because
// arguments stand in the list of processes and in the shell's history.
func admin(ctx context.Context, p program, args []string) error {
	flags := flag.NewFlagSet("aangan admin create", flag.ContinueOnError)
	flags.SetOutput(p.stderr)
	email := flags.String("email", "", "the address to sign in with")
	name := flags.String("name", "", "what the others read beside what they did")
	if len(args) == 0 || args[0] != "create" {
		fmt.Fprintln(p.stderr, "aangan admin knows one thing to do: create --email EMAIL --name NAME")
		return errUsage
	}
	if err := flags.Parse(args[1:]); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return err
		}
		return errUsage
	}
	if *email == "" || *name == "" || flags.NArg() > 0 {
		fmt.Fprintln(p.stderr, "aangan admin create needs --email and --name, and nothing else. It asks for the password.")
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
	people := identity.New(pool, nil, identity.Office{})
	there, err := people.IsAdministrator(ctx, strings.TrimSpace(*email))
	if err != nil {
		return err
	}
	if there {
		p.say("%s", copy.Moderation.AddressTaken)
		return nil
	}
	password, err := p.password(ctx)
	if err != nil {
		return err
	}
	made, err := people.CreateAdministrator(ctx, identity.NewAdministrator{Name: *name, Email: *email, Password: password},
		func(ctx context.Context, tx pgx.Tx, id identity.CoachID) error {
			return audit.Record(ctx, tx, nil, audit.Act{
				Action: audit.CreatedAdministrator, SubjectKind: audit.SubjectCoach, SubjectID: id.String(),
				Detail: map[string]string{"email": strings.TrimSpace(*email)},
			})
		})
	var invalid *fault.Invalid
	switch {
	case errors.As(err, &invalid):
		return errors.New(sentences(invalid))
	case err != nil:
		return err
	case !made:
		p.say("%s", copy.Moderation.AddressTaken)
		return nil
	}
	route, _ := copy.RouteByName("coachLogin")
	p.say("%s is an administrator now. They sign in at %s%s.", strings.TrimSpace(*name), p.config.URLs[config.Coach], route.Path)
	return nil
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
