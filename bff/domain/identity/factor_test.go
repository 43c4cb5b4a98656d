package identity_test

import (
	"bytes"
	"context"
	"encoding/base32"
	"errors"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"

	"github.com/jackc/pgx/v5"
	"github.com/pquerna/otp/totp"
)

// fakeKeys replaces the keys: its seals are readable, but open only for the purpose they were made for. The real keys
// are tested in their package.
type fakeKeys string

func (k fakeKeys) Header() []byte { return []byte(string(k) + "|") }

func (k fakeKeys) Seal(words, about []byte) []byte {
	mixed := make([]byte, len(words))
	for i := range words {
		mixed[i] = words[i] ^ 0x5a
	}
	return bytes.Join([][]byte{[]byte(k), about, mixed}, []byte("|"))
}

func (k fakeKeys) Open(seal, about []byte) ([]byte, error) {
	_, rest, _ := bytes.Cut(seal, []byte("|"))
	mixed, ours := bytes.CutPrefix(rest, append(bytes.Clone(about), '|'))
	if !ours {
		return nil, errors.New("sealed for something else")
	}
	words := make([]byte, len(mixed))
	for i := range mixed {
		words[i] = mixed[i] ^ 0x5a
	}
	return words, nil
}

// factorFixture is a coach with a second factor, and a clock that the test moves.
type factorFixture struct {
	fixture
	coach  identity.Coach
	secret string
	codes  []string
	at     time.Time
}

func newFactorFixture(t *testing.T) *factorFixture {
	t.Helper()
	g := &factorFixture{fixture: newFixture(t), at: time.Date(2026, time.May, 4, 9, 0, 0, 0, time.UTC)}
	identity.SetClock(g.Service, func() time.Time { return g.at })
	g.coach = identitytest.NewCoach(t, g.pool)
	g.setUp(t, g.enter(t))
	g.later()
	return g
}

// enter signs the coach in with the password alone.
func (g *factorFixture) enter(t *testing.T) identity.Coach {
	t.Helper()
	entry, err := g.SignInCoach(t.Context(), g.coach.Email, identitytest.Password, identity.Device{}, identity.ClientOrigin{}, "")
	if err != nil || entry.Token == "" {
		t.Fatalf("sign in: %+v, %v", entry, err)
	}
	return entry.Coach
}

// setUp enables the factor in a sign-in, which continues under the returned token.
func (g *factorFixture) setUp(t *testing.T, me identity.Coach) identity.CoachToken {
	t.Helper()
	begun, err := g.BeginFactor(t.Context(), me, identitytest.Password, identity.ClientOrigin{})
	if err != nil {
		t.Fatal(err)
	}
	code, err := totp.GenerateCode(begun.Secret, g.at)
	if err != nil {
		t.Fatal(err)
	}
	on, err := g.ConfirmFactor(t.Context(), me, code, identity.ClientOrigin{})
	if err != nil {
		t.Fatal(err)
	}
	g.secret, g.codes = begun.Secret, on.Codes
	return on.Token
}

// later advances the clock by one step.
func (g *factorFixture) later() { g.at = g.at.Add(30 * time.Second) }

func (g *factorFixture) code(t *testing.T) string {
	t.Helper()
	code, err := totp.GenerateCode(g.secret, g.at)
	if err != nil {
		t.Fatal(err)
	}
	return code
}

// wrong returns a code that is not valid at any step near now.
func (g *factorFixture) wrong(t *testing.T) string {
	t.Helper()
	near := map[string]bool{}
	for _, off := range []time.Duration{-30 * time.Second, 0, 30 * time.Second} {
		code, err := totp.GenerateCode(g.secret, g.at.Add(off))
		if err != nil {
			t.Fatal(err)
		}
		near[code] = true
	}
	for _, code := range []string{"000000", "111111", "222222", "333333"} {
		if !near[code] {
			return code
		}
	}
	t.Fatal("every candidate is a valid code")
	return ""
}

// begin starts a sign-in with the password.
func (g *factorFixture) begin(t *testing.T) identity.SecondStepToken {
	t.Helper()
	entry, err := g.SignInCoach(t.Context(), g.coach.Email, identitytest.Password, identity.Device{}, identity.ClientOrigin{}, "")
	if err != nil || entry.Pending == "" || entry.Token != "" || entry.Browser != "" || entry.Coach.Name != "" {
		t.Fatalf("the password alone returned %+v, %v", entry, err)
	}
	return entry.Pending
}

