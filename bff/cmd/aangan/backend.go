package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"os"
	"slices"
	"strconv"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/coach"
	"aangan/bff/domain/audit"
	"aangan/bff/domain/casework"
	"aangan/bff/domain/coaching"
	"aangan/bff/domain/companion"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/goals"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"
	"aangan/bff/domain/notification"
	"aangan/bff/domain/ops"
	"aangan/bff/domain/profile"
	"aangan/bff/domain/replytime"
	"aangan/bff/domain/tasks"
	"aangan/bff/internal/config"
	"aangan/bff/internal/httpserver"
	"aangan/bff/internal/jobs"
	"aangan/bff/internal/live"
	"aangan/bff/internal/memlimit"
	"aangan/bff/internal/oidc"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
	"aangan/bff/internal/request"
	"aangan/bff/internal/static"
	"aangan/bff/member"
	"aangan/bff/member/provider"
	"aangan/bff/site"
	"aangan/db/connect"
	"aangan/db/migrate"
)

// backend is everything that serves, joined together on one database.
type backend struct {
	config     config.Config
	logger     *slog.Logger
	pool       *pgxpool.Pool
	hub        *live.Hub
	identity   *identity.Service
	mailbox    *mailbox.Service
	background *background
	// companions make answers of their own time: they are ended after the servers.
	companions *companion.Service
	apis       map[config.App]realm.AnyAPI
	// workers do the jobs; nil in a process that only asks for them.
	workers *jobs.Workers
}

// newBackend joins the services. The pool stays the caller's to close.
func newBackend(c config.Config, pool *pgxpool.Pool, logger *slog.Logger) (*backend, error) {
	h := &backend{
		config: c, logger: logger, pool: pool,
		mailbox: mailbox.New(pool),
	}
	h.hub = live.New(live.Options{Source: h.mailbox, Pool: pool, Logger: logger})
	var err error
	if h.background, err = newBackground(c, pool, h.hub, logger); err != nil {
		return nil, err
	}
	h.identity = h.background.identity
	h.background.tasks.AddPeriodic(h.housekeeping()...)
	limits := &ratelimit.Limits{Client: c.Proxies.Client, Scale: c.LimitScale()}
	chosen := coaching.New(pool, h.hub, h.background.scheduling.CoachLeft)
	chosen.Tell(h.background.alerts)
	chosen.Rest(h.background.scheduling.CoachAbsent)
	h.background.roster.Use(chosen, h.background.portfolio)
	h.companions = companion.New(h.companionOptions())
	notices := notification.New(pool, h.hub, h.background.queue)
	plans := h.background.membership
	h.background.tasks.Add(notices.Tasks()...)
	h.background.tasks.AddPeriodic(slices.Concat(notices.Periodic(), plans.Periodic(), h.companions.Periodic())...)
	promises := replytime.New(h.background.scheduling)
	messages := messaging.New(messaging.Options{
		Pool: pool, Waker: h.hub, Hints: h.hub, Queue: h.background.queue, Attachments: h.background.files, ReplyTime: promises,
		CoachWrote: []messaging.OnCoachMessage{h.background.reminders.CoachWrote, func(ctx context.Context, tx pgx.Tx, written messaging.Written) error {
			return notices.CoachWrote(ctx, tx, written.Member)
		}},
		Flagged: []messaging.OnFlagged{func(ctx context.Context, tx pgx.Tx, flagged messaging.Flagged) error {
			return h.background.alerts.Flagged(ctx, tx, flagged.Conversation)
		}},
	})
	h.background.tasks.Add(messages.Tasks()...)
	h.background.tasks.AddPeriodic(messages.Periodic()...)
	notes := casework.New(casework.Options{Pool: pool, Keys: c.DataKeys, Logger: logger})
	h.background.tasks.AddPeriodic(notes.Periodic()...)
	agreed := goals.New(goals.Options{Pool: pool, Waker: h.hub, Flags: messages})
	h.apis = map[config.App]realm.AnyAPI{
		config.Site: site.New(site.Deps{Visitors: h.background.outreach, Coaching: chosen, CoachProfile: h.background.portfolio, Limits: limits}),
		config.Member: member.New(member.Deps{
			Identity: h.identity, Coaching: chosen, Messaging: messages, Attachments: h.background.files, Profile: profile.New(pool, h.identity, h.hub), Reminders: h.background.reminders,
			Notifications: notices, Membership: plans, CoachProfile: h.background.portfolio, UserData: h.background.leaving, Scheduling: h.background.scheduling, SessionNotify: h.background.meeting, Companions: h.companions, Community: h.background.community, Library: h.background.library, Journal: h.background.journal, Goals: agreed, Provider: h.provider(), Live: h.hub, Limits: limits,
		}),
		config.Coach: coach.New(coach.Deps{Identity: h.identity, CoachProfile: h.background.portfolio, Coaching: chosen, ReplyTime: promises, Casework: notes, Goals: agreed, Messaging: messages, Attachments: h.background.files, Scheduling: h.background.scheduling, SessionNotify: h.background.meeting, Community: h.background.community, Audit: audit.New(pool), Membership: plans, Visitors: h.background.outreach, Ops: h.upkeep(), CoachAdmin: h.background.roster, Live: h.hub, Limits: limits}),
	}
	joined := map[string]realm.AnyAPI{}
	for app, api := range h.apis {
		joined[c.URLs[app]] = api
	}
	realm.Join(joined)
	return h, nil
}

// provider is who lets members in besides ourselves, or nil. Nothing is asked of it yet.
func (h *backend) provider() *oidc.Provider {
	if h.config.Provider == nil {
		return nil
	}
	return oidc.New(*h.config.Provider, h.config.URLs[config.Member]+provider.CallbackPath, oidc.Options{})
}

