// Package app builds the product from its settings: every service once, every email, task and periodic task registered,
// and the three APIs on top. The programs in cmd and the tests in apitest use the same New.
package app

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/coach"
	"aangan/bff/domain/alerts"
	"aangan/bff/domain/attachment"
	"aangan/bff/domain/audit"
	"aangan/bff/domain/casework"
	"aangan/bff/domain/checkins"
	"aangan/bff/domain/coachadmin"
	"aangan/bff/domain/coaching"
	"aangan/bff/domain/coachprofile"
	"aangan/bff/domain/community"
	"aangan/bff/domain/companion"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/goals"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/journal"
	"aangan/bff/domain/languagemodel"
	"aangan/bff/domain/library"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/membership"
	"aangan/bff/domain/messaging"
	"aangan/bff/domain/notification"
	"aangan/bff/domain/oncall"
	"aangan/bff/domain/ops"
	"aangan/bff/domain/profile"
	"aangan/bff/domain/push"
	"aangan/bff/domain/reminders"
	"aangan/bff/domain/replytime"
	"aangan/bff/domain/risk"
	"aangan/bff/domain/safetynotes"
	"aangan/bff/domain/scheduling"
	"aangan/bff/domain/sessionnotify"
	"aangan/bff/domain/tasks"
	"aangan/bff/domain/userdata"
	"aangan/bff/domain/visitors"
	"aangan/bff/internal/config"
	"aangan/bff/internal/jobs"
	"aangan/bff/internal/live"
	"aangan/bff/internal/mail"
	"aangan/bff/internal/oidc"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
	"aangan/bff/internal/stripe"
	"aangan/bff/internal/webpush"
	"aangan/bff/member"
	"aangan/bff/member/provider"
	"aangan/bff/site"
	"aangan/db/migrate"
)

// Deps holds the parts that New does not make from the settings. Programs set Pool and Logger. Each of the other
// fields, when set, replaces the part that New would make; tests set them.
type Deps struct {
	// Pool stays the caller's to close. Nil is enough to read the emails, the tasks and the OpenAPI documents.
	Pool *pgxpool.Pool
	// Logger may be nil, which logs nothing.
	Logger *slog.Logger

	Hasher   *identity.Hasher
	Blobs    attachment.Blobs
	Payments membership.Provider
	Provider *oidc.Provider
	Model    languagemodel.Model
	// SecondReader reads texts for signs of a risk.
	SecondReader languagemodel.Model
	Limits       *ratelimit.Limits
	// Links are the origins that emails link to. Nil means the apps' public URLs.
	Links  *emails.Links
	Timing *Timing
}

// Timing holds the waiting times that tests shorten. A zero field means the default of the package that waits.
type Timing struct {
	// Heartbeat and Recheck are those of live.Options.
	Heartbeat time.Duration
	Recheck   int
	// CompanionPause, CompanionBeat and CompanionPoll are Pause, Beat and Poll of companion.Options.
	CompanionPause, CompanionBeat, CompanionPoll time.Duration
}

// App holds the services of one process.
type App struct {
	Emails *emails.Registry
	Tasks  *tasks.Registry
	Queue  *jobs.Queue
	Hub    *live.Hub

	Alerts        *alerts.Service
	Attachments   *attachment.Service
	Audit         *audit.Service
	Casework      *casework.Service
	CoachAdmin    *coachadmin.Service
	Coaching      *coaching.Service
	CoachProfile  *coachprofile.Service
	Community     *community.Service
	Companions    *companion.Service
	Goals         *goals.Service
	Identity      *identity.Service
	Journal       *journal.Service
	CheckIns      *checkins.Service
	SafetyNotes   *safetynotes.Service
	Risk          *risk.Service
	Library       *library.Service
	Mailbox       *mailbox.Service
	Membership    *membership.Service
	Messaging     *messaging.Service
	Notifications *notification.Service
	OnCall        *oncall.Service
	Ops           *ops.Service
	Profile       *profile.Service
	Push          *push.Service
	Reminders     *reminders.Service
	ReplyTime     *replytime.Service
	Scheduling    *scheduling.Service
	SessionNotify *sessionnotify.Service
	UserData      *userdata.Service
	Visitors      *visitors.Service

	// APIs are the operations of each app.
	APIs map[config.App]realm.AnyAPI

	config config.Config
	pool   *pgxpool.Pool
	logger *slog.Logger
}

