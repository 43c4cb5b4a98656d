package main

import (
	"context"
	"fmt"
	"log/slog"

	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/domain/alerts"
	"aangan/bff/domain/attachment"
	"aangan/bff/domain/community"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/journal"
	"aangan/bff/domain/leaving"
	"aangan/bff/domain/letters"
	"aangan/bff/domain/library"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/meeting"
	"aangan/bff/domain/membership"
	"aangan/bff/domain/outreach"
	"aangan/bff/domain/portfolio"
	"aangan/bff/domain/reminders"
	"aangan/bff/domain/roster"
	"aangan/bff/domain/scheduling"
	"aangan/bff/domain/tasks"
	"aangan/bff/internal/config"
	"aangan/bff/internal/jobs"
	"aangan/bff/internal/logs"
	"aangan/bff/internal/mail"
)

// desk is where letters are written and tasks are handed out: everybody who has some, the books of all kinds, and the queue
// for both.
type desk struct {
	book      *letters.Book
	tasks     *tasks.Book
	queue     *jobs.Queue
	identity  *identity.Service
	outreach  *outreach.Service
	reminders *reminders.Service
	leaving   *leaving.Service
	meeting   *meeting.Service
	alerts    *alerts.Service
	// files is nil where only letters are looked at.
	files *attachment.Service
	// roster is here because what it tells coaches and their clients is letters and tasks.
	roster *roster.Service
	// portfolio is nil with files: pictures lie beside them.
	portfolio *portfolio.Service
	// scheduling is here because leaving ends sessions.
	scheduling *scheduling.Service
	// library and journal are here because the journal is in the file that a member takes along.
	library *library.Service
	journal *journal.Service
	// membership is here because leaving ends what somebody pays.
	membership *membership.Service
	// community is here because what somebody wrote in it is, too.
	community *community.Service
}

// newDesk joins them. Waker is told whose screens have something new once a task or a letter is done. A nil pool and no waker
// are enough for looking at the letters; without a logger nobody is told of pages that do not open.
func newDesk(c config.Config, pool *pgxpool.Pool, waker mailbox.Waker, logger *slog.Logger) (*desk, error) {
	places := letters.Places{
		Site: c.URLs[config.Site], Member: c.URLs[config.Member], Coach: c.URLs[config.Coach], Team: c.TeamEmail,
	}
	d := &desk{book: letters.NewBook(), tasks: tasks.NewBook()}
	var err error
	if d.queue, err = jobs.NewQueue(d.book, d.tasks); err != nil {
		return nil, err
	}
	d.identity = identity.New(pool, nil, identity.Office{
		Letters: d.queue, Places: places, Wake: mailbox.WakeMembers(waker), WakeCoaches: mailbox.WakeCoaches(waker),
		Keys: c.DataKeys, AdministratorsNeedFactor: c.AdministratorsNeedFactor,
	})
	d.book.Add(d.identity.Letters()...)
	d.book.Add(d.identity.CoachLetters()...)
	d.tasks.AddEvery(d.identity.Periodic()...)
	d.outreach = outreach.New(pool, d.queue, waker, places)
	d.book.Add(d.outreach.Letters()...)
	d.reminders = reminders.New(pool, d.queue, places, waker)
	d.book.Add(d.reminders.Letters()...)
	d.tasks.Add(d.reminders.Tasks()...)
	from, err := mail.ParseFrom(c.MailFrom)
	if err != nil {
		return nil, err
	}
	d.meeting = meeting.New(meeting.Options{Pool: pool, Queue: d.queue, Waker: waker, Places: places, From: from.Address})
	d.book.Add(d.meeting.Letters()...)
	d.tasks.Add(d.meeting.Tasks()...)
	d.tasks.AddEvery(d.meeting.Periodic()...)
	d.roster = roster.New(roster.Options{Pool: pool, Queue: d.queue, Waker: waker, Places: places, Invitations: d.identity})
	d.book.Add(d.roster.Letters()...)
	d.tasks.Add(d.roster.Tasks()...)
	d.tasks.AddEvery(d.roster.Periodic()...)
	d.alerts = alerts.New(alerts.Options{Pool: pool, Queue: d.queue, Places: places})
	d.book.Add(d.alerts.Letters()...)
	d.tasks.Add(d.alerts.Tasks()...)
	d.scheduling = scheduling.New(pool, waker, scheduling.Rooms(c.VideoRooms), d.meeting.Told)
	d.tasks.Add(d.scheduling.Tasks()...)
	if d.library, err = library.New(pool); err != nil {
		return nil, err
	}
	d.journal = journal.New(journal.Options{Pool: pool, Keys: c.DataKeys, Pieces: d.library, Logger: logger})
	d.tasks.AddEvery(d.journal.Periodic()...)
	d.community = community.New(community.Options{Pool: pool, Waker: waker})
	d.membership = newMembership(c, pool, d.queue, waker, places, logger)
	d.book.Add(d.membership.Letters()...)
	d.tasks.Add(d.membership.Tasks()...)
	leave := leaving.Options{
		Pool: pool, Queue: d.queue, Waker: waker, Places: places, Left: d.scheduling.MemberLeft, Journal: d.journal, Community: d.community,
		Payments: d.membership,
	}
	if pool != nil {
		blobs, err := openFiles(c)
		if err != nil {
			return nil, err
		}
		d.files = attachment.New(pool, blobs, d.queue)
		d.tasks.AddEvery(d.files.Periodic()...)
		d.portfolio = portfolio.New(portfolio.Options{Pool: pool, Blobs: blobs, Queue: d.queue, Waker: waker})
		d.tasks.AddEvery(d.portfolio.Periodic()...)
		leave.Files = d.files
	}
	d.leaving = leaving.New(leave)
	d.book.Add(d.leaving.Letters()...)
	d.tasks.Add(d.leaving.Tasks()...)
	d.tasks.AddEvery(d.leaving.Periodic()...)
	return d, nil
}

