// Package apitest runs the three BFFs as they run in production, on a real database and real connections, for the tests
// of their operations.
package apitest

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"

	"aangan/bff/app"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/languagemodel"
	"aangan/bff/domain/membership"
	"aangan/bff/internal/config"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/bff/internal/oidc"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
	"aangan/db/connect"
	"aangan/db/dbtest"
	"aangan/db/store"
)

// WebhookSecret signs the payment provider's webhooks in tests.
const WebhookSecret = "whsec_house"

// Password is the password of every test user.
const Password = "Tamarind4Rice"

// Harness is the three BFFs over one database.
type Harness struct {
	// App holds the services, as the programs build them.
	*app.App
	Pool *pgxpool.Pool
	// Database is in front of the BFFs' database; nil without [WithDatabaseProxy].
	Database *dbtest.Proxy
	// FilesDir is the folder of uploaded files.
	FilesDir string
	// Post runs the jobs; Post.Deliver runs them and returns the emails.
	Post *jobstest.Post
	// Site, Member and Coach are the origins of the BFFs.
	Site, Member, Coach string
	// APIs are the operations behind the origins, in the same order.
	APIs []API
	// Log collects the log lines of the BFFs.
	Log *Log
}

// API is the API of one BFF and the origin that serves it.
type API struct {
	realm.AnyAPI
	Name, Origin string
	// Cookie is the realm's session cookie; empty for the site.
	Cookie realm.Cookie
}

// Option configures a Harness.
type Option func(*options)

type options struct {
	limits   *ratelimit.Limits
	provider func(member string) *oidc.Provider
	payments membership.Provider

	secondReader languagemodel.Model
	proxied      bool

	administratorsNeedFactor bool
}

// WithLimits enables rate limits, which are off by default.
func WithLimits(limits *ratelimit.Limits) Option { return func(o *options) { o.limits = limits } }

// WithProvider sets the sign-in provider of members. The function receives the origin of the member BFF.
func WithProvider(provider func(member string) *oidc.Provider) Option {
	return func(o *options) { o.provider = provider }
}

// WithPayments sets the payment provider; without it payments fail.
func WithPayments(provider membership.Provider) Option {
	return func(o *options) { o.payments = provider }
}

// WithSecondReader has the model read members' texts, except the journal.
func WithSecondReader(model languagemodel.Model) Option {
	return func(o *options) { o.secondReader = model }
}

// WithDatabaseProxy puts Harness.Database between the BFFs and their database, with the limits of production.
// Harness.Pool stays connected directly.
func WithDatabaseProxy() Option { return func(o *options) { o.proxied = true } }

// WithSecondFactors requires a second factor of administrators, as in production.
func WithSecondFactors() Option { return func(o *options) { o.administratorsNeedFactor = true } }

// New starts the three BFFs on a fresh database, wired as the programs wire them. Everything stops with the test.
func New(t testing.TB, opts ...Option) *Harness {
	t.Helper()
	o := options{provider: func(string) *oidc.Provider { return nil }, limits: &ratelimit.Limits{}}
	for _, opt := range opts {
		opt(&o)
	}
	h := &Harness{Pool: dbtest.New(t), Log: &Log{}}
	servers := map[config.App]*httptest.Server{}
	origins := map[config.App]string{}
	for _, name := range config.Apps {
		servers[name] = httptest.NewUnstartedServer(nil)
		origins[name] = "http://" + servers[name].Listener.Addr().String()
	}
	c := testConfig(t, origins)
	// Texts of the community appear at once.
	c.AdministratorsNeedFactor, c.CommunityDelays = o.administratorsNeedFactor, false
	h.FilesDir = c.FilesDir()
	logger := slog.New(slog.NewJSONHandler(h.Log, &slog.HandlerOptions{Level: slog.LevelDebug}))
	pool := h.Pool
	if o.proxied {
		pool = h.openProxied(t)
	}
	a, err := app.New(c, app.Deps{
		Pool: pool, Logger: logger, Hasher: testHasher, Payments: o.payments, Limits: o.limits,
		Provider: o.provider(origins[config.Member]), Links: &jobstest.Places, SecondReader: o.secondReader,
		Timing: &app.Timing{Heartbeat: heartbeat, Recheck: 1, CompanionPoll: 20 * time.Millisecond},
	})
	if err != nil {
		t.Fatal(err)
	}
	h.App, h.Post = a, jobstest.For(t, h.Pool, a.Queue, a.Emails, a.Tasks)
	t.Cleanup(func() {
		a.Companions.Finish(context.WithoutCancel(t.Context()))
		a.Risk.Finish(context.WithoutCancel(t.Context()))
	})
	cookies := map[config.App]realm.Cookie{config.Member: realm.MemberCookie, config.Coach: realm.CoachCookie}
	for _, name := range config.Apps {
		server := servers[name]
		server.Config.Handler = a.Handler(name, nil, nil)
		server.Start()
		t.Cleanup(func() {
			// Close waits for every request, so streams must be closed first.
			h.CloseStreams()
			server.Close()
		})
		h.APIs = append(h.APIs, API{AnyAPI: a.APIs[name], Name: string(name), Origin: server.URL, Cookie: cookies[name]})
	}
	h.Site, h.Member, h.Coach = origins[config.Site], origins[config.Member], origins[config.Coach]
	return h
}

// openProxied starts the proxy and returns a pool that connects through it, with the limits of production.
func (h *Harness) openProxied(t testing.TB) *pgxpool.Pool {
	t.Helper()
	h.Database = dbtest.NewProxy(t, h.Pool)
	config := h.Pool.Config()
	h.Database.Configure(config)
	connect.LimitRequests(config)
	pool, err := pgxpool.NewWithConfig(t.Context(), config)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(pool.Close)
	return pool
}