// New builds all services. It opens no connection and starts nothing: see Serve, Run and NewWorkers. Returns an error
// if a setting cannot be used, such as a folder for files that cannot be created.
func New(c config.Config, d Deps) (*App, error) {
	d, err := d.withDefaults(c)
	if err != nil {
		return nil, err
	}
	from, err := mail.ParseFrom(c.MailFrom)
	if err != nil {
		return nil, err
	}
	a := &App{config: c, pool: d.Pool, logger: d.Logger, Emails: emails.NewRegistry(), Tasks: tasks.NewRegistry()}
	if a.Queue, err = jobs.NewQueue(a.Emails, a.Tasks); err != nil {
		return nil, err
	}
	pool, queue, links, logger := d.Pool, a.Queue, *d.Links, d.Logger

	a.Mailbox = mailbox.New(pool)
	a.Hub = live.New(live.Options{
		Source: a.Mailbox, Pool: pool, Logger: logger, Heartbeat: d.Timing.Heartbeat, Recheck: d.Timing.Recheck,
	})
	a.Audit = audit.New(pool)
	a.Ops = ops.New(pool, queue, func(ctx context.Context) (bool, error) { return migrate.Current(ctx, pool) }, logger)
	files := a.Ops.WatchFiles(d.Blobs)
	a.Identity = identity.New(pool, d.Hasher, identity.Options{
		Letters: queue, Links: links, Wake: mailbox.WakeMembers(a.Hub), WakeCoaches: mailbox.WakeCoaches(a.Hub),
		Keys: c.DataKeys, AdministratorsNeedFactor: c.AdministratorsNeedFactor,
	})
	a.Profile = profile.New(pool, a.Identity, a.Hub)
	a.Visitors = visitors.New(pool, queue, a.Hub, links)
	a.Reminders = reminders.New(pool, queue, links, a.Hub)
	a.Notifications = notification.New(pool, a.Hub, queue)
	a.Push = push.New(push.Options{
		Pool: pool, Queue: queue, Sender: webpush.New(webpush.Settings{Key: c.PushKey, Contact: c.TeamEmail}),
		Hosts: c.PushHosts, Quiet: reminders.QuietUntil, Logger: logger,
	})
	a.OnCall = oncall.New(oncall.Options{Pool: pool, Queue: queue, Waker: a.Hub, Links: links, Fallback: alerts.TeamKind})
	a.Alerts = alerts.New(alerts.Options{Pool: pool, Queue: queue, Links: links, OnCall: a.OnCall})

	a.SessionNotify = sessionnotify.New(sessionnotify.Options{Pool: pool, Queue: queue, Waker: a.Hub, Links: links, From: from.Address})
	a.Scheduling = scheduling.New(pool, a.Hub, scheduling.RoomURL(c.VideoRooms), a.SessionNotify.OnEvent)
	a.Scheduling.SealWith(c.DataKeys, logger)
	a.Scheduling.AcceptMeetings(c.MeetingHosts)
	results := languagemodel.NewResults(pool, logger)
	a.Risk = risk.New(pool, a.Hub, risk.WithResults(results), risk.WithSecondReader(risk.SecondReader{
		Model: d.SecondReader, PerDay: c.ModelBudget.Readings, All: c.ModelReads == config.ReadAll,
	}))
	a.Scheduling.NoteRisk(a.Risk)
	a.ReplyTime = replytime.New(a.Scheduling)

	a.Attachments = attachment.New(pool, files, queue)
	a.CoachProfile = coachprofile.New(coachprofile.Options{Pool: pool, Blobs: files, Queue: queue, Waker: a.Hub})
	a.Coaching = coaching.New(coaching.Options{
		Pool: pool, Waker: a.Hub, Urgent: a.Alerts, WakingHours: a.Scheduling.WakingHours,
		OnCoachLeft:   []coaching.OnCoachLeft{a.Scheduling.CoachLeft},
		OnCoachAbsent: []coaching.OnCoachLeft{a.Scheduling.CoachAbsent},
	})
	a.CoachAdmin = coachadmin.New(coachadmin.Options{
		Pool: pool, Queue: queue, Waker: a.Hub, Links: links, Invitations: a.Identity, Credentials: a.CoachProfile, Coaching: a.Coaching,
	})
	a.Casework = casework.New(casework.Options{Pool: pool, Keys: c.DataKeys, Logger: logger})

	a.Messaging = messaging.New(messaging.Options{
		Pool: pool, Waker: a.Hub, Risk: a.Risk, Hints: a.Hub, Queue: queue, Attachments: a.Attachments, ReplyTime: a.ReplyTime, CrisisNotes: a.Casework,
		AlertTeam: a.Alerts.HandedOver,
		CoachWrote: []messaging.OnCoachMessage{a.Reminders.CoachWrote, func(ctx context.Context, tx pgx.Tx, written messaging.CoachMessage) error {
			return a.Notifications.CoachWrote(ctx, tx, written.Member)
		}},
		Flagged: []messaging.OnFlagged{func(ctx context.Context, tx pgx.Tx, flagged messaging.Flagged) error {
			return a.Alerts.Flagged(ctx, tx, flagged.Conversation)
		}},
		// The task of Flagged does the same within seconds, so a failure here is only logged.
		AfterFlagged: func(ctx context.Context, conversation uuid.UUID) {
			if err := a.Alerts.PassIfUnread(ctx, conversation); err != nil {
				logger.ErrorContext(ctx, "pass a crisis to the people on call", "error", err)
			}
		},
	})
	a.Goals = goals.New(goals.Options{Pool: pool, Waker: a.Hub, Flags: a.Messaging, Risk: a.Risk})
	a.Companions = companion.New(companion.Options{
		Pool: pool, Waker: a.Hub, Queue: queue, Risk: a.Risk, Model: d.Model, Results: results, Logger: logger,
		Exercises: companion.ExercisesToName(),
		Budget:    companion.Budget{Answers: c.ModelBudget.Answers, Tokens: c.ModelBudget.Tokens},
		Pause:     d.Timing.CompanionPause, Beat: d.Timing.CompanionBeat, Poll: d.Timing.CompanionPoll,
	})
	appear := community.RandomDelay
	if !c.CommunityDelays {
		appear = community.NoDelay
	}
	a.Community = community.New(community.Options{Pool: pool, Waker: a.Hub, Risk: a.Risk, Logger: logger, Delay: appear})
	if a.Library, err = library.New(pool); err != nil {
		return nil, err
	}
	a.Journal = journal.New(journal.Options{Pool: pool, Keys: c.DataKeys, Pieces: a.Library, Risk: a.Risk, Logger: logger})

	a.CheckIns = checkins.New(checkins.Options{Pool: pool, Keys: c.DataKeys, Waker: a.Hub, Risk: a.Risk, Logger: logger})
	a.SafetyNotes = safetynotes.New(safetynotes.Options{Pool: pool, Keys: c.DataKeys, Waker: a.Hub, Logger: logger})
	a.Membership = membership.New(membership.Options{
		Pool: pool, Waker: a.Hub, Queue: queue, Links: links, Quiet: reminders.QuietUntil, Logger: logger,
		Provider: d.Payments, Verifier: stripe.NewNotices(c.Stripe.WebhookSecret), Prices: c.Stripe.Prices,
		PublishableKey: c.Stripe.PublishableKey, ScriptURL: c.Stripe.ScriptURL,
		OnFailure: func(ctx context.Context) { a.Ops.Failed(ctx, ops.Payments) },
	})
	a.Ops.Watch(ops.Files, checkFiles(d.Blobs))
	if d.Payments != nil {
		a.Ops.Watch(ops.Payments, func(ctx context.Context, _ bool) error { return membership.CheckProvider(ctx, d.Payments) })
	}
	a.UserData = userdata.New(userdata.Options{
		Pool: pool, Queue: queue, Waker: a.Hub, Links: links, OnLeave: a.Scheduling.MemberLeft,
		Files: a.Attachments, Journal: a.Journal, SafetyNotes: a.SafetyNotes, CheckIns: a.CheckIns, Sessions: a.Scheduling, Community: a.Community, Payments: a.Membership,
	})
	a.register()
	a.buildAPIs(d.Limits, d.Provider)
	return a, nil
}

