package app

import (
	"context"
	"errors"
	"net/http"
	"os"
	"sync"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/internal/config"
	"aangan/bff/internal/httpserver"
	"aangan/bff/internal/jobs"
	"aangan/bff/internal/mail"
	"aangan/bff/internal/memlimit"
	"aangan/bff/internal/request"
	"aangan/bff/internal/static"
	"aangan/bff/member"
	"aangan/db/migrate"
)

// Handler returns everything that one app serves: its API, its pages, and its health checks. Pages may be nil.
func (a *App) Handler(name config.App, pages http.Handler, health *httpserver.Health) http.Handler {
	var guests []httpserver.Guest
	if name == config.Member {
		guests = member.Guests(a.config.URLs[config.Site])
	}
	return httpserver.Handler(httpserver.Options{
		Name: string(name), URL: a.config.URLs[name], Production: a.config.Production, API: a.APIs[name], Pages: pages,
		Guests: guests, Logger: a.logger, Proxies: a.config.Proxies, Health: health,
	})
}

// NewServer returns the server of one app with the pages that are built into the program. built is false without pages.
func (a *App) NewServer(name config.App) (server *httpserver.Server, built bool, err error) {
	urls := map[copy.App]string{}
	for app, url := range a.config.URLs {
		urls[copy.App(app)] = url
	}
	api, payments := a.APIs[name], a.config.Stripe
	pages, err := static.New(static.Options{
		App: copy.App(name), Files: static.Embedded(), URLs: urls,
		Session: api.Session, Administrator: api.Administrator, Elsewhere: api.Elsewhere,
		Payment: &static.PaymentOrigins{Scripts: payments.ScriptOrigins, Frames: payments.FrameOrigins, Connects: payments.ConnectOrigins},
		Fail:    func(r *http.Request, cause error) { request.Fail(r.Context(), cause) },
	})
	if err != nil {
		return nil, false, err
	}
	health := httpserver.NewHealth(a.ready)
	return &httpserver.Server{Name: string(name), Health: health, Handler: a.Handler(name, pages, health)}, pages.Built(), nil
}

var errOldSchema = errors.New("the database lacks migrations of this version")

// ready returns an error if the database cannot be reached or is not at this version's schema.
func (a *App) ready(ctx context.Context) error {
	current, err := migrate.Current(ctx, a.pool)
	if err == nil && !current {
		err = errOldSchema
	}
	return err
}

// NewWorkers returns the workers of this process, which Serve or Run starts and stops.
func (a *App) NewWorkers() (*jobs.Workers, error) {
	sender, err := newSender(a.config)
	if err != nil {
		return nil, err
	}
	return jobs.NewWorkers(jobs.Options{
		Pool: a.pool, Book: a.Emails, Tasks: a.Tasks, Sender: sender, Logger: a.logger, Grace: a.config.Grace,
	})
}

func newSender(c config.Config) (jobs.Sender, error) {
	if c.SMTP != nil {
		return mail.NewSMTP(*c.SMTP, c.MailFrom)
	}
	return mail.NewFolder(c.MailDir(), c.MailFrom)
}

// closeTimeout bounds the wait for companions' replies and for the last bytes of streams at shutdown.
const closeTimeout = 2 * time.Second

// Serve runs the servers, which already listen, until ctx is cancelled; then it stops everything in order. Workers may
// be nil: then this process only enqueues jobs. The pool must stay open until Serve returns.
func (a *App) Serve(ctx context.Context, servers []*httpserver.Server, workers *jobs.Workers) error {
	memlimit.Set(os.Getenv)
	return a.run(ctx, workers, func() error {
		err := (&httpserver.Run{
			Servers: servers, Logger: a.logger, Drain: a.config.Drain, Grace: a.config.Grace, CloseStreams: a.Hub.CloseStreams,
		}).Serve(ctx)
		closing, cancel := context.WithTimeout(context.WithoutCancel(ctx), closeTimeout)
		defer cancel()
		a.Companions.Finish(closing)
		a.Risk.Finish(closing)
		_ = a.Hub.WaitClosed(closing) // A slow client loses its last bytes; it reconnects and resumes.
		return err
	})
}

// Work runs the workers without servers until ctx is cancelled.
func (a *App) Work(ctx context.Context, workers *jobs.Workers) error {
	return a.run(ctx, workers, func() error {
		<-ctx.Done()
		return nil
	})
}

// run starts the workers and the loops that requests and jobs depend on, calls serve, and stops all of it when serve
// returns. Workers take no new job once ctx is cancelled, while serve still answers requests in flight.
func (a *App) run(ctx context.Context, workers *jobs.Workers, serve func() error) error {
	workersDone := make(chan error, 1)
	workersCtx, stopWorkers := context.WithCancel(ctx)
	defer stopWorkers()
	if workers == nil {
		workersDone <- nil
	} else {
		if err := workers.Start(workersCtx); err != nil {
			return err
		}
		go func() {
			<-workersCtx.Done()
			workersDone <- workers.Stop()
		}()
	}
	// Requests in flight and running jobs still wake streams, so the loops outlive ctx.
	loopsCtx, stopLoops := context.WithCancel(context.WithoutCancel(ctx))
	var loops sync.WaitGroup
	loops.Go(func() { a.Hub.Run(loopsCtx) })
	loops.Go(func() { a.Visitors.Run(loopsCtx, a.logger) })
	err := serve()
	stopWorkers()
	err = errors.Join(err, <-workersDone)
	stopLoops()
	loops.Wait()
	return err
}