// testConfig returns the development defaults with a temporary folder and the origins of the test servers.
func testConfig(t testing.TB, origins map[config.App]string) config.Config {
	t.Helper()
	env := map[string]string{
		"DATA_DIR": t.TempDir(), "MAIL_FROM": jobstest.From, "VIDEO_ROOM_TEMPLATE": "https://video.example/{room}",
		"DATA_KEY": "tests:" + base64.StdEncoding.EncodeToString([]byte("a key that only tests seal with.")),
	}
	c, err := config.Load(func(name string) string { return env[name] }, "")
	if err != nil {
		t.Fatal(err)
	}
	c.URLs = origins
	c.ModelBudget, c.ModelReads = config.ModelBudget{Answers: 100, Tokens: 100_000, Readings: 100}, config.ReadAll
	c.Stripe.APIURL = "" // No provider, unless WithPayments sets one.
	c.Stripe.WebhookSecret, c.Stripe.PublishableKey = WebhookSecret, "pk_test_house"
	c.Stripe.ScriptURL = "https://payments.example/v3/stripe.js"
	return c
}

// heartbeat is short so that a stream soon notices that its session is over.
const heartbeat = 100 * time.Millisecond

// testHasher is weak so that a test with ten users does not spend its time on hashing. The tests of package identity
// cover hashing.
var testHasher = identity.NewHasher(identity.Params{MemoryKiB: 64, Passes: 1, Lanes: 1}, identity.Bounds{Running: 4, Waiting: 1024})

var names atomic.Int64

// User is a member or coach in a test, with a browser in which they are signed in.
type User struct {
	*Visitor
	ID       string
	Username string
	Email    string
}

// NewMember registers a member through the member BFF, confirms their address, and returns their browser. No email
// about the address is pending.
func (h *Harness) NewMember(t testing.TB) *User {
	t.Helper()
	member := h.NewUnconfirmed(t)
	if _, err := h.Pool.Exec(t.Context(), "update members set email_confirmed_at = now() where id = $1", member.ID); err != nil {
		t.Fatalf("confirm the address of %s: %v", member.Username, err)
	}
	return member
}

// NewUnconfirmed is NewMember with an unconfirmed address; the confirmation email is still queued in Post.
func (h *Harness) NewUnconfirmed(t testing.TB) *User {
	t.Helper()
	number := names.Add(1)
	member := &User{
		Visitor:  NewVisitor(h.Member),
		Username: fmt.Sprintf("member_%d", number), Email: fmt.Sprintf("member%d@mail.example", number),
	}
	var user struct {
		ID string `json:"id"`
	}
	answer := member.Post(t, "/api/register", map[string]any{
		"username": member.Username, "email": member.Email, "firstName": "Asha", "lastName": "Iyer", "password": Password,
		"timeZone": "America/Chicago",
	}).Want(t, http.StatusCreated)
	if err := json.Unmarshal(answer.Body, &user); err != nil {
		t.Fatalf("decode %s: %v", answer.Body, err)
	}
	member.ID = user.ID
	return member
}

// CoachOption changes a coach before they are stored.
type CoachOption func(*store.CreateCoachParams)

// Inactive makes a coach who still waits for activation.
func Inactive(c *store.CreateCoachParams) { c.IsActive, c.VerificationStatus = false, "pending" }

// Administrator makes the coach an administrator without clients.
func Administrator(c *store.CreateCoachParams) {
	Inactive(c)
	c.Name, c.Role = "Leela Nair", identity.RoleAdministrator
}

// NewCoach stores an active, verified coach, signs them in through the coach BFF and returns their browser.
func (h *Harness) NewCoach(t testing.TB, opts ...CoachOption) *User {
	t.Helper()
	number := names.Add(1)
	user := &User{Visitor: NewVisitor(h.Coach), Email: fmt.Sprintf("coach%d@mail.example", number)}
	hash, err := testHasher.Hash(t.Context(), Password)
	if err != nil {
		t.Fatalf("hash password: %v", err)
	}
	row := store.CreateCoachParams{
		Email: user.Email, PasswordHash: hash, Name: "Meera Krishnan", Bio: "Sits with people between two countries.",
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
	user.ID = stored.ID.String()
	user.Post(t, "/api/coach/login", map[string]any{"email": user.Email, "password": Password}).Want(t, http.StatusOK)
	return user
}

// Pair creates a member and a coach whom the member has chosen.
func (h *Harness) Pair(t testing.TB) (member, coach *User) {
	t.Helper()
	member, coach = h.NewMember(t), h.NewCoach(t)
	member.Choose(t, coach)
	return member, coach
}

// Choose selects the coach for the member through the member BFF.
func (s *User) Choose(t testing.TB, coach *User) {
	t.Helper()
	s.Post(t, "/api/user/coach", map[string]any{"coachId": coach.ID}).Want(t, http.StatusOK)
}

// SentMessage describes a sent message.
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

// Reply sends a message from a coach to a client through the coach BFF.
func (s *User) Reply(t testing.TB, member *User, text string) SentMessage {
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

// CloseStreams ends every open stream, as a stopping server does.
func (h *Harness) CloseStreams() { h.Hub.CloseStreams() }

// Count returns the result of a counting query.
func (h *Harness) Count(t testing.TB, query string, args ...any) int {
	t.Helper()
	var count int
	if err := h.Pool.QueryRow(context.WithoutCancel(t.Context()), query, args...).Scan(&count); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return count
}
