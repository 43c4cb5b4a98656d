package visitors

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// The kinds of emails in this package. Queued emails are stored under these names.
const (
	betaKind        = "beta-confirmation"
	contactKind     = "contact-message"
	applicationKind = "job-application"
)

// Emails returns the emails about visitors' entries: the confirmation of a beta signup to the visitor, and messages
// and applications to the team.
func (s *Service) Emails() []emails.Template {
	arrived := time.Date(2026, time.May, 4, 16, 30, 0, 0, time.UTC)
	return []emails.Template{
		emails.ToMember(betaKind, reader(s.pool, s.q.BetaSignup), func(row store.BetaSignup) string { return row.DisplayLanguage }, s.betaLetter,
			store.BetaSignup{FirstName: "Asha", Email: "asha@aangan.example"}),
		emails.New(contactKind, reader(s.pool, s.q.ContactMessage), s.contactLetter, store.ContactMessage{
			Name: "Asha Raman", Email: "asha@aangan.example", Subject: "Languages", CreatedAt: arrived,
			Message: "Is there somebody who speaks Tamil?\n\nMy mother would like to join me once.",
		}, store.ContactMessage{
			Name: "Ravi Menon", Email: "ravi@aangan.example", CreatedAt: arrived, Message: "I do not want to live like this. I want to end my life.",
		}).ToTeam(),
		emails.New(applicationKind, reader(s.pool, s.q.JobApplication), s.applicationLetter, store.JobApplication{
			Job: copy.Jobs[0].Code, Name: "Asha Raman", Email: "asha@aangan.example", Location: "Fremont, CA",
			Link: "https://asha.example/cv", Note: "Six years with families between Chennai and Fremont.", CreatedAt: arrived,
		}).ToTeam(),
	}
}

// reader returns an email's read function from a query by id.
func reader[Row any](db store.DBTX, find func(context.Context, store.DBTX, uuid.UUID) (Row, error)) func(context.Context, uuid.UUID) (Row, error) {
	return func(ctx context.Context, id uuid.UUID) (Row, error) {
		row, err := find(ctx, db, id)
		switch {
		case errors.Is(err, pgx.ErrNoRows):
			return row, emails.ErrGone // The visitor requested deletion before the email was sent.
		case err != nil:
			return row, fmt.Errorf("read data of the email: %w", err)
		}
		return row, nil
	}
}

func (s *Service) team() emails.Address { return emails.Address{Email: s.places.Team} }

func (s *Service) betaLetter(in *copy.Catalog, row store.BetaSignup) emails.Draft {
	said := in.BetaLetter
	return emails.Draft{
		// Only the first name is included, and only if it looks like a name: another person may have entered the
		// recipient's address.
		To: emails.Address{Email: row.Email}, ReplyTo: s.team(), Subject: said.Subject, Greeting: emails.Greeting(in, row.FirstName),
		Paragraphs: []string{said.Noted, said.Next}, Closing: []string{said.Forget, said.Signature}, SmallPrint: []string{said.Why},
		// The address has no account, so the team removes it from the list.
		Unsubscribe: &emails.Unsubscribe{Page: "mailto:" + s.places.Team + "?subject=" + url.PathEscape(said.ForgetSubject)},
	}
}

func (s *Service) contactLetter(row store.ContactMessage) emails.Draft {
	said := copy.ContactLetter
	draft := emails.Draft{
		To: s.team(), ReplyTo: emails.Address{Name: row.Name, Email: row.Email},
		Subject: said.Subject, Greeting: said.Greeting, Paragraphs: []string{said.Answer},
		Facts: []emails.Fact{
			{Label: said.NameLabel, Value: row.Name}, {Label: said.EmailLabel, Value: row.Email},
			{Label: said.SubjectLabel, Value: row.Subject}, {Label: said.ArrivedLabel, Value: when(row.CreatedAt)},
		},
		Quote: row.Message, SmallPrint: []string{said.Unchecked},
	}
	// The form may be used in a crisis, although the page advises against it.
	if safety.Detect(row.Subject+"\n"+row.Message) == safety.Urgent {
		draft.Subject, draft.Paragraphs = said.UrgentSubject, []string{said.Urgent, said.Answer}
	}
	return draft
}

func (s *Service) applicationLetter(row store.JobApplication) emails.Draft {
	said := copy.ApplicationLetter
	return emails.Draft{
		To: s.team(), ReplyTo: emails.Address{Name: row.Name, Email: row.Email},
		Subject: said.Subject, Greeting: said.Greeting, Paragraphs: []string{said.Answer},
		Facts: []emails.Fact{
			{Label: said.JobLabel, Value: copy.JobChoiceLabel(copy.In(copy.SourceLanguage), row.Job)},
			{Label: said.NameLabel, Value: row.Name}, {Label: said.EmailLabel, Value: row.Email},
			{Label: said.LocationLabel, Value: row.Location}, {Label: said.LinkLabel, Value: row.Link},
			{Label: said.ArrivedLabel, Value: when(row.CreatedAt)},
		},
		Quote: row.Note, SmallPrint: []string{said.Unchecked},
	}
}

func when(at time.Time) string { return at.UTC().Format("Mon, Jan 2 2006, 3:04 PM") + " UTC" }
