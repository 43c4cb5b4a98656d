package identity_test

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/db/dbtest"
	"aangan/db/store"

	"github.com/jackc/pgx/v5/pgxpool"
)

func newService(t *testing.T) (*identity.Service, *pgxpool.Pool) {
	pool := dbtest.New(t)
	service, _ := serviceOn(t, pool, identitytest.QuickHasher())
	return service, pool
}

// serviceOn returns one replica of the service, with the Post that its emails go through.
func serviceOn(t *testing.T, pool *pgxpool.Pool, hasher *identity.Hasher) (*identity.Service, *jobstest.Post) {
	t.Helper()
	post := jobstest.New(t, pool)
	service := identity.New(pool, hasher, identity.Options{Letters: post, Links: jobstest.Places, Keys: fakeKeys("first")})
	post.Add(service.Emails()...)
	return service, post
}

// register, signIn and signInCoach have no network address and use an unknown browser.
func register(s *identity.Service, ctx context.Context, given identity.Registration, device identity.Device, old identity.MemberToken) (identity.Member, identity.MemberToken, error) {
	entry, err := s.Register(ctx, given, device, identity.ClientOrigin{}, old)
	return entry.Member, entry.Token, err
}

func signIn(s *identity.Service, ctx context.Context, login, password string, device identity.Device, old identity.MemberToken) (identity.Member, identity.MemberToken, error) {
	entry, err := s.SignIn(ctx, login, password, device, identity.ClientOrigin{}, old)
	return entry.Member, entry.Token, err
}

func signInCoach(s *identity.Service, ctx context.Context, email, password string, device identity.Device, old identity.CoachToken) (identity.Coach, identity.CoachToken, error) {
	entry, err := s.SignInCoach(ctx, email, password, device, identity.ClientOrigin{}, old)
	return entry.Coach, entry.Token, err
}

func registration() identity.Registration {
	return identity.Registration{
		Username: "asha", Email: "asha@aangan.example", FirstName: "Asha", LastName: "R", Password: identitytest.Password,
		TimeZone: "America/Chicago", HeadingVariant: "cultural", PricingVariant: "discount",
	}
}

// count runs a query that returns one number.
func count(t *testing.T, pool *pgxpool.Pool, query string, args ...any) (n int64) {
	t.Helper()
	if err := pool.QueryRow(context.Background(), query, args...).Scan(&n); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return n
}

func execute(t *testing.T, pool *pgxpool.Pool, statement string, args ...any) {
	t.Helper()
	if _, err := pool.Exec(context.Background(), statement, args...); err != nil {
		t.Fatalf("%s: %v", statement, err)
	}
}

func TestRegisterCreatesMemberAndSignsThemIn(t *testing.T) {
	t.Parallel()
	service, pool := newService(t)
	ctx := context.Background()
	member, token, err := register(service, ctx, registration(), identity.Device{UserAgent: "Phone"}, "")
	if err != nil {
		t.Fatal(err)
	}
	signedIn, err := service.MemberByToken(ctx, token)
	if err != nil || signedIn.Member.ID != member.ID || signedIn.SharedDevice {
		t.Fatalf("MemberByToken: %+v, %v", signedIn, err)
	}
	if m := signedIn.Member; m.Username != "asha" || m.Email != "asha@aangan.example" || m.FirstName != "Asha" || m.LastName != "R" ||
		m.TimeZone != "America/Chicago" || m.PricingVariant != "discount" || m.CoachID != nil || !m.SharesReadReceipts || m.CreatedAt.IsZero() {
		t.Errorf("stored %+v", m)
	}
	if n := count(t, pool, "select count(*) from members where password_hash like '%' || $1 || '%'", identitytest.Password); n != 0 {
		t.Error("the password is stored in plain text")
	}
	if n := count(t, pool, "select count(*) from member_sign_ins where token_hash = convert_to($1, 'UTF8')", string(token)); n != 0 {
		t.Error("the token is stored in plain text")
	}
}

func TestRegisterFillsDefaults(t *testing.T) {
	t.Parallel()
	service, _ := newService(t)
	given := registration()
	given.TimeZone, given.PricingVariant = "Mars/Olympus", ""
	given.FirstName, given.LastName = "  Māyā ", "ந"
	member, _, err := register(service, context.Background(), given, identity.Device{}, "")
	if err != nil {
		t.Fatal(err)
	}
	if member.TimeZone != identity.DefaultTimeZone || member.PricingVariant != "default" || member.FirstName != "Māyā" || member.LastName != "ந" {
		t.Errorf("stored %+v", member)
	}
}

