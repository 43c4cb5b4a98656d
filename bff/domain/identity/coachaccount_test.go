package identity_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

func (d fixture) coachIn(t *testing.T, email, password string) identity.CoachEntry {
	t.Helper()
	entry, err := d.SignInCoach(t.Context(), email, password, identity.Device{UserAgent: "Phone"}, identity.ClientOrigin{}, "")
	if err != nil {
		t.Fatal(err)
	}
	return entry
}

func TestResetCoachSetsPasswordAndEndsSignIns(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	coach := identitytest.NewCoach(t, d.pool)
	before := d.coachIn(t, coach.Email, identitytest.Password)
	d.onlyEmail(t, coach.Email, copy.CoachAccountLetters.SignIn.Subject)
	if err := d.RequestCoachReset(t.Context(), coach.Email); err != nil {
		t.Fatal(err)
	}
	token := tokenOf(t, d.onlyEmail(t, coach.Email, copy.CoachAccountLetters.Reset.Subject), "/coach/login/reset")
	if name, err := d.CheckCoachReset(t.Context(), token); err != nil || name != coach.Name {
		t.Errorf("the link is for %q, %v", name, err)
	}
	wantField(t, d.resetCoachWith(t.Context(), token, "Password1"), "password")
	// The link works in the coach portal only, and for one purpose only.
	if err := d.resetWith(t.Context(), token, newPassword); !errors.Is(err, fault.ErrGone) {
		t.Errorf("as a member's link: %v", err)
	}
	if _, err := d.CheckInvitation(t.Context(), token); !errors.Is(err, fault.ErrGone) {
		t.Errorf("as an invitation: %v", err)
	}
	if err := d.resetCoachWith(t.Context(), token, newPassword); err != nil {
		t.Fatal(err)
	}
	if _, err := d.CoachByToken(t.Context(), before.Token); !errors.Is(err, fault.ErrUnauthenticated) {
		t.Errorf("the earlier sign-in: %v", err)
	}
	if err := d.resetCoachWith(t.Context(), token, "Third-Word-88"); !errors.Is(err, fault.ErrGone) {
		t.Errorf("using the link again: %v", err)
	}
	d.onlyEmail(t, coach.Email, copy.CoachAccountLetters.PasswordChanged.Subject)
	// The new password also forgets known browsers, so signing in sends an email again.
	entry, err := d.SignInCoach(t.Context(), coach.Email, newPassword, identity.Device{}, identity.ClientOrigin{Browser: before.Browser}, "")
	if err != nil || entry.Token == "" {
		t.Fatalf("the new password: %v", err)
	}
	d.onlyEmail(t, coach.Email, copy.CoachAccountLetters.SignIn.Subject)
	// A known browser causes no email.
	if _, err := d.SignInCoach(t.Context(), coach.Email, newPassword, identity.Device{}, identity.ClientOrigin{Browser: entry.Browser}, ""); err != nil {
		t.Fatal(err)
	}
	d.noEmail(t)
}

func TestCoachResetSendsNoLinkWithoutCoachAccount(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member := identitytest.NewMember(t, d.pool)
	invited := identitytest.NewCoach(t, d.pool, func(c *store.CreateCoachParams) { c.PasswordHash = "" })
	for _, email := range []string{"nobody@aangan.example", member.Email, invited.Email} {
		if err := d.RequestCoachReset(t.Context(), email); err != nil {
			t.Errorf("%s: %v", email, err)
		}
	}
	d.noEmail(t)
	wantField(t, d.RequestCoachReset(t.Context(), "nonsense"), "email")
	coach := identitytest.NewCoach(t, d.pool)
	if err := d.RequestCoachReset(t.Context(), coach.Email); err != nil {
		t.Fatal(err)
	}
	d.onlyEmail(t, coach.Email, resetSubject)
}

func TestInvitationSetsFirstPasswordOnce(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	coach := identitytest.NewCoach(t, d.pool, func(c *store.CreateCoachParams) { c.PasswordHash = "" })
	invite := func() error {
		return pgx.BeginFunc(t.Context(), d.pool, func(tx pgx.Tx) error { return d.Invite(t.Context(), tx, coach.ID) })
	}
	inviteToken := func() string {
		t.Helper()
		if err := invite(); err != nil {
			t.Fatal(err)
		}
		return tokenOf(t, d.onlyEmail(t, coach.Email, copy.CoachAccountLetters.Invitation.Subject), "/coach/login/invitation")
	}
	if _, err := d.SignInCoach(t.Context(), coach.Email, identitytest.Password, identity.Device{}, identity.ClientOrigin{}, ""); !errors.Is(err, fault.ErrUnauthenticated) {
		t.Errorf("without a password: %v", err)
	}
	first, token := inviteToken(), inviteToken()
	if _, err := d.CheckInvitation(t.Context(), first); !errors.Is(err, fault.ErrGone) {
		t.Errorf("an earlier link: %v", err)
	}
	if found, err := d.CheckInvitation(t.Context(), token); err != nil || found != (identity.Invited{Name: coach.Name, Email: coach.Email}) {
		t.Errorf("the invitation is for %+v, %v", found, err)
	}
	accept := func(password string) (identity.CoachEntry, error) {
		return d.AcceptInvitation(t.Context(), token, password, "Asia/Colombo", identity.Device{}, identity.ClientOrigin{}, "")
	}
	_, err := accept("short")
	wantField(t, err, "password")
	execute(t, d.pool, "update coach_mailed_tokens set expires_at = now() where expires_at > now() + interval '6 days'")
	if _, err := accept(newPassword); !errors.Is(err, fault.ErrGone) {
		t.Errorf("an expired link: %v", err)
	}
	token = inviteToken()
	entry, err := accept(newPassword)
	if err != nil {
		t.Fatal(err)
	}
	signedIn, err := d.CoachByToken(t.Context(), entry.Token)
	if err != nil || signedIn.Coach.ID != coach.ID || signedIn.Coach.TimeZone != "Asia/Colombo" {
		t.Errorf("CoachByToken returns %+v, %v", signedIn, err)
	}
	d.noEmail(t)
	if _, err := accept("Third-Word-88"); !errors.Is(err, fault.ErrGone) {
		t.Errorf("a second time: %v", err)
	}
	if err := invite(); !errors.Is(err, fault.ErrConflict) {
		t.Errorf("inviting a coach with a password: %v", err)
	}
}