// hire makes the workers, which serve starts and stops. A house without them asks for jobs and leaves them to others.
func (h *house) hire() error {
	sender, err := newSender(h.config)
	if err != nil {
		return err
	}
	h.workers, err = jobs.NewWorkers(jobs.Options{
		Pool: h.pool, Book: h.desk.book, Tasks: h.desk.tasks, Sender: sender, Logger: h.logger, Grace: h.config.Grace,
	})
	return err
}

// newSender makes what letters are handed to.
func newSender(c config.Config) (jobs.Sender, error) {
	if c.SMTP != nil {
		return mail.NewSMTP(*c.SMTP, c.MailFrom)
	}
	return mail.NewFolder(c.MailDir(), c.MailFrom)
}

// work lets the workers begin, if there are any. When ctx is cancelled they take no more jobs, while requests in flight are
// still being answered; ended waits until the jobs that they had begun are done.
func (h *house) work(ctx context.Context) (ended func() error, err error) {
	if h.workers == nil {
		return func() error { return nil }, nil
	}
	if err := h.workers.Start(ctx); err != nil {
		return nil, err
	}
	// A server that fails ends the house as a signal does.
	ctx, stop := context.WithCancel(ctx)
	stopped := make(chan error, 1)
	go func() {
		<-ctx.Done()
		stopped <- h.workers.Stop()
	}()
	return func() error {
		stop()
		return <-stopped
	}, nil
}

// workOnly is the command that only works jobs: beside processes of one app each, which only ask for them.
func workOnly(ctx context.Context, p program, _ []string) error {
	if err := p.needsDatabase(); err != nil {
		return err
	}
	logger, flush := logs.New(p.stderr, logs.Options{Level: p.config.LogLevel, JSON: p.config.Production})
	defer flush()
	pool, err := openPool(ctx, p.config, p.config.DatabaseURL)
	if err != nil {
		return err
	}
	defer pool.Close()
	h, err := newHouse(p.config, pool, logger)
	if err != nil {
		return err
	}
	if err := h.hire(); err != nil {
		return err
	}
	ended, err := h.work(ctx)
	if err != nil {
		return err
	}
	// What jobs have for people's screens is told to the processes that hold their streams.
	behind, stopBehind := context.WithCancel(context.WithoutCancel(ctx))
	hubEnded := make(chan struct{})
	go func() {
		defer close(hubEnded)
		h.hub.Run(behind)
	}()
	p.say("Working jobs. %s", p.mailGoesTo())
	<-ctx.Done()
	err = ended()
	stopBehind()
	<-hubEnded
	return err
}

// mailGoesTo says where letters end up.
func (p program) mailGoesTo() string {
	if p.config.SMTP != nil {
		return fmt.Sprintf("Mail goes to the server at %s.", p.config.SMTP.Host)
	}
	return fmt.Sprintf("Mail is written into %s.", p.short(p.config.MailDir()))
}
