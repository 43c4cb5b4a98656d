package outreach_test

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/outreach"
	"aangan/db/dbtest"
	"aangan/db/store"

	"github.com/jackc/pgx/v5/pgxpool"
)

func house(t *testing.T) (*outreach.Service, *pgxpool.Pool) {
	pool := dbtest.New(t)
	return outreach.New(pool), pool
}

func signup() outreach.Signup {
	return outreach.Signup{FirstName: "Asha", LastName: "Raman", Email: "asha@aangan.example"}
}

func rows(t *testing.T, pool *pgxpool.Pool) (n int) {
	t.Helper()
	if err := pool.QueryRow(context.Background(), "select count(*) from beta_signups").Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

func TestASignupIsStoredWithItsDefaults(t *testing.T) {
	t.Parallel()
	service, pool := house(t)
	ctx := context.Background()
	if err := service.BetaSignup(ctx, signup()); err != nil {
		t.Fatal(err)
	}
	row, err := store.New().BetaSignupByEmail(ctx, pool, "ASHA@aangan.example")
	if err != nil {
		t.Fatal(err)
	}
	if row.FirstName != "Asha" || row.LastName != "Raman" || row.Occupation != "Not provided" || row.Location != "Not provided" ||
		row.AgeRange != "Not specified" || row.ReasonForInterest != "Beta signup" || row.HeadingVariant != nil || row.PricingVariant != nil {
		t.Errorf("stored %+v", row)
	}
}

func TestASignupIsStoredAsGiven(t *testing.T) {
	t.Parallel()
	service, pool := house(t)
	ctx := context.Background()
	given := outreach.Signup{
		FirstName: " Māyā ", LastName: "ந", Email: " maya@aangan.example ", Occupation: "Nurse", Location: "Fremont", AgeRange: "25-34",
		ReasonForInterest: "A friend", HeadingVariant: "cultural", PricingVariant: "premium",
	}
	if err := service.BetaSignup(ctx, given); err != nil {
		t.Fatal(err)
	}
	row, err := store.New().BetaSignupByEmail(ctx, pool, "maya@aangan.example")
	if err != nil || row.FirstName != "Māyā" || row.LastName != "ந" || row.Occupation != "Nurse" || row.Location != "Fremont" || row.AgeRange != "25-34" ||
		row.ReasonForInterest != "A friend" || row.HeadingVariant == nil || *row.HeadingVariant != "cultural" || row.PricingVariant == nil || *row.PricingVariant != "premium" {
		t.Errorf("stored %+v, %v", row, err)
	}
}

func TestTheSameAddressIsOneEntryAndTheSameAnswer(t *testing.T) {
	t.Parallel()
	service, pool := house(t)
	var all sync.WaitGroup
	for i := range 10 {
		all.Go(func() {
			again := signup()
			again.FirstName = "Asha" + strings.Repeat("a", i)
			if i%2 == 1 {
				again.Email = "Asha@Aangan.Example"
			}
			if err := service.BetaSignup(context.Background(), again); err != nil {
				t.Errorf("signup: %v", err)
			}
		})
	}
	all.Wait()
	if n := rows(t, pool); n != 1 {
		t.Errorf("%d entries", n)
	}
}

func TestASignupThatBreaksTheFormIsRefused(t *testing.T) {
	t.Parallel()
	service, pool := house(t)
	for _, c := range []struct {
		field, message string
		spoil          func(*outreach.Signup)
	}{
		{"firstName", "First name must be at least 2 characters", func(s *outreach.Signup) { s.FirstName = "A" }},
		{"firstName", copy.Validation.FirstNameTooLong, func(s *outreach.Signup) { s.FirstName = strings.Repeat("a", 51) }},
		{"lastName", "Last name must be at least 2 characters", func(s *outreach.Signup) { s.LastName = " " }},
		{"email", "Please enter a valid email address", func(s *outreach.Signup) { s.Email = "asha at home" }},
		{"occupation", copy.Validation.DetailTooLong, func(s *outreach.Signup) { s.Occupation = strings.Repeat("x", 501) }},
		{"location", copy.Validation.ControlCharacters, func(s *outreach.Signup) { s.Location = "a\x00b" }},
		{"headingVariant", copy.Validation.ChooseListed, func(s *outreach.Signup) { s.HeadingVariant = "loud" }},
		{"pricingVariant", copy.Validation.ChooseListed, func(s *outreach.Signup) { s.PricingVariant = "free" }},
	} {
		given := signup()
		c.spoil(&given)
		var invalid *fault.Invalid
		err := service.BetaSignup(context.Background(), given)
		if !errors.As(err, &invalid) || len(invalid.Fields) != 1 || invalid.Fields[0] != (fault.FieldError{Field: c.field, Message: c.message}) {
			t.Errorf("%s: %v, want %q", c.field, err, c.message)
		}
	}
	if n := rows(t, pool); n != 0 {
		t.Errorf("%d entries were stored", n)
	}
}