// register enters the emails, tasks and periodic tasks of every service into the registries. A service has them if it
// has the methods.
func (a *App) register() {
	for _, service := range []any{
		a.Alerts, a.Attachments, a.Audit, a.Casework, a.CheckIns, a.CoachAdmin, a.Coaching, a.CoachProfile, a.Community, a.Companions, a.Goals,
		a.Identity, a.Journal, a.Library, a.Mailbox, a.Membership, a.Messaging, a.Notifications, a.OnCall, a.Ops, a.Profile, a.Push, a.Reminders,
		a.ReplyTime, a.SafetyNotes, a.Scheduling, a.SessionNotify, a.UserData, a.Visitors,
	} {
		if s, ok := service.(interface{ Emails() []emails.Template }); ok {
			a.Emails.Add(s.Emails()...)
		}
		if s, ok := service.(interface{ Tasks() []tasks.Task }); ok {
			a.Tasks.Add(s.Tasks()...)
		}
		if s, ok := service.(interface{ Periodic() []tasks.PeriodicTask }); ok {
			a.Tasks.AddPeriodic(s.Periodic()...)
		}
	}
}

// buildAPIs builds the operations of the three apps and connects them, so that each redirects calls that belong to
// another one.
func (a *App) buildAPIs(limits *ratelimit.Limits, signIn *oidc.Provider) {
	a.APIs = map[config.App]realm.AnyAPI{
		config.Site: site.New(site.Deps{Visitors: a.Visitors, Coaching: a.Coaching, CoachProfile: a.CoachProfile, Scheduling: a.Scheduling, Limits: limits}),
		config.Member: member.New(member.Deps{
			Identity: a.Identity, Coaching: a.Coaching, Messaging: a.Messaging, Attachments: a.Attachments, Profile: a.Profile,
			Reminders: a.Reminders, Notifications: a.Notifications, Push: a.Push, Membership: a.Membership, Scheduling: a.Scheduling,
			UserData: a.UserData, SessionNotify: a.SessionNotify, Companions: a.Companions, Community: a.Community,
			Library: a.Library, Journal: a.Journal, CheckIns: a.CheckIns, CoachProfile: a.CoachProfile, Goals: a.Goals, Risk: a.Risk, SafetyNotes: a.SafetyNotes, Live: a.Hub, Limits: limits,
			Provider: signIn,
		}),
		config.Coach: coach.New(coach.Deps{
			Identity: a.Identity, Coaching: a.Coaching, ReplyTime: a.ReplyTime, Casework: a.Casework, Goals: a.Goals,
			Messaging: a.Messaging, Attachments: a.Attachments, Scheduling: a.Scheduling, SessionNotify: a.SessionNotify,
			Community: a.Community, Audit: a.Audit, Membership: a.Membership, CoachProfile: a.CoachProfile,
			Visitors: a.Visitors, Ops: a.Ops, CoachAdmin: a.CoachAdmin, Alerts: a.Alerts, SafetyNotes: a.SafetyNotes, CheckIns: a.CheckIns, Companions: a.Companions, Live: a.Hub, Limits: limits, OnCall: a.OnCall,
		}),
	}
	byOrigin := map[string]realm.AnyAPI{}
	for name, api := range a.APIs {
		byOrigin[a.config.URLs[name]] = api
	}
	realm.Join(byOrigin)
}

