package visitors_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/visitors"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/db/dbtest"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

func message() visitors.Message {
	return visitors.Message{Name: "Asha Raman", Email: "asha@aangan.example", Subject: "Languages", Message: "Is there somebody who speaks Tamil?"}
}

func application() visitors.Application {
	return visitors.Application{
		Job: "content-writer", Name: "Ravi Menon", Email: "ravi@aangan.example", Location: "Fremont, CA",
		Link: "https://ravi.example/work", Note: "Three pieces are behind the link.\n\nI write at night.",
	}
}

func TestContactStoresMessageAndEmailsTeam(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	typed := message()
	typed.Name, typed.Email, typed.Message = "  Asha Raman ", " asha@aangan.example", "One line\r\nand <b>another</b>\n"
	if err := h.service.Contact(t.Context(), typed); err != nil {
		t.Fatal(err)
	}
	const stored = `select count(*) from contact_messages where name = 'Asha Raman' and email = 'ASHA@aangan.example' and subject = 'Languages'
		and message = E'One line\nand <b>another</b>'`
	if h.count(t, stored) != 1 {
		t.Error("the message was not stored as expected")
	}
	mails := h.post.Deliver(t)
	if len(mails) != 1 {
		t.Fatalf("%d emails, want one to the team", len(mails))
	}
	mail := mails[0]
	if mail.To.Address != jobstest.Places.Team || mail.ReplyTo == nil || mail.ReplyTo.Address != "asha@aangan.example" || mail.ReplyTo.Name != "Asha Raman" {
		t.Errorf("to %v, reply to %v", mail.To, mail.ReplyTo)
	}
	if mail.Subject != copy.ContactLetter.Subject {
		t.Errorf("the subject is %q", mail.Subject)
	}
	for _, want := range []string{"Asha Raman", "asha@aangan.example", "Languages", "One line", "and <b>another</b>", "UTC"} {
		if !strings.Contains(mail.Text, want) {
			t.Errorf("%q is not in %s", want, mail.Text)
		}
	}
	if strings.Contains(mail.HTML, "<b>another") || !strings.Contains(mail.HTML, "&lt;b&gt;another") {
		t.Error("the message is not escaped in the email")
	}
}

func TestContactEmailMarksCrisisMessage(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for text, want := range map[string]string{
		"I want to end my life": copy.ContactLetter.UrgentSubject, "My diet app does not open": copy.ContactLetter.Subject,
	} {
		typed := message()
		typed.Message = text
		if err := h.service.Contact(t.Context(), typed); err != nil {
			t.Fatal(err)
		}
		mail := h.post.Deliver(t)[0]
		if mail.Subject != want || strings.Contains(mail.Text, "988") != (want == copy.ContactLetter.UrgentSubject) {
			t.Errorf("the email about %q has the subject %q: %s", text, mail.Subject, mail.Text)
		}
	}
}

func TestApplyStoresApplicationAndEmailsTeam(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	if err := h.service.Apply(t.Context(), application()); err != nil {
		t.Fatal(err)
	}
	bare := visitors.Application{Job: copy.GeneralApplication, Name: "R", Email: "r@aangan.example", Note: "Hello"}
	if err := h.service.Apply(t.Context(), bare); err != nil {
		t.Fatal(err)
	}
	const stored = `select count(*) from job_applications where job = 'content-writer' and name = 'Ravi Menon' and email = 'ravi@aangan.example'
		and location = 'Fremont, CA' and link = 'https://ravi.example/work' and note like '%behind the link.%I write at night.'`
	if h.count(t, stored) != 1 || h.count(t, "select count(*) from job_applications where job = 'general' and location = '' and link = ''") != 1 {
		t.Error("the applications were not stored as given")
	}
	mails := h.post.Deliver(t)
	if len(mails) != 2 {
		t.Fatalf("%d emails", len(mails))
	}
	texts := ""
	for _, mail := range mails {
		if mail.To.Address != jobstest.Places.Team || mail.ReplyTo == nil || mail.Subject != copy.ApplicationLetter.Subject {
			t.Errorf("%q to %v, reply to %v", mail.Subject, mail.To, mail.ReplyTo)
		}
		texts += mail.Text
	}
	for _, want := range []string{"Content Writer", "General application", "Ravi Menon", "Fremont, CA", "https://ravi.example/work", "I write at night."} {
		if !strings.Contains(texts, want) {
			t.Errorf("%q is not in %s", want, texts)
		}
	}
}