var errBehind = errors.New("the database lacks migrations of this version")

// ready is what /readyz asks.
func (h *backend) ready(ctx context.Context) error {
	current, err := migrate.Current(ctx, h.pool)
	if err == nil && !current {
		err = errBehind
	}
	return err
}

// upkeep is what administrators see of how the house does.
func (h *backend) upkeep() *ops.Service {
	return ops.New(h.pool, h.background.queue, func(ctx context.Context) (bool, error) { return migrate.Current(ctx, h.pool) })
}

// server makes one app's server: its API, its pages, and the frame around both. Built is false when the binary holds no
// pages for it.
func (h *backend) server(app config.App) (s *httpserver.Server, built bool, err error) {
	urls := map[copy.App]string{}
	for name, url := range h.config.URLs {
		urls[copy.App(name)] = url
	}
	surface := h.apis[app]
	pages, err := static.New(static.Options{
		App: copy.App(app), Files: static.Embedded(), URLs: urls, Session: surface.Session, Administrator: surface.Administrator, Elsewhere: surface.Elsewhere,
		Payment: paymentOrigins(h.config.Stripe),
		Fail:    func(r *http.Request, cause error) { request.Fail(r.Context(), cause) },
	})
	if err != nil {
		return nil, false, err
	}
	var guests []httpserver.Guest
	if app == config.Member {
		guests = member.Guests(h.config.URLs[config.Site])
	}
	health := httpserver.NewHealth(h.ready)
	return &httpserver.Server{
		Name: string(app), Health: health,
		Handler: httpserver.Handler(httpserver.Options{
			Name: string(app), URL: h.config.URLs[app], Production: h.config.Production,
			API: surface, Pages: pages, Guests: guests, Logger: h.logger, Proxies: h.config.Proxies, Health: health,
		}),
	}, pages.Built(), nil
}

// serve runs the servers, which listen already, until ctx is cancelled; then it ends everything in order. The database is
// still there when it returns.
func (h *backend) serve(ctx context.Context, servers []*httpserver.Server) error {
	memlimit.Set(os.Getenv)
	workersEnded, err := h.startWorkers(ctx)
	if err != nil {
		return err
	}
	// The hub and what is written behind requests outlive the cancellation: requests in flight still call people.
	behind, stopBehind := context.WithCancel(context.WithoutCancel(ctx))
	var parts sync.WaitGroup
	parts.Go(func() { h.hub.Run(behind) })
	parts.Go(func() { h.background.outreach.Run(behind, h.logger) })
	err = (&httpserver.Run{
		Servers: servers, Logger: h.logger, Drain: h.config.Drain, Grace: h.config.Grace, CloseStreams: h.hub.CloseStreams,
	}).Serve(ctx)
	gone, cancel := context.WithTimeout(behind, 2*time.Second)
	h.companions.Finish(gone)
	_ = h.hub.WaitClosed(gone) // A client that takes its last bytes slowly loses them; it comes back and resumes.
	cancel()
	stopBehind()
	parts.Wait()
	return errors.Join(err, workersEnded())
}

const (
	// keepEvery is how often the house is tidied.
	keepEvery = time.Hour
	// keepEvents is how long a stream may be away and still resume; after that it asks for everything again.
	keepEvents = 7 * 24 * time.Hour
)

// housekeeping is what is tidied up now and then: sessions that are over, and events that nobody will ask for.
func (h *backend) housekeeping() []tasks.PeriodicTask {
	return []tasks.PeriodicTask{
		{Kind: "delete-expired-sign-ins", Interval: keepEvery, Run: func(ctx context.Context) error {
			_, err := h.identity.DeleteExpired(ctx)
			return err
		}},
		{Kind: "delete-pending-identities", Interval: identity.PendingLifetime, Run: func(ctx context.Context) error {
			_, err := h.identity.DeleteExpiredPending(ctx)
			return err
		}},
		{Kind: "prune-live-events", Interval: keepEvery, Run: func(ctx context.Context) error {
			_, err := h.mailbox.Prune(ctx, time.Now().Add(-keepEvents))
			return err
		}},
	}
}

// openPool connects to the database at url. It waits a little for one that is just starting.
func openPool(ctx context.Context, c config.Config, url string) (*pgxpool.Pool, error) {
	settings, err := pgxpool.ParseConfig(url)
	if err != nil {
		// The reason quotes the address, which may hold a password.
		return nil, errors.New("DATABASE_URL is not an address of Postgres, such as postgres://user:password@host:5432/aangan")
	}
	settings.MaxConns = c.PoolSize
	settings.MinIdleConns = 2
	connect.Configure(settings)
	if settings.ConnConfig.RuntimeParams["application_name"] == "" {
		settings.ConnConfig.RuntimeParams["application_name"] = "aangan"
	}
	pool, err := pgxpool.NewWithConfig(ctx, settings)
	if err != nil {
		return nil, fmt.Errorf("the database cannot be used: %w", err)
	}
	waiting, cancel := context.WithTimeout(ctx, 15*time.Second)
	defer cancel()
	for {
		if err = pool.Ping(waiting); err == nil {
			return pool, nil
		}
		select {
		case <-waiting.Done():
			pool.Close()
			if ctx.Err() != nil {
				return nil, ctx.Err()
			}
			return nil, fmt.Errorf("the database at %s:%d does not answer: %w",
				settings.ConnConfig.Host, settings.ConnConfig.Port, err)
		case <-time.After(250 * time.Millisecond):
		}
	}
}

// address is where an app listens.
func address(c config.Config, app config.App) string {
	return c.Host + ":" + strconv.Itoa(c.Ports[app])
}
