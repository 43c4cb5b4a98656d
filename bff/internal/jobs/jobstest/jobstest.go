// Package jobstest lets a test enqueue emails and tasks through the domain, run them with the product's own workers,
// and read the sent mail.
package jobstest

import (
	"context"
	"log/slog"
	netmail "net/mail"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/domain/emails"
	"aangan/bff/domain/tasks"
	"aangan/bff/internal/jobs"
	"aangan/bff/internal/mail"
)

// Places are the base URLs of links in emails, for tests.
var Places = emails.Links{
	Site: "https://www.aangan.example", Member: "https://app.aangan.example", Coach: "https://coach.aangan.example",
	Team: "team@aangan.example",
}

// From is the sender in tests, with the name, and FromAddress the address alone.
const (
	From        = "Aangan <" + FromAddress + ">"
	FromAddress = "hello@aangan.example"
)

// waitTimeout is the timeout of waiting tests; it measures nothing.
const waitTimeout = time.Minute

// Post implements emails.Queue and tasks.Queue for one test, runs the jobs with real workers, and collects sent mail.
type Post struct {
	queue  *jobs.Queue
	pool   *pgxpool.Pool
	book   *emails.Registry
	tasks  *tasks.Registry
	folder string
	seen   map[string]bool
}

// Mail is a sent email.
type Mail struct {
	Header      netmail.Header
	To, ReplyTo *netmail.Address // ReplyTo is nil without one.
	Subject     string
	Text, HTML  string
	// Invitation is the calendar part that mail programs process; nil without one.
	Invitation *Part
	// Files are the attachments.
	Files []Part
}

// New returns a Post on the database, for the templates given here and those added later.
func New(t testing.TB, pool *pgxpool.Pool, all ...emails.Template) *Post {
	t.Helper()
	registry := emails.NewRegistry(all...)
	taskRegistry := tasks.NewRegistry()
	queue, err := jobs.NewQueue(registry, taskRegistry)
	if err != nil {
		t.Fatal(err)
	}
	return For(t, pool, queue, registry, taskRegistry)
}

// For returns a Post that runs the jobs of this queue and these registries.
func For(t testing.TB, pool *pgxpool.Pool, queue *jobs.Queue, registry *emails.Registry, registered *tasks.Registry) *Post {
	t.Helper()
	return &Post{queue: queue, pool: pool, book: registry, tasks: registered, folder: t.TempDir(), seen: map[string]bool{}}
}

var (
	_ emails.Queue = (*Post)(nil)
	_ tasks.Queue  = (*Post)(nil)
)

// Enqueue enqueues an email in the caller's transaction, as the domain does.
func (p *Post) Enqueue(ctx context.Context, tx pgx.Tx, ref emails.Ref) error {
	return p.queue.Enqueue(ctx, tx, ref)
}

// Add registers templates.
func (p *Post) Add(all ...emails.Template) { p.book.Add(all...) }

// Schedule enqueues a task in the caller's transaction, as the domain does.
func (p *Post) Schedule(ctx context.Context, tx pgx.Tx, ref tasks.Ref, at time.Time) error {
	return p.queue.Schedule(ctx, tx, ref, at)
}

// LetterWaits reports whether an email is neither sent nor discarded; see jobs.Queue.
func (p *Post) LetterWaits(ctx context.Context, pool *pgxpool.Pool, ref emails.Ref) (bool, error) {
	return p.queue.LetterWaits(ctx, pool, ref)
}

// TaskWaits reports whether a task is neither completed nor discarded; see jobs.Queue.
func (p *Post) TaskWaits(ctx context.Context, pool *pgxpool.Pool, ref tasks.Ref) (bool, error) {
	return p.queue.TaskWaits(ctx, pool, ref)
}

// Forget deletes every job about one of the ids; see jobs.Queue.
func (p *Post) Forget(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) error {
	return p.queue.Forget(ctx, tx, ids)
}

// AddTasks registers tasks.
func (p *Post) AddTasks(all ...tasks.Task) { p.tasks.Add(all...) }

// AddPeriodic registers periodic tasks. In tests they run only on request, with Do.
func (p *Post) AddPeriodic(all ...tasks.PeriodicTask) { p.tasks.AddPeriodic(all...) }