func TestInvalidMessagesAndApplicationsAreNotStored(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	const missing = "Please fill in all required fields."
	expectInvalid := func(err error, message string, fields ...string) {
		t.Helper()
		var invalid *fault.Invalid
		if !errors.As(err, &invalid) || invalid.Message != message || len(invalid.Fields) != len(fields) {
			t.Errorf("%v, want %q about %v", err, message, fields)
			return
		}
		for i, field := range fields {
			if invalid.Fields[i].Field != field {
				t.Errorf("field %d is %s, want %s", i, invalid.Fields[i].Field, field)
			}
		}
	}
	expectInvalid(h.service.Contact(t.Context(), visitors.Message{}), missing, "name", "email", "message")
	expectInvalid(h.service.Contact(t.Context(), visitors.Message{Name: "Asha", Email: "no address", Message: " \n "}), missing, "email", "message")
	expectInvalid(h.service.Contact(t.Context(), visitors.Message{Name: "Asha", Email: "no address", Message: "Hello"}), copy.Validation.EmailInvalid, "email")
	long := message()
	long.Message = strings.Repeat("a", copy.Limits.ContactMessageMax+1)
	expectInvalid(h.service.Contact(t.Context(), long), copy.Validation.ContactMessageTooLong, "message")
	expectInvalid(h.service.Apply(t.Context(), visitors.Application{Job: "general"}), missing, "name", "email", "note")
	invalidApplication := application()
	invalidApplication.Job = "chief"
	expectInvalid(h.service.Apply(t.Context(), invalidApplication), copy.Validation.ChooseListed, "job")
	invalidApplication = application()
	invalidApplication.Link = "javascript:alert(1)"
	expectInvalid(h.service.Apply(t.Context(), invalidApplication), copy.Validation.LinkInvalid, "link")
	h.expectNothingStored(t)
}

// failingQueue is a queue that returns an error.
type failingQueue struct{}

var errQueue = errors.New("queue failed")

func (failingQueue) Enqueue(context.Context, pgx.Tx, emails.Ref) error { return errQueue }

// The team would never see a row without an email.
func TestNothingIsStoredIfEmailCannotBeQueued(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	service := visitors.New(pool, failingQueue{}, nil, jobstest.Places)
	for name, err := range map[string]error{
		"signup": service.BetaSignup(t.Context(), signup()), "message": service.Contact(t.Context(), message()),
		"application": service.Apply(t.Context(), application()),
	} {
		if !errors.Is(err, errQueue) {
			t.Errorf("%s: %v", name, err)
		}
	}
	harness{pool: pool, post: jobstest.New(t, pool)}.expectNothingStored(t)
}

func TestForgetDeletesEntriesAndWaitingEmailsOfAddress(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	one, two := message(), message()
	two.Email = "Asha@Aangan.Example"
	mine := application()
	mine.Email = one.Email
	for _, err := range []error{
		h.service.Contact(t.Context(), one), h.service.Contact(t.Context(), two), h.service.Apply(t.Context(), mine),
		h.service.BetaSignup(t.Context(), signup()), h.service.Apply(t.Context(), application()),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	rows, err := h.service.Forget(t.Context(), "ASHA@aangan.example")
	if err != nil || rows != 4 {
		t.Fatalf("deleted %d rows, %v", rows, err)
	}
	if rows, err := h.service.Forget(t.Context(), "asha@aangan.example"); err != nil || rows != 0 {
		t.Errorf("deleted %d rows the second time, %v", rows, err)
	}
	// The waiting emails are not sent, except the other person's.
	mails := h.post.Deliver(t)
	if len(mails) != 1 || mails[0].ReplyTo == nil || mails[0].ReplyTo.Address != "ravi@aangan.example" {
		t.Errorf("the sent emails are %+v", mails)
	}
	if _, err := store.New().BetaSignupByEmail(t.Context(), h.pool, "asha@aangan.example"); !errors.Is(err, pgx.ErrNoRows) {
		t.Errorf("the signup was not deleted: %v", err)
	}
}
