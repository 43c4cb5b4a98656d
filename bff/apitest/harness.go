// Package apitest runs the three BFFs as they run in production, on a real database and real connections, for the tests
// of their operations.
package apitest

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/coach"
	"aangan/bff/domain/alerts"
	"aangan/bff/domain/attachment"
	"aangan/bff/domain/audit"
	"aangan/bff/domain/casework"
	"aangan/bff/domain/coachadmin"
	"aangan/bff/domain/coaching"
	"aangan/bff/domain/coachprofile"
	"aangan/bff/domain/community"
	"aangan/bff/domain/companion"
	"aangan/bff/domain/goals"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/journal"
	"aangan/bff/domain/library"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/membership"
	"aangan/bff/domain/messaging"
	"aangan/bff/domain/notification"
	"aangan/bff/domain/ops"
	"aangan/bff/domain/profile"
	"aangan/bff/domain/reminders"
	"aangan/bff/domain/replytime"
	"aangan/bff/domain/scheduling"
	"aangan/bff/domain/sessionnotify"
	"aangan/bff/domain/userdata"
	"aangan/bff/domain/visitors"
	"aangan/bff/internal/httpserver"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/bff/internal/live"
	"aangan/bff/internal/oidc"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
	"aangan/bff/internal/stripe"
	"aangan/bff/member"
	"aangan/bff/site"
	"aangan/db/dbtest"
	"aangan/db/migrate"
	"aangan/db/store"
)

// WebhookSecret is by what the payment provider proves in a test that it is who tells something.
const WebhookSecret = "whsec_house"

// Password is what everybody in a test signs in with.
const Password = "Namaste123"

// Harness is the three BFFs over one database of their own.
type Harness struct {
	Pool          *pgxpool.Pool
	Identity      *identity.Service
	Coaching      *coaching.Service
	Messaging     *messaging.Service
	Visitors      *visitors.Service
	Reminders     *reminders.Service
	Notifications *notification.Service
	Membership    *membership.Service
	UserData      *userdata.Service
	SessionNotify *sessionnotify.Service
	Scheduling    *scheduling.Service
	Attachments   *attachment.Service
	CoachProfile  *coachprofile.Service
	CoachAdmin    *coachadmin.Service
	// FilesDir is where the files lie that people send, unless WithBlobs said otherwise.
	FilesDir   string
	Companions *companion.Service
	Community  *community.Service
	ReplyTime  *replytime.Service
	Alerts     *alerts.Service
	Library    *library.Service
	Journal    *journal.Service
	Casework   *casework.Service
	Goals      *goals.Service
	Ops        *ops.Service
	// Post takes the letters that the house writes; Post.Deliver sends them and says what they were.
	Post *jobstest.Post
	// Site, Member and Coach are the origins of the BFFs.
	Site, Member, Coach string
	// APIs are the operations behind the origins, in the same order.
	APIs []Surface
	// Log is everything that the BFFs logged.
	Log *Log
	hub *live.Hub
}

// Surface is one BFF's API with the origin that it is served at.
type Surface struct {
	realm.AnyAPI
	Name, Origin string
	// Cookie is the realm's session cookie; empty for the site.
	Cookie realm.Cookie
}

// Option changes how a house is built.
type Option func(*options)

type options struct {
	limits   *ratelimit.Limits
	provider func(member string) *oidc.Provider
	model    companion.Model
	blobs    attachment.Blobs
	payments membership.Provider

	administratorsNeedFactor bool
}

// WithLimits switches the rate limits on, which tests otherwise run without.
func WithLimits(limits *ratelimit.Limits) Option { return func(o *options) { o.limits = limits } }

// WithProvider lets members in through a provider of sign-ins; it is made once the origin of the member BFF is known.
func WithProvider(provider func(member string) *oidc.Provider) Option {
	return func(o *options) { o.provider = provider }
}

// WithModel has companions answer through a model.
func WithModel(model companion.Model) Option { return func(o *options) { o.model = model } }

// WithPayments has members pay through a provider; without one nobody can.
func WithPayments(provider membership.Provider) Option {
	return func(o *options) { o.payments = provider }
}

// WithSecondFactors has administrators need a second factor, as in production.
func WithSecondFactors() Option { return func(o *options) { o.administratorsNeedFactor = true } }

// WithBlobs keeps the files that people send in another place than a folder of the test's.
func WithBlobs(blobs attachment.Blobs) Option { return func(o *options) { o.blobs = blobs } }