func TestInvitationsAreThrottled(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	coach := identitytest.NewCoach(t, d.pool, func(c *store.CreateCoachParams) { c.PasswordHash = "" })
	for n := range 6 {
		err := pgx.BeginFunc(t.Context(), d.pool, func(tx pgx.Tx) error { return d.Invite(t.Context(), tx, coach.ID) })
		var throttled *fault.Throttled
		if got := errors.As(err, &throttled) && throttled.Wait > 59*time.Minute; got != (n == 5) {
			t.Errorf("invitation %d: %v", n+1, err)
		}
	}
}

func TestChangeCoachPasswordEndsOtherSignIns(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	coach := identitytest.NewCoach(t, d.pool)
	here, elsewhere := d.coachIn(t, coach.Email, identitytest.Password), d.coachIn(t, coach.Email, identitytest.Password)
	d.post.Deliver(t)
	_, err := d.ChangeCoachPassword(t.Context(), here.Coach, "Not-Theirs-5", newPassword, identity.ClientOrigin{})
	wantField(t, err, "current")
	_, err = d.ChangeCoachPassword(t.Context(), here.Coach, identitytest.Password, identitytest.Password, identity.ClientOrigin{})
	wantField(t, err, "password")
	token, err := d.ChangeCoachPassword(t.Context(), here.Coach, identitytest.Password, newPassword, identity.ClientOrigin{})
	if err != nil {
		t.Fatal(err)
	}
	for name, over := range map[string]identity.CoachToken{"the old token": here.Token, "elsewhere": elsewhere.Token} {
		if _, err := d.CoachByToken(t.Context(), over); !errors.Is(err, fault.ErrUnauthenticated) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := d.CoachByToken(t.Context(), token); err != nil {
		t.Errorf("the new token: %v", err)
	}
	d.onlyEmail(t, coach.Email, copy.CoachAccountLetters.PasswordChanged.Subject)
}

// A member's row that refers to the coach can be written while the coach's account is locked.
func TestLockedCoachAccountDoesNotBlockMembers(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	coach, member := identitytest.NewCoach(t, d.pool), identitytest.NewMember(t, d.pool)
	held, err := d.pool.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = held.Rollback(context.WithoutCancel(t.Context())) }()
	if _, err := store.New().LockCoachAccount(t.Context(), held, coach.ID.UUID()); err != nil {
		t.Fatal(err)
	}
	err = pgx.BeginFunc(t.Context(), d.pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(t.Context(), "set local lock_timeout = '500ms'"); err != nil {
			return err
		}
		_, err := tx.Exec(t.Context(), "update members set coach_id = $1 where id = $2", coach.ID.UUID(), member.ID.UUID())
		return err
	})
	if err != nil {
		t.Errorf("choosing a coach with a locked account: %v", err)
	}
}

func TestCoachListsAndEndsOwnSignInsOnly(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	coach, stranger := identitytest.NewCoach(t, d.pool), identitytest.NewCoach(t, d.pool)
	here, second, third := d.coachIn(t, coach.Email, identitytest.Password), d.coachIn(t, coach.Email, identitytest.Password), d.coachIn(t, coach.Email, identitytest.Password)
	theirs := d.coachIn(t, stranger.Email, identitytest.Password)
	list, err := d.CoachSignIns(t.Context(), here.Coach)
	if err != nil || len(list) != 3 || !list[0].Current || list[0].ID != here.Coach.Session.ID || list[1].Current {
		t.Fatalf("%+v, %v", list, err)
	}
	for name, id := range map[string]uuid.UUID{"another coach's": theirs.Coach.Session.ID, "unknown": uuid.New()} {
		if err := d.EndCoachSignIn(t.Context(), here.Coach, id); !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := d.EndCoachSignIn(t.Context(), here.Coach, second.Coach.Session.ID); err != nil {
		t.Fatal(err)
	}
	if err := d.EndOtherCoachSignIns(t.Context(), here.Coach); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		token identity.CoachToken
		over  bool
	}{"here": {here.Token, false}, "the second": {second.Token, true}, "the third": {third.Token, true}, "another coach's": {theirs.Token, false}} {
		if _, err := d.CoachByToken(t.Context(), c.token); errors.Is(err, fault.ErrUnauthenticated) != c.over {
			t.Errorf("%s: %v", name, err)
		}
	}
}
