package sessionnotify

import (
	"time"

	"aangan/bff/domain/emails"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/jackc/pgx/v5/pgxpool"
)

// Queue takes emails and reminders.
type Queue interface {
	emails.Queue
	tasks.Queue
}

// Options are the service's dependencies. Nil Pool and Queue are enough to read the emails.
type Options struct {
	Pool  *pgxpool.Pool
	Queue Queue
	// Waker wakes members' streams when a reminder is due, and may be nil.
	Waker mailbox.Waker
	Links emails.Links
	// From is the email address of the sender: in calendars it is the organizer.
	From string
}

// Service notifies people about their sessions.
type Service struct {
	pool   *pgxpool.Pool
	q      *store.Queries
	queue  Queue
	waker  mailbox.Waker
	places emails.Links
	from   string
	now    func() time.Time
}

// New returns the service.
func New(o Options) *Service {
	return &Service{pool: o.Pool, q: store.New(), queue: o.Queue, waker: o.Waker, places: o.Links, from: o.From, now: time.Now}
}
