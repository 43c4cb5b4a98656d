package sessionnotify

import (
	"time"

	"aangan/bff/domain/emails"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/jackc/pgx/v5/pgxpool"
)

// Queue takes both letters and reminders.
type Queue interface {
	emails.Queue
	tasks.Queue
}

// Options is what the service stands on. A nil Pool and Queue are enough for looking at the letters.
type Options struct {
	Pool  *pgxpool.Pool
	Queue Queue
	// Waker is told whose screens have something new once a reminder is due, and may be nil.
	Waker mailbox.Waker
	Links emails.Links
	// From is the email address that letters come from, alone: in calendars it stands for us.
	From string
}

// Service tells people about their sessions.
type Service struct {
	pool   *pgxpool.Pool
	q      *store.Queries
	queue  Queue
	waker  mailbox.Waker
	places emails.Links
	from   string
	now    func() time.Time
}

// New makes the service. Whoever has letters and tasks worked registers Letters, Tasks and Periodic.
func New(o Options) *Service {
	return &Service{pool: o.Pool, q: store.New(), queue: o.Queue, waker: o.Waker, places: o.Links, from: o.From, now: time.Now}
}