// Registers with and without a beta signup of the same address.
func TestRegisterPrefersVariantsOfBetaSignup(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		signup           string // the address on the beta list; empty for none
		listed           [2]any // heading and pricing there
		brought          [2]string
		heading, pricing string
	}{
		"no signup, no variants":    {"", [2]any{}, [2]string{"", ""}, "unknown", "default"},
		"no signup":                 {"", [2]any{}, [2]string{"cultural", "premium"}, "cultural", "premium"},
		"signup of another address": {"other@aangan.example", [2]any{"default", "discount"}, [2]string{"cultural", "premium"}, "cultural", "premium"},
		"signup, no variants":       {"asha@aangan.example", [2]any{"cultural", "discount"}, [2]string{"", ""}, "cultural", "discount"},
		"signup with another price": {"asha@aangan.example", [2]any{"default", "discount"}, [2]string{"cultural", "premium"}, "default", "discount"},
		"signup in another case":    {"ASHA@Aangan.Example", [2]any{"default", "premium"}, [2]string{"", "discount"}, "default", "premium"},
		"signup without variants":   {"asha@aangan.example", [2]any{nil, nil}, [2]string{"cultural", "premium"}, "cultural", "premium"},
		"signup with a price only":  {"asha@aangan.example", [2]any{nil, "discount"}, [2]string{"cultural", ""}, "cultural", "discount"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			service, pool := newService(t)
			if c.signup != "" {
				execute(t, pool, `insert into beta_signups (email, first_name, last_name, occupation, location, age_range, reason_for_interest, heading_variant, pricing_variant)
					values ($1, 'Asha', 'R', '', '', '', '', $2, $3)`, c.signup, c.listed[0], c.listed[1])
			}
			given := registration()
			given.HeadingVariant, given.PricingVariant = c.brought[0], c.brought[1]
			member, token, err := register(service, t.Context(), given, identity.Device{}, "")
			if err != nil {
				t.Fatal(err)
			}
			signedIn, err := service.MemberByToken(t.Context(), token)
			if err != nil || member.PricingVariant != c.pricing || signedIn.Member.PricingVariant != c.pricing {
				t.Errorf("price %q, stored %q (%v), want %q", member.PricingVariant, signedIn.Member.PricingVariant, err, c.pricing)
			}
			if count(t, pool, "select count(*) from members where coalesce(heading_variant, 'unknown') = $1", c.heading) != 1 {
				t.Errorf("the heading is not %s", c.heading)
			}
		})
	}
}

func TestRegisterRejectsInvalidInput(t *testing.T) {
	t.Parallel()
	service, pool := newService(t)
	long := strings.Repeat("a", 200)
	for field, cases := range map[string]map[string]func(*identity.Registration){
		"firstName": {copy.Validation.FirstNameRequired: func(r *identity.Registration) { r.FirstName = " " },
			copy.Validation.FirstNameTooLong: func(r *identity.Registration) { r.FirstName = long[:51] }},
		"lastName": {copy.Validation.LastNameRequired: func(r *identity.Registration) { r.LastName = "" },
			copy.Validation.LastNameTooLong: func(r *identity.Registration) { r.LastName = long[:51] }},
		"username": {copy.Validation.UsernameTooShort: func(r *identity.Registration) { r.Username = "ab" },
			copy.Validation.UsernameTooLong:    func(r *identity.Registration) { r.Username = long[:51] },
			copy.Validation.UsernameCharacters: func(r *identity.Registration) { r.Username = "asha@home" }},
		"email": {copy.Validation.EmailRequired: func(r *identity.Registration) { r.Email = "" },
			copy.Validation.EmailInvalid: func(r *identity.Registration) { r.Email = "asha at home" },
			copy.Validation.EmailTooLong: func(r *identity.Registration) { r.Email = long[:95] + "@a.example" }},
		"password": {copy.Validation.PasswordTooShort: func(r *identity.Registration) { r.Password = "Namas1" },
			copy.Validation.PasswordTooLong:   func(r *identity.Registration) { r.Password = "Na1" + long[:98] },
			copy.Validation.PasswordUppercase: func(r *identity.Registration) { r.Password = "namaste123" },
			copy.Validation.PasswordLowercase: func(r *identity.Registration) { r.Password = "NAMASTE123" },
			copy.Validation.PasswordDigit:     func(r *identity.Registration) { r.Password = "NamasteNamaste" }},
		"headingVariant": {copy.Validation.ChooseListed: func(r *identity.Registration) { r.HeadingVariant = "loud" }},
		"pricingVariant": {copy.Validation.ChooseListed: func(r *identity.Registration) { r.PricingVariant = "free" }},
	} {
		for message, spoil := range cases {
			given := registration()
			spoil(&given)
			_, token, err := register(service, context.Background(), given, identity.Device{}, "")
			var invalid *fault.Invalid
			if !errors.As(err, &invalid) || len(invalid.Fields) != 1 || invalid.Fields[0] != (fault.FieldError{Field: field, Message: message}) || token != "" {
				t.Errorf("%s: %v, want %q", field, err, message)
			}
		}
	}
	if n := count(t, pool, "select count(*) from members"); n != 0 {
		t.Errorf("%d members were stored", n)
	}
}

