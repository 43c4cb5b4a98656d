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

// stdinWith returns a standard input with the text. It is not a terminal.
func stdinWith(t *testing.T, text string) *os.File {
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

// runAdmin runs the command with a password on the standard input, and returns its output.
func runAdmin(t *testing.T, pool *pgxpool.Pool, input string, args ...string) (output string, err error) {
	t.Helper()
	settings := map[string]string{"DATABASE_URL": pool.Config().ConnString()}
	c, err := config.Load(func(name string) string { return settings[name] }, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	err = admin(t.Context(), cli.Env{Config: c, Stdin: stdinWith(t, input), Stdout: &out, Stderr: &out}, args)
	return out.String(), err
}

// newIdentity returns the identity service with a queue for its emails.
func newIdentity(t *testing.T, pool *pgxpool.Pool) *identity.Service {
	t.Helper()
	queue := jobstest.New(t, pool)
	service := identity.New(pool, nil, identity.Options{Letters: queue, Links: jobstest.Places})
	queue.Add(service.Emails()...)
	return service
}

func TestAdminCreateAddsAdministratorOnce(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	create := func(input, email string) (string, error) {
		t.Helper()
		return runAdmin(t, pool, input, "create", "--email", email, "--name", "Leela Nair")
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
		t.Errorf("invalid address: %v", err)
	}
	output, err := create("Courtyard-77-swing\nand what follows", "Leela.Nair@mail.example")
	if err != nil || !strings.Contains(output, "/coach/login") || strings.Contains(output, "Courtyard") {
		t.Fatalf("%v: %s", err, output)
	}
	// A second create with the same address fails and does not change the password.
	if _, err = create("Another-88-swing\n", "leela.nair@MAIL.example"); err == nil || err.Error() != copy.Moderation.AddressTaken {
		t.Errorf("second call: %v", err)
	}
	entry, err := newIdentity(t, pool).SignInCoach(
		t.Context(), "leela.nair@mail.example", "Courtyard-77-swing", identity.Device{}, identity.ClientOrigin{}, "")
	if err != nil {
		t.Fatal(err)
	}
	if _, holds := entry.Coach.Administrator(); !holds || entry.Coach.Open() || entry.Coach.Name != "Leela Nair" {
		t.Errorf("created %+v", entry.Coach)
	}
	coach := identitytest.NewCoach(t, pool)
	if _, err := create("Courtyard-77-swing\n", coach.Email); err == nil || err.Error() != copy.Moderation.AddressOfCoach {
		t.Errorf("address of a coach: %v", err)
	}
	var logged, made int
	const counts = `select (select count(*) from audit_log where actor_id is null and action = 'administrator.create' and subject_id = $1 and not detail::text like '%swing%'),
		(select count(*) from coaches where role = 'administrator')`
	if err := pool.QueryRow(t.Context(), counts, entry.Coach.ID.String()).Scan(&logged, &made); err != nil || logged != 1 || made != 1 {
		t.Errorf("%d entries in the audit log, %d administrators, %v", logged, made, err)
	}
	for _, statement := range []string{"delete from audit_log", "update audit_log set action = ''", "truncate audit_log"} {
		if _, err := pool.Exec(t.Context(), statement); err == nil {
			t.Errorf("the audit log accepts the statement: %s", statement)
		}
	}
}

func TestAdminRemoveEndsRoleAndSignIns(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	remove := func(email string) (string, error) {
		t.Helper()
		return runAdmin(t, pool, "", "remove", "--email", email)
	}
	if _, err := runAdmin(t, pool, "Courtyard-77-swing\n", "create", "--email", "leela.nair@mail.example", "--name", "Leela Nair"); err != nil {
		t.Fatal(err)
	}
	people := newIdentity(t, pool)
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
	output, err := remove(" Leela.Nair@mail.example")
	if err != nil || !strings.Contains(output, "no longer an administrator") {
		t.Fatalf("%v: %s", err, output)
	}
	const left = `select (select count(*) from coaches where role = 'administrator'), (select count(*) from coach_sign_ins),
		(select count(*) from audit_log where actor_id is null and action = 'administrator.remove' and subject_id = $1)`
	var administrators, signIns, logged int
	err = pool.QueryRow(t.Context(), left, entry.Coach.ID.String()).Scan(&administrators, &signIns, &logged)
	if err != nil || administrators != 0 || signIns != 0 || logged != 1 {
		t.Errorf("%d administrators, %d sign-ins, %d entries in the audit log, %v", administrators, signIns, logged, err)
	}
	if _, err := remove("leela.nair@mail.example"); err == nil || err.Error() != copy.Moderation.NoAdministrator {
		t.Errorf("second call: %v", err)
	}
}

func TestAdminRejectsInvalidArguments(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	for _, args := range [][]string{
		{}, {"dance"}, {"create"}, {"create", "--email", "a@mail.example"}, {"create", "--name", "Leela"},
		{"create", "--email", "a@mail.example", "--name", "Leela", "Courtyard-77-swing"}, {"create", "--password", "Courtyard-77-swing"},
		{"remove"}, {"remove", "--name", "Leela"}, {"remove", "--email", "a@mail.example", "now"},
	} {
		if output, err := runAdmin(t, pool, "Courtyard-77-swing\n", args...); !errors.Is(err, cli.ErrUsage) || output == "" {
			t.Errorf("%v: %v, %q", args, err, output)
		}
	}
}

// TestAdminResetFactorRemovesSecondFactor also checks that the email about it is enqueued.
func TestAdminResetFactorRemovesSecondFactor(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	reset := func(email string) (string, error) {
		t.Helper()
		return runAdmin(t, pool, "", "reset-factor", "--email", email)
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
	if output, err := reset(strings.ToUpper(coach.Email)); err != nil || !strings.Contains(output, "only a password") {
		t.Fatalf("%v: %s", err, output)
	}
	var factors, logged, enqueued int
	const counts = `select (select count(*) from coach_second_factors), (select count(*) from audit_log where actor_id is null and action = 'coach.second-factor-reset'),
		(select count(*) from coach_notices n, river_job j where n.kind = 'factor-reset' and j.args::text like '%' || n.id || '%')`
	if err := pool.QueryRow(t.Context(), counts).Scan(&factors, &logged, &enqueued); err != nil || factors != 0 || logged != 1 || enqueued != 1 {
		t.Errorf("%d factors, %d entries in the audit log, %d emails, %v", factors, logged, enqueued, err)
	}
}
