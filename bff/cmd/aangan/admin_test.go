package main

import (
	"bytes"
	"errors"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/cmd/internal/cli"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/internal/config"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/db/dbtest"
)

// typed makes a standard input that holds a text. It is no terminal.
func typed(t *testing.T, text string) *os.File {
	t.Helper()
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { read.Close() })
	if _, err := io.WriteString(write, text); err != nil {
		t.Fatal(err)
	}
	if err := write.Close(); err != nil {
		t.Fatal(err)
	}
	return read
}

// adminSays runs the command with a password on the standard input, and returns its output.
func adminSays(t *testing.T, pool *pgxpool.Pool, input string, args ...string) (said string, err error) {
	t.Helper()
	settings := map[string]string{"DATABASE_URL": pool.Config().ConnString()}
	c, err := config.Load(func(name string) string { return settings[name] }, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	err = admin(t.Context(), cli.Env{Config: c, Stdin: typed(t, input), Stdout: &out, Stderr: &out}, args)
	return out.String(), err
}

// portal returns the service that signs coaches in, with a queue for its emails.
func portal(t *testing.T, pool *pgxpool.Pool) *identity.Service {
	t.Helper()
	post := jobstest.New(t, pool)
	people := identity.New(pool, nil, identity.Options{Letters: post, Links: jobstest.Places})
	post.Add(people.Emails()...)
	return people
}

func TestFirstAdministrator(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	create := func(input, email string) (string, error) {
		t.Helper()
		return adminSays(t, pool, input, "create", "--email", email, "--name", "Leela Nair")
	}
	for input, want := range map[string]string{
		"":               copy.Validation.PasswordTooShort,
		"short\n":        copy.Validation.PasswordTooShort,
		"nocapital123\n": copy.Validation.PasswordUppercase,
		"Password123\n":  copy.Validation.PasswordTooCommon,
		"leela.NAIR99\n": copy.Validation.PasswordHoldsName,
	} {
		if _, err := create(input, "leela.nair@mail.example"); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("with %q: %v, want %q", input, err, want)
		}
	}
	if _, err := create("Courtyard-77-swing\n", "nobody"); err == nil || !strings.Contains(err.Error(), copy.Validation.EmailInvalid) {
		t.Errorf("no address: %v", err)
	}
	said, err := create("Courtyard-77-swing\nand what follows", "Leela.Nair@mail.example")
	if err != nil || !strings.Contains(said, "/coach/login") || strings.Contains(said, "Courtyard") {
		t.Fatalf("%v: %s", err, said)
	}
	// Again changes nothing: the password is still the first one.
	if _, err = create("Another-88-swing\n", "leela.nair@MAIL.example"); err == nil || err.Error() != copy.Moderation.AddressTaken {
		t.Errorf("again: %v", err)
	}
	entry, err := portal(t, pool).SignInCoach(
		t.Context(), "leela.nair@mail.example", "Courtyard-77-swing", identity.Device{}, identity.ClientOrigin{}, "")
	if err != nil {
		t.Fatal(err)
	}
	if _, holds := entry.Coach.Administrator(); !holds || entry.Coach.Open() || entry.Coach.Name != "Leela Nair" {
		t.Errorf("made %+v", entry.Coach)
	}
	coach := identitytest.NewCoach(t, pool)
	if _, err := create("Courtyard-77-swing\n", coach.Email); err == nil || err.Error() != copy.Moderation.AddressOfCoach {
		t.Errorf("a coach's address: %v", err)
	}
	var logged, made int
	const counts = `select (select count(*) from audit_log where actor_id is null and action = 'administrator.create' and subject_id = $1 and not detail::text like '%swing%'),
		(select count(*) from coaches where role = 'administrator')`
	if err := pool.QueryRow(t.Context(), counts, entry.Coach.ID.String()).Scan(&logged, &made); err != nil || logged != 1 || made != 1 {
		t.Errorf("%d in the log, %d made, %v", logged, made, err)
	}
	for _, statement := range []string{"delete from audit_log", "update audit_log set action = ''", "truncate audit_log"} {
		if _, err := pool.Exec(t.Context(), statement); err == nil {
			t.Errorf("the log lets this happen: %s", statement)
		}
	}
}

