package visitors

import (
	"context"
	"fmt"

	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/mailbox"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Service stores visitors' entries.
type Service struct {
	pool   *pgxpool.Pool
	q      *store.Queries
	queue  emails.Queue
	waker  mailbox.Waker
	places emails.Links
	counts counter
}

// New returns the service. Run must run, or events are never stored. Waker wakes administrators' streams, and may be
// nil.
func New(pool *pgxpool.Pool, queue emails.Queue, waker mailbox.Waker, places emails.Links) *Service {
	return &Service{pool: pool, q: store.New(), queue: queue, waker: waker, places: places}
}

// Message is a message from the contact page. Subject may be empty.
type Message struct {
	Name, Email, Subject, Message string
}

// Contact stores a message to the team and enqueues its email. Any caller may use it. Returns *fault.Invalid for input
// that breaks the form's rules, and stores nothing then.
func (s *Service) Contact(ctx context.Context, message Message) error {
	if err := forms.Contact.Clean(&message); err != nil {
		return err
	}
	err := s.keep(ctx, contactKind, func(tx pgx.Tx) (uuid.UUID, error) {
		return s.q.SaveContactMessage(ctx, tx, store.SaveContactMessageParams{
			Name: message.Name, Email: message.Email, Subject: message.Subject, Message: message.Message,
		})
	})
	if err != nil {
		return fmt.Errorf("save contact message: %w", err)
	}
	return nil
}

// Application is a job application. Job is a code of copy.JobChoices; Location and Link may be empty.
type Application struct {
	Job, Name, Email, Location, Link, Note string
}

// Apply stores an application and enqueues its email to the team. Any caller may use it. Returns *fault.Invalid for
// input that breaks the form's rules, and stores nothing then.
func (s *Service) Apply(ctx context.Context, application Application) error {
	if err := forms.Application.Clean(&application); err != nil {
		return err
	}
	err := s.keep(ctx, applicationKind, func(tx pgx.Tx) (uuid.UUID, error) {
		return s.q.SaveJobApplication(ctx, tx, store.SaveJobApplicationParams{
			Job: application.Job, Name: application.Name, Email: application.Email, Location: application.Location,
			Link: application.Link, Note: application.Note,
		})
	})
	if err != nil {
		return fmt.Errorf("save job application: %w", err)
	}
	return nil
}

// keep stores a row, enqueues its email, and appends events for administrators: all or nothing.
func (s *Service) keep(ctx context.Context, kind string, save func(tx pgx.Tx) (uuid.UUID, error)) error {
	return s.changing(ctx, func(tx pgx.Tx) (bool, error) {
		id, err := save(tx)
		if err != nil {
			return false, err
		}
		return true, s.queue.Enqueue(ctx, tx, emails.Ref{Kind: kind, ID: id})
	})
}

// changing changes visitors' entries, and appends events for administrators if anything changed.
func (s *Service) changing(ctx context.Context, do func(tx pgx.Tx) (changed bool, err error)) error {
	var told []mailbox.Owner
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		changed, err := do(tx)
		if err != nil || !changed {
			return err
		}
		told, err = mailbox.AppendToAdministrators(ctx, tx, mailbox.KindInbox)
		return err
	})
	if err != nil {
		return err
	}
	mailbox.Wake(s.waker, told...)
	return nil
}

// Forget deletes all entries under an email address, ignoring case: beta signup, messages and applications. It returns
// the number of rows. Waiting emails are not sent. It is for the team, upon request; visitors cannot call it, because
// anyone can enter any address.
func (s *Service) Forget(ctx context.Context, email string) (int, error) {
	var rows int64
	err := s.changing(ctx, func(tx pgx.Tx) (changed bool, err error) {
		rows, err = s.q.ForgetVisitor(ctx, tx, email)
		return rows > 0, err
	})
	if err != nil {
		return 0, fmt.Errorf("delete visitor's entries: %w", err)
	}
	return int(rows), nil
}
