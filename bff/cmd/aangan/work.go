package main

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/domain/letters"
	"aangan/bff/domain/outreach"
	"aangan/bff/internal/config"
	"aangan/bff/internal/jobs"
	"aangan/bff/internal/logs"
	"aangan/bff/internal/mail"
)

// desk is where letters are written: everybody who writes some, and the book of all kinds.
type desk struct {
	book     *letters.Book
	outreach *outreach.Service
}

// newDesk joins them. A nil pool is enough for looking at the letters.
func newDesk(c config.Config, pool *pgxpool.Pool) (*desk, error) {
	places := letters.Places{
		Site: c.URLs[config.Site], Member: c.URLs[config.Member], Coach: c.URLs[config.Coach], Team: c.TeamEmail,
	}
	book := letters.NewBook()
	queue, err := jobs.NewQueue(book)
	if err != nil {
		return nil, err
	}
	d := &desk{book: book, outreach: outreach.New(pool, queue, places)}
	book.Add(d.outreach.Letters()...)
	return d, nil
}

// hire makes the workers, which serve starts and stops. A house without them asks for jobs and leaves them to others.
func (h *house) hire() error {
	sender, err := newSender(h.config)
	if err != nil {
		return err
	}
	h.workers, err = jobs.NewWorkers(jobs.Options{
		Pool: h.pool, Book: h.desk.book, Sender: sender, Logger: h.logger, Grace: h.config.Grace,
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
	p.say("Working jobs. %s", p.mailGoesTo())
	<-ctx.Done()
	return ended()
}

// mailGoesTo says where letters end up.
func (p program) mailGoesTo() string {
	if p.config.SMTP != nil {
		return fmt.Sprintf("Mail goes to the server at %s.", p.config.SMTP.Host)
	}
	return fmt.Sprintf("Mail is written into %s.", p.short(p.config.MailDir()))
}