func TestRegisterRejectsTakenUsernameIgnoringCase(t *testing.T) {
	t.Parallel()
	service, pool := newService(t)
	ctx := context.Background()
	if _, _, err := register(service, ctx, registration(), identity.Device{}, ""); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"asha", "ASHA"} {
		given := registration()
		given.Username, given.Email = name, "other@aangan.example"
		_, _, err := register(service, ctx, given, identity.Device{}, "")
		var invalid *fault.Invalid
		if !errors.As(err, &invalid) || invalid.Message != "Username already exists or validation failed" || len(invalid.Fields) != 0 {
			t.Errorf("%s: %#v", name, err)
		}
	}
	if n := count(t, pool, "select count(*) from members"); n != 1 {
		t.Errorf("%d members", n)
	}
}

func TestConcurrentRegistrationsOfOneUsernameSucceedOnce(t *testing.T) {
	t.Parallel()
	service, pool := newService(t)
	const attemptWrong = 12
	results := make([]error, attemptWrong)
	var all sync.WaitGroup
	for i := range attemptWrong {
		all.Go(func() {
			_, _, results[i] = register(service, context.Background(), registration(), identity.Device{}, "")
		})
	}
	all.Wait()
	succeeded := 0
	for _, err := range results {
		var invalid *fault.Invalid
		switch {
		case err == nil:
			succeeded++
		case !errors.As(err, &invalid) || invalid.Message != copy.Errors.UsernameTaken:
			t.Errorf("another registration returned %v", err)
		}
	}
	members, signIns := count(t, pool, "select count(*) from members"), count(t, pool, "select count(*) from member_sign_ins")
	if succeeded != 1 || members != 1 || signIns != 1 {
		t.Errorf("%d registrations succeeded, %d members and %d sign-ins are stored; want one of each", succeeded, members, signIns)
	}
}

func TestSignInAcceptsUsernameOrEmailIgnoringCase(t *testing.T) {
	t.Parallel()
	service, _ := newService(t)
	ctx := context.Background()
	member, _, err := register(service, ctx, registration(), identity.Device{}, "")
	if err != nil {
		t.Fatal(err)
	}
	for _, login := range []string{"asha", "ASHA", " asha ", "asha@aangan.example", "Asha@AANGAN.example"} {
		got, token, err := signIn(service, ctx, login, identitytest.Password, identity.Device{}, "")
		if err != nil || got.ID != member.ID || token == "" {
			t.Errorf("%q: %v, %v", login, got.ID, err)
		}
	}
	for _, wrong := range [][2]string{
		{"asha", "Tamarind4rice"}, {"asha", "tamarind4Rice"}, {"asha", " Tamarind4Rice"}, {"nobody", identitytest.Password}, {"asha%", identitytest.Password},
		{"nobody@aangan.example", identitytest.Password}, {"' or 1=1 --", identitytest.Password},
	} {
		_, token, err := signIn(service, ctx, wrong[0], wrong[1], identity.Device{}, "")
		var refused *fault.Unauthenticated
		if !errors.As(err, &refused) || refused.Message != "Invalid username or password. Please try again." || token != "" {
			t.Errorf("%q with %q: %v", wrong[0], wrong[1], err)
		}
	}
	for field, given := range map[string][2]string{"username": {" ", "x"}, "password": {"asha", ""}} {
		_, _, err := signIn(service, ctx, given[0], given[1], identity.Device{}, "")
		var invalid *fault.Invalid
		if !errors.As(err, &invalid) || len(invalid.Fields) != 1 || invalid.Fields[0].Field != field {
			t.Errorf("empty %s: %v", field, err)
		}
	}
	for _, odd := range [][2]string{{"asha\x00", "x"}, {strings.Repeat("a", 101), "x"}, {"asha", strings.Repeat("x", 101)}, {"asha", "x\x00"}} {
		var invalid *fault.Invalid
		if _, _, err := signIn(service, ctx, odd[0], odd[1], identity.Device{}, ""); !errors.As(err, &invalid) {
			t.Errorf("%.20q with a password of %d bytes: %v", odd[0], len(odd[1]), err)
		}
	}
}

