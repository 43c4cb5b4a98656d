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

// Service keeps what visitors leave.
type Service struct {
	pool   *pgxpool.Pool
	q      *store.Queries
	queue  emails.Queue
	waker  mailbox.Waker
	places emails.Links
	counts counter
}

// New makes the service. Its letters (see Letters) must be registered with the queue before it is used, and Run must run
// beside it or no event is ever stored. Waker is told when administrators' screens have something new, and may be nil.
func New(pool *pgxpool.Pool, queue emails.Queue, waker mailbox.Waker, places emails.Links) *Service {
	return &Service{pool: pool, q: store.New(), queue: queue, waker: waker, places: places}
}

// Message is what somebody wrote on the contact page. Subject may be empty.
type Message struct {
	Name, Email, Subject, Message string
}

// Contact stores a message to the team and queues the letter that brings it to them; anybody may call it. It returns
// *fault.Invalid for input that breaks the form's rules; nothing is stored then.
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

// Application is what somebody sent who would like to work with us. Job is a code of copy.JobChoices; Location and Link
// may be empty.
type Application struct {
	Job, Name, Email, Location, Link, Note string
}

// Apply stores an application and queues the letter that brings it to the team; anybody may call it. It returns
// *fault.Invalid for input that breaks the form's rules; nothing is stored then.
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

// keep stores a row, queues the letter about it, and has administrators' screens hear of it: all or nothing.
func (s *Service) keep(ctx context.Context, kind string, save func(tx pgx.Tx) (uuid.UUID, error)) error {
	return s.changing(ctx, func(tx pgx.Tx) (bool, error) {
		id, err := save(tx)
		if err != nil {
			return false, err
		}
		return true, s.queue.Enqueue(ctx, tx, emails.Ref{Kind: kind, ID: id})
	})
}

// changing does something to what visitors left, and has administrators' screens ask for it again when that changed anything.
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

// Forget deletes everything that was left under an email address, whatever its case: the place on the beta list, messages
// and applications. It returns how many rows that were. Letters that still wait are not sent. It is for the team, when
// somebody asks for it; visitors cannot call it, since anybody can type anybody's address.
func (s *Service) Forget(ctx context.Context, email string) (int, error) {
	var rows int64
	err := s.changing(ctx, func(tx pgx.Tx) (changed bool, err error) {
		rows, err = s.q.ForgetVisitor(ctx, tx, email)
		return rows > 0, err
	})
	if err != nil {
		return 0, fmt.Errorf("forget a visitor: %w", err)
	}
	return int(rows), nil
}
