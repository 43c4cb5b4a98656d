package reminders

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// messageWaiting is the kind of both the task that checks whether a message was seen and the email about it. Both ids
// are the conversation's.
const messageWaiting = "message-waiting"

// Patience is the time a coach's message may stay unseen before an email. A member in a conversation reads again
// within minutes, and a coach often sends several messages in a row: after ten minutes one email covers them. A much
// longer time would delay the reply to a waiting member.
const Patience = 10 * time.Minute

// Queue takes the tasks and the emails.
type Queue interface {
	emails.Queue
	tasks.Queue
}

// Service reminds members.
type Service struct {
	pool   *pgxpool.Pool
	q      *store.Queries
	queue  Queue
	places emails.Links
	waker  mailbox.Waker
	now    func() time.Time
}

// New returns the service. Waker wakes the coaches who see a message delivered, and may be nil. Nil pool and queue are
// enough to read the emails.
func New(pool *pgxpool.Pool, queue Queue, places emails.Links, waker mailbox.Waker) *Service {
	return &Service{pool: pool, q: store.New(), queue: queue, places: places, waker: waker, now: time.Now}
}

// CoachWrote schedules the check for a coach's message, in the transaction that stores it: a messaging.OnCoachMessage.
func (s *Service) CoachWrote(ctx context.Context, tx pgx.Tx, written messaging.CoachMessage) error {
	return s.queue.Schedule(ctx, tx, tasks.Ref{Kind: messageWaiting, ID: written.Conversation}, s.now().Add(Patience))
}

// Tasks are the tasks of this package.
func (s *Service) Tasks() []tasks.Task { return []tasks.Task{{Kind: messageWaiting, Run: s.remind}} }

// Emails returns the emails of this package.
func (s *Service) Emails() []emails.Template {
	return []emails.Template{
		// Checked again: the email may have waited for a mail server.
		emails.ToMember(messageWaiting, s.unseen, languageOf, s.waitingLetter, store.UnseenByMemberRow{
			Email: "asha@aangan.example", FirstName: "Asha", UnsubscribeKey: uuid.MustParse("7d1f3c52-9f0e-4c64-9a43-2f3f5a0f7c11"),
		}).WhenSent(s.delivered),
	}
}

// unseen returns the unseen messages of the conversation if its member gets an email now, or tasks.Snooze during quiet
// hours. Otherwise it returns emails.ErrGone.
func (s *Service) unseen(ctx context.Context, conversation uuid.UUID) (store.UnseenByMemberRow, error) {
	row, err := s.q.UnseenByMember(ctx, s.pool, conversation)
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		return row, emails.ErrGone // The member has seen it, has another coach, or was deleted.
	case err != nil:
		return row, fmt.Errorf("read unseen messages: %w", err)
	case !row.Wanted:
		return row, emails.ErrGone
	}
	now := s.now()
	if end := quietOf(row.QuietFrom, row.QuietUntil, row.TimeZone).end(now); end.After(now) {
		return row, tasks.Snooze(end)
	}
	return row, nil
}

// remind checks whether the coach's message is still unseen, and enqueues an email then. Later messages cause no second
// email until the member has seen the earlier ones.
func (s *Service) remind(ctx context.Context, conversation uuid.UUID) error {
	row, err := s.unseen(ctx, conversation)
	switch {
	case errors.Is(err, emails.ErrGone):
		return nil
	case err != nil:
		return err
	}
	// The message for which this was scheduled may have been seen, and a later one sent since.
	if due := row.Since.Add(Patience); due.After(s.now()) {
		return tasks.Snooze(due)
	}
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		noted, err := s.q.NoteReminded(ctx, tx, store.NoteRemindedParams{ConversationID: conversation, Seq: row.LastSeq})
		if err != nil {
			return fmt.Errorf("store reminder: %w", err)
		}
		if noted == 0 {
			return nil // An email was sent already, or the member has just read the messages.
		}
		return s.queue.Enqueue(ctx, tx, emails.Ref{Kind: messageWaiting, ID: conversation})
	})
}

func languageOf(row store.UnseenByMemberRow) string { return row.DisplayLanguage }

func (s *Service) waitingLetter(in *copy.Catalog, row store.UnseenByMemberRow) emails.Draft {
	said := in.WaitingLetter
	return emails.Draft{
		To: emails.Address{Email: row.Email}, Subject: said.Subject, Greeting: emails.Greeting(in, row.FirstName),
		Paragraphs: []string{said.Waits, said.NoHurry}, Button: &emails.Button{Label: said.Open, URL: s.places.Member + "/dashboard"},
		SmallPrint:  []string{said.Why},
		Unsubscribe: emails.ForMember(s.places, row.UnsubscribeKey, emails.AboutMessages),
	}
}

// delivered stores that an email about a message counts as its delivery.
func (s *Service) delivered(ctx context.Context, conversation uuid.UUID) error {
	row, err := s.q.DeliverByLetter(ctx, s.pool, conversation)
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		return nil
	case err != nil:
		return fmt.Errorf("store delivery: %w", err)
	case row.Events > 0:
		mailbox.Wake(s.waker, mailbox.CoachOwner(identity.CoachID(row.CoachID)))
	}
	return nil
}