func TestSignInRenewsOutdatedHash(t *testing.T) {
	t.Parallel()
	_, pool := newService(t)
	ctx := context.Background()
	member := identitytest.NewMember(t, pool)
	coach := identitytest.NewCoach(t, pool)
	stronger := identitytest.QuickParams
	stronger.Passes = 2
	service, _ := serviceOn(t, pool, identity.NewHasher(stronger, identity.Bounds{Running: 2, Waiting: 10}))
	for range 2 {
		if _, _, err := signIn(service, ctx, member.Username, identitytest.Password, identity.Device{}, ""); err != nil {
			t.Fatal(err)
		}
		if _, _, err := signInCoach(service, ctx, coach.Email, identitytest.Password, identity.Device{}, ""); err != nil {
			t.Fatal(err)
		}
	}
	for _, table := range []string{"members", "coaches"} {
		if n := count(t, pool, "select count(*) from "+table+" where password_hash like '$argon2id$v=19$m=64,t=2,p=1$%'"); n != 1 {
			t.Errorf("%s: the hash was not renewed", table)
		}
	}
}

func TestSignInEndsOldSignInOfSameBrowser(t *testing.T) {
	t.Parallel()
	service, pool := newService(t)
	ctx := context.Background()
	_, first, err := register(service, ctx, registration(), identity.Device{}, "")
	if err != nil {
		t.Fatal(err)
	}
	_, elsewhere, err := signIn(service, ctx, "asha", identitytest.Password, identity.Device{}, "")
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := signIn(service, ctx, "asha", "wrong", identity.Device{}, first); err == nil {
		t.Fatal("a wrong password signs in")
	}
	if _, err := service.MemberByToken(ctx, first); err != nil {
		t.Errorf("a failed sign-in ended the current one: %v", err)
	}
	_, second, err := signIn(service, ctx, "asha", identitytest.Password, identity.Device{}, first)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := service.MemberByToken(ctx, first); !errors.Is(err, fault.ErrUnauthenticated) {
		t.Errorf("the old token still works: %v", err)
	}
	for name, token := range map[string]identity.MemberToken{"new": second, "other browser's": elsewhere} {
		if _, err := service.MemberByToken(ctx, token); err != nil {
			t.Errorf("the %s token: %v", name, err)
		}
	}
	if n := count(t, pool, "select count(*) from member_sign_ins"); n != 2 {
		t.Errorf("%d sign-ins, want 2", n)
	}
}

func TestSignOutEndsOnlyThatSignIn(t *testing.T) {
	t.Parallel()
	service, _ := newService(t)
	ctx := context.Background()
	_, here, err := register(service, ctx, registration(), identity.Device{}, "")
	if err != nil {
		t.Fatal(err)
	}
	_, there, err := signIn(service, ctx, "asha", identitytest.Password, identity.Device{}, "")
	if err != nil {
		t.Fatal(err)
	}
	for _, token := range []identity.MemberToken{here, here, "", "nonsense"} {
		if err := service.SignOut(ctx, token); err != nil {
			t.Errorf("sign out: %v", err)
		}
	}
	if _, err := service.MemberByToken(ctx, here); !errors.Is(err, fault.ErrUnauthenticated) {
		t.Errorf("after signing out: %v", err)
	}
	if _, err := service.MemberByToken(ctx, there); err != nil {
		t.Errorf("the other browser: %v", err)
	}
}

func TestTokensOfOneRealmAreInvalidInOther(t *testing.T) {
	t.Parallel()
	service, pool := newService(t)
	ctx := context.Background()
	_, member, err := register(service, ctx, registration(), identity.Device{}, "")
	if err != nil {
		t.Fatal(err)
	}
	coach := identitytest.NewCoach(t, pool, func(c *store.CreateCoachParams) { c.Email = "meera@aangan.example" })
	_, coachToken, err := signInCoach(service, ctx, coach.Email, identitytest.Password, identity.Device{}, "")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := service.CoachByToken(ctx, identity.CoachToken(member)); !errors.Is(err, fault.ErrUnauthenticated) {
		t.Errorf("a member's token in the coach portal: %v", err)
	}
	if _, err := service.MemberByToken(ctx, identity.MemberToken(coachToken)); !errors.Is(err, fault.ErrUnauthenticated) {
		t.Errorf("a coach's token in the member app: %v", err)
	}
	if err := service.SignOutCoach(ctx, identity.CoachToken(member)); err != nil {
		t.Error(err)
	}
	if _, err := service.MemberByToken(ctx, member); err != nil {
		t.Errorf("a member's token was ended through the coach portal: %v", err)
	}
	if _, _, err := signIn(service, ctx, coach.Email, identitytest.Password, identity.Device{}, ""); !errors.Is(err, fault.ErrUnauthenticated) {
		t.Errorf("a coach signs in as a member: %v", err)
	}
}