func TestAdministratorWhoGoes(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	remove := func(email string) (string, error) {
		t.Helper()
		return adminSays(t, pool, "", "remove", "--email", email)
	}
	if _, err := adminSays(t, pool, "Courtyard-77-swing\n", "create", "--email", "leela.nair@mail.example", "--name", "Leela Nair"); err != nil {
		t.Fatal(err)
	}
	people := portal(t, pool)
	entry, err := people.SignInCoach(t.Context(), "leela.nair@mail.example", "Courtyard-77-swing", identity.Device{}, identity.ClientOrigin{}, "")
	if err != nil {
		t.Fatal(err)
	}
	coach := identitytest.NewCoach(t, pool)
	for _, email := range []string{coach.Email, "nobody@mail.example"} {
		if _, err := remove(email); err == nil || err.Error() != copy.Moderation.NoAdministrator {
			t.Errorf("%s: %v", email, err)
		}
	}
	said, err := remove(" Leela.Nair@mail.example")
	if err != nil || !strings.Contains(said, "no administrator any more") {
		t.Fatalf("%v: %s", err, said)
	}
	const left = `select (select count(*) from coaches where role = 'administrator'), (select count(*) from coach_sign_ins),
		(select count(*) from audit_log where actor_id is null and action = 'administrator.remove' and subject_id = $1)`
	var administrators, signIns, logged int
	err = pool.QueryRow(t.Context(), left, entry.Coach.ID.String()).Scan(&administrators, &signIns, &logged)
	if err != nil || administrators != 0 || signIns != 0 || logged != 1 {
		t.Errorf("%d administrators, %d sign-ins, %d in the log, %v", administrators, signIns, logged, err)
	}
	if _, err := remove("leela.nair@mail.example"); err == nil || err.Error() != copy.Moderation.NoAdministrator {
		t.Errorf("again: %v", err)
	}
}

func TestAdminCommandLine(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	for _, args := range [][]string{
		{}, {"dance"}, {"create"}, {"create", "--email", "a@mail.example"}, {"create", "--name", "Leela"},
		{"create", "--email", "a@mail.example", "--name", "Leela", "Courtyard-77-swing"}, {"create", "--password", "Courtyard-77-swing"},
		{"remove"}, {"remove", "--name", "Leela"}, {"remove", "--email", "a@mail.example", "now"},
	} {
		if said, err := adminSays(t, pool, "Courtyard-77-swing\n", args...); !errors.Is(err, cli.ErrUsage) || said == "" {
			t.Errorf("%v: %v, %q", args, err, said)
		}
	}
}

// TestALostSecondFactor removes it with the command, and enqueues the email about it.
func TestALostSecondFactor(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	reset := func(email string) (string, error) {
		t.Helper()
		return adminSays(t, pool, "", "reset-factor", "--email", email)
	}
	coach := identitytest.NewCoach(t, pool)
	for email, want := range map[string]string{
		"nobody@mail.example": copy.CoachAccountAnswers.NoCoach, coach.Email: copy.CoachAccountAnswers.FactorNone,
	} {
		if _, err := reset(email); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %q", email, err, want)
		}
	}
	_, err := pool.Exec(t.Context(), "insert into coach_second_factors (coach_id, secret, confirmed_at) values ($1, 'sealed', now())", coach.ID.UUID())
	if err != nil {
		t.Fatal(err)
	}
	if said, err := reset(strings.ToUpper(coach.Email)); err != nil || !strings.Contains(said, "password alone") {
		t.Fatalf("%v: %s", err, said)
	}
	var factors, logged, letters int
	const counts = `select (select count(*) from coach_second_factors), (select count(*) from audit_log where actor_id is null and action = 'coach.second-factor-reset'),
		(select count(*) from coach_notices n, river_job j where n.kind = 'factor-reset' and j.args::text like '%' || n.id || '%')`
	if err := pool.QueryRow(t.Context(), counts).Scan(&factors, &logged, &letters); err != nil || factors != 0 || logged != 1 || letters != 1 {
		t.Errorf("%d factors, %d in the log, %d letters, %v", factors, logged, letters, err)
	}
}