// New builds a house on a fresh database. Everything stops with the test.
func New(t testing.TB, opts ...Option) *Harness {
	t.Helper()
	o := options{provider: func(string) *oidc.Provider { return nil }}
	for _, opt := range opts {
		opt(&o)
	}
	h := &Harness{Pool: dbtest.New(t), Log: &Log{}}
	h.hub = live.New(live.Options{Source: mailbox.New(h.Pool), Heartbeat: heartbeat, Recheck: 1})
	h.Post = jobstest.New(t, h.Pool)
	h.openFiles(t, o.blobs)
	h.Identity = identity.New(h.Pool, testHasher, identity.Options{
		Letters: h.Post, Links: jobstest.Places, Wake: mailbox.WakeMembers(h.hub), WakeCoaches: mailbox.WakeCoaches(h.hub),
		Keys: testKeys(t), AdministratorsNeedFactor: o.administratorsNeedFactor,
	})
	h.Post.Add(h.Identity.Emails()...)
	h.Post.Add(h.Identity.CoachEmails()...)
	h.Post.AddPeriodic(h.Identity.Periodic()...)
	h.Reminders = reminders.New(h.Pool, h.Post, jobstest.Places, h.hub)
	h.Post.Add(h.Reminders.Emails()...)
	h.Post.AddTasks(h.Reminders.Tasks()...)
	h.SessionNotify = sessionnotify.New(sessionnotify.Options{Pool: h.Pool, Queue: h.Post, Waker: h.hub, Links: jobstest.Places, From: jobstest.FromAddress})
	h.Post.Add(h.SessionNotify.Emails()...)
	h.Post.AddTasks(h.SessionNotify.Tasks()...)
	h.Post.AddPeriodic(h.SessionNotify.Periodic()...)
	h.Scheduling = scheduling.New(h.Pool, h.hub, rooms, h.SessionNotify.Told)
	h.Post.AddTasks(h.Scheduling.Tasks()...)
	h.ReplyTime = replytime.New(h.Scheduling)
	h.Alerts = alerts.New(alerts.Options{Pool: h.Pool, Queue: h.Post, Links: jobstest.Places})
	h.Post.Add(h.Alerts.Emails()...)
	h.Post.AddTasks(h.Alerts.Tasks()...)
	h.Coaching = coaching.New(h.Pool, h.hub, h.Scheduling.CoachLeft)
	h.Coaching.Tell(h.Alerts)
	h.openRoster()
	h.Notifications = notification.New(h.Pool, h.hub, h.Post)
	h.Membership = membership.New(membership.Options{Pool: h.Pool, Waker: h.hub, Queue: h.Post, Links: jobstest.Places, Quiet: reminders.QuietUntil, Provider: o.payments, Verifier: stripe.NewNotices(WebhookSecret), PublishableKey: "pk_test_house", ScriptURL: "https://payments.example/v3/stripe.js"})
	h.Post.Add(h.Membership.Emails()...)
	h.Post.AddTasks(h.Membership.Tasks()...)
	h.Post.AddTasks(h.Notifications.Tasks()...)
	h.Post.AddPeriodic(slices.Concat(h.Notifications.Periodic(), h.Membership.Periodic())...)
	h.Messaging = messaging.New(messaging.Options{
		Pool: h.Pool, Waker: h.hub, Hints: h.hub, Queue: h.Post, Attachments: h.Attachments, ReplyTime: h.ReplyTime,
		CoachWrote: []messaging.OnCoachMessage{h.Reminders.CoachWrote, func(ctx context.Context, tx pgx.Tx, written messaging.Written) error {
			return h.Notifications.CoachWrote(ctx, tx, written.Member)
		}},
		Flagged: []messaging.OnFlagged{func(ctx context.Context, tx pgx.Tx, flagged messaging.Flagged) error {
			return h.Alerts.Flagged(ctx, tx, flagged.Conversation)
		}},
	})
	h.Post.AddTasks(h.Messaging.Tasks()...)
	h.Post.AddPeriodic(h.Messaging.Periodic()...)
	h.openLibrary(t)
	h.Goals = goals.New(goals.Options{Pool: h.Pool, Waker: h.hub, Flags: h.Messaging})
	h.Community = community.New(community.Options{Pool: h.Pool, Waker: h.hub})
	h.UserData = userdata.New(userdata.Options{
		Pool: h.Pool, Queue: h.Post, Waker: h.hub, Links: jobstest.Places, OnLeave: h.Scheduling.MemberLeft, Files: h.Attachments, Journal: h.Journal, Community: h.Community, Payments: h.Membership,
	})
	h.Post.Add(h.UserData.Emails()...)
	h.Post.AddTasks(h.UserData.Tasks()...)
	h.Post.AddPeriodic(h.UserData.Periodic()...)
	h.Visitors = visitors.New(h.Pool, h.Post, h.hub, jobstest.Places)
	h.Post.Add(h.Visitors.Emails()...)
	h.Ops = ops.New(h.Pool, h.Post, func(ctx context.Context) (bool, error) { return migrate.Current(ctx, h.Pool) })
	h.Companions = companion.New(companion.Options{Pool: h.Pool, Model: o.model, Budget: companion.Budget{Answers: 100, Tokens: 100_000}, Poll: 20 * time.Millisecond})
	t.Cleanup(func() { h.Companions.Finish(context.WithoutCancel(t.Context())) })
	h.Post.AddPeriodic(h.Companions.Periodic()...)
	h.Site = h.serve(t, "site", "", site.New(site.Deps{Visitors: h.Visitors, Coaching: h.Coaching, CoachProfile: h.CoachProfile, Limits: o.limits}))
	members := httptest.NewUnstartedServer(nil)
	h.Member = h.serveOn(t, members, "member", realm.MemberCookie, member.New(member.Deps{
		Identity: h.Identity, Coaching: h.Coaching, Messaging: h.Messaging, Attachments: h.Attachments, Profile: profile.New(h.Pool, h.Identity, h.hub), Reminders: h.Reminders,
		Notifications: h.Notifications, Membership: h.Membership, CoachProfile: h.CoachProfile, UserData: h.UserData, Scheduling: h.Scheduling, SessionNotify: h.SessionNotify, Companions: h.Companions, Community: h.Community, Library: h.Library, Journal: h.Journal, Goals: h.Goals, Provider: o.provider("http://" + members.Listener.Addr().String()), Live: h.hub, Limits: o.limits,
	}), member.Guests(h.Site)...)
	h.Coach = h.serve(t, "coach", realm.CoachCookie, coach.New(coach.Deps{
		Identity: h.Identity, CoachProfile: h.CoachProfile, Coaching: h.Coaching, ReplyTime: h.ReplyTime, Casework: h.Casework, Goals: h.Goals, Messaging: h.Messaging, Attachments: h.Attachments, Scheduling: h.Scheduling, SessionNotify: h.SessionNotify, Community: h.Community, Audit: audit.New(h.Pool), Membership: h.Membership, Visitors: h.Visitors, Ops: h.Ops, CoachAdmin: h.CoachAdmin, Live: h.hub, Limits: o.limits,
	}))
	joined := map[string]realm.AnyAPI{}
	for _, surface := range h.APIs {
		joined[surface.Origin] = surface.AnyAPI
	}
	realm.Join(joined)
	return h
}