func (g *factorFixture) give(t *testing.T, pending identity.SecondStepToken, code string, where identity.ClientOrigin) (identity.CoachEntry, error) {
	t.Helper()
	return g.GiveSecondFactor(t.Context(), pending, code, identity.Device{UserAgent: "Phone"}, where, "")
}

// wantField fails the test unless err is a *fault.Invalid on this field only.
func wantField(t *testing.T, err error, field string) {
	t.Helper()
	var invalid *fault.Invalid
	if !errors.As(err, &invalid) || len(invalid.Fields) != 1 || invalid.Fields[0].Field != field {
		t.Errorf("%v; want *fault.Invalid on %s", err, field)
	}
}

func TestSecondFactorCompletesSignInWithUnusedCodeOnly(t *testing.T) {
	t.Parallel()
	g := newFactorFixture(t)
	raw, err := base32.StdEncoding.WithPadding(base32.NoPadding).DecodeString(g.secret)
	if err != nil {
		t.Fatal(err)
	}
	if n := count(t, g.pool, "select count(*) from coach_second_factors where position($1::bytea in secret) > 0", raw); n != 0 {
		t.Error("the secret is stored unsealed")
	}
	if n := count(t, g.pool, "select count(*) from coach_recovery_codes where position($1::bytea in code_hash) > 0", []byte(g.codes[0])); n != 0 || len(g.codes) != 10 {
		t.Errorf("%d recovery codes, %d of them stored in plain text", len(g.codes), n)
	}
	pending := g.begin(t)
	_, err = g.give(t, pending, g.wrong(t), identity.ClientOrigin{})
	wantField(t, err, "code")
	code := g.code(t)
	entry, err := g.give(t, pending, code[:3]+" "+code[3:], identity.ClientOrigin{})
	if err != nil || entry.Coach.ID != g.coach.ID || entry.Browser == "" {
		t.Fatalf("the right code: %+v, %v", entry, err)
	}
	signedIn, err := g.CoachByToken(t.Context(), entry.Token)
	if err != nil || signedIn.Coach.SecondFactor != (identity.SecondFactor{Enabled: true, Satisfied: true}) {
		t.Fatalf("CoachByToken returns %+v, %v", signedIn, err)
	}
	// Neither the pending sign-in nor the code can be used again.
	if _, err := g.give(t, pending, code, identity.ClientOrigin{}); !errors.Is(err, fault.ErrUnauthenticated) {
		t.Errorf("the same pending sign-in again: %v", err)
	}
	_, err = g.give(t, g.begin(t), code, identity.ClientOrigin{})
	wantField(t, err, "code")
	// An older code does not work either, although its own step was not used.
	g.later()
	g.later()
	latest := g.code(t)
	if _, err := g.give(t, g.begin(t), latest, identity.ClientOrigin{}); err != nil {
		t.Fatal(err)
	}
	g.at = g.at.Add(-30 * time.Second)
	_, err = g.give(t, g.begin(t), g.code(t), identity.ClientOrigin{})
	wantField(t, err, "code")
}