// withDefaults fills the fields that are not set from the settings.
func (d Deps) withDefaults(c config.Config) (Deps, error) {
	if d.Logger == nil {
		d.Logger = slog.New(slog.DiscardHandler)
	}
	if d.Blobs == nil && d.Pool != nil {
		blobs, err := OpenFiles(c)
		if err != nil {
			return d, fmt.Errorf("open the store for files: %w", err)
		}
		d.Blobs = blobs
	}
	if d.Payments == nil {
		d.Payments = NewPaymentProvider(c.Stripe)
	}
	if d.Provider == nil && c.Provider != nil {
		d.Provider = oidc.New(*c.Provider, c.URLs[config.Member]+provider.CallbackPath, oidc.Options{})
	}
	if d.Model == nil && c.Model != nil {
		d.Model = newModel(*c.Model)
	}
	if d.SecondReader == nil && c.Model != nil && c.ModelReads != config.ReadNone {
		d.SecondReader = newSecondReaderModel(*c.Model)
	}
	if d.Limits == nil {
		d.Limits = &ratelimit.Limits{Client: c.Proxies.Client, Scale: c.LimitScale()}
	}
	if d.Links == nil {
		d.Links = &emails.Links{
			Site: c.URLs[config.Site], Member: c.URLs[config.Member], Coach: c.URLs[config.Coach], Team: c.TeamEmail,
		}
	}
	if d.Timing == nil {
		d.Timing = &Timing{CompanionPause: companionPause, CompanionBeat: companionBeat}
	}
	return d, nil
}