// rooms are where the video of a session is.
const rooms scheduling.RoomURL = "https://video.example/{room}"

// heartbeat is short so that a stream soon notices that its session is over.
const heartbeat = 100 * time.Millisecond

// testHasher is weak so that a test with ten people does not spend its time on hashing. Everything else is as in
// production, and what hashing itself does is tested where it lives.
var testHasher = identity.NewHasher(identity.Params{MemoryKiB: 64, Passes: 1, Lanes: 1}, identity.Bounds{Running: 4, Waiting: 1024})

func (h *Harness) serve(t testing.TB, name string, cookie realm.Cookie, api realm.AnyAPI) string {
	t.Helper()
	return h.serveOn(t, httptest.NewUnstartedServer(nil), name, cookie, api)
}

func (h *Harness) serveOn(
	t testing.TB, server *httptest.Server, name string, cookie realm.Cookie, api realm.AnyAPI, guests ...httpserver.Guest,
) string {
	t.Helper()
	logger := slog.New(slog.NewJSONHandler(h.Log, &slog.HandlerOptions{Level: slog.LevelDebug}))
	server.Config.Handler = httpserver.Handler(httpserver.Options{Name: name, API: api, Guests: guests, Logger: logger})
	server.Start()
	t.Cleanup(func() {
		// Streams do not end by themselves, and Close waits for every request.
		h.CloseStreams()
		server.Close()
	})
	h.APIs = append(h.APIs, Surface{AnyAPI: api, Name: name, Origin: server.URL, Cookie: cookie})
	return server.URL
}

var names atomic.Int64

// User is a person in a test: who they are, and a browser in which they are signed in.
type User struct {
	*Visitor
	ID       string
	Username string
	Email    string
}

// NewMember registers a member through the member BFF, has their address confirmed, and returns their browser. No letter
// about the address goes out any more.
func (h *Harness) NewMember(t testing.TB) *User {
	t.Helper()
	who := h.NewUnconfirmed(t)
	if _, err := h.Pool.Exec(t.Context(), "update members set email_confirmed_at = now() where id = $1", who.ID); err != nil {
		t.Fatalf("confirm the address of %s: %v", who.Username, err)
	}
	return who
}