// Covers other sign-ins, pending ones, and known browsers.
func TestConfirmFactorEndsSignInsByPasswordAlone(t *testing.T) {
	t.Parallel()
	g := newFactorFixture(t)
	me, stranger := identitytest.NewCoach(t, g.pool), identitytest.NewCoach(t, g.pool)
	enter := func(email string) identity.CoachEntry {
		t.Helper()
		entry, err := g.SignInCoach(t.Context(), email, identitytest.Password, identity.Device{}, identity.ClientOrigin{}, "")
		if err != nil || entry.Token == "" || entry.Browser == "" {
			t.Fatalf("sign in: %+v, %v", entry, err)
		}
		return entry
	}
	here, elsewhere, theirs := enter(me.Email), enter(me.Email), enter(stranger.Email)
	begun, err := g.BeginFactor(t.Context(), here.Coach, identitytest.Password, identity.ClientOrigin{})
	if err != nil {
		t.Fatal(err)
	}
	code, err := totp.GenerateCode(begun.Secret, g.at)
	if err != nil {
		t.Fatal(err)
	}
	on, err := g.ConfirmFactor(t.Context(), here.Coach, code, identity.ClientOrigin{Browser: here.Browser})
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		token identity.CoachToken
		over  bool
	}{
		"here": {on.Token, false}, "the old token here": {here.Token, true}, "elsewhere": {elsewhere.Token, true}, "another coach's": {theirs.Token, false},
	} {
		if _, err := g.CoachByToken(t.Context(), c.token); errors.Is(err, fault.ErrUnauthenticated) != c.over {
			t.Errorf("%s: %v", name, err)
		}
	}
	// It is the same sign-in of the same browser, now with the factor.
	signedIn, err := g.CoachByToken(t.Context(), on.Token)
	if err != nil || signedIn.Coach.Session.ID != here.Coach.Session.ID || signedIn.Coach.SecondFactor != (identity.SecondFactor{Enabled: true, Satisfied: true}) {
		t.Errorf("the new token returns %+v, %v", signedIn, err)
	}
	if n := count(t, g.pool, "select count(*) from coach_browsers where coach_id = $1", me.ID.UUID()); n != 1 {
		t.Errorf("%d known browsers, want only this one", n)
	}
	if n := count(t, g.pool, "select count(*) from coach_browsers where coach_id = $1", stranger.ID.UUID()); n != 1 {
		t.Errorf("%d known browsers of another coach, want 1", n)
	}
}

func TestRecoveryCodesWorkOnceAndCanBeRenewed(t *testing.T) {
	t.Parallel()
	g := newFactorFixture(t)
	g.post.Deliver(t)
	used := g.codes[3]
	if _, err := g.give(t, g.begin(t), strings.ToLower(strings.ReplaceAll(used, "-", " ")), identity.ClientOrigin{}); err != nil {
		t.Fatal(err)
	}
	reported := false
	for _, mail := range g.post.Deliver(t) {
		reported = reported || mail.Subject == copy.CoachAccountLetters.SecondFactor.UsedSubject && mail.To.Address == g.coach.Email
	}
	if !reported {
		t.Error("no email reports the use of a recovery code")
	}
	_, err := g.give(t, g.begin(t), used, identity.ClientOrigin{})
	wantField(t, err, "code")
	entry, err := g.give(t, g.begin(t), g.codes[4], identity.ClientOrigin{})
	if err != nil {
		t.Fatal(err)
	}
	me := entry.Coach
	if state, err := g.Factor(t.Context(), me); err != nil || state.CodesLeft != 8 || state.ConfirmedAt == nil {
		t.Errorf("%+v, %v", state, err)
	}
	_, err = g.NewRecoveryCodes(t.Context(), me, "Not-Theirs-5", g.code(t), identity.ClientOrigin{})
	wantField(t, err, "password")
	_, err = g.NewRecoveryCodes(t.Context(), me, identitytest.Password, g.wrong(t), identity.ClientOrigin{})
	wantField(t, err, "code")
	renewed, err := g.NewRecoveryCodes(t.Context(), me, identitytest.Password, g.code(t), identity.ClientOrigin{})
	if err != nil || len(renewed) != 10 {
		t.Fatalf("%d codes, %v", len(renewed), err)
	}
	_, err = g.give(t, g.begin(t), g.codes[5], identity.ClientOrigin{})
	wantField(t, err, "code")
	if _, err := g.give(t, g.begin(t), renewed[0], identity.ClientOrigin{}); err != nil {
		t.Errorf("a new one: %v", err)
	}
}

