package visitors_test

import (
	"context"
	"errors"
	"html"
	"strings"
	"sync"
	"testing"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/visitors"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/db/store"
)

func signup() visitors.Signup {
	return visitors.Signup{FirstName: "Asha", LastName: "Raman", Email: "asha@aangan.example"}
}

func TestBetaSignupStoresDefaultsForEmptyFields(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	service, pool := h.service, h.pool
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
		t.Errorf("the stored entry is %+v", row)
	}
}

func TestBetaSignupStoresGivenFields(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	service, pool := h.service, h.pool
	ctx := context.Background()
	given := visitors.Signup{
		FirstName: " Māyā ", LastName: "ந", Email: " maya@aangan.example ", Occupation: "Nurse", Location: "Fremont", AgeRange: "25-34",
		ReasonForInterest: "A friend", HeadingVariant: "cultural", PricingVariant: "premium",
	}
	if err := service.BetaSignup(ctx, given); err != nil {
		t.Fatal(err)
	}
	row, err := store.New().BetaSignupByEmail(ctx, pool, "maya@aangan.example")
	if err != nil || row.FirstName != "Māyā" || row.LastName != "ந" || row.Occupation != "Nurse" || row.Location != "Fremont" || row.AgeRange != "25-34" ||
		row.ReasonForInterest != "A friend" || row.HeadingVariant == nil || *row.HeadingVariant != "cultural" || row.PricingVariant == nil || *row.PricingVariant != "premium" {
		t.Errorf("the stored entry is %+v, %v", row, err)
	}
}

func TestRepeatedBetaSignupHasOneEntryAndOneEmail(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	var group sync.WaitGroup
	for i := range 10 {
		group.Go(func() {
			again := signup()
			again.FirstName = "Asha" + strings.Repeat("a", i)
			if i%2 == 1 {
				again.Email = "Asha@Aangan.Example"
			}
			if err := h.service.BetaSignup(context.Background(), again); err != nil {
				t.Errorf("signup: %v", err)
			}
		})
	}
	group.Wait()
	if n := h.count(t, "select count(*) from beta_signups"); n != 1 {
		t.Errorf("%d entries", n)
	}
	if mails := h.post.Deliver(t); len(mails) != 1 {
		t.Errorf("%d emails", len(mails))
	}
	// A later signup sends no email either.
	if err := h.service.BetaSignup(context.Background(), signup()); err != nil {
		t.Fatal(err)
	}
	if mails := h.post.Deliver(t); len(mails) != 0 {
		t.Errorf("%d emails for an address that has received the confirmation", len(mails))
	}
}

func TestBetaConfirmationIsInTheLanguageOfThePage(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for language, want := range map[string]string{"hi": "आपका नाम लिस्ट में है", "en": "You're on the list", "": "You're on the list", "xx": "You're on the list"} {
		entry := signup()
		entry.Email, entry.DisplayLanguage = "asha"+language+"@aangan.example", language
		if err := h.service.BetaSignup(context.Background(), entry); err != nil {
			t.Fatal(err)
		}
		if mails := h.post.Deliver(t); len(mails) != 1 || mails[0].Subject != want {
			t.Errorf("the emails for the language %q are %+v, want the subject %q", language, mails, want)
		}
	}
}

func TestBetaSignupRejectsInvalidFields(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for _, c := range []struct {
		field, message string
		change         func(*visitors.Signup)
	}{
		{"firstName", "First name must be at least 2 characters", func(s *visitors.Signup) { s.FirstName = "A" }},
		{"firstName", copy.Validation.FirstNameTooLong, func(s *visitors.Signup) { s.FirstName = strings.Repeat("a", 51) }},
		{"lastName", "Last name must be at least 2 characters", func(s *visitors.Signup) { s.LastName = " " }},
		{"email", "Please enter a valid email address", func(s *visitors.Signup) { s.Email = "asha at home" }},
		{"occupation", copy.Validation.DetailTooLong, func(s *visitors.Signup) { s.Occupation = strings.Repeat("x", 501) }},
		{"location", copy.Validation.ControlCharacters, func(s *visitors.Signup) { s.Location = "a\x00b" }},
		{"headingVariant", copy.Validation.ChooseListed, func(s *visitors.Signup) { s.HeadingVariant = "loud" }},
		{"pricingVariant", copy.Validation.ChooseListed, func(s *visitors.Signup) { s.PricingVariant = "free" }},
	} {
		given := signup()
		c.change(&given)
		var invalid *fault.Invalid
		err := h.service.BetaSignup(context.Background(), given)
		if !errors.As(err, &invalid) || len(invalid.Fields) != 1 || invalid.Fields[0] != (fault.FieldError{Field: c.field, Message: c.message}) {
			t.Errorf("%s: %v, want %q", c.field, err, c.message)
		}
	}
	h.expectNothingStored(t)
}

func TestBetaConfirmationGreetsByFirstNameOnly(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for _, c := range []struct{ first, email, greeting string }{
		{"Asha", "asha@aangan.example", "Hello Asha,"},
		{"ஆஷா", "asha.tamil@aangan.example", "Hello ஆஷா,"},
		// The form emails any typed address, so text that is not a name must not reach a stranger.
		{"Win at https://evil.example", "stranger@aangan.example", "Hello,"},
	} {
		if err := h.service.BetaSignup(context.Background(), visitors.Signup{FirstName: c.first, LastName: "buy.example", Email: c.email}); err != nil {
			t.Fatal(err)
		}
		mails := h.post.Deliver(t)
		if len(mails) != 1 {
			t.Fatalf("%d emails", len(mails))
		}
		mail := mails[0]
		if mail.To.Address != c.email || mail.ReplyTo == nil || mail.ReplyTo.Address != jobstest.Places.Team {
			t.Errorf("to %v, reply to %v", mail.To, mail.ReplyTo)
		}
		if mail.Subject != "You're on the list" {
			t.Errorf("the subject is %q", mail.Subject)
		}
		for _, body := range []string{mail.Text, html.UnescapeString(mail.HTML)} {
			body = strings.Join(strings.Fields(body), " ") // Lines of plain text are wrapped.
			for _, want := range []string{c.greeting, copy.BetaLetter.Next, copy.BetaLetter.Forget} {
				if !strings.Contains(body, want) {
					t.Errorf("%q is not in %s", want, body)
				}
			}
			for _, typed := range []string{"evil.example", "buy.example"} {
				if strings.Contains(body, typed) {
					t.Errorf("the email contains %q: %s", typed, body)
				}
			}
		}
	}
}