// NewUnconfirmed is NewMember for somebody whose address is not confirmed; the letter about it waits in Post.
func (h *Harness) NewUnconfirmed(t testing.TB) *User {
	t.Helper()
	number := names.Add(1)
	who := &User{
		Visitor:  NewVisitor(h.Member),
		Username: fmt.Sprintf("member_%d", number), Email: fmt.Sprintf("member%d@mail.example", number),
	}
	var user struct {
		ID string `json:"id"`
	}
	answer := who.Post(t, "/api/register", map[string]any{
		"username": who.Username, "email": who.Email, "firstName": "Asha", "lastName": "Iyer", "password": Password,
		"timeZone": "America/Chicago",
	}).Want(t, http.StatusCreated)
	if err := json.Unmarshal(answer.Body, &user); err != nil {
		t.Fatalf("decode %s: %v", answer.Body, err)
	}
	who.ID = user.ID
	return who
}

// CoachOption changes a coach before they are stored.
type CoachOption func(*store.CreateCoachParams)

// Inactive makes a coach who still waits for activation.
func Inactive(c *store.CreateCoachParams) { c.IsActive, c.VerificationStatus = false, "pending" }

// Administrator makes somebody who looks after the whole and coaches nobody.
func Administrator(c *store.CreateCoachParams) {
	Inactive(c)
	c.Name, c.Role = "Leela Nair", identity.RoleAdministrator
}

// NewCoach stores an active, verified coach, signs them in through the coach BFF and returns their browser.
func (h *Harness) NewCoach(t testing.TB, opts ...CoachOption) *User {
	t.Helper()
	number := names.Add(1)
	who := &User{Visitor: NewVisitor(h.Coach), Email: fmt.Sprintf("coach%d@mail.example", number)}
	hash, err := testHasher.Hash(t.Context(), Password)
	if err != nil {
		t.Fatalf("hash password: %v", err)
	}
	row := store.CreateCoachParams{
		Email: who.Email, PasswordHash: hash, Name: "Meera Krishnan", Bio: "Sits with people between two countries.",
		Specializations: "Family, Identity", Focus: []string{"family", "identity"}, ZoomLink: "https://meet.example/secret-room",
		Availability: "Weekdays", City: "Chennai", State: "Tamil Nadu", Country: "India", TimeZone: "Asia/Kolkata",
		Licenses: "Certified Wellness Coach", Languages: []string{"ta", "en"}, Education: "MA Psychology",
		YearsOfExperience: 9, VerificationStatus: "verified", DocumentsSubmitted: true, IsActive: true,
	}
	for _, opt := range opts {
		opt(&row)
	}
	stored, err := store.New().CreateCoach(t.Context(), h.Pool, row)
	if err != nil {
		t.Fatalf("store coach: %v", err)
	}
	who.ID = stored.ID.String()
	who.Post(t, "/api/coach/login", map[string]any{"email": who.Email, "password": Password}).Want(t, http.StatusOK)
	return who
}

// Pair makes a member who has chosen a coach.
func (h *Harness) Pair(t testing.TB) (member, coach *User) {
	t.Helper()
	member, coach = h.NewMember(t), h.NewCoach(t)
	member.Choose(t, coach)
	return member, coach
}

// Choose makes the coach the member's, through the member BFF.
func (s *User) Choose(t testing.TB, coach *User) {
	t.Helper()
	s.Post(t, "/api/user/coach", map[string]any{"coachId": coach.ID}).Want(t, http.StatusOK)
}

// SentMessage is what a test needs to know of a message.
type SentMessage struct {
	ID   string `json:"id"`
	Seq  int64  `json:"seq"`
	Text string `json:"text"`
}

// Write sends a message from a member to a coach through the member BFF.
func (s *User) Write(t testing.TB, coach *User, text string) SentMessage {
	t.Helper()
	return s.sent(t, "/api/messages", map[string]any{"id": uuid.NewString(), "coachId": coach.ID, "text": text})
}

// Answer sends a message from a coach to a client through the coach BFF.
func (s *User) Answer(t testing.TB, member *User, text string) SentMessage {
	t.Helper()
	return s.sent(t, "/api/coach/clients/"+member.ID+"/messages", map[string]any{"id": uuid.NewString(), "text": text})
}

func (s *User) sent(t testing.TB, path string, body map[string]any) SentMessage {
	t.Helper()
	answer := s.Post(t, path, body).Want(t, http.StatusCreated)
	var sent SentMessage
	if err := json.Unmarshal(answer.Body, &sent); err != nil {
		t.Fatalf("decode %s: %v", answer.Body, err)
	}
	return sent
}

// CloseStreams ends every open stream, as the server does when it is told to stop.
func (h *Harness) CloseStreams() { h.hub.CloseStreams() }

// Count returns what a counting query says, for proving that nothing was stored.
func (h *Harness) Count(t testing.TB, query string, args ...any) int {
	t.Helper()
	var count int
	if err := h.Pool.QueryRow(context.WithoutCancel(t.Context()), query, args...).Scan(&count); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return count
}