func TestEndFactorRemovesOptionalFactorOnly(t *testing.T) {
	t.Parallel()
	g := newFactorFixture(t)
	entry, err := g.give(t, g.begin(t), g.codes[0], identity.ClientOrigin{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := g.BeginFactor(t.Context(), entry.Coach, identitytest.Password, identity.ClientOrigin{}); !errors.Is(err, fault.ErrConflict) {
		t.Errorf("another secret while it is on: %v", err)
	}
	required := entry.Coach
	required.SecondFactor.Required = true
	if err := g.EndFactor(t.Context(), required, identitytest.Password, g.codes[1], identity.ClientOrigin{}); !errors.Is(err, fault.ErrConflict) {
		t.Errorf("ending a required factor: %v", err)
	}
	if err := g.EndFactor(t.Context(), entry.Coach, identitytest.Password, g.codes[1], identity.ClientOrigin{}); err != nil {
		t.Fatal(err)
	}
	me := g.enter(t)
	if _, err := g.NewRecoveryCodes(t.Context(), me, identitytest.Password, g.codes[2], identity.ClientOrigin{}); !errors.Is(err, fault.ErrConflict) {
		t.Errorf("codes without a second factor: %v", err)
	}
	if _, err := g.ConfirmFactor(t.Context(), me, "123456", identity.ClientOrigin{}); !errors.Is(err, fault.ErrConflict) {
		t.Errorf("confirming without a secret: %v", err)
	}
	if n := count(t, g.pool, "select count(*) from coach_recovery_codes"); n != 0 {
		t.Errorf("%d recovery codes are left", n)
	}
}

// The setting requires it: the role counts only in the sign-in that gave the factor.
func TestAdministratorRoleRequiresSecondFactor(t *testing.T) {
	t.Parallel()
	g := &factorFixture{fixture: newFixture(t), at: time.Date(2026, time.May, 4, 9, 0, 0, 0, time.UTC)}
	g.Service = identity.New(g.pool, identitytest.QuickHasher(), identity.Options{Letters: g.post, Keys: fakeKeys("first"), AdministratorsNeedFactor: true})
	identity.SetClock(g.Service, func() time.Time { return g.at })
	g.coach = identitytest.NewCoach(t, g.pool, identitytest.Administrator)
	holds := func(token identity.CoachToken) (bool, error) {
		signedIn, err := g.CoachByToken(t.Context(), token)
		if err != nil {
			t.Fatal(err)
		}
		_, ok := signedIn.Coach.Administrator()
		return ok, signedIn.Coach.AdministratorRefusal()
	}
	signIn := func() identity.CoachEntry {
		entry, err := g.SignInCoach(t.Context(), g.coach.Email, identitytest.Password, identity.Device{}, identity.ClientOrigin{}, "")
		if err != nil {
			t.Fatal(err)
		}
		return entry
	}
	here, elsewhere := signIn(), signIn()
	if ok, why := holds(here.Token); ok || why == nil || why.Error() != copy.CoachAccountAnswers.FactorRequired {
		t.Errorf("without one: %v, %v", ok, why)
	}
	given := g.setUp(t, here.Coach)
	if ok, why := holds(given); !ok || why != nil {
		t.Errorf("where it was set up: %v, %v", ok, why)
	}
	over := func(what string, token identity.CoachToken) {
		t.Helper()
		if _, err := g.CoachByToken(t.Context(), token); !errors.Is(err, fault.ErrUnauthenticated) {
			t.Errorf("%s: %v", what, err)
		}
	}
	over("where it was not given", elsewhere.Token)
	over("the token from before the factor", here.Token)
	g.later()
	entry, err := g.give(t, g.begin(t), g.code(t), identity.ClientOrigin{})
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := entry.Coach.Administrator(); !ok {
		t.Error("the sign-in with a code has no administrator role")
	}
	// A sign-in created by the password alone while the factor was being set up.
	if _, err := g.pool.Exec(t.Context(), "update coach_sign_ins set second_factor_at = null where id = $1", entry.Coach.Session.ID); err != nil {
		t.Fatal(err)
	}
	if ok, why := holds(entry.Token); ok || why == nil || why.Error() != copy.CoachAccountAnswers.FactorNotGiven {
		t.Errorf("a sign-in without a code: %v, %v", ok, why)
	}
	logged := false
	err = g.ResetSecondFactor(t.Context(), g.coach.ID, func(context.Context, pgx.Tx) error { logged = true; return nil })
	if err != nil || !logged {
		t.Fatalf("reset: %v, note called: %v", err, logged)
	}
	over("where the removed factor was set up", given)
	over("where the removed factor was given", entry.Token)
	if err := g.ResetSecondFactor(t.Context(), g.coach.ID, nil); !errors.Is(err, fault.ErrConflict) {
		t.Errorf("a second time: %v", err)
	}
	if err := g.ResetSecondFactor(t.Context(), identity.CoachID{}, nil); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("unknown coach: %v", err)
	}
	again := signIn()
	if ok, why := holds(again.Token); ok || why == nil || why.Error() != copy.CoachAccountAnswers.FactorRequired {
		t.Errorf("after the factor was removed: %v, %v", ok, why)
	}
}
