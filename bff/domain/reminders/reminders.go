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

// messageWaiting is both the task that looks whether a message was seen and the letter that says that something waits. Both
// are about a conversation.
const messageWaiting = "message-waiting"

// Patience is how long what a coach wrote may stay unseen before a letter goes out. Whoever is writing with their coach
// looks again within minutes, and a coach often writes several messages in a row: in ten minutes the first is over and the
// second is one letter. Much longer, and a member who waits for an answer would hear of it late.
const Patience = 10 * time.Minute

// Queue takes both the looking and the letter.
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

// New makes the service. Waker is told which coaches see a message delivered, and may be nil. A nil pool and queue are
// enough for looking at the letters.
func New(pool *pgxpool.Pool, queue Queue, places emails.Links, waker mailbox.Waker) *Service {
	return &Service{pool: pool, q: store.New(), queue: queue, places: places, waker: waker, now: time.Now}
}

// CoachWrote asks, in the transaction that stores a coach's message, to look later whether it was seen: a messaging.Hook.
func (s *Service) CoachWrote(ctx context.Context, tx pgx.Tx, written messaging.Written) error {
	return s.queue.Schedule(ctx, tx, tasks.Ref{Kind: messageWaiting, ID: written.Conversation}, s.now().Add(Patience))
}

// Tasks are the tasks of this package.
func (s *Service) Tasks() []tasks.Task { return []tasks.Task{{Kind: messageWaiting, Run: s.remind}} }

// Emails are the letters of this package.
func (s *Service) Emails() []emails.Template {
	return []emails.Template{
		// It looks again: the letter may have waited for a mail server that was down.
		emails.New(messageWaiting, s.unseen, s.waitingLetter, store.UnseenByMemberRow{
			Email: "asha@aangan.example", FirstName: "Asha", UnsubscribeKey: uuid.MustParse("7d1f3c52-9f0e-4c64-9a43-2f3f5a0f7c11"),
		}).WhenSent(s.delivered),
	}
}

// unseen is what waits in the conversation, if its member is to be written to about it: now, or later (tasks.Snooze) when
// it is quiet. Otherwise it returns emails.ErrGone.
func (s *Service) unseen(ctx context.Context, conversation uuid.UUID) (store.UnseenByMemberRow, error) {
	row, err := s.q.UnseenByMember(ctx, s.pool, conversation)
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		return row, emails.ErrGone // They have seen it, have another coach by now, or are gone themselves.
	case err != nil:
		return row, fmt.Errorf("read what waits: %w", err)
	case !row.Wanted:
		return row, emails.ErrGone
	}
	now := s.now()
	if end := quietOf(row.QuietFrom, row.QuietUntil, row.TimeZone).end(now); end.After(now) {
		return row, tasks.Snooze(end)
	}
	return row, nil
}

// remind looks whether what the coach wrote is still unseen, and asks for a letter if it is. There is one letter, whatever
// comes after it, until the member has seen what it spoke of.
func (s *Service) remind(ctx context.Context, conversation uuid.UUID) error {
	row, err := s.unseen(ctx, conversation)
	switch {
	case errors.Is(err, emails.ErrGone):
		return nil
	case err != nil:
		return err
	}
	// The first message, for which this was asked, may have been seen, and a later one have come just now.
	if due := row.Since.Add(Patience); due.After(s.now()) {
		return tasks.Snooze(due)
	}
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		noted, err := s.q.NoteReminded(ctx, tx, store.NoteRemindedParams{ConversationID: conversation, Seq: row.LastSeq})
		if err != nil {
			return fmt.Errorf("note the reminder: %w", err)
		}
		if noted == 0 {
			return nil // A letter went out already, or they are reading this moment.
		}
		return s.queue.Enqueue(ctx, tx, emails.Ref{Kind: messageWaiting, ID: conversation})
	})
}

func (s *Service) waitingLetter(row store.UnseenByMemberRow) emails.Draft {
	said := copy.WaitingLetter
	return emails.Draft{
		To: emails.Address{Email: row.Email}, Subject: said.Subject, Greeting: emails.Hello(row.FirstName),
		Paragraphs: []string{said.Waits, said.NoHurry}, Button: &emails.Button{Label: said.Open, URL: s.places.Member + "/dashboard"},
		SmallPrint:  []string{said.Why},
		Unsubscribe: emails.ForMember(s.places, row.UnsubscribeKey, emails.AboutMessages),
	}
}

// delivered notes that a letter about a message counts as its delivery.
func (s *Service) delivered(ctx context.Context, conversation uuid.UUID) error {
	row, err := s.q.DeliverByLetter(ctx, s.pool, conversation)
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		return nil
	case err != nil:
		return fmt.Errorf("note the delivery: %w", err)
	case row.Events > 0:
		mailbox.Wake(s.waker, mailbox.CoachOwner(identity.CoachID(row.CoachID)))
	}
	return nil
}