// Do enqueues one task in its own transaction, and runs all due jobs.
func (p *Post) Do(t testing.TB, ref tasks.Ref) {
	t.Helper()
	if err := pgx.BeginFunc(t.Context(), p.pool, func(tx pgx.Tx) error {
		return p.queue.Schedule(t.Context(), tx, ref, time.Time{})
	}); err != nil {
		t.Fatalf("schedule the task %s: %v", ref.Kind, err)
	}
	p.Work(t)
}

// Scheduled returns the times of the waiting jobs of a task.
func (p *Post) Scheduled(t testing.TB, ref tasks.Ref) (times []time.Time) {
	t.Helper()
	rows, err := p.pool.Query(context.WithoutCancel(t.Context()), `select scheduled_at from river_job where kind = 'task'
		and args = jsonb_build_object('task', $1::text, 'id', $2::text)
		and state not in ('completed', 'cancelled', 'discarded', 'running') order by 1`, ref.Kind, ref.ID.String())
	if err == nil {
		times, err = pgx.CollectRows(rows, pgx.RowTo[time.Time])
	}
	if err != nil {
		t.Fatalf("read scheduled tasks: %v", err)
	}
	return times
}

// Ask enqueues one email in its own transaction.
func (p *Post) Ask(t testing.TB, ref emails.Ref) {
	t.Helper()
	if err := pgx.BeginFunc(t.Context(), p.pool, func(tx pgx.Tx) error { return p.queue.Enqueue(t.Context(), tx, ref) }); err != nil {
		t.Fatalf("enqueue the email %s: %v", ref.Kind, err)
	}
}

// Waiting returns the number of waiting jobs.
func (p *Post) Waiting(t testing.TB) int {
	return p.count(t, "not in ('completed', 'cancelled', 'discarded')")
}

// Deliver runs every due job, as Work does, and returns the mail sent since the last call, oldest first.
func (p *Post) Deliver(t testing.TB) []Mail {
	t.Helper()
	p.Work(t)
	return p.collect(t)
}

// WorkAll runs every waiting job once, also those scheduled for later; a job that snoozes again stays.
func (p *Post) WorkAll(t testing.TB) {
	t.Helper()
	if _, err := p.pool.Exec(context.WithoutCancel(t.Context()),
		"update river_job set state = 'available', scheduled_at = now() where state in ('scheduled', 'available')"); err != nil {
		t.Fatalf("make all waiting jobs due: %v", err)
	}
	p.Work(t)
}

// Work runs every due job, emails and tasks, and those that they enqueue; it fails the test if one of them fails.
func (p *Post) Work(t testing.TB) {
	t.Helper()
	sender, err := mail.NewFolder(p.folder, From)
	if err != nil {
		t.Fatal(err)
	}
	workers, err := jobs.NewWorkers(jobs.Options{
		Pool: p.pool, Book: p.book, Tasks: p.tasks, Sender: sender, Logger: slog.New(slog.DiscardHandler),
		Grace: waitTimeout, Every: 10 * time.Millisecond, Now: true, OnlyAsked: true,
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := workers.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	for deadline := time.Now().Add(waitTimeout); p.count(t, "= 'running' or (state in ('available', 'scheduled') and scheduled_at <= now())") > 0; time.Sleep(5 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Error("the jobs did not finish")
			break
		}
	}
	if err := workers.Stop(); err != nil {
		t.Fatal(err)
	}
	if failed := p.failures(t); failed != "" {
		t.Fatalf("jobs failed: %s", failed)
	}
}

func (p *Post) count(t testing.TB, state string) int {
	t.Helper()
	var count int
	query := "select count(*) from river_job where state " + state
	if err := p.pool.QueryRow(context.WithoutCancel(t.Context()), query).Scan(&count); err != nil {
		t.Fatalf("count jobs: %v", err)
	}
	return count
}

func (p *Post) failures(t testing.TB) string {
	t.Helper()
	var text string
	if err := p.pool.QueryRow(context.WithoutCancel(t.Context()), `select coalesce(string_agg(args::text || ' ' || errors::text, '; '), '')
		from river_job where state in ('retryable', 'discarded', 'cancelled')`).Scan(&text); err != nil {
		t.Fatalf("read failed jobs: %v", err)
	}
	return text
}

func (p *Post) collect(t testing.TB) []Mail {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(p.folder, "*.eml"))
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(paths)
	var mails []Mail
	for _, path := range paths {
		if p.seen[path] {
			continue
		}
		p.seen[path] = true
		file, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		read, err := Parse(file)
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		if err := file.Close(); err != nil {
			t.Fatal(err)
		}
		mails = append(mails, read)
	}
	return mails
}
