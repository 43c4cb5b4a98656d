package main

import (
	"context"
	"fmt"
	"log/slog"

	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/domain/alerts"
	"aangan/bff/domain/attachment"
	"aangan/bff/domain/coachadmin"
	"aangan/bff/domain/coachprofile"
	"aangan/bff/domain/community"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/journal"
	"aangan/bff/domain/library"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/membership"
	"aangan/bff/domain/reminders"
	"aangan/bff/domain/scheduling"
	"aangan/bff/domain/sessionnotify"
	"aangan/bff/domain/tasks"
	"aangan/bff/domain/userdata"
	"aangan/bff/domain/visitors"
	"aangan/bff/internal/config"
	"aangan/bff/internal/jobs"
	"aangan/bff/internal/logs"
	"aangan/bff/internal/mail"
)

// background is where letters are written and tasks are handed out: everybody who has some, the books of all kinds, and the queue
// for both.
type background struct {
	book      *emails.Registry
	tasks     *tasks.Registry
	queue     *jobs.Queue
	identity  *identity.Service
	outreach  *visitors.Service
	reminders *reminders.Service
	leaving   *userdata.Service
	meeting   *sessionnotify.Service
	alerts    *alerts.Service
	// files is nil where only letters are looked at.
	files *attachment.Service
	// roster is here because what it tells coaches and their clients is letters and tasks.
	roster *coachadmin.Service
	// portfolio is nil with files: pictures lie beside them.
	portfolio *coachprofile.Service
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

// newBackground joins them. Waker is told whose screens have something new once a task or a letter is done. A nil pool and no waker
// are enough for looking at the letters; without a logger nobody is told of pages that do not open.
func newBackground(c config.Config, pool *pgxpool.Pool, waker mailbox.Waker, logger *slog.Logger) (*background, error) {
	places := emails.Links{
		Site: c.URLs[config.Site], Member: c.URLs[config.Member], Coach: c.URLs[config.Coach], Team: c.TeamEmail,
	}
	d := &background{book: emails.NewRegistry(), tasks: tasks.NewRegistry()}
	var err error
	if d.queue, err = jobs.NewQueue(d.book, d.tasks); err != nil {
		return nil, err
	}
	d.identity = identity.New(pool, nil, identity.Options{
		Letters: d.queue, Links: places, Wake: mailbox.WakeMembers(waker), WakeCoaches: mailbox.WakeCoaches(waker),
		Keys: c.DataKeys, AdministratorsNeedFactor: c.AdministratorsNeedFactor,
	})
	d.book.Add(d.identity.Emails()...)
	d.book.Add(d.identity.CoachEmails()...)
	d.tasks.AddPeriodic(d.identity.Periodic()...)
	d.outreach = visitors.New(pool, d.queue, waker, places)
	d.book.Add(d.outreach.Emails()...)
	d.reminders = reminders.New(pool, d.queue, places, waker)
	d.book.Add(d.reminders.Emails()...)
	d.tasks.Add(d.reminders.Tasks()...)
	from, err := mail.ParseFrom(c.MailFrom)
	if err != nil {
		return nil, err
	}
	d.meeting = sessionnotify.New(sessionnotify.Options{Pool: pool, Queue: d.queue, Waker: waker, Links: places, From: from.Address})
	d.book.Add(d.meeting.Emails()...)
	d.tasks.Add(d.meeting.Tasks()...)
	d.tasks.AddPeriodic(d.meeting.Periodic()...)
	d.roster = coachadmin.New(coachadmin.Options{Pool: pool, Queue: d.queue, Waker: waker, Links: places, Invitations: d.identity})
	d.book.Add(d.roster.Emails()...)
	d.tasks.Add(d.roster.Tasks()...)
	d.tasks.AddPeriodic(d.roster.Periodic()...)
	d.alerts = alerts.New(alerts.Options{Pool: pool, Queue: d.queue, Links: places})
	d.book.Add(d.alerts.Emails()...)
	d.tasks.Add(d.alerts.Tasks()...)
	d.scheduling = scheduling.New(pool, waker, scheduling.RoomURL(c.VideoRooms), d.meeting.Told)
	d.tasks.Add(d.scheduling.Tasks()...)
	if d.library, err = library.New(pool); err != nil {
		return nil, err
	}
	d.journal = journal.New(journal.Options{Pool: pool, Keys: c.DataKeys, Pieces: d.library, Logger: logger})
	d.tasks.AddPeriodic(d.journal.Periodic()...)
	d.community = community.New(community.Options{Pool: pool, Waker: waker})
	d.membership = newMembership(c, pool, d.queue, waker, places, logger)
	d.book.Add(d.membership.Emails()...)
	d.tasks.Add(d.membership.Tasks()...)
	leave := userdata.Options{
		Pool: pool, Queue: d.queue, Waker: waker, Links: places, OnLeave: d.scheduling.MemberLeft, Journal: d.journal, Community: d.community,
		Payments: d.membership,
	}
	if pool != nil {
		blobs, err := openFiles(c)
		if err != nil {
			return nil, err
		}
		d.files = attachment.New(pool, blobs, d.queue)
		d.tasks.AddPeriodic(d.files.Periodic()...)
		d.portfolio = coachprofile.New(coachprofile.Options{Pool: pool, Blobs: blobs, Queue: d.queue, Waker: waker})
		d.tasks.AddPeriodic(d.portfolio.Periodic()...)
		leave.Files = d.files
	}
	d.leaving = userdata.New(leave)
	d.book.Add(d.leaving.Emails()...)
	d.tasks.Add(d.leaving.Tasks()...)
	d.tasks.AddPeriodic(d.leaving.Periodic()...)
	return d, nil
}

// makeWorkers makes the workers, which serve starts and stops. A house without them asks for jobs and leaves them to others.
func (h *backend) makeWorkers() error {
	sender, err := newSender(h.config)
	if err != nil {
		return err
	}
	h.workers, err = jobs.NewWorkers(jobs.Options{
		Pool: h.pool, Book: h.background.book, Tasks: h.background.tasks, Sender: sender, Logger: h.logger, Grace: h.config.Grace,
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

// startWorkers lets the workers begin, if there are any. When ctx is cancelled they take no more jobs, while requests in flight are
// still being answered; ended waits until the jobs that they had begun are done.
func (h *backend) startWorkers(ctx context.Context) (ended func() error, err error) {
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
	h, err := newBackend(p.config, pool, logger)
	if err != nil {
		return err
	}
	if err := h.makeWorkers(); err != nil {
		return err
	}
	ended, err := h.startWorkers(ctx)
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
